/** One open SQLite file, or memory, and what is asked of it. */
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

/** Another process may be closing the file: how long to wait for it, in milliseconds. */
const LOCK_TIMEOUT = 5_000;
/** Statements with lists have a text for each length: not all are worth keeping. */
const MAX_PREPARED = 300;

export function connect(file: string): Connection {
  const db = new DatabaseSync(file, { timeout: LOCK_TIMEOUT });
  // WAL with FULL is on disk at each commit; readers do not wait for it.
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  // The log goes into the file when it has so many pages, 16 MB, and everybody waits for that: four times less often than is usual.
  db.exec("PRAGMA wal_autocheckpoint = 4000");
  // Reading a statement takes longer than running it.
  const known = new Map<string, Prepared>();
  const prepared = (sql: string): Prepared => {
    const statement = db.prepare(sql);
    const one = { statement, reads: statement.columns().length > 0 };
    if (known.size < MAX_PREPARED) known.set(sql, one);
    return one;
  };
  return {
    run({ sql, parameters }) {
      // A full disk ends a transaction by itself; that there is none to roll back would hide why.
      if (sql === ROLLBACK && !db.isTransaction) return { rows: [] };
      const { statement, reads } = known.get(sql) ?? prepared(sql);
      // kysely binds what SQLite takes: text, numbers and nothing else (see schema.ts).
      const bound = parameters as (string | number | null)[];
      return reads ? { rows: statement.all(...bound) } : { rows: [], changes: Number(statement.run(...bound).changes) };
    },
    close: () => db.close(),
    get inTransaction() {
      return db.isTransaction;
    },
  };
}

export const ROLLBACK = "rollback";

interface Prepared {
  readonly statement: StatementSync;
  readonly reads: boolean;
}
