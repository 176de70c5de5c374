/** The puzzles of each game; a set is loaded when it is asked for. `npm run puzzles` writes them. */
import type { PuzzleSet } from "./core/puzzles/puzzle.ts";
import type { GameId } from "./listed-games.ts";

const SETS: Readonly<Record<string, () => Promise<{ readonly default: object }>>> = {
  duel: () => import("./duel/puzzles.json", { with: { type: "json" } }),
  elasund: () => import("./elasund/puzzles.json", { with: { type: "json" } }),
  "puerto-rico": () => import("./puerto-rico/puzzles.json", { with: { type: "json" } }),
} satisfies Readonly<Record<GameId, () => Promise<unknown>>>;

/** Undefined for a game that is not listed. */
export async function puzzleSetOf(game: string): Promise<PuzzleSet | undefined> {
  const load = Object.hasOwn(SETS, game) ? SETS[game] : undefined;
  return load && ((await load()).default as PuzzleSet);
}
