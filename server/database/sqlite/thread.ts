/** The thread in which a SQLite file is read and written, so that the event loop never waits for the disk. */
import { parentPort, workerData } from "node:worker_threads";
import { betweenTransactions, type Query, type Result } from "./connection.ts";
import { type FileStatus, SqliteFile } from "./file.ts";

/** How often the file is checked while nothing is written, in milliseconds. */
const FILE_CHECK_INTERVAL = 1_000;

/** Queries are answered in their order, and so are those that run alone. The first response says that the file is open. */
export type ThreadResponse =
  | { readonly result: Result; readonly alone: boolean }
  | { readonly failure: Failure; readonly alone: boolean }
  | { readonly status: FileStatus };
/** `alone`: between two transactions. Null closes the file. */
export type ThreadRequest = (Query & { readonly alone: boolean }) | null;
/** The fields of an error that must survive the way to another thread. */
export interface Failure {
  readonly message: string;
  readonly code?: string;
  readonly errcode?: number;
}

function respond(work: () => Result, alone = false): void {
  try {
    parentPort?.postMessage({ result: work(), alone } satisfies ThreadResponse);
  } catch (error) {
    const { message, code, errcode } = error as Failure;
    const failure = { message, ...(code && { code }), ...(errcode && { errcode }) };
    parentPort?.postMessage({ failure, alone } satisfies ThreadResponse);
  }
}

respond(() => {
  const onStatus = (status: FileStatus): void => parentPort?.postMessage({ status } satisfies ThreadResponse);
  const file = new SqliteFile(workerData as string, onStatus);
  const timer = setInterval(() => file.check(), FILE_CHECK_INTERVAL).unref();
  const between = betweenTransactions(() => file.inTransaction);
  parentPort?.on("message", (request: ThreadRequest) => {
    if (request?.alone) return between.add(() => respond(() => file.run(request), true));
    if (request !== null) {
      respond(() => file.run(request));
      return between.resume();
    }
    clearInterval(timer);
    respond(() => {
      file.close();
      return { rows: [] };
    });
    parentPort?.close();
  });
  return { rows: [] };
});
