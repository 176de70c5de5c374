/** Much work in several threads: each gets its next task with its last result. They end with the process, whatever they are doing. */
import { parentPort, Worker } from "node:worker_threads";

export interface Threads<Task, Result> {
  /** Tells each result once it is there, in any order. Rejects with the first error of a task; the threads must then be closed. */
  run(tasks: Iterable<Task>, told: (result: Result, task: Task) => void): Promise<void>;
  close(): Promise<void>;
}

/** `program` is a file that calls `answerTasks`. A thread begins with its first task. */
export function openThreads<Task, Result>(program: URL, most: number): Threads<Task, Result> {
  const workers: Worker[] = [];

  async function work(at: number, first: Task, left: Iterator<Task>, told: (result: Result, task: Task) => void): Promise<void> {
    workers[at] ??= new Worker(program);
    for (let task = first; ; ) {
      told(await answerOf(workers[at], task), task);
      const { value, done } = left.next();
      if (done) return;
      task = value;
    }
  }

  return {
    async run(tasks, told) {
      const left = tasks[Symbol.iterator]();
      const begun: Promise<void>[] = [];
      while (begun.length < most) {
        const { value, done } = left.next();
        if (done) break;
        begun.push(work(begun.length, value, left, told));
      }
      await Promise.all(begun);
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };

  /** The answer to the one task a thread has at a time. */
  function answerOf(worker: Worker, task: Task): Promise<Result> {
    const answer = Promise.withResolvers<Result>();
    const ended = (): void => answer.reject(new Error(`${program.pathname} has ended`));
    worker.once("message", answer.resolve).once("error", answer.reject).once("exit", ended);
    worker.postMessage(task);
    return answer.promise.finally(() => worker.off("message", answer.resolve).off("error", answer.reject).off("exit", ended));
  }
}

/** In the thread: a task that fails ends it with its error. */
export function answerTasks<Task, Result>(run: (task: Task) => Result | Promise<Result>): void {
  const port = parentPort;
  port?.on("message", async (task: Task) => port.postMessage(await run(task)));
}
