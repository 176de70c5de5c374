/** A record played again: costs as much as the match is long, so it is done in a thread of its own (`past.ts`). */
import type { PastFrame } from "../../shared/core/calls.ts";
import type { Game } from "../../shared/core/game.ts";
import type { Match } from "../../shared/core/match.ts";
import { outcome } from "../../shared/core/outcome.ts";
import { type MatchRecord, writeRecord } from "../../shared/core/record.ts";
import { askedSeats, frames, resume, type SeenFrame } from "../../shared/core/step.ts";

/** How far a match is. */
export interface Progress {
  readonly over: boolean;
  /** Seats. */
  readonly resigned: readonly number[];
  /** Seats that owe a choice. */
  readonly asked: readonly number[];
}

export const progressOf = (match: Match): Progress => ({
  over: outcome(match) !== undefined,
  resigned: match.resigned,
  asked: askedSeats(match),
});

export type Replay =
  /** Of entries made until a time, in milliseconds since 1970. */
  | { readonly type: "frames"; readonly seat: number; readonly from: number; readonly to: number; readonly until: number }
  | { readonly type: "progress" }
  | { readonly type: "record" };

/** The answer as JSON: a long one is sent on without being read again. */
export function replayed(game: Game, record: MatchRecord, wanted: Replay): string {
  if (wanted.type === "progress") return JSON.stringify(progressOf(resume(game, record)));
  // Only its seal takes long.
  if (wanted.type === "record") return JSON.stringify(writeRecord(record));
  const shown = before(record, wanted.until);
  return JSON.stringify(shown === undefined ? [] : [...frames(game, shown, wanted.seat, wanted.from, wanted.to)].map(asPast));
}

/** Watchers with a delay learn nothing of the past any earlier; undefined if the match had not begun then. */
const before = (record: MatchRecord, time: number): MatchRecord | undefined => {
  if ((record.entries[0]?.at ?? Number.POSITIVE_INFINITY) > time) return undefined;
  const next = record.entries.findIndex(({ at }) => at > time);
  return next < 0 ? record : { ...record, entries: record.entries.slice(0, next) };
};

const asPast = ({ number, event, sight, asked }: SeenFrame): PastFrame => ({
  number,
  event,
  table: sight.table,
  ...(sight.secret && { secret: sight.secret }),
  asked,
});
