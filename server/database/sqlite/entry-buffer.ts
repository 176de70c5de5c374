/**
 * Buffers entries for SQLite. In the table `entries` each new row changes a page of its own, because every match is in another part of it. So a
 * batch is first written as one row of the table `gathered`, which changes a tenth of the pages, and moved to `entries` later: when the
 * buffer is full, and before entries are read.
 */
import { sql } from "kysely";
import { type EntryRow, type EntryTable, insertRows } from "../entry-table.ts";
import type { Database } from "../schema.ts";
import { runAlone } from "./dialect.ts";
import { bufferText, flushBuffer, flushMatch } from "./flush-buffer.ts";

/** Entries in the buffer when it is flushed. A flush takes a few milliseconds. */
const FLUSH_SIZE = 2_000;
/** Matches whose next number is cached. */
const MAX_KNOWN_MATCHES = 10_000;

export interface EntryBuffer extends EntryTable {
  /** Call for a new match: its next number is 0. */
  beginMatch(match: string): void;
  /** Call when nothing more will be appended. */
  endMatch(match: string): void;
  /** Runs `work` in a transaction with all entries of the match flushed, while nothing is appended. */
  changeMatch<T>(match: string, work: (within: Database) => Promise<T>): Promise<T>;
}

const buffers = new WeakMap<Database, EntryBuffer>();

/** A database has one: two buffers would not know of each other's numbers. */
export function entryBuffer(db: Database): EntryBuffer {
  const known = buffers.get(db) ?? createBuffer(db);
  buffers.set(db, known);
  return known;
}

function createBuffer(db: Database): EntryBuffer {
  const insertIntoTable = insertRows();
  /** Next number by match, where known. */
  const nextNumber = new Map<string, number>();
  /** SQLite's counter of writes by other processes. */
  let version: number | undefined;
  let buffered = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** Runs one task at a time, so that the cached numbers hold until the write. */
  function inSequence<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work);
    last = done.catch(() => undefined); // the caller gets the error
    return done;
  }

  async function flush(): Promise<void> {
    const before = version;
    version = await db.transaction().execute(async (within) => {
      await flushBuffer(within);
      return versionOf(within);
    });
    if (version !== before || nextNumber.size > MAX_KNOWN_MATCHES) nextNumber.clear();
    buffered = 0;
  }

  /** False, and nothing is written, if another process has written since: the cached numbers may be wrong. */
  async function bufferRows(rows: readonly EntryRow[]): Promise<boolean> {
    const { changes } = await runAlone(db, { sql: BUFFER_ROWS, parameters: [bufferText(rows), version] });
    buffered += rows.length;
    return changes === 1;
  }

  /** Writes to `entries`, after flushing what any process has buffered. */
  const insertDirectly = (rows: readonly EntryRow[]): Promise<ReadonlySet<EntryRow>> =>
    db.transaction().execute(async (within) => {
      await flushBuffer(within);
      return insertIntoTable(within, rows);
    });

  const isKnownNext = ({ match, number }: EntryRow): boolean => nextNumber.get(match) === number;

  async function insert(rows: readonly EntryRow[]): Promise<ReadonlySet<EntryRow>> {
    if (version === undefined || buffered >= FLUSH_SIZE) await flush();
    if (!rows.every(isKnownNext)) return insertDirectly(rows);
    if (await bufferRows(rows)) return new Set(rows);
    await flush();
    return insertDirectly(rows);
  }

  return {
    groups(rows) {
      const others = rows.filter((row) => !isKnownNext(row));
      return [rows.filter(isKnownNext), others].filter(({ length }) => length > 0);
    },
    insert: (rows) =>
      inSequence(async () => {
        const inserted = await insert(rows);
        for (const row of rows) {
          if (inserted.has(row)) nextNumber.set(row.match, row.number + 1);
          else nextNumber.delete(row.match);
        }
        return inserted;
      }),
    beginMatch: (match) => void nextNumber.set(match, 0),
    endMatch: (match) => void nextNumber.delete(match),
    changeMatch: (match, work) =>
      inSequence(() => {
        nextNumber.delete(match);
        return db.transaction().execute(async (within) => {
          await flushMatch(within, match);
          return work(within);
        });
      }),
  };
}

/** Writes nothing if another process has written since. */
const BUFFER_ROWS = "insert into gathered (entries) select ? where (select data_version from pragma_data_version) = ?";

async function versionOf(db: Database): Promise<number> {
  const { rows } = await sql<{ version: number }>`select data_version as version from pragma_data_version`.execute(db);
  return (rows[0] as { version: number }).version;
}
