/** A standing group of guests, such as "Friday": who belongs to it, and how their matches among each other ended. */

export interface GroupMember {
  readonly id: string;
  /** Empty for a nameless guest. */
  readonly name: string;
}

export interface Group {
  readonly id: string;
  readonly name: string;
  /** Lets others in, in a link. */
  readonly code: string;
  /** The longest first: the first one may remove others. */
  readonly members: readonly GroupMember[];
  /** The reader's id. */
  readonly own: string;
  /** The game that was played last comes first. */
  readonly games: readonly GroupGame[];
}

/** What members of a group have won, by their ids. */
export type Wins = Readonly<Record<string, number>>;

export interface GroupGame {
  readonly game: string;
  readonly matches: number;
  readonly wins: Wins;
  /** The last best of three, by those who played the newest match: over once a member has won two. */
  readonly series: Wins;
}

/** What one who has the link is told before joining. */
export interface GroupByLink {
  readonly name: string;
  readonly members: readonly string[];
  /** The reader is one of them. */
  readonly joined: boolean;
}

/** Wins that end a best of three. */
export const SERIES_WINS = 2;
export const LONGEST_GROUP_NAME = 24;
