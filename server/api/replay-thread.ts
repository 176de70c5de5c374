/** The worker thread that replays records, so that the event loop is never held up. */
import { parentPort } from "node:worker_threads";
import { Refusal, type RefusalArgs, type RefusalKey } from "../../shared/core/base/refusal.ts";
import type { MatchRecord } from "../../shared/core/match/record.ts";
import { GAMES } from "../../shared/games.ts";
import { type Replay, replayJson } from "./replay.ts";

export interface ReplayRequest {
  readonly game: string;
  /** JSON is passed between threads faster than objects. */
  readonly record: string;
  readonly replay: Replay;
}
export type ReplayResponse =
  | { readonly text: string }
  | { readonly key: RefusalKey; readonly args: RefusalArgs }
  | { readonly failure: string };

parentPort?.on("message", (request: ReplayRequest) => parentPort?.postMessage(respondTo(request)));

function respondTo({ game: id, record, replay }: ReplayRequest): ReplayResponse {
  try {
    const game = GAMES.find((listed) => listed.id === id);
    if (game === undefined) throw new Refusal("unknownGame", { game: id });
    return { text: replayJson(game, JSON.parse(record) as MatchRecord, replay) };
  } catch (error) {
    if (error instanceof Refusal) return { key: error.key, args: error.args };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
