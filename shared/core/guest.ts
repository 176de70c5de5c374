/** What a guest is told about themselves, and no other client is. */

/** A guest's identity. The token is a secret. */
export interface GuestCard {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

/** A guest's ratings and matches. */
export interface Profile {
  readonly ratings: readonly {
    readonly game: string;
    /** Rated and casual matches have separate ratings. */
    readonly rated: boolean;
    readonly rating: number;
    readonly matches: number;
  }[];
  /** Newest first. */
  readonly matches: readonly PlayedMatch[];
}
export interface PlayedMatch {
  readonly match: string;
  readonly game: string;
  readonly rated: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly seat: number;
  /** 1 is best; 0 without places. */
  readonly place: number;
  readonly how: string;
  /** The other players, without bots. */
  readonly others: readonly { readonly seat: number; readonly name: string; readonly blocked: boolean }[];
}
