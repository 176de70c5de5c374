/** Replays records in a worker thread. Each address has a budget of entries to replay. */
import { Worker } from "node:worker_threads";
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import type { MatchRecord } from "../../shared/core/match/record.ts";
import { GAMES } from "../../shared/games.ts";
import type { Limits } from "../base/limits.ts";
import { rateLimit } from "../base/rate-limit.ts";
import type { Progress } from "../table/progress.ts";
import { type Replay, replayJson } from "./replay.ts";
import type { ReplayRequest, ReplayResponse } from "./replay-thread.ts";

export interface ReplayService {
  /** Charges an address for a replay, or throws a Refusal. Call before reading the record. */
  spend(address: string, entries: number): void;
  /** Runs one task at a time: many long records read at once would hold up the event loop. */
  inSequence<T>(task: () => Promise<T>): Promise<T>;
  /** As JSON. Call inside `inSequence`. */
  replay(game: Game, record: MatchRecord, replay: Replay): Promise<string>;
  /** Cached by the number of entries: charged, read and replayed only if the match has changed. */
  progress(match: string, entries: number, address: string, read: () => Promise<ReplaySource | undefined>): Promise<Progress | undefined>;
  close(): Promise<void>;
}
interface ReplaySource {
  readonly game: Game;
  readonly record: MatchRecord;
}

/** Waiting calls. */
const MAX_QUEUED = 200;
/** Matches whose progress is cached. */
const MAX_CACHED = 2_000;

export function openReplayService({ maxReplayedEntries }: Pick<Limits, "maxReplayedEntries">): ReplayService {
  const budget = rateLimit(maxReplayedEntries);
  const thread = createReplayThread();
  const cache = new Map<string, { readonly entries: number; readonly progress: Progress }>();

  function spend(address: string, entries: number): void {
    if (!budget.spend(address, entries)) throw new Refusal("tooOften");
  }

  // The thread knows only the listed games; tests have others.
  const run = async (game: Game, record: MatchRecord, replay: Replay): Promise<string> =>
    GAMES.includes(game) ? thread.run({ game: game.id, record: JSON.stringify(record), replay }) : replayJson(game, record, replay);

  let last: Promise<unknown> = Promise.resolve();
  let queued = 0;
  function inSequence<T>(task: () => Promise<T>): Promise<T> {
    if (queued >= MAX_QUEUED) return Promise.reject(new Refusal("tooOften"));
    queued++;
    const done = last.then(task).finally(() => queued--);
    last = done.catch(() => undefined); // the caller gets the error
    return done;
  }

  return {
    spend,
    inSequence,
    replay: run,
    async progress(match, entries, address, read) {
      const known = cache.get(match);
      if (known?.entries === entries) return known.progress;
      spend(address, entries);
      return inSequence(async () => {
        const found = await read();
        if (found === undefined) return undefined;
        const progress = JSON.parse(await run(found.game, found.record, { type: "progress" })) as Progress;
        const [oldest] = cache.size >= MAX_CACHED ? cache.keys() : [];
        if (oldest !== undefined) cache.delete(oldest);
        cache.set(match, { entries: found.record.entries.length, progress });
        return progress;
      });
    },
    close: thread.close,
  };
}

interface ReplayThread {
  run(request: ReplayRequest): Promise<string>;
  close(): Promise<void>;
}

/** Started by the first request, one request at a time; after a failure the next request starts another. */
function createReplayThread(): ReplayThread {
  let worker: Worker | undefined;
  let answer: PromiseWithResolvers<string> | undefined;

  function startWorker(): Worker {
    const started = new Worker(new URL("./replay-thread.ts", import.meta.url));
    started.on("message", (response: ReplayResponse) => {
      // The thread keeps the process alive only while an answer is awaited.
      started.unref();
      if ("text" in response) answer?.resolve(response.text);
      else if ("key" in response) answer?.reject(new Refusal(response.key, response.args));
      else answer?.reject(new Error(response.failure));
    });
    const end = (error: Error): void => {
      if (worker !== started) return;
      worker = undefined;
      answer?.reject(error);
    };
    started.on("error", end);
    started.on("exit", () => end(new Error("the replay thread has ended")));
    return started;
  }

  return {
    run(request) {
      worker ??= startWorker();
      answer = Promise.withResolvers<string>();
      worker.ref();
      worker.postMessage(request satisfies ReplayRequest);
      return answer.promise;
    },
    async close() {
      await worker?.terminate();
    },
  };
}
