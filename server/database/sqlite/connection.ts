/** One open SQLite database: a file, or memory. */
import { closeSync, openSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";

export interface Query {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}
export interface Result {
  readonly rows: unknown[];
  readonly changes?: number;
}
export interface Connection {
  run(query: Query): Result;
  close(): void;
  readonly inTransaction: boolean;
}

/** How long to wait for another process that is closing the file, in milliseconds. */
const LOCK_TIMEOUT = 5_000;
/** Statements with lists have a text for each length, so the cache is bounded. */
const MAX_PREPARED = 300;

export function connect(file: string): Connection {
  if (file !== MEMORY) createPrivate(file);
  const db = new DatabaseSync(file, { timeout: LOCK_TIMEOUT });
  // WAL with FULL is on disk at each commit, and readers do not wait for writers.
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  // Checkpoint after 4000 pages, 16 MB, because everything waits for it. The default is 1000.
  db.exec("PRAGMA wal_autocheckpoint = 4000");
  // Parsing a statement takes longer than running it.
  const cache = new Map<string, Prepared>();
  const prepare = (sql: string): Prepared => {
    const statement = db.prepare(sql);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    if (cache.size < MAX_PREPARED) cache.set(sql, prepared);
    return prepared;
  };
  return {
    run({ sql, parameters }) {
      // A full disk ends the transaction; the error of this rollback would hide the cause.
      if (sql === ROLLBACK && !db.isTransaction) return { rows: [] };
      const { statement, returnsRows } = cache.get(sql) ?? prepare(sql);
      // Only text and numbers are bound, see schema.ts.
      const bound = parameters as (string | number | null)[];
      return returnsRows ? { rows: statement.all(...bound) } : { rows: [], changes: Number(statement.run(...bound).changes) };
    },
    close: () => db.close(),
    get inTransaction() {
      return db.isTransaction;
    },
  };
}

/** Work for between two transactions: a rollback would take along what is answered already. */
export interface BetweenTransactions {
  /** Does the work now, or after the transaction that is open. */
  add(work: () => void): void;
  /** Call after every query. */
  resume(): void;
}

export function betweenTransactions(isInTransaction: () => boolean): BetweenTransactions {
  const waiting: (() => void)[] = [];
  const resume = (): void => {
    while (waiting.length > 0 && !isInTransaction()) waiting.shift()?.();
  };
  return {
    add(work) {
      waiting.push(work);
      resume();
    },
    resume,
  };
}

export const MEMORY = ":memory:";

/** Creates a file that no other user of the computer may read. SQLite gives its side files the same rights. */
export const createPrivate = (file: string): void => closeSync(openSync(file, "a", 0o600));

export const ROLLBACK = "rollback";

interface Prepared {
  readonly statement: StatementSync;
  readonly returnsRows: boolean;
}
