/** What can be read off a replayed record. The cost grows with the match, so the replay service does it in a thread. */

import type { Game } from "../../shared/core/contract/game.ts";
import { type MatchRecord, writeRecord } from "../../shared/core/match/record.ts";
import { frames, resume, type SeenFrame } from "../../shared/core/match/step.ts";
import type { PastFrame } from "../../shared/core/wire/past-frame.ts";
import { progressOf } from "../table/progress.ts";

export type Replay =
  /** Frames of entries made up to `until`, in milliseconds since 1970. */
  | { readonly type: "frames"; readonly seat: number; readonly from: number; readonly to: number; readonly until: number }
  | { readonly type: "progress" }
  /** `nameless`: its players have no names. */
  | { readonly type: "record"; readonly nameless?: boolean };

/** Gives JSON, so that a long answer is sent on without being parsed. */
export function replayJson(game: Game, record: MatchRecord, replay: Replay): string {
  if (replay.type === "progress") return JSON.stringify(progressOf(resume(game, record)));
  // Computing the seal takes time.
  if (replay.type === "record") return JSON.stringify(writeRecord(replay.nameless ? withoutNames(record) : record));
  const shown = recordUntil(record, replay.until);
  return JSON.stringify(shown === undefined ? [] : [...frames(game, shown, replay.seat, replay.from, replay.to)].map(pastFrame));
}

const withoutNames = (record: MatchRecord): MatchRecord => ({
  ...record,
  entries: record.entries.map((entry) => (entry.type === "seat" && entry.kind === "person" ? { ...entry, name: "" } : entry)),
});

/** Keeps the watch delay for past frames too; undefined if the match had not begun by then. */
const recordUntil = (record: MatchRecord, time: number): MatchRecord | undefined => {
  if ((record.entries[0]?.at ?? Number.POSITIVE_INFINITY) > time) return undefined;
  const next = record.entries.findIndex(({ at }) => at > time);
  return next < 0 ? record : { ...record, entries: record.entries.slice(0, next) };
};

const pastFrame = ({ number, event, sight, asked }: SeenFrame): PastFrame => ({
  number,
  event,
  table: sight.table,
  ...(sight.secret && { secret: sight.secret }),
  ...(sight.openHands && { openHands: sight.openHands }),
  asked,
});
