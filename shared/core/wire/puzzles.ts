/** What a guest is told of the puzzles of a game: how many solve them at the first attempt. */

export interface PuzzleCounts {
  readonly puzzles: readonly PuzzleCount[];
  /** The guest's first attempts. */
  readonly own: readonly { readonly puzzle: string; readonly solved: boolean }[];
}

export interface PuzzleCount {
  readonly puzzle: string;
  /** Guests who have tried it, and those of them who found the solution at once. */
  readonly tried: number;
  readonly solved: number;
}
