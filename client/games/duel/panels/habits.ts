/** What a player of Duel does again and again: read off the notations of their moves. */
import type { Habit } from "../../../face/face.ts";

const GROUPS = ["opening", "drafted", "wonders", "tokens", "cards"];

export function habits(moves: readonly string[]): readonly Habit[] {
  const all = moves.flatMap((move): Habit[] => {
    const [verb, id] = move.split(" ");
    if (verb === "draft") return [{ group: "drafted", item: [`wonder.${id}`] }];
    if (verb === "wonder") return [{ group: "wonders", item: [`wonder.${id}`] }];
    if (verb === "keep") return [{ group: "tokens", item: [`token.${id}`] }];
    return verb === "build" ? [{ group: "cards", item: [`card.${id}`] }] : [];
  });
  const first = all.find(({ group }) => group === "cards");
  const told = first === undefined ? all : [{ ...first, group: "opening" }, ...all];
  return told.sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group));
}
