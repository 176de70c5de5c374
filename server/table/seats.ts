/** Seats as plain data: what is known of each, and what the network and the store get of it. A token is known to its owner alone. */
import { randomBytes } from "node:crypto";
import { armsCode, armsOf } from "../../shared/core/base/arms.ts";
import { distinctName } from "../../shared/core/base/player-text.ts";
import { drawnSeats, shareOfBot } from "../../shared/core/base/random.ts";
import { Refusal } from "../../shared/core/base/refusal.ts";
import { type BotLevel, DEFAULT_LEVEL } from "../../shared/core/contract/bot-level.ts";
import { NO_PLEDGE } from "../../shared/core/match/pledges.ts";
import { NO_COLOUR, settledColours } from "../../shared/core/match/record.ts";
import { botNumber, NO_BOT } from "../../shared/core/match/somebody.ts";
import { LONGEST_NAME } from "../../shared/core/wire/calls.ts";
import type { SeatStatus } from "../../shared/core/wire/sync.ts";
import type { ListedPerson } from "../../shared/core/wire/table-terms.ts";
import type { AbsenceChoice } from "../../shared/core/wire/wire.ts";
import { digestOf } from "../base/tokens.ts";

export interface Seat {
  readonly number: number;
  readonly kind: SeatStatus["kind"];
  /** The name that is shown; empty for a bot or a nameless guest. */
  readonly name: string;
  /** The player's coat of arms, chosen or of their name; empty for a bot or a nameless guest. */
  readonly arms: string;
  /** Digests of the tokens that open it, newest last; none unless a person's. */
  readonly keys: readonly string[];
  /** The id of the guest who sits here, known to the server alone; empty for an unknown guest. */
  readonly person: string;
  /** A digest of the address the player sat down from; empty if unknown. It never leaves the server. */
  readonly address: string;
  /** The pledge of the player's share of the deal; empty until it is given, and for a bot. */
  readonly pledge: string;
  /** The share, 16 bytes as hex; empty until it is opened. A bot's follows from the server's secret. */
  readonly share: string;
  /** The colour this player wishes for, which no other seat has; NO_COLOUR for any. */
  readonly colour: number;
  /** The connection that speaks for this seat; empty if there is none. */
  readonly session: string;
  /** A bot stands in; the player takes the seat back by returning. */
  readonly away: boolean;
  /** Left on purpose: no grace period. */
  readonly left: boolean;
  /** When the grace period ends, while it runs; else 0. */
  readonly heldUntil: number;
  /** By seat, what its player chose for this one, whose line is lost; empty if there is nothing to choose. */
  readonly chosen: readonly (AbsenceChoice | "")[];
  /** How long the grace period is, in milliseconds. */
  readonly grace: number;
  readonly rematch: boolean;
  /** Watchers may see the match with this player's eyes. */
  readonly sharesView: boolean;
  /** How often in a row the thinking clock has moved for this player. */
  readonly timeouts: number;
}

/** The thinking clock of a seat, as shown. */
export interface SeatClock {
  /** Milliseconds left while the clock is paused; -1 without a clock. */
  readonly bank: number;
  /** When the time is over, while the clock runs; else 0. */
  readonly deadline: number;
  /** Milliseconds that the running question has in all. */
  readonly questionTime: number;
  /** Seconds thought so far where time is unlimited; -1 elsewhere. */
  readonly thought: number;
}
export const NO_CLOCK: SeatClock = { bank: -1, deadline: 0, questionTime: 0, thought: -1 };

/** The server's part of the deal. */
export const newSecret = (): string => randomBytes(32).toString("hex");

const EMPTY_SEAT = {
  kind: "nobody",
  name: "",
  arms: "",
  keys: [],
  person: "",
  address: "",
  pledge: NO_PLEDGE,
  share: "",
  colour: NO_COLOUR,
  session: "",
  away: false,
  left: false,
  chosen: [],
  heldUntil: 0,
  grace: 0,
  rematch: false,
  sharesView: false,
  timeouts: 0,
} as const;

