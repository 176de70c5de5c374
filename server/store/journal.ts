import type { Entry, MatchRecord } from "../../shared/core/match/record.ts";

/**
 * Every entry is in the journal before any player sees it. A room whose append is rejected must stop: another process may own the match.
 */
export interface Journal {
  /** Saves the head of a new match. */
  open(match: string, record: MatchRecord): Promise<void>;
  /** Rejects if it cannot be saved; with Taken if another entry has this number. */
  append(match: string, number: number, entry: Entry): Promise<void>;
  read(match: string): Promise<MatchRecord | undefined>;
  /** Number of entries, unreadable ones included. */
  length(match: string): Promise<number>;
  /** Moves the entries from a number up to another (excluded) out of the record, so that the match can continue; returns how many. */
  repair(match: string, from: number, to: number): Promise<number>;
  /** The match is over or abandoned: nothing will be appended. */
  close(match: string): Promise<void>;
  isClosed(match: string): Promise<boolean>;
  /** Ids of the matches that are neither over nor abandoned, sorted. */
  unfinished(): Promise<readonly string[]>;
}

/** The entry's number is taken: most likely another process has continued the match. */
export class EntryConflict extends Error {
  constructor(match: string, number: number) {
    super(`match ${match}: entry ${number} does not follow`);
    this.name = "Taken";
  }
}
