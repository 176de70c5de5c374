/** What the operator does about guests, addresses and tables: one log that only grows. What is in force follows from it. */

/** What an operator does. `closed` is told to each player of a table that was closed. */
export const DEEDS = ["warn", "mute", "rename", "ban", "close", "closed", "lift", "read", "handle", "reopen"] as const;
export type Deed = (typeof DEEDS)[number];
/** Deeds that last until a time. */
export const isTimed = (what: Deed): boolean => what === "mute" || what === "ban";

export interface NewAct {
  readonly what: Deed;
  /** A guest's id, the digest of an address, or a table. */
  readonly target: string;
  /** Milliseconds since 1970; 0 for a deed without an end. */
  readonly until: number;
  readonly why: string;
  /** The operator's name, as given with the token; empty if there is none, and for a guest. */
  readonly by: string;
  /** The name that was taken away; of `lift` and `read`, the id of the act; of `handle` and `reopen`, the seat. */
  readonly detail: string;
}
export interface Act extends NewAct {
  readonly id: string;
  readonly at: number;
}
/** An act that is not lifted, not over, and not yet confirmed where nothing else is to come of it. */
export interface ActInForce extends Act {
  /** The guest has seen it. */
  readonly isRead: boolean;
}
/** An act with the name that its guest has now. */
export interface LoggedAct extends Act {
  readonly name: string;
}

export interface FoundGuest {
  readonly id: string;
  readonly name: string;
  readonly seen: number;
}

export interface ActStore {
  addAct(act: NewAct): Promise<Act>;
  /** Newest first. */
  acts(limit: number, skipped?: number): Promise<readonly LoggedAct[]>;
  countActs(): Promise<number>;
  act(id: string): Promise<LoggedAct | undefined>;
  /** Oldest first. */
  actsInForce(): Promise<readonly ActInForce[]>;
  /** Names that were taken from the guest and not given back. */
  namesTaken(guest: string): Promise<readonly string[]>;
  guestById(id: string): Promise<FoundGuest | undefined>;
  /** Those with exactly this name, whatever its case; the last seen first. */
  guestsNamed(name: string, limit: number): Promise<readonly FoundGuest[]>;
}
