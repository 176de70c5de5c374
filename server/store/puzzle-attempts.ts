/** First attempts at puzzles, which rate guests and puzzles. */
import type { PuzzleRating } from "../../shared/core/puzzles/puzzle-rating.ts";
import type { PuzzleCounts } from "../../shared/core/wire/puzzles.ts";

export interface PuzzleAttemptStore {
  /** Only the first attempt of a guest at a puzzle counts; later ones change nothing. `first`: the puzzle's rating before anybody has tried it. */
  addAttempt(id: string, game: string, puzzle: string, solved: boolean, first: PuzzleRating): Promise<void>;
  /** The attempts of all guests, and the guest's own. */
  attempts(id: string, game: string): Promise<PuzzleCounts>;
}
