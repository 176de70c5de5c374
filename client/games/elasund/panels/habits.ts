/** What a player of Elasund does again and again: read off the notations of their moves. */
import type { Habit } from "../../../face/face.ts";

export function habits(moves: readonly string[]): readonly Habit[] {
  const built = moves.flatMap((move): Habit[] => {
    const [verb, id] = move.split(" ");
    if (verb === "church" || verb === "wall") return [{ group: "built", item: [`built.${verb}`] }];
    return verb === "build" ? [{ group: "built", item: [`kind.${id}`] }] : [];
  });
  const [first] = built;
  return first === undefined ? built : [{ ...first, group: "opening" }, ...built];
}
