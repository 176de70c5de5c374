/** What the rules of seating are made of: changes of a draft, and the effects that go with them. */

import { Refusal } from "../../../shared/core/base/refusal.ts";
import type { Seat } from "../../table/seats.ts";
import * as seats from "../../table/seats.ts";
import type { SeatingEffect, SeatingEvent, SeatingState, SeatingTimer, Situation } from "./events.ts";

export type Writable<T> = { -readonly [K in keyof T]: T[K] };
/** A copy of the state that rules may change. */
export interface SeatingDraft extends Writable<Omit<SeatingState, "seats">> {
  seats: Writable<Seat>[];
  readonly now: Situation;
  readonly effects: SeatingEffect[];
}

export const seatAt = (draft: SeatingDraft, number: number): Writable<Seat> => draft.seats[number] as Writable<Seat>;

/** Once an event: effects are performed when the new state is complete. */
export function show(draft: SeatingDraft): void {
  if (!draft.effects.some(({ type }) => type === "show")) draft.effects.push({ type: "show" });
}

export function closeConnection(draft: SeatingDraft, session: string, code: number): void {
  draft.effects.push({ type: "closeConnection", session, code });
}

export function stopTimers(draft: SeatingDraft, ...timers: readonly SeatingTimer[]): void {
  for (const timer of timers) draft.effects.push({ type: "stopTimer", timer });
}

export function addKey(draft: SeatingDraft, { person, key }: { readonly person: string; readonly key: string }): void {
  const seat = seats.seatOfPerson(draft.seats, person);
  Object.assign(seat, seats.withKey(seat, key));
  draft.effects.push({ type: "save" });
}

/** A player who does not join, or pledges no share, must not keep the others waiting. */
export function awaitJoin(draft: SeatingDraft, { number }: Seat): void {
  const after = draft.rules.timings.joinTimeout;
  draft.effects.push({ type: "startTimer", timer: `join ${number}`, after, event: { type: "joinTimeout", seat: number } });
}

/** Starts the grace period of a disconnected player, which everyone sees. In days there is none. */
export function holdSeat(draft: SeatingDraft, seat: Writable<Seat>): void {
  if (draft.rules.inDays) return show(draft);
  const { grace } = draft.rules.timings;
  Object.assign(seat, { heldUntil: draft.now.now + grace, grace } satisfies Partial<Seat>);
  const event = { type: "graceOver", seat: seat.number } as const;
  draft.effects.push({ type: "startTimer", timer: `grace ${seat.number}`, after: grace, event });
  show(draft);
}

/** A player is back, or play goes on: the grace period of all others who are gone begins. */
export function holdAbsent(draft: SeatingDraft): void {
  const absent = seats.seatedPlayers(draft.seats).filter(({ session }) => session === "");
  for (const seat of absent) if (seat.heldUntil === 0 && !seat.away && !seats.isMissing(seat)) holdSeat(draft, seat);
}

/** Undefined if the connection no longer speaks for a seat: another has taken over, or seats were drawn. */
export function disconnect(draft: SeatingDraft, session: string): Writable<Seat> | undefined {
  const seat = draft.seats.find((own) => own.session === session);
  if (seat !== undefined) seat.session = "";
  return seat;
}

/** Only people choose for each other: with bots alone there is nobody to ask. */
export const isChosenByOthers = ({ rules, begun, seats: all, now }: SeatingDraft, { number }: Seat): boolean =>
  rules.asksOthers && begun && !now.over && seats.seatedPlayers(all).length > 1 && !now.resigned.includes(number);

/** The others are asked, if anybody is there; else the match waits, and the grace period begins again with the first who is back. */
export function askOthers(draft: SeatingDraft, seat: Writable<Seat>): void {
  if (!draft.now.paused && seats.connectedSeats(draft.seats).length > 0) {
    seat.chosen = draft.seats.map(() => "" as const);
    draft.effects.push({ type: "recount" });
  }
  show(draft);
}

/** Any one player may let a bot play, because the absent player ends that by returning. */
export function choose(draft: SeatingDraft, { seat: number, by, what }: Extract<SeatingEvent, { type: "choose" }>): void {
  const seat = draft.seats[number] as Writable<Seat> | undefined;
  if (seat === undefined || !seats.isMissing(seat) || seat.away || draft.now.over || draft.now.resigned.includes(by))
    throw new Refusal("notAsked");
  if (seat.chosen[by] === what) return;
  seat.chosen = seat.chosen.with(by, what);
  seat.away = what === "bot";
  draft.effects.push({ type: "recordSeat", seat: number, kind: seat.away ? "bot" : "person", chosenBy: by });
  show(draft);
}

