/** How matches were won: the ways of each game, and what the points came from. */
import type { AnyGame, Result } from "../../../shared/core/contract/game.ts";
import { sum } from "../common/figures.ts";

/** The ways to win a game; a shared victory is none. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  duel: ["points", "science", "military"],
  "puerto-rico": ["shipped", "built"],
  elasund: ["buildings", "trade", "walls", "church"],
};

const SHIPPED: readonly string[] = ["barrels", "harbor", "captain"];

export const waysOf = ({ id }: Pick<AnyGame, "id">): readonly string[] => WAYS[id] ?? [];

/** A seat's points by the ways of the game; empty if none were counted, or if the ways are not told by points. */
export function pointsByWay({ id }: Pick<AnyGame, "id">, { points }: Result, seat: number): Readonly<Record<string, number>> {
  const own = points[seat] ?? {};
  if (id === "duel") return {};
  if (id !== "puerto-rico") return own;
  const shipped = sum(Object.entries(own).map(([source, count]) => (SHIPPED.includes(source) ? count : 0)));
  return { shipped, built: sum(Object.values(own)) - shipped };
}

/** How the match was won by the only winner: by what most of its points came from, where the game has no other word. */
export function wayOf(game: Pick<AnyGame, "id">, result: Result): string {
  if (result.places.filter((place) => place === 1).length !== 1) return "shared";
  if (game.id === "duel") return result.how === "blue" ? "points" : result.how;
  const points = Object.entries(pointsByWay(game, result, result.places.indexOf(1)));
  const [way] = points.reduce((most, next) => (next[1] > most[1] ? next : most), ["none", -1]);
  return way;
}
