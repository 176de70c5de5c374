/** First attempts at puzzles. */
import type { PuzzleCounts } from "../../shared/core/wire/puzzles.ts";

export interface PuzzleAttemptStore {
  /** Only the first attempt of a guest at a puzzle counts; later ones change nothing. */
  addAttempt(id: string, game: string, puzzle: string, solved: boolean): Promise<void>;
  /** The attempts of all guests, and the guest's own. */
  attempts(id: string, game: string): Promise<PuzzleCounts>;
}
