/** Snapshots of tables. */
import type { TableSnapshot } from "../table/snapshot.ts";

export interface TableStore {
  save(table: string, snapshot: TableSnapshot): Promise<void>;
  load(table: string): Promise<TableSnapshot | undefined>;
  /** The table cannot be returned to any more. */
  drop(table: string): Promise<void>;
  /** The table that is joined by this code. */
  byCode(code: string): Promise<string | undefined>;
  /** Tables where the guest has a seat, newest first. */
  ofPlayer(person: string): Promise<readonly string[]>;
  /** Number of tables opened from this address. */
  openedBy(opener: string): Promise<number>;
  /** Tables whose last snapshot is older; those in days have a time of their own. */
  unchangedSince(since: number, inDaysSince: number): Promise<readonly string[]>;
  /** Tables in days where the guest has a seat, newest first. */
  inDays(person: string): Promise<readonly string[]>;
  /** Tables in days that had to be in memory before this date, the oldest first. */
  due(before: number, limit: number): Promise<readonly DueTable[]>;
}

export interface DueTable {
  readonly table: string;
  /** Since when, in milliseconds since 1970. */
  readonly due: number;
}
