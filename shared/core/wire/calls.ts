/** The calls over HTTP and their answers. */

import { type Check, isHex, isList, isRecord, isText, isWhole, isWord } from "../base/plain.ts";
import { cleanText, isShown } from "../base/player-text.ts";
import { Refusal } from "../base/refusal.ts";
import { type BotLevel, levelOfWord } from "../contract/bot-level.ts";
import type { OptionValue } from "../contract/game.ts";
import { LONGEST_NOTATION, LONGEST_ROW, SEATINGS, type Seating } from "../match/record.ts";
import { LIVE_SPEEDS, type LiveSpeed } from "../match/speeds.ts";
import { type CommonChoices, type CommonOptionName, isCommonChoice } from "./common-table-options.ts";
import type { Dailies } from "./daily.ts";
import { type GuestCard, MATCH_RESULTS, type MatchFilter, type MatchPage, type MatchStatistics, type Profile } from "./guest.ts";
import type { PastFrame } from "./past-frame.ts";
import type { Leaders, MetPerson } from "./people.ts";
import type { PuzzleCounts } from "./puzzles.ts";
import { isSettingChanges, type SettingChange } from "./settings.ts";
import type { FoundTable, TableTerms } from "./table-terms.ts";
import type { DayMatch, UnfinishedMatch } from "./unfinished-matches.ts";
import { isSaying, LONGEST_SAYING } from "./wire.ts";

/** Reasons for reporting a player to the server's operator. */
export const REPORTS = ["language", "cheating", "leaving", "other"] as const;

interface Newcomer {
  /** The name that others see; empty for a nameless guest. */
  readonly name?: string;
  /** The guest's secret token, 16 bytes as hex. Their known name then replaces `name`. */
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
  readonly speed?: LiveSpeed;
}

