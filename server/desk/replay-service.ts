/** Looking back: records are played again in a thread of their own, and each address has a budget of entries to replay. */
import { Worker } from "node:worker_threads";
import type { Game } from "../../shared/core/game.ts";
import type { MatchRecord } from "../../shared/core/record.ts";
import { Refusal } from "../../shared/core/refusal.ts";
import { GAMES } from "../../shared/games.ts";
import { rateLimit } from "../transport/address-limits.ts";
import { type Progress, type Replay, replayed } from "./replay.ts";
import type { Answered, Asked } from "./replay-thread.ts";

export interface Past {
  /** Takes the price of a replay from the budget of an address, or refuses; to be called before the record is read. */
  spend(address: string, entries: number): void;
  /** One after the other, for all callers: many long records read at once would hold the event loop up. */
  inTurn<T>(look: () => Promise<T>): Promise<T>;
  /** As JSON; to be called in turn. */
  replay(game: Game, record: MatchRecord, wanted: Replay): Promise<string>;
  /** Charged, read and replayed only if the match has changed since it was last asked about. */
  progress(match: string, entries: number, address: string, read: () => Promise<Played | undefined>): Promise<Progress | undefined>;
  close(): Promise<void>;
}
interface Played {
  readonly game: Game;
  readonly record: MatchRecord;
}

/** Entries that one address may have replayed within half a minute; a long match has several hundred. */
const MOST_REPLAYED = 30_000;
/** Calls that may wait for their turn. */
const MOST_QUEUED = 200;
/** Matches whose progress is remembered. */
const MOST_REMEMBERED = 2_000;

export function openPast(mostReplayed = MOST_REPLAYED): Past {
  const budget = rateLimit(mostReplayed);
  const thread = replayThread();
  const remembered = new Map<string, { readonly entries: number; readonly progress: Progress }>();

  function spend(address: string, entries: number): void {
    if (!budget.spend(address, entries)) throw new Refusal("tooOften");
  }

  // The thread knows the listed games; any other is known to this process alone.
  const replay = async (game: Game, record: MatchRecord, wanted: Replay): Promise<string> =>
    GAMES.includes(game) ? thread.ask({ game: game.id, record: JSON.stringify(record), wanted }) : replayed(game, record, wanted);

  let last: Promise<unknown> = Promise.resolve();
  let queued = 0;
  function inTurn<T>(look: () => Promise<T>): Promise<T> {
    if (queued >= MOST_QUEUED) return Promise.reject(new Refusal("tooOften"));
    queued++;
    const looked = last.then(look).finally(() => queued--);
    last = looked.catch(() => undefined); // the caller is told
    return looked;
  }

  return {
    spend,
    inTurn,
    replay,
    async progress(match, entries, address, read) {
      const known = remembered.get(match);
      if (known?.entries === entries) return known.progress;
      spend(address, entries);
      return inTurn(async () => {
        const found = await read();
        if (found === undefined) return undefined;
        const progress = JSON.parse(await replay(found.game, found.record, { type: "progress" })) as Progress;
        const [oldest] = remembered.size >= MOST_REMEMBERED ? remembered.keys() : [];
        if (oldest !== undefined) remembered.delete(oldest);
        remembered.set(match, { entries: found.record.entries.length, progress });
        return progress;
      });
    },
    close: thread.close,
  };
}

interface ReplayThread {
  ask(asked: Asked): Promise<string>;
  close(): Promise<void>;
}

/** Started by the first question, and asked one at a time; a thread that has failed is replaced by the next question. */
function replayThread(): ReplayThread {
  let worker: Worker | undefined;
  let answer: PromiseWithResolvers<string> | undefined;

  function begin(): Worker {
    const begun = new Worker(new URL("./replay-thread.ts", import.meta.url));
    begun.on("message", (answered: Answered) => {
      // It keeps the process alive only while an answer is awaited.
      begun.unref();
      if ("text" in answered) answer?.resolve(answered.text);
      else if ("key" in answered) answer?.reject(new Refusal(answered.key, answered.args));
      else answer?.reject(new Error(answered.failure));
    });
    const end = (error: Error): void => {
      if (worker !== begun) return;
      worker = undefined;
      answer?.reject(error);
    };
    begun.on("error", end);
    begun.on("exit", () => end(new Error("the replay thread has ended")));
    return begun;
  }

  return {
    ask(asked) {
      worker ??= begin();
      answer = Promise.withResolvers<string>();
      worker.ref();
      worker.postMessage(asked satisfies Asked);
      return answer.promise;
    },
    async close() {
      await worker?.terminate();
    },
  };
}
