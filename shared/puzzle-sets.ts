/** The puzzles of each game, in volumes; one is loaded when it is asked for. `npm run puzzles` makes them. */
import { at } from "./core/base/checked.ts";
import type { Puzzle, PuzzleSet } from "./core/puzzles/puzzle.ts";
import { GAME_IDS, type GameId } from "./listed-games.ts";

interface Volume {
  /** How many puzzles are in it. */
  readonly size: number;
  load(): Promise<{ readonly default: object }>;
}

const VOLUMES: Readonly<Record<string, readonly Volume[]>> = {
  duel: [
    { size: 199, load: () => import("./duel/puzzles/1.json", { with: { type: "json" } }) },
    { size: 200, load: () => import("./duel/puzzles/2.json", { with: { type: "json" } }) },
    { size: 200, load: () => import("./duel/puzzles/3.json", { with: { type: "json" } }) },
    { size: 200, load: () => import("./duel/puzzles/4.json", { with: { type: "json" } }) },
    { size: 200, load: () => import("./duel/puzzles/5.json", { with: { type: "json" } }) },
  ],
  elasund: [
    { size: 172, load: () => import("./elasund/puzzles/1.json", { with: { type: "json" } }) },
    { size: 200, load: () => import("./elasund/puzzles/2.json", { with: { type: "json" } }) },
  ],
  "puerto-rico": [
    { size: 181, load: () => import("./puerto-rico/puzzles/1.json", { with: { type: "json" } }) },
    { size: 200, load: () => import("./puerto-rico/puzzles/2.json", { with: { type: "json" } }) },
  ],
} satisfies Readonly<Record<GameId, readonly Volume[]>>;

/** The sizes of a game's volumes; none for a game that is not listed. */
export const puzzleVolumes = (game: string): readonly number[] => volumesOf(game).map(({ size }) => size);

const volumesOf = (game: string): readonly Volume[] => (Object.hasOwn(VOLUMES, game) ? VOLUMES[game] : undefined) ?? [];

/** A volume, counted from 1; undefined if there is none. */
export async function puzzleSetOf(game: string, volume = 1): Promise<PuzzleSet | undefined> {
  const load = volumesOf(game)[volume - 1]?.load;
  return load && ((await load()).default as PuzzleSet);
}

export interface PlacedPuzzle {
  readonly set: PuzzleSet;
  readonly puzzle: Puzzle;
}

/** A puzzle by its name, in whichever volume it is. */
export async function puzzleNamed(game: string, id: string): Promise<PlacedPuzzle | undefined> {
  for (let volume = 1; ; volume++) {
    const set = await puzzleSetOf(game, volume);
    const puzzle = set?.puzzles.find((one) => one.id === id);
    if (set === undefined || puzzle !== undefined) return set && puzzle && { set, puzzle };
  }
}

/** How many a game has. */
export const puzzlesOf = (game: string): number => puzzleVolumes(game).reduce((all, size) => all + size, 0);

/** A prime, so that every puzzle of a game has its day before one comes again, and neighbours in a volume are not neighbours in time. */
const STRIDE = 7919;

/** Of the day's game. `day`: since 1970, in UTC. Undefined for a game without puzzles. */
export async function puzzleOfDay(game: string, day: number): Promise<PlacedPuzzle | undefined> {
  const turn = Math.floor(day / GAME_IDS.length);
  let place = (turn * STRIDE) % puzzlesOf(game);
  for (const [before, size] of puzzleVolumes(game).entries()) {
    if (place < size) {
      const set = await puzzleSetOf(game, before + 1);
      return set && { set, puzzle: at(set.puzzles, place) };
    }
    place -= size;
  }
  return undefined;
}
