import { report } from "./log.ts";

/** Rejects after `timeout` milliseconds. If the work fails later, its error is logged: it may be the cause of the delay. */
export function withTimeout<T>(work: Promise<T>, timeout: number, name: string): Promise<T> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => {
      failed(new Error(`${name} has not answered for ${timeout} ms`));
      work.catch((error: unknown) => report(`${name} (after its timeout)`, error));
    }, timeout);
    work.then(
      (value) => {
        clearTimeout(timer);
        done(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        failed(error);
      },
    );
  });
}
