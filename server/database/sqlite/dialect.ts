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
import { connect, MEMORY, type Query, ROLLBACK } from "./connection.ts";
import type { FileStatus } from "./file.ts";
import { type AsyncConnection, openInThread } from "./thread-client.ts";

/** Kysely's adapter, with the last known error of the file. */
class FileAdapter extends SqliteAdapter {
  error: string | undefined;
}

/** Why nothing can be written to this database's file, as far as is known; undefined if it can. */
export function fileError(db: Database): string | undefined {
  const { adapter } = db.getExecutor();
  return adapter instanceof FileAdapter ? adapter.error : undefined;
}

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
    createDriver: () => loggingRollback(createDriver(file === MEMORY ? openInMemory : () => openInThread(file, onStatus))),
  };
}

/** All share one connection: Kysely ends each transaction before the next query. */
function createDriver(open: () => Promise<AsyncConnection>): Driver {
  let sqlite: AsyncConnection | undefined;
  const run = async <R>(query: Query): Promise<QueryResult<R>> => {
    if (sqlite === undefined) throw new Error("the database is closed");
    const { rows, changes } = await sqlite.run(query);
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
      sqlite = await open();
    },
    acquireConnection: async () => connection,
    releaseConnection: async () => undefined,
    beginTransaction: () => runText("begin"),
    commitTransaction: () => runText("commit"),
    rollbackTransaction: () => runText(ROLLBACK),
    async destroy() {
      const opened = sqlite;
      sqlite = undefined;
      await opened?.close();
    },
  };
}

async function openInMemory(): Promise<AsyncConnection> {
  const { run, close } = connect(MEMORY);
  return { run: async (query) => run(query), close: async () => close() };
}
