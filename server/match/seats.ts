/** Who sits where: plain data of one table, and what can happen to a seat. Its tokens are known to their owner alone. */
import { randomBytes } from "node:crypto";
import { LONGEST_NAME } from "../../shared/core/calls.ts";
import { type BotLevel, DEFAULT_LEVEL } from "../../shared/core/levels.ts";
import { distinctName } from "../../shared/core/player-text.ts";
import { drawnSeats, shareOfBot } from "../../shared/core/random.ts";
import { NO_COLOUR, settledColours } from "../../shared/core/record.ts";
import { Refusal } from "../../shared/core/refusal.ts";
import type { SeatStatus } from "../../shared/core/sync.ts";
import { digestOf, newToken } from "../data/tokens.ts";

export interface Seat {
  readonly number: number;
  kind: SeatStatus["kind"];
  /** As shown; empty for a bot or a nameless guest. */
  name: string;
  /** Digests of the tokens that open it, the newest last; none unless a person's. */
  keys: readonly string[];
  /** The id of the guest who sits here, known to the server alone; empty if nobody knows him. */
  person: string;
  /** Given for the deal, 16 bytes as hex; empty until then. A bot's follows from the server's secret. */
  share: string;
  /** The colour wished for, which no other seat wishes for; NO_COLOUR if any will do. */
  colour: number;
  /** Of the connection that sits here; empty if none does. */
  session: string;
  /** A bot plays for the person, who takes the seat back by returning. */
  away: boolean;
  /** He has said himself that he goes: nobody waits for him. */
  left: boolean;
  /** When that will be, while the seat waits for him; else 0. */
  heldUntil: number;
  rematch: boolean;
  /** Milliseconds to think that are left while the clock stands; -1 without a clock. */
  bank: number;
  /** When the time is over, while the clock runs; else 0. */
  deadline: number;
  /** How many milliseconds he has in all, while his seat waits for him, or his clock runs. */
  grace: number;
  questionTime: number;
  /** How often in a row the clock has moved for him. */
  timeouts: number;
}

/** What the server gives to the deal. */
export const newSecret = (): string => randomBytes(32).toString("hex");

const EMPTY_SEAT = {
  kind: "nobody",
  name: "",
  keys: [],
  person: "",
  share: "",
  colour: NO_COLOUR,
  session: "",
  away: false,
  left: false,
  heldUntil: 0,
  rematch: false,
  bank: -1,
  deadline: 0,
  grace: 0,
  questionTime: 0,
  timeouts: 0,
} as const;

/** A seat as it is kept while its table sleeps: without what only a connection, or a running clock, makes true. */
export type KeptSeat = Pick<Seat, "kind" | "name" | "keys" | "person" | "share" | "colour" | "away" | "left">;
export const keptSeat = ({ kind, name, keys, person, share, colour, away, left }: Seat): KeptSeat => ({
  kind,
  name,
  keys,
  person,
  share,
  colour,
  away,
  left,
});
export const seatsOf = (kept: readonly KeptSeat[]): Seat[] => kept.map((seat, number) => ({ ...EMPTY_SEAT, ...seat, number }));

export const emptySeats = (count: number): Seat[] => Array.from({ length: count }, (_none, number) => ({ ...EMPTY_SEAT, number }));

export const seatBots = (seats: Seat[]): void => {
  for (const seat of seats) if (seat.kind === "nobody") seat.kind = "bot";
};

/** Gives a free seat to a person who has still to come. */
export function seatPerson(seats: Seat[], name: string, person = ""): Seat {
  const seat = seats.find((free) => free.kind === "nobody");
  if (seat === undefined) throw new Refusal("tableFull");
  // For as long as the table stands, and in its record: two guests with one name could not be told apart.
  const others = seats.flatMap((taken) => taken.name || []);
  const shown = name === "" ? "" : distinctName(name, others, LONGEST_NAME);
  return Object.assign(seat, { kind: "person", name: shown, person });
}

