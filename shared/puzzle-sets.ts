/** The puzzles of each game; a set is loaded when it is asked for. `npm run puzzles` writes them. */
import type { PuzzleSet } from "./core/puzzles/puzzle.ts";

const SETS: Readonly<Record<string, () => Promise<{ readonly default: object }>>> = {
  duel: () => import("./duel/puzzles.json", { with: { type: "json" } }),
  elasund: () => import("./elasund/puzzles.json", { with: { type: "json" } }),
  "puerto-rico": () => import("./puerto-rico/puzzles.json", { with: { type: "json" } }),
};

export const hasPuzzles = (game: string): boolean => Object.hasOwn(SETS, game);

/** Undefined for a game without any. */
export async function puzzleSetOf(game: string): Promise<PuzzleSet | undefined> {
  return hasPuzzles(game) ? ((await SETS[game]!()).default as PuzzleSet) : undefined;
}
