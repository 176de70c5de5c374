/**
 * How SQLite keeps entries. Put in its place, each changes a page of the file by itself, for every match is somewhere else in it. So those
 * that go to disk together are gathered in one row, which changes a tenth of the pages, and put in their places later: when there are
 * many of them, and before anybody reads them.
 */
import { CompiledQuery, sql } from "kysely";
import { type EntryRow, type EntryTable, insertRows } from "../entry-table.ts";
import type { Database } from "../schema.ts";
import { bufferText, flushBuffer, flushMatch } from "./flush-buffer.ts";

/** So many are put in their places at once, in some milliseconds. */
const FLUSH_SIZE = 2_000;
/** Of so many matches it is known what follows; of others it is looked up. */
const MAX_KNOWN_MATCHES = 10_000;

export interface EntryBuffer extends EntryTable {
  /** There is a new match. */
  beginMatch(match: string): void;
  /** Nothing more follows in a match. */
  endMatch(match: string): void;
  /** Changes what is kept of a match, while nothing is added. */
  changeMatch<T>(match: string, work: (within: Database) => Promise<T>): Promise<T>;
}

const buffers = new WeakMap<Database, EntryBuffer>();

/** One for each database, whoever asks: two would not know of each other. */
export function entryBuffer(db: Database): EntryBuffer {
  const known = buffers.get(db) ?? createBuffer(db);
  buffers.set(db, known);
  return known;
}

function createBuffer(db: Database): EntryBuffer {
  const put = insertRows();
  /** The number that follows, by match, as far as it is known: then nobody need look. */
  const next = new Map<string, number>();
  /** As SQLite counts what other processes have written. */
  let version: number | undefined;
  let gathered = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** One thing after the other: what is remembered must be so until it is written. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work);
    last = done.catch(() => undefined); // it is told to whoever asked for it
    return done;
  }

  async function tidy(): Promise<void> {
    const before = version;
    version = await db.transaction().execute(async (within) => {
      await flushBuffer(within);
      return versionOf(within);
    });
    if (version !== before || next.size > MAX_KNOWN_MATCHES) next.clear();
    gathered = 0;
  }

  /** Nothing is kept if another process has written since: another number follows, perhaps. */
  async function gather(rows: readonly EntryRow[]): Promise<boolean> {
    const { numAffectedRows } = await db.executeQuery(CompiledQuery.raw(BUFFER_ROWS, [bufferText(rows), version]));
    gathered += rows.length;
    return numAffectedRows === 1n;
  }

  /** Behind whatever any process has gathered. */
  const place = (rows: readonly EntryRow[]): Promise<ReadonlySet<EntryRow>> =>
    db.transaction().execute(async (within) => {
      await flushBuffer(within);
      return put(within, rows);
    });

  const follows = ({ match, number }: EntryRow): boolean => next.get(match) === number;

  async function keep(rows: readonly EntryRow[]): Promise<ReadonlySet<EntryRow>> {
    if (version === undefined || gathered >= FLUSH_SIZE) await tidy();
    if (!rows.every(follows)) return place(rows);
    if (await gather(rows)) return new Set(rows);
    await tidy();
    return place(rows);
  }

  return {
    groups(rows) {
      const others = rows.filter((row) => !follows(row));
      return [rows.filter(follows), others].filter(({ length }) => length > 0);
    },
    insert: (rows) =>
      inTurn(async () => {
        const kept = await keep(rows);
        for (const row of rows) {
          if (kept.has(row)) next.set(row.match, row.number + 1);
          else next.delete(row.match);
        }
        return kept;
      }),
    beginMatch: (match) => void next.set(match, 0),
    endMatch: (match) => void next.delete(match),
    changeMatch: (match, work) =>
      inTurn(() => {
        next.delete(match);
        return db.transaction().execute(async (within) => {
          await flushMatch(within, match);
          return work(within);
        });
      }),
  };
}

/** As long as nobody else has written. */
const BUFFER_ROWS = "insert into gathered (entries) select ? where (select data_version from pragma_data_version) = ?";

async function versionOf(db: Database): Promise<number> {
  const { rows } = await sql<{ version: number }>`select data_version as version from pragma_data_version`.execute(db);
  return (rows[0] as { version: number }).version;
}
