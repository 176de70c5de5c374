/** The event loop's side of the database thread. */
import { Worker } from "node:worker_threads";
import type { Query, Result } from "./connection.ts";
import type { FileStatus } from "./file.ts";
import type { ThreadRequest, ThreadResponse } from "./thread.ts";

export interface AsyncConnection {
  run(query: Query): Promise<Result>;
  /** Runs it between two transactions. */
  runAlone(query: Query): Promise<Result>;
  close(): Promise<unknown>;
}

export async function openInThread(file: string, onStatus: (status: FileStatus) => void): Promise<AsyncConnection> {
  const thread = new Worker(new URL("./thread.ts", import.meta.url), { workerData: file });
  const pending: PromiseWithResolvers<Result>[] = [];
  const pendingAlone: PromiseWithResolvers<Result>[] = [];
  const nextResponse = (of = pending): Promise<Result> => {
    const response = Promise.withResolvers<Result>();
    of.push(response);
    // The thread keeps the process alive only while a response is awaited.
    thread.ref();
    return response.promise;
  };
  let failure: Error | undefined;
  let isOpen = false;
  thread.on("message", (response: ThreadResponse) => {
    if ("status" in response) return onStatus(response.status);
    // Under `node --watch`, threads also report which files they load.
    if (!("result" in response || "failure" in response)) return;
    const request = (response.alone ? pendingAlone : pending).shift();
    if (pending.length + pendingAlone.length === 0 && isOpen) thread.unref();
    if ("result" in response) request?.resolve(response.result);
    else request?.reject(Object.assign(new Error(response.failure.message), response.failure));
  });
  const rejectAll = (error: Error): void => {
    failure ??= error;
    for (const { reject } of [...pending.splice(0), ...pendingAlone.splice(0)]) reject(failure);
  };
  thread.on("error", rejectAll);
  const exited = new Promise<void>((resolve) => {
    thread.on("exit", () => {
      rejectAll(new Error("the database is closed"));
      resolve();
      // Without its database the process must end, so that the supervisor's next run continues from the records.
      if (isOpen) throw failure;
    });
  });
  await nextResponse();
  isOpen = true;
  thread.unref();
  const ask = ({ sql, parameters }: Query, alone: boolean): Promise<Result> => {
    if (failure !== undefined) return Promise.reject(failure);
    thread.postMessage({ sql, parameters, alone } satisfies ThreadRequest);
    return nextResponse(alone ? pendingAlone : pending);
  };
  return {
    run: (query) => ask(query, false),
    runAlone: (query) => ask(query, true),
    close() {
      isOpen = false;
      thread.ref();
      thread.postMessage(null satisfies ThreadRequest);
      // Rejects if the file could not be saved on closing.
      return Promise.all([nextResponse(), exited]);
    },
  };
}
