/** What a player of Puerto Rico does again and again: read off the notations of their moves. */
import type { Habit } from "../../../face/face.ts";

export function habits(moves: readonly string[]): readonly Habit[] {
  const all = moves.flatMap((move): Habit[] => {
    const [verb, id] = move.split(" ");
    if (verb === "role") return [{ group: "role", item: [`role.${id}`] }];
    return verb === "build" ? [{ group: "buildings", item: [`building.${id}`] }] : [];
  });
  const role = all.find(({ group }) => group === "role");
  const bought = all.filter(({ group }) => group === "buildings");
  const first = bought[0] && { ...bought[0], group: "opening" };
  return [role, first, ...bought].filter((habit) => habit !== undefined);
}
