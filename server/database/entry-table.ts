/** The table `entries`: inserts into it, and reads an entry of it. */
import { CompiledQuery, sql } from "kysely";
import { type Entry, isEntry } from "../../shared/core/match/record.ts";
import type { Database } from "./schema.ts";

export interface EntryRow {
  readonly match: string;
  readonly number: number;
  /** As JSON. */
  readonly entry: string;
}
/** Inserts rows, at most one per match, whose number is the match's next one, and returns them. If it rejects, nothing was inserted. */
export type Insert = (rows: readonly EntryRow[]) => Promise<ReadonlySet<EntryRow>>;
export interface EntryTable {
  /** Splits rows into groups that can be inserted together. */
  groups<R extends EntryRow>(rows: readonly R[]): readonly (readonly R[])[];
  readonly insert: Insert;
}

export type InsertRows = (db: Database, rows: readonly EntryRow[]) => Promise<ReadonlySet<EntryRow>>;

/** Made for one SQL dialect: statements are compiled once. */
export function insertRows(): InsertRows {
  // Statements by number of rows: compiling one takes longer than running it.
  const statements: string[] = [];
  return async (db, rows) => {
    statements[rows.length] ??= statementOf(db, rows.length);
    const values = rows.flatMap(({ match, number, entry }) => [match, number, entry]);
    const inserted = await db.executeQuery<{ match: string }>(CompiledQuery.raw(statements[rows.length] as string, values));
    const matches = new Set(inserted.rows.map(({ match }) => match));
    return new Set(rows.filter(({ match }) => matches.has(match)));
  };
}

/** A table that is written without a buffer. */
export function entryTable(db: Database): EntryTable {
  const insert = insertRows();
  return { groups: (rows) => [rows], insert: (rows) => insert(db, rows) };
}

/** The key refuses a number that is taken, the condition one that is not the next; returns the matches of inserted rows. */
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

/** Undefined if it is damaged. */
export function readEntry(text: string): Entry | undefined {
  try {
    const entry: unknown = JSON.parse(text);
    return isEntry(entry) ? (entry as Entry) : undefined;
  } catch {
    return undefined;
  }
}
