/** Entries in their own places, where they are read: each match's in order. */
import { CompiledQuery, sql } from "kysely";
import type { Database } from "./schema.ts";

export interface EntryRow {
  readonly match: string;
  readonly number: number;
  /** As JSON. */
  readonly entry: string;
}
/** Keeps rows, one of a match at most, and tells which: those that follow what is there. If it fails nothing is kept. */
export type Insert = (rows: readonly EntryRow[]) => Promise<ReadonlySet<EntryRow>>;
export interface EntryTable {
  /** What can be kept together. */
  groups<R extends EntryRow>(rows: readonly R[]): readonly (readonly R[])[];
  readonly insert: Insert;
}

export type InsertRows = (db: Database, rows: readonly EntryRow[]) => Promise<ReadonlySet<EntryRow>>;

/** For databases of one kind. */
export function insertRows(): InsertRows {
  // Finding the words of a statement takes longer than running it.
  const statements: string[] = [];
  return async (db, rows) => {
    statements[rows.length] ??= statementOf(db, rows.length);
    const values = rows.flatMap(({ match, number, entry }) => [match, number, entry]);
    const kept = await db.executeQuery<{ match: string }>(CompiledQuery.raw(statements[rows.length] as string, values));
    const there = new Set(kept.rows.map(({ match }) => match));
    return new Set(rows.filter(({ match }) => there.has(match)));
  };
}

/** Each entry goes to its place at once. */
export function entryTable(db: Database): EntryTable {
  const put = insertRows();
  return { groups: (rows) => [rows], insert: (rows) => put(db, rows) };
}

/** The key refuses a number that is taken, the condition one that does not follow; what was kept is told. */
function statementOf(db: Database, length: number): string {
  const row = sql`select cast(${""} as text) as match, cast(${0} as integer) as number, cast(${""} as text) as entry`;
  const rows = sql.join(
    Array.from({ length }, () => row),
    sql` union all `,
  );
  return sql`
    insert into entries (match, number, entry) select fresh.match, fresh.number, fresh.entry from (${rows}) as fresh
    where (select coalesce(max(held.number), -1) + 1 from entries as held where held.match = fresh.match) = fresh.number
    on conflict do nothing returning match`.compile(db).sql;
}
