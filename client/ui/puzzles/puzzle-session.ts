/** The puzzles of one game, for the list in the lobby and the panel at the table. */

import type { Puzzle, PuzzleSet } from "../../../shared/core/puzzles/puzzle.ts";
import { firstRating } from "../../../shared/core/puzzles/puzzle-rating.ts";
import type { PuzzleProgress } from "./puzzle-progress.ts";

export interface PuzzleSession {
  /** The volume that is open. */
  readonly set: PuzzleSet;
  /** Puzzles about something else are passed over. */
  readonly theme?: string | undefined;
  readonly progress: PuzzleProgress;
  /** Opens a puzzle at the table, or tells the reader why not. */
  start(puzzle: Puzzle): Promise<void>;
  /** Back to the list, in the lobby. */
  list(): void;
}

/** Those of the volume that the theme leaves. */
export const chosen = ({ set, theme }: Pick<PuzzleSession, "set" | "theme">): readonly Puzzle[] =>
  theme === undefined ? set.puzzles : set.puzzles.filter(({ themes }) => themes.includes(theme));

/** The next unsolved puzzle: the one nearest to the guest's rating, and before there is one the next in order. */
export function nextUnsolved(session: Pick<PuzzleSession, "set" | "theme" | "progress">, after?: Puzzle): Puzzle | undefined {
  const { set, progress } = session;
  const puzzles = chosen(session);
  const at = after === undefined ? -1 : puzzles.indexOf(after);
  const order = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))];
  const unsolved = order.filter(({ id }) => !progress.isSolved(set.game, id));
  const { rating, puzzles: known = [] } = progress.known(set.game) ?? {};
  if (rating === undefined) return unsolved[0];
  const told = new Map(known.map((one) => [one.puzzle, one.rating]));
  const distance = (puzzle: Puzzle): number => Math.abs((told.get(puzzle.id) ?? firstRating(puzzle).rating) - rating);
  return unsolved.toSorted((a, b) => distance(a) - distance(b))[0];
}
