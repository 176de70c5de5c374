/** Who sits where: plain data of one table, and what can happen to a seat. Tokens never leave the server but to their owner. */
import { randomBytes } from "node:crypto";
import { shareOfBot } from "../shared/core/random.ts";
import { Refusal } from "../shared/core/refusal.ts";
import type { Person } from "../shared/core/sync.ts";

export interface Seat {
  readonly number: number;
  kind: Person["kind"];
  /** As shown; empty for a bot or a nameless guest. */
  name: string;
  /** 128 bits as hex; empty unless a person's. */
  token: string;
  /** Given for the deal, 16 bytes as hex; empty until then. A bot's follows from the server's secret. */
  share: string;
  /** Of the connection that sits here; empty if none does. */
  session: string;
  /** A bot plays for the person, who takes the seat back by returning. */
  away: boolean;
  rematch: boolean;
}

const hex = (bytes: number): string => randomBytes(bytes).toString("hex");
/** What the server gives to the deal. */
export const newSecret = (): string => hex(32);
const newToken = (): string => hex(16);

const nobody = { kind: "nobody", name: "", token: "", share: "", session: "", away: false, rematch: false } as const;

export const emptySeats = (count: number): Seat[] => Array.from({ length: count }, (_none, number) => ({ ...nobody, number }));

export const seatBots = (seats: Seat[]): void => {
  for (const seat of seats) if (seat.kind === "nobody") seat.kind = "bot";
};

/** Gives a free seat to a person who has still to come. */
export function seatPerson(seats: Seat[], name: string): Seat {
  const seat = seats.find((free) => free.kind === "nobody");
  if (seat === undefined) throw new Refusal("tableFull");
  return Object.assign(seat, { kind: "person", name, token: newToken() });
}

export const free = (seat: Seat): Seat => Object.assign(seat, nobody);

/** The seat of whoever shows this token. */
export function seatOf(seats: readonly Seat[], token: string): Seat {
  const seat = seats.find((taken) => taken.kind === "person" && taken.token === token);
  if (seat === undefined) throw new Refusal("foreignSeat");
  return seat;
}

/** The same people on the same seats at a new table; who is gone for good is replaced by a bot. */
export function seatsAgain(seats: readonly Seat[]): Seat[] {
  const again = seats.map(({ number, kind, name, token, session }): Seat => {
    const stays = kind === "person" && session !== "";
    return stays ? { ...nobody, number, kind, name, token } : { ...nobody, number };
  });
  seatBots(again);
  return again;
}

export const people = (seats: readonly Seat[]): Seat[] => seats.filter((seat) => seat.kind === "person");
export const here = (seats: readonly Seat[]): Seat[] => seats.filter((seat) => seat.session !== "");
export const isFull = (seats: readonly Seat[]): boolean => seats.every((seat) => seat.kind !== "nobody");
/** All have given what the deal needs of them. */
export const isReady = (seats: readonly Seat[]): boolean => seats.every(({ kind, share }) => kind === "bot" || share !== "");
/** What each seat gives to the deal; a person's share counts also if a bot has taken the seat since. */
export const sharesOf = (seats: readonly Seat[], secret: string): string[] =>
  seats.map(({ number, share }) => share || shareOfBot(secret, number));
export const playedByBot = (seat: Seat): boolean => seat.kind === "bot" || seat.away;
/** Bots always want to play again. */
export const allWantRematch = (seats: readonly Seat[]): boolean => here(seats).length > 0 && here(seats).every((seat) => seat.rematch);

export const shownPeople = (seats: readonly Seat[]): Person[] =>
  seats.map((seat) => ({
    name: seat.name,
    kind: seat.away ? "bot" : seat.kind,
    here: seat.session !== "",
    rematch: seat.kind === "bot" || seat.rematch,
  }));