/** A seat as saved in a snapshot: without what only a connection or a running clock makes true. */
export type SavedSeat = Omit<Seat, "number" | "session" | "heldUntil" | "grace" | "rematch" | "chosen" | "sharesView" | "arms"> &
  // Older snapshots do not have it.
  Partial<Pick<Seat, "chosen" | "sharesView" | "arms">>;
export const savedSeat = ({ number, session, heldUntil, grace, rematch, chosen, sharesView, arms, ...saved }: Seat): SavedSeat => ({
  ...saved,
  ...(chosen.length > 0 && { chosen }),
  ...(sharesView && { sharesView }),
  ...(arms !== "" && { arms }),
});
export const seatsOf = (kept: readonly SavedSeat[]): Seat[] => kept.map((seat, number) => ({ ...EMPTY_SEAT, ...seat, number }));

export const emptySeat = (number: number): Seat => ({ ...EMPTY_SEAT, number });
export const emptySeats = (count: number): Seat[] => Array.from({ length: count }, (_none, number) => emptySeat(number));

/** Bots on all free seats from this number on. */
export const withBots = (seats: readonly Seat[], from = 0): Seat[] =>
  seats.map((seat) => (seat.kind === "nobody" && seat.number >= from ? { ...seat, kind: "bot" } : seat));

export interface NewPlayer {
  readonly name: string;
  /** Left out if they follow from the name. */
  readonly arms?: string;
  /** Empty for an unknown guest. */
  readonly person: string;
  /** The digest of a token. */
  readonly key: string;
  /** A digest of the caller's address, if it is known. */
  readonly address?: string;
}

/** Distinct for the life of the table and in its record: two guests of one name could not be told apart. */
export function nameBeside(seats: readonly Seat[], own: Seat, name: string): string {
  const others = seats.flatMap((taken) => (taken === own ? [] : taken.name || []));
  return name === "" ? "" : distinctName(name, others, LONGEST_NAME);
}

/** A player, not yet connected, on the first free seat. */
export function withPlayer(seats: readonly Seat[], { name, arms = "", person, key, address = "" }: NewPlayer): Seat[] {
  const free = seats.find(({ kind }) => kind === "nobody");
  if (free === undefined) throw new Refusal("tableFull");
  const shown = nameBeside(seats, free, name);
  const taken: Seat = { ...free, kind: "person", name: shown, arms: armsOfPlayer(arms, name), person, address, keys: [key] };
  return seats.map((seat) => (seat === free ? taken : seat));
}

/** By the guest's own name, which does not change with who else sits there. */
export const armsOfPlayer = (arms: string, name: string): string => (name === "" ? "" : armsCode(armsOf(arms, name)));

/** Tokens that open one seat, such as those of several browsers; of more, the oldest is dropped. */
const MAX_KEYS = 4;
export const withKey = (seat: Seat, key: string): Seat => ({ ...seat, keys: [...seat.keys, key].slice(-MAX_KEYS) });

/** The seat that a token opens. */
export function seatOf(seats: readonly Seat[], token: string): Seat {
  const key = digestOf(token);
  const seat = seats.find((taken) => taken.kind === "person" && taken.keys.includes(key));
  if (seat === undefined) throw new Refusal("foreignSeat");
  return seat;
}

export function seatOfPerson(seats: readonly Seat[], person: string): Seat {
  const seat = seats.find((own) => person !== "" && own.person === person);
  if (seat === undefined) throw new Refusal("foreignSeat");
  return seat;
}

/** Puts each player on the seat that the seed draws for them, not yet connected. */
export const drawSeats = (seats: readonly Seat[], seed: string): Seat[] =>
  drawnSeats(seed, seats.length).map((place, number) => ({ ...(seats[place] as Seat), number, session: "" }));

/** The same players on the same seats of a new table; a player whose seat is not held is replaced by a bot. */
export const rematchSeats = (seats: readonly Seat[]): Seat[] =>
  withBots(
    seats.map((seat): Seat => {
      const { number, kind, name, arms, keys, person, address, colour } = seat;
      return isHeld(seat) ? { ...EMPTY_SEAT, number, kind, name, arms, keys, person, address, colour } : emptySeat(number);
    }),
  );

