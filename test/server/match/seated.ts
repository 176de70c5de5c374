/** Tables in the pure rules of seating, at any point of their life, without a socket or a timer. */
import type { SeatingEffect, SeatingEvent, SeatingRules, SeatingState, Situation } from "../../../server/match/seating/events.ts";
import { newSeating, seatingStep } from "../../../server/match/seating/seating.ts";
import { emptySeats } from "../../../server/table/seats.ts";
import { pledgeOf } from "../../../shared/core/match/pledges.ts";

export const TIMINGS = { joinTimeout: 100, grace: 30, emptyRoomTimeout: 500, openTimeout: 20 };
export const CASUAL: SeatingRules = {
  kind: "open",
  rated: false,
  ladder: false,
  inDays: false,
  asksOthers: false,
  colours: 4,
  timings: TIMINGS,
};
export const RATED: SeatingRules = { ...CASUAL, rated: true };
export const COMMITMENT = "c0".repeat(32);
export const NOW: Situation = {
  now: 1_000,
  date: 50_000,
  commitment: COMMITMENT,
  over: false,
  paused: false,
  stopped: false,
  resigned: [],
};

export interface Table {
  readonly state: SeatingState;
  /** The effects of the last event. */
  readonly effects: readonly SeatingEffect[];
}

export const after = ({ state }: Pick<Table, "state">, event: SeatingEvent, situation: Partial<Situation> = {}): Table =>
  seatingStep(state, event, { ...NOW, ...situation });

export const newTable = (count: number, rules = CASUAL): Table => ({ state: newSeating(rules, emptySeats(count)), effects: [] });
export const person = (seat: number): string => `guest ${seat}`;
export const session = (seat: number): string => `session ${seat}`;
export const offered = (table: Table, seat: number): Table =>
  after(table, { type: "offer", name: `Player ${seat}`, person: person(seat), key: `key ${seat}` });
export const joined = (table: Table, seat: number): Table => after(table, { type: "join", seat, session: session(seat) });
export const shareOf = (seat: number): string => `share ${seat}`;
export const pledged = (table: Table, seat: number, colour?: number): Table =>
  after(table, { type: "pledge", seat, pledge: pledgeOf(COMMITMENT, seat, shareOf(seat)), voids: table.state.voids, colour });
export const opened = (table: Table, seat: number): Table => after(table, { type: "share", seat, share: shareOf(seat) });

/** A table whose players have joined, before the deal. */
export function waiting(players: number, { seats = players, rules = CASUAL } = {}): Table {
  let table = newTable(seats, rules);
  for (let seat = 0; seat < players; seat++) table = joined(offered(table, seat), seat);
  return table;
}

/** A table whose players have pledged, where shares are opened. */
export function opening(players: number, { seats = players, rules = CASUAL } = {}): Table {
  let table = waiting(players, { seats, rules });
  for (let seat = 0; seat < players; seat++) table = pledged(table, seat);
  return seats > players ? after(table, { type: "fill" }) : table;
}

/** A table whose match has begun. */
export function running(players: number, { seats = players, rules = CASUAL } = {}): Table {
  let table = opening(players, { seats, rules });
  for (let seat = 0; seat < players; seat++) table = opened(table, seat);
  return after(after(table, { type: "begin" }), { type: "draw", seed: undefined });
}

export const drop = (table: Table, seat: number, situation?: Partial<Situation>) =>
  after(table, { type: "drop", session: session(seat) }, situation);
export const leave = (table: Table, seat: number, situation?: Partial<Situation>) =>
  after(table, { type: "leave", session: session(seat) }, situation);
export const kinds = ({ state }: Table) => state.seats.map(({ kind }) => kind);
export const effect = <T extends SeatingEffect["type"]>({ effects }: Table, type: T) => effects.filter((one) => one.type === type);
export const timer = (name: string, table: Table) =>
  effect(table, "startTimer").find((one) => one.type === "startTimer" && one.timer === name);
