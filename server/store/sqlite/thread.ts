/** The thread in which a SQLite file is read and written, so that the server's own never waits for the disk. */
import { parentPort, workerData } from "node:worker_threads";
import type { Query, Result } from "./connection.ts";
import { type FileStatus, openFile } from "./file.ts";

/** How often it is looked for the file while nothing is written, in milliseconds. */
const FILE_CHECK_INTERVAL = 1_000;

/** Queries are answered in the order in which they are asked; before all others comes the answer that the file is open. */
export type ThreadResponse = { readonly result: Result } | { readonly failure: Failure } | { readonly news: FileStatus };
/** Nothing when nothing more will be asked. */
export type ThreadRequest = Query | null;
/** An error as it can travel: other fields of one are lost on the way. */
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
  const tell = (news: FileStatus): void => parentPort?.postMessage({ news } satisfies ThreadResponse);
  const { run: ask, check, close } = openFile(workerData as string, tell);
  const looking = setInterval(check, FILE_CHECK_INTERVAL).unref();
  parentPort?.on("message", (asked: ThreadRequest) => {
    if (asked !== null) return respond(() => ask(asked));
    clearInterval(looking);
    respond(() => {
      close();
      return { rows: [] };
    });
    parentPort?.close();
  });
  return { rows: [] };
});
