/** The puzzles of each game; a set is loaded when it is asked for. `npm run puzzles` writes them. */
import { at } from "./core/base/checked.ts";
import type { Puzzle, PuzzleSet } from "./core/puzzles/puzzle.ts";
import { GAME_IDS, type GameId } from "./listed-games.ts";

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

/** A prime, so that every puzzle of a set has its day before one comes again, and neighbours in the set are not neighbours in time. */
const STRIDE = 7919;

/** Of the set of the day's game. `day`: since 1970, in UTC. */
export function puzzleOfDay({ puzzles }: Pick<PuzzleSet, "puzzles">, day: number): Puzzle {
  const turn = Math.floor(day / GAME_IDS.length);
  return at(puzzles, (turn * STRIDE) % puzzles.length);
}
