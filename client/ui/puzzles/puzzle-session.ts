/** The puzzles of one game, for the list in the lobby and the panel at the table. */

import type { Puzzle, PuzzleSet } from "../../../shared/core/puzzles/puzzle.ts";
import { firstRating } from "../../../shared/core/puzzles/puzzle-rating.ts";
import type { PuzzleProgress } from "./puzzle-progress.ts";

export interface PuzzleSession {
  readonly set: PuzzleSet;
  readonly progress: PuzzleProgress;
  /** Opens a puzzle at the table, or tells the reader why not. */
  start(puzzle: Puzzle): Promise<void>;
  /** Back to the list, in the lobby. */
  list(): void;
}

/** The next unsolved puzzle: the one nearest to the guest's rating, and before there is one the next in order. */
export function nextUnsolved({ set, progress }: Pick<PuzzleSession, "set" | "progress">, after?: Puzzle): Puzzle | undefined {
  const at = after === undefined ? -1 : set.puzzles.indexOf(after);
  const order = [...set.puzzles.slice(at + 1), ...set.puzzles.slice(0, Math.max(0, at))];
  const unsolved = order.filter(({ id }) => !progress.isSolved(set.game, id));
  const { rating, puzzles = [] } = progress.known(set.game) ?? {};
  if (rating === undefined) return unsolved[0];
  const told = new Map(puzzles.map((one) => [one.puzzle, one.rating]));
  const distance = (puzzle: Puzzle): number => Math.abs((told.get(puzzle.id) ?? firstRating(puzzle).rating) - rating);
  return unsolved.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Counts from 1, as players do. */
export const placeOf = ({ puzzles }: PuzzleSet, puzzle: Puzzle): number => puzzles.indexOf(puzzle) + 1;