/** The calls of a client: POST /api/<name> with this body, answered with a CallAnswer. */
export interface Calls {
  /** A table with bots of a level on all other seats. */
  play: Wish & { readonly bots?: BotLevel };
  /** A place in the queue for a quick match. `rated`: without bots, and it changes ratings. */
  quick: Wish & { readonly rated?: boolean };
  /**
   * A new table that others join by its code; an open one is also listed in the lobby. Only an open one may be rated, and none in days; a rated one
   * has no hints.
   */
  table: Omit<Wish, CommonOptionName> & Partial<CommonChoices> & { readonly bots?: BotLevel; readonly open?: boolean };
  /** `rated`: the player knows that it is; without it no seat at a rated table is given. */
  join: Newcomer & { readonly code: string; readonly rated?: boolean };
  /** A table by its code, without taking a seat. */
  look: { readonly code: string };
  /** `code`: of a private table. `guest`: whose name the players are shown. */
  watch: { readonly match: string; readonly code?: string; readonly guest?: string };
  /** A finished match as text, deal and all. Where watchers see it late, so do all but its players, who have a token. */
  record: { readonly match: string; readonly token?: string };
  /**
   * What a seat has seen, or without a token a watcher, from one frame to another; a long stretch needs several calls.
   * Of a finished match the seat number is enough: all is public then, and a closed table has forgotten its tokens.
   */
  frames: {
    readonly match: string;
    readonly token?: string;
    readonly seat?: number;
    /** The code of a private table, for its watchers. */
    readonly code?: string;
    readonly from: number;
    readonly to: number;
  };
  /** Back to one's seat, proved by its token, or else by the guest's. */
  sit: { readonly match: string; readonly token?: string; readonly guest?: string };
  /** A guest's unfinished matches, except those in days. */
  matches: Guest;
  /** The matches in days, those where the guest is asked first. */
  dayMatches: Guest;
  /** Resigns one of them without joining it. */
  giveUp: Guest & { readonly match: string };
  lobby: Readonly<Record<never, never>>;
  /** The guest with this token, or a new one with this name. With `or` the name was drawn: of all drawn ones the first unused is taken. */
  arrive: { readonly guest?: string; readonly name: string; readonly or?: readonly string[] };
  rename: Guest & { readonly name: string };
  profile: Guest;
  /** Some of the guest's finished matches. */
  history: Guest & MatchFilter;
  /** The newest of them in figures. */
  statistics: Guest;
  /** A code of eight characters that signs in another device, once, within five minutes. */
  code: Guest;
  redeem: { readonly code: string };
  /** How many devices are signed in as the guest. */
  devices: Guest;
  /** All but this one are signed out at once. */
  signOutOthers: Guest;
  /** All stored data about a guest. */
  kept: Guest;
  erase: Guest;
  /** Whether to avoid the player of a seat in one of the guest's matches from now on. */
  block: Guest & { readonly match: string; readonly seat: number; readonly on: boolean };
  /** A report to the operator, with the match and its chat. */
  report: Guest & { readonly match: string; readonly seat: number; readonly why: (typeof REPORTS)[number]; readonly text?: string };
  /** Players of the last matches whom the guest has not asked yet. */
  met: Guest;
  /** Asks to know the player of a seat in one of the guest's matches. */
  know: Guest & { readonly match: string; readonly seat: number };
  /** Whether to know a guest who has asked. */
  answerRequest: Guest & { readonly person: string; readonly yes: boolean };
  /** Ends it for both. */
  forget: Guest & { readonly person: string };
  /** Invites a known guest to a table that waits, where the caller sits. */
  invite: Guest & { readonly person: string; readonly match: string };
  /** Says "not now" to an invitation. */
  decline: Guest & { readonly match: string };
  /** Whether the guest is shown as away, wherever they are. */
  showAway: Guest & { readonly on: boolean };
  leaders: { readonly game: string; readonly rated: boolean; readonly guest?: string };
  /** What a browser needs to be told of moves by its push service. */
  pushKey: Readonly<Record<never, never>>;
  /** Makes the push service tell this browser of the guest's moves in matches in days. */
  subscribe: Guest & { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  unsubscribe: Guest & { readonly endpoint: string };
  /** The guest's seat at today's deal of a game: new, or the one taken before. */
  daily: Guest & { readonly game: string };
  /** Today's deals, and how the guest did. */
  dailies: Guest;
  /** How many solve each puzzle of a game. */
  puzzles: Guest & { readonly game: string };
  /** The guest's first attempt at a puzzle: its moves, or none if they asked for the solution. Later ones change nothing. */
  tryPuzzle: Guest & { readonly game: string; readonly puzzle: string; readonly moves: readonly string[] };
  /** Merges changes of settings with those the server keeps for the guest; answered with all of them. */
  settings: Guest & { readonly changes: readonly SettingChange[] };
  /** Something has gone wrong in a page, for the operator: by whom it is not said. */
  pageError: PageError;
}
export interface PageError {
  /** Of the client. */
  readonly build: string;
  readonly message: string;
  /** Where in the client's files, innermost first. */
  readonly places: readonly string[];
  /** The frame that the table showed, and whose it was; no match for one of this browser alone. */
  readonly game?: string;
  readonly match?: string;
  readonly frame?: number;
}
export type CallName = keyof Calls;
/** The answers that are not a ticket. */
interface Answers {
  lobby: { readonly reservation: Reservation };
  quick: { readonly reservation: Reservation; readonly seats: number };
  look: FoundTable;
  record: { readonly record: string };
  frames: { readonly frames: readonly PastFrame[] };
  arrive: GuestCard;
  rename: { readonly name: string };
  profile: Profile;
  history: MatchPage;
  statistics: MatchStatistics;
  code: { readonly code: string };
  redeem: GuestCard;
  devices: { readonly devices: number };
  signOutOthers: Readonly<Record<never, never>>;
  kept: { readonly kept: Readonly<Record<string, unknown>> };
  erase: Readonly<Record<never, never>>;
  block: Readonly<Record<never, never>>;
  matches: { readonly matches: readonly UnfinishedMatch[] };
  dayMatches: { readonly matches: readonly DayMatch[] };
  giveUp: Readonly<Record<never, never>>;
  report: Readonly<Record<never, never>>;
  met: { readonly met: readonly MetPerson[] };
  know: Readonly<Record<never, never>>;
  answerRequest: Readonly<Record<never, never>>;
  forget: Readonly<Record<never, never>>;
  invite: Readonly<Record<never, never>>;
  decline: Readonly<Record<never, never>>;
  showAway: Readonly<Record<never, never>>;
  leaders: Leaders;
  /** Empty if this server sends nothing. */
  pushKey: { readonly key: string };
  subscribe: Readonly<Record<never, never>>;
  unsubscribe: Readonly<Record<never, never>>;
  dailies: Dailies;
  puzzles: PuzzleCounts;
  tryPuzzle: Readonly<Record<never, never>>;
  settings: { readonly settings: readonly SettingChange[] };
  pageError: Readonly<Record<never, never>>;
}
export type CallAnswer<N extends CallName> = N extends keyof Answers ? Answers[N] : Ticket;

export const LONGEST_ERROR = 200;
/** How much of the way to an error is told. */
export const MOST_PLACES = 4;
/** The longest address that a push service may have for a browser. */
const LONGEST_ENDPOINT = 1_000;
export const LONGEST_NAME = 24;
/** The most names a client may draw for a new guest. */
export const MOST_DRAWN = 8;
/** Empty for a nameless guest; only spaces are refused. */
const isName: Check = (value) => value === "" || isShown(LONGEST_NAME)(value);
const guest = { guest: isHex(16) };
const newcomer = { name: isName, ...guest };
const isOptions: Check = (value) =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((option) => typeof option !== "object");
const optional = { ...newcomer, options: isOptions, seats: isWhole(1, 10), seating: isWord(SEATINGS), speed: isWord(LIVE_SPEEDS) };
const game = { game: isText(40) };
const isLevel: Check = (value) => levelOfWord(value) !== undefined;
const bots = { bots: isLevel };
const rated = { rated: isWord([true, false]) };
const match = { match: isText(40) };
const token = { token: isHex(16) };
const frame = isWhole(0, 1e9);
const seat = isWhole(0, 9);
const person = { person: isHex(8) };
const isYesOrNo = isWord([true, false]);
/** Milliseconds since 1970; stored dates may have fractions. */
const date: Check = (value) => typeof value === "number" && value >= 0 && value <= 8.64e15;
const isShape =
  (shape: RegExp): Check =>
  (value) =>
    typeof value === "string" && shape.test(value);
const isCall: Readonly<Record<CallName, Check>> = {
  play: isRecord(game, { ...optional, ...bots }),
  quick: isRecord(game, { ...optional, ...rated }),
  table: isRecord(game, { ...optional, ...bots, ...isCommonChoice, open: isYesOrNo }),
  join: isRecord({ code: isText(12) }, { ...newcomer, ...rated }),
  look: isRecord({ code: isText(12) }),
  watch: isRecord(match, { code: isText(12), ...guest }),
  record: isRecord(match, token),
  frames: isRecord({ ...match, from: frame, to: frame }, { ...token, seat, code: isText(12) }),
  sit: isRecord(match, { ...token, ...guest }),
  matches: isRecord(guest),
  dayMatches: isRecord(guest),
  giveUp: isRecord({ ...guest, ...match }),
  lobby: isRecord({}),
  arrive: isRecord({ name: isName }, { ...guest, or: isList(isShown(LONGEST_NAME), 1, MOST_DRAWN) }),
  rename: isRecord({ ...guest, name: isName }),
  profile: isRecord(guest),
  history: isRecord(guest, {
    ...game,
    ...rated,
    result: isWord(MATCH_RESULTS),
    player: isText(LONGEST_NAME),
    from: date,
    until: date,
    after: isRecord({ ...match, at: date }),
  }),
  statistics: isRecord(guest),
  code: isRecord(guest),
  redeem: isRecord({ code: isText(12) }),
  devices: isRecord(guest),
  signOutOthers: isRecord(guest),
  kept: isRecord(guest),
  erase: isRecord(guest),
  block: isRecord({ ...guest, ...match, seat, on: isWord([true, false]) }),
  report: isRecord({ ...guest, ...match, seat, why: isWord(REPORTS) }, { text: isSaying }),
  met: isRecord(guest),
  know: isRecord({ ...guest, ...match, seat }),
  answerRequest: isRecord({ ...guest, ...person, yes: isYesOrNo }),
  forget: isRecord({ ...guest, ...person }),
  invite: isRecord({ ...guest, ...person, ...match }),
  decline: isRecord({ ...guest, ...match }),
  showAway: isRecord({ ...guest, on: isYesOrNo }),
  leaders: isRecord({ ...game, rated: isYesOrNo }, guest),
  pushKey: isRecord({}),
  subscribe: isRecord({ ...guest, endpoint: isText(LONGEST_ENDPOINT), p256dh: isText(100), auth: isText(40) }),
  unsubscribe: isRecord({ ...guest, endpoint: isText(LONGEST_ENDPOINT) }),
  daily: isRecord({ ...guest, ...game }),
  dailies: isRecord(guest),
  puzzles: isRecord({ ...guest, ...game }),
  tryPuzzle: isRecord({ ...guest, ...game, puzzle: isText(20), moves: isList(isText(LONGEST_NOTATION), 0, LONGEST_ROW) }),
  settings: isRecord({ ...guest, changes: isSettingChanges }),
  pageError: isRecord(
    {
      build: isShape(/^[\w.-]{1,40}$/),
      message: isShown(LONGEST_ERROR),
      places: isList(isShape(/^[\w.-]{1,60}(:\d{1,7}){2}$/), 0, MOST_PLACES),
    },
    { ...game, ...match, frame },
  ),
};

export function readCall<N extends CallName>(name: N, body: unknown): Calls[N] {
  if (!isCall[name](body)) throw new Refusal("malformed");
  const call = body as Calls[N] & {
    readonly name?: string;
    readonly or?: readonly string[];
    readonly text?: string;
    readonly player?: string;
    readonly bots?: string;
  };
  return {
    ...call,
    ...(call.name !== undefined && { name: cleanText(call.name, LONGEST_NAME) }),
    ...(call.or !== undefined && { or: call.or.map((one) => cleanText(one, LONGEST_NAME)) }),
    ...(call.bots !== undefined && { bots: levelOfWord(call.bots) }),
    ...(call.player !== undefined && { player: cleanText(call.player, LONGEST_NAME) }),
    ...(call.text !== undefined && { text: cleanText(call.text, LONGEST_SAYING) }),
  };
}
export const isCallName = (name: string): name is CallName => Object.hasOwn(isCall, name);

/** Lets one connection join one room, once, within seconds. */
export interface Reservation {
  readonly name: string;
  readonly roomId: string;
  readonly processId: string;
  readonly sessionId: string;
}

/** A seat at a table, or a watcher's place. */
export interface Ticket {
  readonly reservation: Reservation;
  readonly match: string;
  readonly game: string;
  /** How many seats the table has. */
  readonly seats: number;
  /** The reader's, or WATCHER. Until a table that draws its seats begins, the place in the order of joining. */
  readonly seat: number;
  readonly seating: Seating;
  /** Whether the match has begun. */
  readonly begun: boolean;
  /** The player's share was pledged already, here or in another browser, or is the server's own. */
  readonly pledged: boolean;
  /** Opens the seat: 128 bits as hex, a secret. Empty for a watcher. */
  readonly token: string;
  /** Six letters to join a private table, or to watch it; empty for other tables. */
  readonly code: string;
  /** How many messages the server takes of one connection within a second; it closes one that sends more. */
  readonly messagesPerSecond: number;
  /** SHA-256 of the server's secret, known to the client before it pledges its share. */
  readonly commitment: string;
  /** How many deals of the table were void; left out for none. */
  readonly voids?: number;
  /** True if only bots sit on the other seats: nobody else pledges, so the share may be opened at once. */
  readonly alone?: true;
  /** Whether the match changes ratings; then no bot sits down. */
  readonly rated: boolean;
  readonly terms: TableTerms;
  /** Players may ask for hints, which all at the table are told. Left out where only those alone with bots may. */
  readonly hints?: true;
  /** The deal of the day: played once, without takebacks, and unknown to others until the day is over. */
  readonly daily?: true;
  /** The watchers' delay in milliseconds; left out without one. */
  readonly late?: number;
  /** Milliseconds until a watcher has something to see; left out if there is something now. */
  readonly wait?: number;
  /** The table plays in days: it may be left without giving up the seat. Left out for others. */
  readonly inDays?: true;
}
