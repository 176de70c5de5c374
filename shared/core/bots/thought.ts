/** The answer of a thinker. */

export interface Thought {
  /**
   * In notation, at least one: first a listed move of the view, then further moves of the same seat that belong to the same decision.
   * They are played as one entry; of a row that the rules refuse only the first move is played.
   */
  readonly row: readonly string[];
  /** The chance of victory of each seat, 0 to 1, if this move is played. */
  readonly chances?: readonly number[];
  /** The best lines found, best first; the first begins with the move that is played. */
  readonly lines?: readonly Line[];
}

export interface Line {
  /** In notation, of all seats in turn. */
  readonly moves: readonly string[];
  /** The asked seat's chance of victory. */
  readonly chance: number;
  /** How often the search went this way. */
  readonly visits: number;
}
