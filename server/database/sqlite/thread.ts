/** The thread in which a SQLite file is read and written, so that the event loop never waits for the disk. */
import { parentPort, workerData } from "node:worker_threads";
import type { Query, Result } from "./connection.ts";
import { type FileStatus, SqliteFile } from "./file.ts";

/** How often the file is checked while nothing is written, in milliseconds. */
const FILE_CHECK_INTERVAL = 1_000;

/** Queries are answered in their order. The first response says that the file is open. */
export type ThreadResponse = { readonly result: Result } | { readonly failure: Failure } | { readonly status: FileStatus };
/** Null closes the file. */
export type ThreadRequest = Query | null;
/** The fields of an error that must survive the way to another thread. */
export interface Failure {
  readonly message: string;
  readonly code?: string;
  readonly errcode?: number;
}

function respond(work: () => Result): void {
  try {
    parentPort?.postMessage({ result: work() } satisfies ThreadResponse);
  } catch (error) {
    const { message, code, errcode } = error as Failure;
    parentPort?.postMessage({ failure: { message, ...(code && { code }), ...(errcode && { errcode }) } } satisfies ThreadResponse);
  }
}

respond(() => {
  const onStatus = (status: FileStatus): void => parentPort?.postMessage({ status } satisfies ThreadResponse);
  const file = new SqliteFile(workerData as string, onStatus);
  const timer = setInterval(() => file.check(), FILE_CHECK_INTERVAL).unref();
  parentPort?.on("message", (request: ThreadRequest) => {
    if (request !== null) return respond(() => file.run(request));
    clearInterval(timer);
    respond(() => {
      file.close();
      return { rows: [] };
    });
    parentPort?.close();
  });
  return { rows: [] };
});