/** Connected, or within the grace period. */
const isHeld = (seat: Seat): boolean => seat.kind === "person" && !seat.away && !isMissing(seat);
/** The grace period is over, and the others choose what becomes of the seat. */
export const isMissing = ({ chosen }: Pick<Seat, "chosen">): boolean => chosen.length > 0;

export const seatedPlayers = <S extends Pick<Seat, "kind">>(seats: readonly S[]): S[] => seats.filter(({ kind }) => kind === "person");
export const connectedSeats = (seats: readonly Seat[]): Seat[] => seats.filter(({ session }) => session !== "");
export const isFull = (seats: readonly Seat[]): boolean => seats.every(({ kind }) => kind !== "nobody");
/** Whether only bots sit on the other seats. */
export const isAlone = (seats: readonly Seat[], number: number): boolean =>
  seats.every((other) => other.number === number || other.kind === "bot");
/** By seat. */
export const sharesOf = (seats: readonly Seat[], secret: string): string[] =>
  seats.map(({ number, share }) => share || shareOfBot(secret, number));
export const playedByBot = ({ kind, away }: Pick<Seat, "kind" | "away">): boolean => kind === "bot" || away;
/** Bots always agree to a rematch; a player within the grace period is waited for. */
export const allWantRematch = (seats: readonly Seat[]): boolean =>
  connectedSeats(seats).length > 0 && seats.filter(isHeld).every(({ rematch }) => rematch);

/** Where the players sat down from, as far as it is known. */
export const addressesOf = (seats: readonly Pick<Seat, "kind" | "address">[]): string[] =>
  seatedPlayers(seats).flatMap(({ address }) => address || []);
export const hasDouble = (addresses: readonly string[]): boolean => new Set(addresses).size < addresses.length;
/** Two of the players sat down from one address. */
export const shareAddress = (seats: readonly Pick<Seat, "kind" | "address">[]): boolean => hasDouble(addressesOf(seats));

/** First come, first served: a colour that another seat has is not given again. */
export const isFreeColour = (seats: readonly Seat[], number: number, colour: number): boolean =>
  colour === NO_COLOUR || seats.every((other) => other.number === number || other.colour !== colour);
export const wishesOf = (seats: readonly Seat[]): number[] => seats.map(({ colour }) => colour);

/** A seat's player as lists of tables show them. */
export const listedPerson = ({ name, kind, away, arms }: Pick<SavedSeat, "name" | "kind" | "away" | "arms">): ListedPerson => ({
  name,
  bot: kind === "bot" || away,
  ...(arms && { arms }),
});

/** How well a bot plays on this seat: one that stands in for a person plays at the default level, whatever the table says. */
export const levelOf = ({ kind }: Seat, bots: BotLevel): BotLevel => (kind === "bot" ? bots : DEFAULT_LEVEL);

/** How bots are shown: their level, and the promised deal that their names follow from. */
interface ShownBots {
  readonly level: BotLevel;
  readonly commitment: string;
}

export function shownSeats(seats: readonly Seat[], { level, commitment }: ShownBots, clocks: readonly SeatClock[] = []): SeatStatus[] {
  const colours = settledColours(wishesOf(seats));
  return seats.map((seat, at) => {
    const { bank, deadline, questionTime, thought } = clocks[at] ?? NO_CLOCK;
    return {
      name: seat.name,
      arms: seat.arms,
      kind: seat.away ? "bot" : seat.kind,
      colour: colours[at] as number,
      level: levelOf(seat, level),
      here: seat.session !== "",
      bot: seat.kind === "bot" ? botNumber(commitment, at) : NO_BOT,
      rematch: seat.kind === "bot" || seat.rematch,
      sharesView: seat.sharesView,
      chosen: [...seat.chosen],
      until: seat.heldUntil,
      bank: playedByBot(seat) ? -1 : bank,
      deadline,
      thought: seat.kind === "person" ? thought : -1,
      whole: seat.heldUntil > 0 ? seat.grace : questionTime,
    };
  });
}
