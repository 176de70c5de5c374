/** Seats in turn, role by role, round by round. */
import { must } from "../../core/base/checked.ts";
import type { State, Tell } from "../../core/contract/game.ts";
import { NUMBERS, setupOf } from "../catalog.ts";
import { type Event, NONE, type Phase, type PuertoRico, type Table } from "../state.ts";

/** Nobody listens to an imagined match; then no event is made. */
export type Listener = Tell<Event> | undefined;
/** An event that is not told yet; undefined without a listener. */
export type Told = Event | undefined;

export function announce(event: Told, tell: Listener): void {
  if (event !== undefined) tell?.(event);
}

export const seatAfter = (table: Table, seat: number): number => (seat + 1 === table.players.length ? 0 : seat + 1);

/** The next seat of the circle that began with the picker; NONE when it is closed. */
export function nextInCircle(table: Table, seat: number): number {
  const next = seatAfter(table, seat);
  return next === table.picker ? NONE : next;
}

export function ask(table: Table, seat: number, phase: Phase): void {
  table.turn = seat;
  table.phase = phase;
}

/** The circle has not come to the seat yet; the seat on turn is not meant. */
export function isStillToCome({ players, picker, turn }: Table, seat: number): boolean {
  const place = (of: number): number => (of - picker + players.length) % players.length;
  return place(seat) > place(turn);
}

/** Begins a role; the event says which seat took its card. */
export type StartRole = (state: State<PuertoRico>, event: Told, tell: Listener) => void;

/** What a seat has to choose in a role now, if anything. */
type Question = (table: Table, seat: number) => Phase | undefined;
type PassOver = (table: Table, seat: number, tell: Listener) => void;

/**
 * Tells an event and asks the first seat, from `first` on, that has something to choose; the seats before it are passed over.
 * Sets the question before telling the event: the last frame of a move must show it. False when the circle is closed.
 */
export function askFrom(table: Table, event: Told, first: number, question: Question, tell: Listener, passOver: PassOver = skip): boolean {
  let seat = first;
  for (; seat !== NONE; seat = nextInCircle(table, seat)) {
    const phase = question(table, seat);
    if (phase === undefined) continue;
    ask(table, seat, phase);
    break;
  }
  announce(event, tell);
  if (passOver !== skip || tell !== undefined)
    for (let passed = first; passed !== seat; passed = nextInCircle(table, passed)) passOver(table, passed, tell);
  return seat !== NONE;
}

const skip: PassOver = (_table, seat, tell) => tell?.({ type: "skipped", seat });

/** The role is over: the next seat takes a card, or the round ends. */
export function endRole(table: Table, tell: Listener): void {
  let chosen = 0;
  for (let card = 0; card < table.cardOwner.length; card++) if (table.cardOwner[card] !== NONE) chosen++;
  if (chosen === setupOf(table.players.length).choices) return endRound(table, tell);
  table.picker = seatAfter(table, table.picker);
  ask(table, table.picker, "role");
  tell?.({ type: "turn", seat: table.picker });
}

function endRound(table: Table, tell: Listener): void {
  if (table.ending !== NONE) {
    table.phase = "over";
    return tell?.({ type: "over" });
  }
  for (let card = 0; card < table.cardOwner.length; card++) {
    if (table.cardOwner[card] === NONE) table.cardMoney[card] = must(table.cardMoney[card], "card") + NUMBERS.onCardNotChosen;
  }
  tell?.({ type: "paid" });
  table.cardOwner.fill(NONE);
  table.round++;
  table.governor = seatAfter(table, table.governor);
  table.picker = table.governor;
  ask(table, table.picker, "role");
  tell?.({ type: "governor", seat: table.governor });
}

/** Announces the last round after `event`, which is not told yet; gives the event to tell next. Only the first reason counts. */
export function announceEnding(table: Table, event: Told, ending: number, tell: Listener): Told {
  if (table.ending !== NONE) return event;
  announce(event, tell);
  table.ending = ending;
  return tell && { type: "lastRound", ending };
}
