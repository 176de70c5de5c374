/** The thread in which a SQLite file is read and written, so that the server's own never waits for the disk. */
import { parentPort, workerData } from "node:worker_threads";
import type { Query, Result } from "./connection.ts";
import { type FileNews, openFile } from "./file.ts";

/** How often it is looked for the file while nothing is written, in milliseconds. */
const LOOK = 1_000;

/** Queries are answered in the order in which they are asked; before all others comes the answer that the file is open. */
export type Answered = { readonly result: Result } | { readonly failure: Failure } | { readonly news: FileNews };
/** Nothing when nothing more will be asked. */
export type Asked = Query | null;
/** An error as it can travel: other fields of one are lost on the way. */
export interface Failure {
  readonly message: string;
  readonly code?: string;
  readonly errcode?: number;
}

function answer(work: () => Result): void {
  try {
    parentPort?.postMessage({ result: work() } satisfies Answered);
  } catch (error) {
    const { message, code, errcode } = error as Failure;
    parentPort?.postMessage({ failure: { message, ...(code && { code }), ...(errcode && { errcode }) } } satisfies Answered);
  }
}

answer(() => {
  const tell = (news: FileNews): void => parentPort?.postMessage({ news } satisfies Answered);
  const { ask, check, close } = openFile(workerData as string, tell);
  const looking = setInterval(check, LOOK).unref();
  parentPort?.on("message", (asked: Asked) => {
    if (asked !== null) return answer(() => ask(asked));
    clearInterval(looking);
    answer(() => {
      close();
      return { rows: [] };
    });
    parentPort?.close();
  });
  return { rows: [] };
});
