/** Node's own SQLite for kysely: one file, every append on disk when it is answered. */
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { type Dialect, SqliteDialect } from "kysely";

/** Another process may be closing the file: how long to wait for it, in milliseconds. */
const PATIENCE = 5_000;

/** Statements with lists have a text for each length: not all are worth keeping. */
const MOST_KNOWN = 300;

export function sqliteDialect(file: string): Dialect {
  return new SqliteDialect({
    async database() {
      const db = new DatabaseSync(file, { timeout: PATIENCE });
      // WAL with FULL is on disk at each commit; readers do not wait for it.
      db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
      // Reading a statement takes longer than running it.
      const known = new Map<string, StatementSync>();
      return {
        close: () => db.close(),
        prepare(sql) {
          const statement = known.get(sql) ?? db.prepare(sql);
          if (known.size < MOST_KNOWN) known.set(sql, statement);
          // kysely binds what SQLite takes: text, numbers and nothing else (see schema.ts).
          const bound = (parameters: readonly unknown[]) => parameters as (string | number | null)[];
          return {
            reader: statement.columns().length > 0,
            all: (parameters) => statement.all(...bound(parameters)),
            run: (parameters) => statement.run(...bound(parameters)),
            iterate: (parameters) => statement.iterate(...bound(parameters)),
          };
        },
      };
    },
  });
}
