/** What a guest is told of himself, and nobody else is. */

/** Who somebody is, for himself alone: the token is a secret. */
export interface GuestCard {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

/** How somebody plays, for himself alone. */
export interface Profile {
  readonly ratings: readonly {
    readonly game: string;
    /** Rated matches and casual ones are counted apart. */
    readonly rated: boolean;
    readonly rating: number;
    readonly matches: number;
  }[];
  /** The newest, first. */
  readonly matches: readonly PlayedMatch[];
}
export interface PlayedMatch {
  readonly match: string;
  readonly game: string;
  readonly rated: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly seat: number;
  /** 1 is best, 0 if nobody was placed. */
  readonly place: number;
  readonly how: string;
  /** Those he met; bots are not told. */
  readonly others: readonly { readonly seat: number; readonly name: string; readonly blocked: boolean }[];
}