/** So many of somebody's browsers can sit down on his seat; of more, the one that came first is forgotten. */
const MOST_KEYS = 4;

/** A new token that opens the seat, beside those that do already. */
export function issueToken(seat: Seat): string {
  const token = newToken();
  seat.keys = [...seat.keys, digestOf(token)].slice(-MOST_KEYS);
  return token;
}

export const vacate = (seat: Seat): Seat => Object.assign(seat, EMPTY_SEAT);

/** The seat of whoever shows this token. */
export function seatOf(seats: readonly Seat[], token: string): Seat {
  const key = digestOf(token);
  const seat = seats.find((taken) => taken.kind === "person" && taken.keys.includes(key));
  if (seat === undefined) throw new Refusal("foreignSeat");
  return seat;
}

/** Everybody on the seat that the seed has drawn for him; the connections are still where they were. */
export const drawSeats = (seats: readonly Seat[], seed: string): Seat[] =>
  drawnSeats(seed, seats.length).map((place, number) => ({ ...(seats[place] as Seat), number, session: "" }));

/** The same people on the same seats at a new table; who is gone for good, or for too long, is replaced by a bot. */
export function rematchSeats(seats: readonly Seat[]): Seat[] {
  const again = seats.map((seat): Seat => {
    const { number, kind, name, keys, person, colour } = seat;
    return isHeld(seat) ? { ...EMPTY_SEAT, number, kind, name, keys, person, colour } : { ...EMPTY_SEAT, number };
  });
  seatBots(again);
  return again;
}

/** Here, or gone for so short a time that his seat is kept. */
const isHeld = ({ kind, away }: Seat): boolean => kind === "person" && !away;

export const seatedPlayers = (seats: readonly Seat[]): Seat[] => seats.filter((seat) => seat.kind === "person");
export const connectedSeats = (seats: readonly Seat[]): Seat[] => seats.filter((seat) => seat.session !== "");
export const isFull = (seats: readonly Seat[]): boolean => seats.every((seat) => seat.kind !== "nobody");
/** All have given what the deal needs of them. */
export const isReady = (seats: readonly Seat[]): boolean => seats.every(({ kind, share }) => kind === "bot" || share !== "");
/** What each seat gives to the deal; a person's share counts also if a bot has taken the seat since. */
export const sharesOf = (seats: readonly Seat[], secret: string): string[] =>
  seats.map(({ number, share }) => share || shareOfBot(secret, number));
export const playedByBot = (seat: Seat): boolean => seat.kind === "bot" || seat.away;
/** Bots always want to play again; whoever has dropped out a moment ago is waited for. */
export const allWantRematch = (seats: readonly Seat[]): boolean =>
  connectedSeats(seats).length > 0 && seats.filter(isHeld).every((seat) => seat.rematch);

/** First come, first served: another's colour cannot be had. */
export function wishColour(seats: readonly Seat[], seat: Seat, colour: number): void {
  if (colour === NO_COLOUR || seats.every((other) => other === seat || other.colour !== colour)) seat.colour = colour;
}
export const wishesOf = (seats: readonly Seat[]): number[] => seats.map(({ colour }) => colour);

/** How well a bot plays on this seat: one who stands in for somebody must not be the worse for him. */
export const levelOf = ({ kind }: Seat, bots: BotLevel): BotLevel => (kind === "bot" ? bots : DEFAULT_LEVEL);

export function shownSeats(seats: readonly Seat[], bots: BotLevel): SeatStatus[] {
  const colours = settledColours(wishesOf(seats));
  return seats.map((seat, at) => ({
    name: seat.name,
    kind: seat.away ? "bot" : seat.kind,
    colour: colours[at] as number,
    level: levelOf(seat, bots),
    here: seat.session !== "",
    rematch: seat.kind === "bot" || seat.rematch,
    until: seat.heldUntil,
    bank: playedByBot(seat) ? -1 : seat.bank,
    deadline: seat.deadline,
    whole: seat.heldUntil > 0 ? seat.grace : seat.questionTime,
  }));
}
