/** What is asked of the desk over HTTP, and what it answers. */
import type { OptionValue } from "./game.ts";
import type { GuestCard, Profile } from "./guest.ts";
import { BOT_LEVELS, type BotLevel } from "./levels.ts";
import { type Check, isList, isRecord, isText, isWhole, isWord } from "./plain.ts";
import { cleanText, isShown } from "./player-text.ts";
import { SEATINGS, type Seating } from "./record.ts";
import { Refusal } from "./refusal.ts";
import { isHex, isSaying, LONGEST_SAYING } from "./wire.ts";

/** Why somebody is reported to whoever runs the harbour. */
export const REPORTS = ["language", "cheating", "leaving", "other"] as const;

/** How long people may think; the server says what that comes to. */
export const CLOCK_SPEEDS = ["none", "relaxed", "normal", "fast"] as const;
export type ClockSpeed = (typeof CLOCK_SPEEDS)[number];

interface Newcomer {
  /** As shown to the others; empty for a nameless guest. */
  readonly name?: string;
  /** Who it is: his secret token, 16 bytes as hex. His name is then the one he is known by. */
  readonly guest?: string;
}
interface Guest {
  readonly guest: string;
}
interface Wish extends Newcomer {
  readonly game: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly seats?: number;
  readonly seating?: Seating;
  readonly speed?: ClockSpeed;
}

/** What a client asks of the desk: POST /api/<name> with the body. Answered with a CallAnswer. */
export interface Calls {
  /** A table with bots on all other seats, who play as well as wished. */
  play: Wish & { readonly bots?: BotLevel };
  /** A place in the queue for people who want the same; `rated` is for people alone, and counts. */
  quick: Wish & { readonly rated?: boolean };
  /** A table of one's own that others join by its code; an open one is shown to everybody in the lobby. */
  table: Wish & { readonly bots?: BotLevel; readonly open?: boolean; readonly rated?: boolean };
  join: Newcomer & { readonly code: string };
  watch: { readonly match: string };
  /** A finished match as text, deal and all. */
  record: { readonly match: string };
  /**
   * What a seat has seen, or without a token anybody may, from one frame to another; a long stretch comes in several answers.
   * Of a finished match the seat alone is enough: by then everything is open, and of a closed table no token is known any more.
   */
  frames: { readonly match: string; readonly token?: string; readonly seat?: number; readonly from: number; readonly to: number };
  /** Back to a seat one has: shown by its token, or by who one is. */
  sit: { readonly match: string; readonly token?: string; readonly guest?: string };
  /** The matches in which a guest has a seat and which are not over. */
  matches: Guest;
  /** Resigns one of them, without going there. */
  giveUp: Guest & { readonly match: string };
  lobby: Readonly<Record<never, never>>;
  /** Who one is: known by a token, or a new guest under this name. */
  /** With `or` the name was not chosen but drawn: of those drawn, the first that nobody here was given. */
  arrive: { readonly guest?: string; readonly name: string; readonly or?: readonly string[] };
  rename: Guest & { readonly name: string };
  profile: Guest;
  /** Eight characters that make another device his, once, for five minutes. */
  code: Guest;
  redeem: { readonly code: string };
  /** All that is kept about a guest. */
  kept: Guest;
  erase: Guest;
  /** Whether to meet, or never again, whoever sat on a seat of a match of his. */
  block: Guest & { readonly match: string; readonly seat: number; readonly on: boolean };
  /** To whoever runs the harbour; what was played and said goes along. */
  report: Guest & { readonly match: string; readonly seat: number; readonly why: (typeof REPORTS)[number]; readonly text?: string };
}
export type CallName = keyof Calls;
/** What is answered where it is no ticket. */
interface Answers {
  lobby: { readonly reservation: Reservation };
  quick: { readonly reservation: Reservation; readonly seats: number };
  record: { readonly record: string };
  frames: { readonly frames: readonly PastFrame[] };
  arrive: GuestCard;
  rename: { readonly name: string };
  profile: Profile;
  code: { readonly code: string };
  redeem: GuestCard;
  kept: { readonly kept: Readonly<Record<string, unknown>> };
  erase: Readonly<Record<never, never>>;
  block: Readonly<Record<never, never>>;
  matches: { readonly matches: readonly OwnMatch[] };
  giveUp: Readonly<Record<never, never>>;
  report: Readonly<Record<never, never>>;
}
export type CallAnswer<N extends CallName> = N extends keyof Answers ? Answers[N] : Ticket;

