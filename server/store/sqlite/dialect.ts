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
import type { FileNews } from "./file.ts";
import type { Answered, Asked } from "./thread.ts";

interface Sqlite {
  ask(query: Query): Promise<Result>;
  close(): Promise<unknown>;
}

export const MEMORY = ":memory:";

/** Kysely's adapter, and what is wrong with the file. */
class FileAdapter extends SqliteAdapter {
  trouble: string | undefined;
}

/** Why nothing can be written to the file of this database, as far as is known; undefined if it can. */
export function fileTrouble(db: Database): string | undefined {
  const { adapter } = db.getExecutor();
  return adapter instanceof FileAdapter ? adapter.trouble : undefined;
}

export function sqliteDialect(file: string): Dialect {
  const adapter = new FileAdapter();
  const tell = ({ trouble, note }: FileNews): void => {
    adapter.trouble = trouble;
    report("the database", note);
  };
  return {
    createAdapter: () => adapter,
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createDriver: () => loggingRollback(driverOf(file === MEMORY ? inMemory : () => inThread(file, tell))),
  };
}

/** Kysely sees to it that one transaction ends before the next query. */
function driverOf(open: () => Promise<Sqlite>): Driver {
  let sqlite: Sqlite | undefined;
  const ask = async <R>(query: Query): Promise<QueryResult<R>> => {
    if (sqlite === undefined) throw new Error("the database is closed");
    const { rows, changes } = await sqlite.ask(query);
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
async function inMemory(): Promise<Sqlite> {
  const { ask, close } = connect(MEMORY);
  return { ask: async (query) => ask(query), close: async () => close() };
}

async function inThread(file: string, tell: (news: FileNews) => void): Promise<Sqlite> {
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
  thread.on("message", (answered: Answered) => {
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
    ask(query) {
      if (ended !== undefined) return Promise.reject(ended);
      thread.postMessage(query satisfies Asked);
      return next();
    },
    close() {
      wanted = false;
      thread.ref();
      thread.postMessage(null satisfies Asked);
      // If the file could not be saved at its end, that is why closing fails.
      return Promise.all([next(), over]);
    },
  };
}
