/** Node's own SQLite for kysely: a file in a thread of its own, where every append is on disk when it is answered, or memory. */
import { Worker } from "node:worker_threads";
import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { report } from "../../ops/log.ts";
import { loggingRollback } from "../rollback.ts";
import type { Database } from "../schema.ts";
import { connect, type Query, type Result, ROLLBACK } from "./connection.ts";
import type { FileStatus } from "./file.ts";
import type { ThreadRequest, ThreadResponse } from "./thread.ts";

interface SqliteHandle {
  run(query: Query): Promise<Result>;
  close(): Promise<unknown>;
}

export const MEMORY = ":memory:";

/** Kysely's adapter, and what is wrong with the file. */
class FileAdapter extends SqliteAdapter {
  error: string | undefined;
}

/** Why nothing can be written to the file of this database, as far as is known; undefined if it can. */
export function fileError(db: Database): string | undefined {
  const { adapter } = db.getExecutor();
  return adapter instanceof FileAdapter ? adapter.error : undefined;
}

export function sqliteDialect(file: string): Dialect {
  const adapter = new FileAdapter();
  const tell = ({ error: trouble, note }: FileStatus): void => {
    adapter.error = trouble;
    report("the database", note);
  };
  return {
    createAdapter: () => adapter,
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createDriver: () => loggingRollback(createDriver(file === MEMORY ? openInMemory : () => openInThread(file, tell))),
  };
}

/** Kysely sees to it that one transaction ends before the next query. */
function createDriver(open: () => Promise<SqliteHandle>): Driver {
  let sqlite: SqliteHandle | undefined;
  const ask = async <R>(query: Query): Promise<QueryResult<R>> => {
    if (sqlite === undefined) throw new Error("the database is closed");
    const { rows, changes } = await sqlite.run(query);
    return { rows: rows as R[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
  };
  const connection: DatabaseConnection = {
    executeQuery: ({ sql, parameters }) => ask({ sql, parameters }),
    async *streamQuery({ sql, parameters }) {
      yield await ask({ sql, parameters });
    },
  };
  const say = async (words: string): Promise<void> => void (await ask({ sql: words, parameters: [] }));
  return {
    async init() {
      sqlite = await open();
    },
    acquireConnection: async () => connection,
    releaseConnection: async () => undefined,
    beginTransaction: () => say("begin"),
    commitTransaction: () => say("commit"),
    rollbackTransaction: () => say(ROLLBACK),
    async destroy() {
      const open = sqlite;
      sqlite = undefined;
      await open?.close();
    },
  };
}

/** There is nothing to wait for. */
async function openInMemory(): Promise<SqliteHandle> {
  const { run: ask, close } = connect(MEMORY);
  return { run: async (query) => ask(query), close: async () => close() };
}

async function openInThread(file: string, tell: (news: FileStatus) => void): Promise<SqliteHandle> {
  const thread = new Worker(new URL("./thread.ts", import.meta.url), { workerData: file });
  const waiting: PromiseWithResolvers<Result>[] = [];
  const next = (): Promise<Result> => {
    const answer = Promise.withResolvers<Result>();
    waiting.push(answer);
    // It keeps the process alive only while something is asked of it.
    thread.ref();
    return answer.promise;
  };
  let ended: Error | undefined;
  let wanted = false;
  thread.on("message", (answered: ThreadResponse) => {
    if ("news" in answered) return tell(answered.news);
    // `node --watch` has threads tell which files they load.
    if (!("result" in answered || "failure" in answered)) return;
    const asked = waiting.shift();
    if (waiting.length === 0 && wanted) thread.unref();
    if ("result" in answered) asked?.resolve(answered.result);
    else asked?.reject(Object.assign(new Error(answered.failure.message), answered.failure));
  });
  // Whatever becomes of it, nobody waits for ever.
  const end = (error: Error): void => {
    ended ??= error;
    for (const { reject } of waiting.splice(0)) reject(ended);
  };
  thread.on("error", end);
  const over = new Promise<void>((gone) => {
    thread.on("exit", () => {
      end(new Error("the database is closed"));
      gone();
      // Without it the process could only look well: another one goes on from the records.
      if (wanted) throw ended;
    });
  });
  await next();
  wanted = true;
  thread.unref();
  return {
    run(query) {
      if (ended !== undefined) return Promise.reject(ended);
      thread.postMessage(query satisfies ThreadRequest);
      return next();
    },
    close() {
      wanted = false;
      thread.ref();
      thread.postMessage(null satisfies ThreadRequest);
      // If the file could not be saved at its end, that is why closing fails.
      return Promise.all([next(), over]);
    },
  };
}
