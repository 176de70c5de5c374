/** The puzzles of one game, for the list in the lobby and the panel at the table. */
import type { Puzzle, PuzzleSet } from "../../../shared/core/puzzles/puzzle.ts";
import type { PuzzleProgress } from "./puzzle-progress.ts";

export interface PuzzleSession {
  readonly set: PuzzleSet;
  readonly progress: PuzzleProgress;
  /** Opens a puzzle at the table, or tells the reader why not. */
  start(puzzle: Puzzle): Promise<void>;
  /** Back to the list, in the lobby. */
  list(): void;
}

/** The next unsolved puzzle after this one; without one, the first of all. */
export function nextUnsolved({ set, progress }: Pick<PuzzleSession, "set" | "progress">, after?: Puzzle): Puzzle | undefined {
  const at = after === undefined ? -1 : set.puzzles.indexOf(after);
  const order = [...set.puzzles.slice(at + 1), ...set.puzzles.slice(0, Math.max(0, at))];
  return order.find(({ id }) => !progress.isSolved(set.game, id));
}

/** Counts from 1, as players do. */
export const placeOf = ({ puzzles }: PuzzleSet, puzzle: Puzzle): number => puzzles.indexOf(puzzle) + 1;
