/** Node's own SQLite as a Kysely dialect: a file in a thread of its own, where a write is on disk when it is answered, or memory. */
import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { report } from "../../base/log.ts";
import { loggingRollback } from "../rollback.ts";
import type { Database } from "../schema.ts";
import { betweenTransactions, connect, MEMORY, type Query, type Result, ROLLBACK } from "./connection.ts";
import type { FileStatus } from "./file.ts";
import { type AsyncConnection, openInThread } from "./thread-client.ts";

/** Kysely's adapter, with the open file and its last known error. */
class FileAdapter extends SqliteAdapter {
  error: string | undefined;
  connection: AsyncConnection | undefined;
}

const adapterOf = (db: Database): FileAdapter | undefined => {
  const { adapter } = db.getExecutor();
  return adapter instanceof FileAdapter ? adapter : undefined;
};

/** Why nothing can be written to this database's file, as far as is known; undefined if it can. */
export const fileError = (db: Database): string | undefined => adapterOf(db)?.error;

/** Runs one statement, between two transactions. Kysely would take longer to pass it on than SQLite takes to run it. */
export async function runAlone(db: Database, query: Query): Promise<Result> {
  const connection = adapterOf(db)?.connection;
  if (connection === undefined) throw new Error(CLOSED);
  return connection.runAlone(query);
}
const CLOSED = "the database is closed";

export function sqliteDialect(file: string): Dialect {
  const adapter = new FileAdapter();
  const onStatus = ({ error, note }: FileStatus): void => {
    adapter.error = error;
    report("the database", note);
  };
  return {
    createAdapter: () => adapter,
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createDriver: () => loggingRollback(createDriver(adapter, file === MEMORY ? openInMemory : () => openInThread(file, onStatus))),
  };
}

/** All share one connection: Kysely ends each transaction before the next query. */
function createDriver(adapter: FileAdapter, open: () => Promise<AsyncConnection>): Driver {
  const run = async <R>(query: Query): Promise<QueryResult<R>> => {
    if (adapter.connection === undefined) throw new Error(CLOSED);
    const { rows, changes } = await adapter.connection.run(query);
    return { rows: rows as R[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
  };
  const connection: DatabaseConnection = {
    executeQuery: ({ sql, parameters }) => run({ sql, parameters }),
    async *streamQuery({ sql, parameters }) {
      yield await run({ sql, parameters });
    },
  };
  const runText = async (sql: string): Promise<void> => void (await run({ sql, parameters: [] }));
  return {
    async init() {
      adapter.connection = await open();
    },
    acquireConnection: async () => connection,
    releaseConnection: async () => undefined,
    beginTransaction: () => runText("begin"),
    commitTransaction: () => runText("commit"),
    rollbackTransaction: () => runText(ROLLBACK),
    async destroy() {
      const opened = adapter.connection;
      adapter.connection = undefined;
      await opened?.close();
    },
  };
}

async function openInMemory(): Promise<AsyncConnection> {
  const connection = connect(MEMORY);
  const between = betweenTransactions(() => connection.inTransaction);
  return {
    async run(query) {
      try {
        return connection.run(query);
      } finally {
        between.resume();
      }
    },
    runAlone: (query) =>
      new Promise((done, failed) =>
        between.add(() => {
          try {
            done(connection.run(query));
          } catch (error) {
            failed(error);
          }
        }),
      ),
    close: async () => connection.close(),
  };
}
