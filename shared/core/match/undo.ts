/** What may be taken back: from the record of a match and the states kept for it. */

import { Refusal, type RefusalKey } from "../base/refusal.ts";
import type { Shape } from "../contract/game.ts";
import { frameBefore, hasRevealed, type Match } from "./match.ts";
import { outcome } from "./outcome.ts";
import type { Entry, MatchRecord, MovesEntry } from "./record.ts";

/** The number of the newest entry in force that a player made for this seat. */
export const newestEntryOf = ({ record }: Pick<Match, "record">, seat: number, played = byPeople(record)): number | undefined =>
  entriesInForce(played).findLast(({ entry }) => entry.seat === seat)?.number;

/** Far beyond any real match. What was taken back stays on record and is replayed with it. */
export const MOST_TAKEBACKS = 200;

export function checkTakebacks<S extends Shape>({ takebacks }: Match<S>): void {
  if (takebacks >= MOST_TAKEBACKS) throw new Refusal("undoTooMany", { most: MOST_TAKEBACKS });
}

/** The number of the entry this seat may take back now, or why it may not. */
export function undoable<S extends Shape>(match: Match<S>, seat: number): number | RefusalKey {
  const entry = undoTarget(match, seat);
  return typeof entry === "number" && match.takebacks >= MOST_TAKEBACKS ? "undoTooMany" : entry;
}

/**
 * The number of the entry this seat may take back, or why it may not. It is the player's own newest; what bots have played since, for any
 * seat, goes with it. No roll and no reveal is taken back without the consent of another person, also where bots play all other seats:
 * the same dice would only fall again. In a rated match a bot's answer is an answer.
 */
export function undoTarget<S extends Shape>(match: Match<S>, seat: number): number | RefusalKey {
  if (outcome(match) !== undefined) return "matchOver";
  if (match.bots[seat]) return "undoNothing";
  const safe = match.undoPoints.findLast((past) => past.seat === seat);
  if (safe !== undefined) return safe.entry;
  const played = byPeople(match.record);
  const own = newestEntryOf(match, seat, played);
  if (own === undefined) return "undoNothing";
  return played.some(({ number, entry }) => number > own && entry.seat !== seat) ? "undoOthers" : "undoReveal";
}

/** Up to version 0.9 a player among bots could take back what was revealed: an entry on record may still do so. */
export const couldUndoReveal = <S extends Shape>({ bots, record }: Match<S>, seat: number, to: number): boolean =>
  record.rated !== true && bots.every((bot, other) => bot !== (other === seat)) && newestEntryOf({ record }, seat) === to;

/** The number alone, for every seat after every move: to find the reason against it, the whole record would have to be read. */
export function undoNumber<S extends Shape>(match: Match<S>, seat: number): number | undefined {
  if (!match.undoPoints.some((past) => past.seat === seat)) return undefined;
  const entry = undoable(match, seat);
  return typeof entry === "number" ? entry : undefined;
}

/** What going back to an entry would undo: all events after a frame, and whether revealed cards would be hidden again. */
interface UndoCost {
  readonly from: number;
  readonly reveals: boolean;
}

/** Undefined if the entry is not in force. */
export function undoCost<S extends Shape>({ record, traces }: Match<S>, to: number): UndoCost | undefined {
  const line = entriesInForce(numbered(record)).filter(({ number }) => number >= to);
  const trace = traces[to];
  if (trace === undefined || line[0]?.number !== to) return undefined;
  return { from: frameBefore(trace), reveals: line.some(({ number }) => hasRevealed(traces[number] ?? trace)) };
}

interface Numbered<E extends Entry = Entry> {
  readonly number: number;
  readonly entry: E;
}

/** Whether a bot plays for the seat from this entry on. A player who has resigned does not come back. */
export const isBotSeated = (entry: Entry & { type: "seat" }, resigned: readonly number[]): boolean =>
  entry.kind !== "person" || resigned.includes(entry.seat);

export const numbered = ({ entries }: MatchRecord): Numbered[] => entries.map((entry, number) => ({ number, entry }));

/** The moves entries that still count, in order: those not taken back. */
export function entriesInForce(played: readonly Numbered[]): Numbered<MovesEntry>[] {
  let line: Numbered<MovesEntry>[] = [];
  for (const { number, entry } of played) {
    if (entry.type === "moves") line.push({ number, entry });
    if (entry.type === "undo") line = line.filter((earlier) => earlier.number < entry.to);
  }
  return line;
}

/** What players did: no seat changes, no hints, and no entries of bots, which count in a rated match only. */
function byPeople({ entries, rated }: MatchRecord): Numbered[] {
  const bots = new Set<number>();
  const resigned: number[] = [];
  const played: Numbered[] = [];
  for (const [number, entry] of entries.entries()) {
    const { type, seat } = entry;
    if (type !== "seat" && type !== "hint" && (rated || !bots.has(seat))) played.push({ number, entry });
    if (type === "resign") resigned.push(seat);
    if (type === "resign" || (type === "seat" && isBotSeated(entry, resigned))) bots.add(seat);
    else if (type === "seat") bots.delete(seat);
  }
  return played;
}
