/** Snapshots of tables. */
import { time } from "../base/time.ts";
import { dueOf, isInDays, type TableSnapshot } from "../table/snapshot.ts";

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

export function memoryTableStore(now: () => number = time.now): TableStore {
  const tables = new Map<string, { readonly snapshot: TableSnapshot; readonly at: number }>();
  const matching = (condition: (table: { readonly snapshot: TableSnapshot; readonly at: number }) => boolean): string[] =>
    [...tables].filter(([, table]) => condition(table)).map(([id]) => id);
  return {
    async save(table, snapshot) {
      tables.delete(table);
      tables.set(table, { snapshot, at: now() });
    },
    load: async (table) => tables.get(table)?.snapshot,
    async drop(table) {
      tables.delete(table);
    },
    byCode: async (code) => matching(({ snapshot }) => snapshot.table.code === code).at(-1),
    ofPlayer: async (person) => matching(({ snapshot }) => snapshot.seats.some((seat) => seat.person === person)).reverse(),
    openedBy: async (opener) => matching(({ snapshot }) => snapshot.table.opener === opener).length,
    unchangedSince: async (since, inDaysSince) => matching(({ at, snapshot }) => at < (isInDays(snapshot) ? inDaysSince : since)),
    inDays: async (person) =>
      matching(({ snapshot }) => isInDays(snapshot) && snapshot.seats.some((seat) => seat.person === person)).reverse(),
    async due(before, limit) {
      const all = [...tables].map(([table, { snapshot }]) => ({ table, due: dueOf(snapshot) ?? Number.POSITIVE_INFINITY }));
      const found = all.filter(({ due }) => due < before).sort((one, other) => one.due - other.due);
      return found.slice(0, limit);
    },
  };
}
