/** Moves buffered entries to the table `entries`: see entry-buffer.ts. */
import { SqliteAdapter, sql } from "kysely";
import type { EntryRow } from "../entry-table.ts";
import type { Database } from "../schema.ts";

export const isSqlite = (db: Database): boolean => db.getExecutor().adapter instanceof SqliteAdapter;

/** Flushes the whole buffer if it has entries of this match. */
export async function flushMatch(db: Database, match: string): Promise<void> {
  if (!isSqlite(db)) return;
  const { rows } = await sql`select 1 from gathered where instr(entries, ${rowHead(match)}) limit 1`.execute(db);
  if (rows.length === 0) return;
  if (db.isTransaction) await flushBuffer(db);
  else await db.transaction().execute(flushBuffer);
}

/** Flushes the buffer unless it is empty. */
export async function flushIfAny(db: Database): Promise<void> {
  const { rows } = await sql`select 1 from gathered limit 1`.execute(db);
  if (rows.length > 0) await db.transaction().execute(flushBuffer);
}

/**
 * Call within a transaction. It writes first, because a transaction that has begun with a read cannot write after another process has.
 * A row that is not a JSON list of [match, number, entry] is damaged.
 */
export async function flushBuffer(db: Database): Promise<void> {
  await sql`
    insert into entries (match, number, entry)
    select value ->> 0, value ->> 1, value ->> 2
    from gathered, json_each(case when json_valid(entries) then entries else '[]' end)
    where case when type <> 'array' then '' else json_type(value, '$[0]') || json_type(value, '$[1]') || json_type(value, '$[2]') end
      = 'textintegerobject'
    and case when type = 'array' then value ->> 0 end in (select id from matches)
    order by 1, 2 on conflict do nothing`.execute(db);
  const damaged = await sql<{ entries: string }>`select entries from gathered where not json_valid(entries)`.execute(db);
  for (const line of damaged.rows.flatMap(({ entries }) => entries.split("\n"))) {
    const row = parseDamagedRow(line);
    // Its match cannot be found out.
    if (row === undefined) console.error(`Quayside: an entry in the database cannot be read: ${line.length} characters.`);
    else
      await sql`
        insert into entries (match, number, entry) select ${row.match}, ${row.number}, ${row.entry}
        where ${row.match} in (select id from matches) on conflict do nothing`.execute(db);
  }
  await sql`delete from gathered`.execute(db);
}

const rowHead = (match: string): string => `[${JSON.stringify(match)},`;
/** Rows as one JSON text, a line each. */
export const bufferText = (rows: readonly EntryRow[]): string =>
  `[${rows.map(({ match, number, entry }) => `${rowHead(match)}${number},${entry}]`).join(",\n")}]`;

/** Match and number of a damaged line, or of one beside it: the match then opens before that entry and says so. */
function parseDamagedRow(line: string): EntryRow | undefined {
  const [, match, number, entry] = /^\[?\["([\w-]+)",(\d+),(.*?)(?:\],?\]?)?$/s.exec(line) ?? [];
  return match === undefined ? undefined : { match, number: Number(number), entry: entry as string };
}
