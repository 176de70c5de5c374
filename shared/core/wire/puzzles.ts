/** What a guest is told of the puzzles of a game: how many solve them at the first attempt, and what ratings follow from that. */

export interface PuzzleCounts {
  readonly puzzles: readonly PuzzleCount[];
  /** The guest's first attempts. */
  readonly own: readonly { readonly puzzle: string; readonly solved: boolean }[];
  /** The guest's, for the puzzles of this game; left out before the first attempt. */
  readonly rating?: number;
}

export interface PuzzleCount {
  readonly puzzle: string;
  /** Guests who have tried it, and those of them who found the solution at once. */
  readonly tried: number;
  readonly solved: number;
  /** Left out where no attempt since ratings are kept has changed it. */
  readonly rating?: number;
}
