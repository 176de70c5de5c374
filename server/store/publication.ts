/** Matches that their players let everybody have, and what they came to. */
import type { Rows } from "../../shared/core/statistics/game-statistics.ts";

/** What the matches of a month came to, of one game with one number of seats. */
export interface Counted {
  readonly game: string;
  readonly seats: number;
  /** The version of the rules. */
  readonly rules: number;
  readonly matches: number;
  readonly charts: Readonly<Record<string, Rows>>;
}

export interface Published {
  readonly game: string;
  /** A match has another one. */
  readonly deal: string;
  /** The record as JSON. */
  readonly record: string;
}

export interface Dump {
  /** Such as 2026-10. */
  readonly month: string;
  readonly game: string;
  readonly matches: number;
}

export interface PublicationStore {
  publishes(person: string): Promise<boolean>;
  setPublishes(person: string, on: boolean): Promise<void>;
  /** Rated matches that ended from `since` on and before `until`, and whose players all publish theirs. */
  publishable(since: number, until: number): Promise<readonly string[]>;
  isPublished(month: string): Promise<boolean>;
  /** Forgets what an attempt has left that was cut off. */
  beginMonth(month: string): Promise<void>;
  /** Nobody sees it before the month ends. */
  publish(month: string, match: Published): Promise<void>;
  endMonth(month: string, counted: readonly Counted[]): Promise<void>;
  /** Newest first. */
  dumps(): Promise<readonly Dump[]>;
  /** Records as JSON, in no order that says anything. */
  dump(game: string, month: string, from: number, limit: number): Promise<readonly string[]>;
  /** What the matches of all months came to. */
  counted(game: string, seats: number): Promise<readonly Counted[]>;
}
