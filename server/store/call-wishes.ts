/** Guests who wish to be called, by push, when a player waits for a game. */

export interface CallWishStore {
  callWishes(person: string): Promise<readonly CallWish[]>;
  /** In place of an earlier one for the game; an end that is past takes it back. */
  wishToBeCalled(person: string, wish: CallWish): Promise<void>;
  /**
   * Whom to call for a player who waits, and notes that they are called: each at most once an hour, and never twice in a row for the same
   * player. Nobody is called for a guest they avoid, or who avoids them.
   */
  takeCalls(game: string, waiting: string): Promise<readonly string[]>;
}

export interface CallWish {
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}
