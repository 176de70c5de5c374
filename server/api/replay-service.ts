/** Replays records in a worker thread. Each address has a budget of entries to replay. */
import { Worker } from "node:worker_threads";
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import type { MatchRecord } from "../../shared/core/match/record.ts";
import { GAMES } from "../../shared/games.ts";
import type { Limits } from "../base/limits.ts";
import { type RateLimit, rateLimit } from "../base/rate-limit.ts";
import type { Progress } from "../table/progress.ts";
import { type Replay, replayJson } from "./replay.ts";
import type { ReplayRequest, ReplayResponse } from "./replay-thread.ts";

interface ReplaySource {
  readonly game: Game;
  readonly record: MatchRecord;
}

/** Waiting calls. */
const MAX_QUEUED = 200;
/** Matches whose progress is cached. */
const MAX_CACHED = 2_000;

export class ReplayService {
  readonly #budget: RateLimit;
  readonly #thread = new ReplayThread();
  readonly #cache = new Map<string, { readonly entries: number; readonly progress: Progress }>();
  #last: Promise<unknown> = Promise.resolve();
  #queued = 0;

  constructor({ maxReplayedEntries }: Pick<Limits, "maxReplayedEntries">) {
    this.#budget = rateLimit(maxReplayedEntries);
  }

  /** Charges an address for a replay, or throws a Refusal. Call before reading the record. */
  spend(address: string, entries: number): void {
    if (!this.#budget.spend(address, entries)) throw new Refusal("tooOften");
  }

  /** Runs one task at a time: many long records read at once would hold up the event loop. */
  inSequence<T>(task: () => Promise<T>): Promise<T> {
    if (this.#queued >= MAX_QUEUED) return Promise.reject(new Refusal("tooOften"));
    this.#queued++;
    const done = this.#last.then(task).finally(() => this.#queued--);
    this.#last = done.catch(() => undefined); // the caller gets the error
    return done;
  }

  /** Gives JSON. Call it inside `inSequence`. */
  async replay(game: Game, record: MatchRecord, replay: Replay): Promise<string> {
    // The thread knows only the listed games; tests have others.
    if (!GAMES.includes(game)) return replayJson(game, record, replay);
    return this.#thread.run({ game: game.id, record: JSON.stringify(record), replay });
  }

  /** Cached by the number of entries: charged, read and replayed only if the match has changed. */
  async progress(
    match: string,
    entries: number,
    address: string,
    read: () => Promise<ReplaySource | undefined>,
  ): Promise<Progress | undefined> {
    const known = this.#cache.get(match);
    if (known?.entries === entries) return known.progress;
    this.spend(address, entries);
    return this.inSequence(async () => {
      const found = await read();
      if (found === undefined) return undefined;
      const progress = JSON.parse(await this.replay(found.game, found.record, { type: "progress" })) as Progress;
      const [oldest] = this.#cache.size >= MAX_CACHED ? this.#cache.keys() : [];
      if (oldest !== undefined) this.#cache.delete(oldest);
      this.#cache.set(match, { entries: found.record.entries.length, progress });
      return progress;
    });
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}

/** Started by the first request, one request at a time; after a failure the next request starts another. */
class ReplayThread {
  #worker: Worker | undefined;
  #answer: PromiseWithResolvers<string> | undefined;

  run(request: ReplayRequest): Promise<string> {
    this.#worker ??= this.#startWorker();
    this.#answer = Promise.withResolvers<string>();
    this.#worker.ref();
    this.#worker.postMessage(request satisfies ReplayRequest);
    return this.#answer.promise;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #startWorker(): Worker {
    const started = new Worker(new URL("./replay-thread.ts", import.meta.url));
    started.on("message", (response: ReplayResponse) => {
      // The thread keeps the process alive only while an answer is awaited.
      started.unref();
      if ("text" in response) this.#answer?.resolve(response.text);
      else if ("key" in response) this.#answer?.reject(new Refusal(response.key, response.args));
      else this.#answer?.reject(new Error(response.failure));
    });
    const end = (error: Error): void => {
      if (this.#worker !== started) return;
      this.#worker = undefined;
      this.#answer?.reject(error);
    };
    started.on("error", end);
    started.on("exit", () => end(new Error("the replay thread has ended")));
    return started;
  }
}
