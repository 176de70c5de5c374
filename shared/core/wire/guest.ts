/** What a guest is told about themselves, and no other client is. */

/** A guest's identity. The token is a secret. */
export interface GuestCard {
  readonly id: string;
  readonly name: string;
  /** Their coat of arms; left out if it follows from the name. */
  readonly arms?: string;
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
  readonly others: readonly {
    readonly seat: number;
    readonly name: string;
    readonly arms?: string;
    readonly blocked: boolean;
    readonly known?: true;
  }[];
}

export const MATCH_RESULTS = ["won", "lost"] as const;
/** A finished match in the list of a guest's own. */
export interface ListedMatch extends PlayedMatch {
  /** How many seats it had, bots included. */
  readonly seats: number;
}
/** A part of the list, newest first. */
export interface MatchPage {
  readonly matches: readonly ListedMatch[];
  /** Whether there are older ones. */
  readonly more: boolean;
}

/** What statistics are made of. */
export interface MatchStatistics {
  /** Newest first. */
  readonly matches: readonly MatchFigures[];
  /** Whether older ones were left out. */
  readonly more: boolean;
}
/** A guest's finished match without its people. */
export interface MatchFigures {
  readonly game: string;
  readonly rated: boolean;
  readonly at: number;
  readonly seat: number;
  readonly seats: number;
  /** 1 is best; 0 without places. */
  readonly place: number;
  readonly how: string;
  /** The guest's rating after the match, and the best estimate of their strength; left out if the match did not rate them. */
  readonly rating?: number;
  readonly estimate?: number;
  /** Mean strength of the opponents before the match, on the scale of ratings; left out if unknown. */
  readonly met?: number;
}
