/** The thread that plays records again, so that the server's own never waits for it. */
import { parentPort } from "node:worker_threads";
import type { MatchRecord } from "../../shared/core/record.ts";
import { Refusal, type RefusalArgs, type RefusalKey } from "../../shared/core/refusal.ts";
import { GAMES } from "../../shared/games.ts";
import { type Replay, replayed } from "./replay.ts";

export interface Asked {
  readonly game: string;
  /** As JSON, which travels between threads faster than objects. */
  readonly record: string;
  readonly wanted: Replay;
}
export type Answered = { readonly text: string } | { readonly key: RefusalKey; readonly args: RefusalArgs } | { readonly failure: string };

parentPort?.on("message", (asked: Asked) => parentPort?.postMessage(answerTo(asked)));

function answerTo({ game: id, record, wanted }: Asked): Answered {
  try {
    const game = GAMES.find((listed) => listed.id === id);
    if (game === undefined) throw new Refusal("unknownGame", { game: id });
    return { text: replayed(game, JSON.parse(record) as MatchRecord, wanted) };
  } catch (error) {
    if (error instanceof Refusal) return { key: error.key, args: error.args };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