/** A frame as it was; without a secret for a watcher. */
export interface PastFrame {
  readonly number: number;
  readonly event: { readonly type: string };
  readonly table: object;
  readonly secret?: object;
  /** Who was then asked. */
  readonly asked: readonly number[];
}

export const LONGEST_NAME = 24;
/** How many names a client may draw for a new guest to have one nobody has. */
export const MOST_DRAWN = 8;
/** Empty for a nameless guest; spaces alone are no name. */
const isName: Check = (value) => value === "" || isShown(LONGEST_NAME)(value);
const guest = { guest: isHex(16) };
const newcomer = { name: isName, ...guest };
const isOptions: Check = (value) =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((option) => typeof option !== "object");
const optional = { ...newcomer, options: isOptions, seats: isWhole(1, 10), seating: isWord(SEATINGS), speed: isWord(CLOCK_SPEEDS) };
const game = { game: isText(40) };
const bots = { bots: isWord(BOT_LEVELS) };
const rated = { rated: isWord([true, false]) };
const match = { match: isText(40) };
const token = { token: isHex(16) };
const frame = isWhole(0, 1e9);
const seat = isWhole(0, 9);
const isCall: Readonly<Record<CallName, Check>> = {
  play: isRecord(game, { ...optional, ...bots }),
  quick: isRecord(game, { ...optional, ...rated }),
  table: isRecord(game, { ...optional, ...bots, ...rated, open: isWord([true, false]) }),
  join: isRecord({ code: isText(12) }, newcomer),
  watch: isRecord(match),
  record: isRecord(match),
  frames: isRecord({ ...match, from: frame, to: frame }, { ...token, seat }),
  sit: isRecord(match, { ...token, ...guest }),
  matches: isRecord(guest),
  giveUp: isRecord({ ...guest, ...match }),
  lobby: isRecord({}),
  arrive: isRecord({ name: isName }, { ...guest, or: isList(isShown(LONGEST_NAME), 1, MOST_DRAWN) }),
  rename: isRecord({ ...guest, name: isName }),
  profile: isRecord(guest),
  code: isRecord(guest),
  redeem: isRecord({ code: isText(12) }),
  kept: isRecord(guest),
  erase: isRecord(guest),
  block: isRecord({ ...guest, ...match, seat, on: isWord([true, false]) }),
  report: isRecord({ ...guest, ...match, seat, why: isWord(REPORTS) }, { text: isSaying }),
};

export function readCall<N extends CallName>(name: N, body: unknown): Calls[N] {
  if (!isCall[name](body)) throw new Refusal("malformed");
  const call = body as Calls[N] & { readonly name?: string; readonly or?: readonly string[]; readonly text?: string };
  return {
    ...call,
    ...(call.name !== undefined && { name: cleanText(call.name, LONGEST_NAME) }),
    ...(call.or !== undefined && { or: call.or.map((one) => cleanText(one, LONGEST_NAME)) }),
    ...(call.text !== undefined && { text: cleanText(call.text, LONGEST_SAYING) }),
  };
}
export const isCallName = (name: string): name is CallName => Object.hasOwn(isCall, name);

/** Lets one connection into one room, once, soon. */
export interface Reservation {
  readonly name: string;
  readonly roomId: string;
  readonly processId: string;
  readonly sessionId: string;
}

/** A place at a table, or beside it. */
export interface Ticket {
  readonly reservation: Reservation;
  readonly match: string;
  readonly game: string;
  /** How many seats the table has. */
  readonly seats: number;
  /** The own one, or WATCHER. Until the match begins, a table that draws its seats says in which place one has come. */
  readonly seat: number;
  readonly seating: Seating;
  /** Whether the match is there already, or people are waited for. */
  readonly begun: boolean;
  /** His part of the deal was given already, here or in another browser. */
  readonly shared: boolean;
  /** Who shows it sits on the seat: 128 bits as hex, a secret. Empty for a watcher. */
  readonly token: string;
  /** Six letters others join a private table by; empty for other tables. */
  readonly code: string;
  /** SHA-256 of the server's part of the deal: seen before the own share is given. */
  readonly commitment: string;
  /** It counts, and only people play. */
  readonly rated: boolean;
  /** How many milliseconds late a watcher sees it; left out if he does not. */
  readonly late?: number;
  /** In how many milliseconds there is something to see for a watcher; left out if there is now. */
  readonly wait?: number;
}

/** A seat of one's own in a match that is not over. */
export interface OwnMatch {
  readonly match: string;
  readonly game: string;
  readonly seats: number;
  readonly seat: number;
  readonly running: boolean;
  readonly yourTurn: boolean;
  readonly people: readonly { readonly name: string; readonly bot: boolean }[];
}
