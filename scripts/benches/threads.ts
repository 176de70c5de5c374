/** Much work in several threads: each gets its next task with its last result. They end with the process, whatever they are doing. */
import { parentPort, Worker } from "node:worker_threads";

/** `program` is a file that calls `answerTasks`. Rejects with the first error of a task, once all threads have ended. */
export async function inThreads<Task, Result>(
  program: URL,
  tasks: Iterable<Task>,
  threads: number,
  told: (result: Result, task: Task) => void,
): Promise<void> {
  const left = tasks[Symbol.iterator]();
  const workers = new Set<Worker>();
  const work = async (first: Task): Promise<void> => {
    const worker = new Worker(program);
    workers.add(worker);
    const failed = Promise.withResolvers<never>();
    worker.once("error", failed.reject);
    worker.once("exit", () => failed.reject(new Error(`${program.pathname} has ended`)));
    for (let task: Task | undefined = first; task !== undefined; task = left.next().value) {
      const answered = new Promise<Result>((resolve) => worker.once("message", resolve));
      worker.postMessage(task);
      told(await Promise.race([answered, failed.promise]), task);
    }
  };
  try {
    const begun: Promise<void>[] = [];
    while (begun.length < threads) {
      const { value, done } = left.next();
      if (done) break;
      begun.push(work(value));
    }
    await Promise.all(begun);
  } finally {
    await Promise.all([...workers].map((worker) => worker.terminate()));
  }
}

/** In the thread: a task that fails ends it with its error. */
export function answerTasks<Task, Result>(run: (task: Task) => Result | Promise<Result>): void {
  const port = parentPort;
  port?.on("message", async (task: Task) => port.postMessage(await run(task)));
}
