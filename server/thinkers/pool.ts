/**
 * Worker threads that think: a few for the whole process, one question at a time each. Tables that wait are served in rotation, so one
 * table's many bots do not hold up the others. While questions wait, all get the same share of the time, so that none is answered late.
 * A thread that dies, or does not stop after an abort, is replaced with the next question.
 */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { quickThinker, type Thinker, type ThinkRequest } from "../../shared/core/bots/thinker.ts";
import type { Thought } from "../../shared/core/bots/thought.ts";
import { time } from "../base/time.ts";
import { newRotation, type TakesTurns } from "./rotation.ts";
import type { FromThread, ToThread } from "./thread-port.ts";
import { fairShare, LEAST_SHARE } from "./time-share.ts";

export interface PoolOptions {
  /** The most threads at a time. */
  readonly threads?: number;
  /** The program of a thread: it calls `answerQuestions`. */
  readonly program?: URL;
  /** Milliseconds in which a thread must answer an abort; then it is ended. */
  readonly abortTimeout?: number;
  /** If set, no table has more than one question in a thread at a time. */
  readonly oneEach?: boolean;
}

const THREAD = new URL("./thinker-thread.ts", import.meta.url);
/** One processor is left for the matches themselves. */
const threadCount = (): number => Math.max(1, availableParallelism() - 1);
/** A search looks at its signal every 20 ms. */
const ABORT_TIMEOUT = 500;

interface Job {
  readonly id: number;
  readonly request: ThinkRequest;
  readonly answer: PromiseWithResolvers<Thought>;
  readonly onAbort: () => void;
  /** When it must be answered. */
  readonly due: number;
}

interface Thread {
  readonly worker: Worker;
  job: Job | undefined;
  /** When it began with its job, and when that must end. */
  began: number;
  until: number;
  /** Runs while an abort is not answered. */
  timer: NodeJS.Timeout | undefined;
}

export class ThinkerPool implements Thinker {
  readonly #options: Required<PoolOptions>;
  readonly #threads = new Set<Thread>();
  readonly #waiting = newRotation<Job>();
  #lastId = 0;

  constructor({ threads = threadCount(), program = THREAD, abortTimeout = ABORT_TIMEOUT, oneEach = false }: PoolOptions = {}) {
    this.#options = { threads, program, abortTimeout, oneEach };
  }

  think(request: ThinkRequest): Promise<Thought> {
    const { signal, table, budget } = request;
    if (signal.aborted) return Promise.reject(signal.reason);
    const due = time.elapsed() + budget.deadline;
    // Too many wait already. Refused here, one by one, they never hold up the matches.
    if (this.#share(due) < LEAST_SHARE) return quickThinker.think(request);
    const onAbort = (): void => this.#abort(job);
    const job: Job = { id: ++this.#lastId, request, answer: Promise.withResolvers<Thought>(), onAbort, due };
    signal.addEventListener("abort", onAbort, { once: true });
    this.#waiting.add(table, job);
    this.#serve();
    return job.answer.promise;
  }

  /** Rejects what is asked and ends the threads. */
  async close(): Promise<void> {
    const rejected = new Error("the pool is closed");
    for (const { answer } of this.#waiting.inOrder()) answer.reject(rejected);
    this.#waiting.clear();
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
  }

  #begin(): Thread {
    const thread: Thread = { worker: new Worker(this.#options.program), job: undefined, began: 0, until: 0, timer: undefined };
    const { worker } = thread;
    const die = (error: Error): void => {
      if (!this.#threads.delete(thread)) return;
      release(thread)?.answer.reject(error);
      this.#serve();
    };
    worker.on("message", (message: FromThread) => {
      if (thread.job?.id !== message.id) return;
      settle(release(thread), message);
      this.#serve();
    });
    worker.on("error", die);
    worker.on("exit", () => die(new Error("the thinker's thread has ended")));
    this.#threads.add(thread);
    return thread;
  }

  /** Milliseconds for each question in the pool if all of them, and those at `more` deadlines, get the same. */
  #share(...more: number[]): number {
    const due = [...this.#waiting.inOrder().map((job) => job.due), ...more];
    const busy = [...this.#threads].filter(({ job }) => job !== undefined).length;
    return fairShare({ due, now: time.elapsed(), threads: this.#options.threads, busy });
  }

  #mayHave(table: TakesTurns): boolean {
    return !this.#options.oneEach || ![...this.#threads].some(({ job }) => job?.request.table === table);
  }

  /** Gives waiting jobs to free threads. One whose time is up, because this process was held up, gets a quick move. */
  #serve(): void {
    for (;;) {
      const idle = [...this.#threads].find(({ job }) => job === undefined);
      if (idle === undefined && this.#threads.size >= this.#options.threads) break;
      const longest = this.#share();
      const job = this.#waiting.takeNext((table) => this.#mayHave(table));
      if (job === undefined) break;
      if (longest < LEAST_SHARE) job.answer.resolve(quickThinker.think(job.request));
      else ask(idle ?? this.#begin(), job, longest);
    }
    this.#shorten();
  }

  /** Ends running searches early once more questions wait: each gets the same share. */
  #shorten(): void {
    const longest = this.#share();
    for (const thread of this.#threads) {
      const until = thread.began + longest;
      if (thread.job === undefined || thread.until <= until) continue;
      thread.until = until;
      tell(thread, { type: "shorten", id: thread.job.id, until });
    }
  }

  #abort(job: Job): void {
    job.answer.reject(job.request.signal.reason);
    const thread = [...this.#threads].find((busy) => busy.job === job);
    if (thread === undefined) return this.#waiting.remove(job.request.table, job);
    tell(thread, { type: "abort", id: job.id });
    thread.timer = setTimeout(() => void thread.worker.terminate(), this.#options.abortTimeout);
  }
}

function ask(thread: Thread, job: Job, longest: number): void {
  const { game, view, level, manner, budget, seed } = job.request;
  thread.job = job;
  thread.began = time.elapsed();
  thread.until = thread.began + Math.min(budget.time, longest);
  thread.worker.ref();
  tell(thread, { type: "think", id: job.id, game: game.id, question: { view, level, manner, budget, seed }, until: thread.until });
}

function release(thread: Thread): Job | undefined {
  const { job } = thread;
  clearTimeout(thread.timer);
  thread.job = undefined;
  job?.request.signal.removeEventListener("abort", job.onAbort);
  // An idle thread does not keep the process alive.
  thread.worker.unref();
  return job;
}

function settle(job: Job | undefined, message: FromThread): void {
  if ("thought" in message) job?.answer.resolve(message.thought);
  else job?.answer.reject(new Error(message.failure));
}

const tell = ({ worker }: Thread, message: ToThread): void => worker.postMessage(message);
