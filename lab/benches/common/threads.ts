/** Much work in several threads: each gets its next task with its last result. They end with the process, whatever they are doing. */
import { parentPort, Worker } from "node:worker_threads";

export class Threads<Task, Result> {
  readonly #program: URL;
  readonly #most: number;
  readonly #workers: Worker[] = [];

  /** `program` is a file that calls `answerTasks`. A thread begins with its first task. */
  constructor(program: URL, most: number) {
    this.#program = program;
    this.#most = most;
  }

  /** Tells each result once it is there, in any order. Rejects with the first error of a task; the threads must then be closed. */
  async run(tasks: Iterable<Task>, told: (result: Result, task: Task) => void): Promise<void> {
    const left = tasks[Symbol.iterator]();
    const begun: Promise<void>[] = [];
    while (begun.length < this.#most) {
      const { value, done } = left.next();
      if (done) break;
      begun.push(this.#work(begun.length, value, left, told));
    }
    await Promise.all(begun);
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }

  async #work(at: number, first: Task, left: Iterator<Task>, told: (result: Result, task: Task) => void): Promise<void> {
    const worker = this.#workers[at] ?? new Worker(this.#program);
    this.#workers[at] = worker;
    for (let task = first; ; ) {
      told(await this.#answerOf(worker, task), task);
      const { value, done } = left.next();
      if (done) return;
      task = value;
    }
  }

  /** Of the one task a thread has at a time. */
  #answerOf(worker: Worker, task: Task): Promise<Result> {
    const answer = Promise.withResolvers<Result>();
    const ended = (): void => answer.reject(new Error(`${this.#program.pathname} has ended`));
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