export function takeBack(draft: SeatingDraft, seat: Writable<Seat>): void {
  Object.assign(seat, { timeouts: 0, chosen: [] } satisfies Partial<Seat>);
  if (!seat.away) return;
  Object.assign(seat, { away: false, left: false } satisfies Partial<Seat>);
  draft.effects.push({ type: "recordSeat", seat: seat.number, kind: "person" });
  show(draft);
}

/** A bot plays until the player takes the seat back. */
export function standIn(draft: SeatingDraft, seat: Writable<Seat>): void {
  seat.away = true;
  draft.effects.push({ type: "recordSeat", seat: seat.number, kind: "bot" });
  show(draft);
  // This player may have been the last without a wish for a rematch.
  if (draft.now.over) draft.effects.push({ type: "openRematch" });
}

/** Frozen from here on: who plays the match, and on which seat. */
export function settle(draft: SeatingDraft, seed: string | undefined): void {
  if (seed !== undefined) draft.seats = seats.drawSeats(draft.seats, seed);
  draft.players = draft.seats.map(({ person }) => person || undefined);
}

/** Whether a player who stops playing leaves the only other one without an opponent. */
export const isRatedDuel = ({ rules, seats: all }: SeatingDraft): boolean => rules.rated && all.length === 2;
export const allResigned = ({ begun, seats: all, now }: SeatingDraft): boolean =>
  begun && seats.seatedPlayers(all).every(({ number }) => now.resigned.includes(number));

/** The last to go would leave a match that is never finished, and counts for nothing: they resign, after those who left before. */
export function forfeitDeserted(draft: SeatingDraft, last: Seat): void {
  if (!draft.begun || draft.now.over || seats.connectedSeats(draft.seats).length > 0) return;
  const before = seats.seatedPlayers(draft.seats).filter((seat) => seat.left && seat !== last);
  for (const { number } of [...before, last])
    if (!draft.now.resigned.includes(number)) draft.effects.push({ type: "forfeit", seat: number, by: "person" });
}

export const allLeft = (draft: SeatingDraft): boolean => seats.seatedPlayers(draft.seats).every(({ left }) => left);

/**
 * An unfinished match without connected players leaves memory. A table without a match, after one, or whose players have all
 * resigned, is closed: at once if they left on purpose. In days a table without a match leaves memory like one with a match.
 */
export function waitForPlayers(draft: SeatingDraft): void {
  if (seats.connectedSeats(draft.seats).length > 0 || draft.effects.some(({ type }) => type === "closeTable")) return;
  const { joinTimeout, grace, emptyRoomTimeout } = draft.rules.timings;
  const { stopped, over } = draft.now;
  const atOnce = stopped || (allResigned(draft) && allLeft(draft));
  const waits = isListed(draft) ? LISTED_FOR : draft.rules.inDays ? emptyRoomTimeout : joinTimeout + grace;
  const after = atOnce ? 0 : over ? grace : draft.begun ? emptyRoomTimeout : waits;
  draft.effects.push({ type: "startTimer", timer: "empty", after, event: { type: "emptyTimeout" } });
}

/** How long an open table in days is listed while none of its players is connected, in milliseconds. */
const LISTED_FOR = 7 * 86_400_000;
/** After a void deal the others are asked for new pledges, wherever they are. */
const hasPledges = ({ seats: all, voids }: SeatingDraft): boolean =>
  seats.seatedPlayers(all).some(({ pledge }) => pledge !== "" || voids > 0);
/** Players find it in the lobby: it stays in memory. */
const isListed = (draft: SeatingDraft): boolean => draft.rules.inDays && draft.rules.kind === "open" && !draft.begun && hasPledges(draft);

export function leaveMemory(draft: SeatingDraft): void {
  // In days a player who has sat down may wait elsewhere for the others.
  const isWaiting = draft.rules.inDays && hasPledges(draft) && !isListed(draft);
  if (draft.now.over || !(draft.begun || isWaiting)) closeTable(draft);
  else draft.effects.push({ type: "unload" });
}

export function closeTable(draft: SeatingDraft): void {
  draft.effects.push({ type: "closeTable" });
}
