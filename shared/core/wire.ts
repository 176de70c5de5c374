/** Names and shapes of all that client and server say to each other beside the state. */
import type { OptionValue } from "./game.ts";
import type { GuestCard, Profile } from "./guest.ts";
import { type Check, isList, isRecord, isText, isWhole, isWord } from "./plain.ts";
import { LONGEST_NOTATION, LONGEST_ROW, SEATINGS, type Seating } from "./record.ts";
import { Refusal, type RefusalArgs, type RefusalKey } from "./refusal.ts";

/** What one may ask of all others: to take one's last move back, to rest, to end the match without a winner. */
export const PROPOSALS = ["takeback", "pause", "end"] as const;

/** Why somebody is reported to whoever runs the harbour. */
export const REPORTS = ["language", "cheating", "leaving", "other"] as const;

/** What can be said in one click, in the reader's language. */
export const PHRASES = ["hello", "luck", "nice", "thanks", "sorry", "moment", "played", "again"] as const;
export const LONGEST_SAYING = 200;
export type Saying =
  | { readonly text: string; readonly phrase?: undefined }
  | { readonly phrase: (typeof PHRASES)[number]; readonly text?: undefined };
export type ChatLine = Saying & {
  /** Rises. */
  readonly number: number;
  readonly seat: number;
  /** As shown when it was said. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** What a client asks of a room, under the message name `command`. Seat and time are the room's to say. */
export type Command =
  | { readonly type: "moves"; readonly id: string; readonly ask: number; readonly moves: readonly string[] }
  | { readonly type: "undo"; readonly id: string }
  | { readonly type: "resign"; readonly id: string }
  /** 16 random bytes as hex for the deal, given after the commitment was seen. */
  | { readonly type: "share"; readonly id: string; readonly share: string }
  /** Bots take the seats nobody sits on, so that the match begins. */
  | { readonly type: "fill"; readonly id: string }
  | { readonly type: "rematch"; readonly id: string }
  /** Asks something of the table; to go on after a pause nobody need agree. */
  | { readonly type: "propose"; readonly id: string; readonly what: (typeof PROPOSALS)[number] | "resume" }
  /** Says what it answers: another wish may have come in its place meanwhile. */
  | { readonly type: "vote"; readonly id: string; readonly what: (typeof PROPOSALS)[number] | ""; readonly yes: boolean }
  /** A minute more to think for all others. */
  | { readonly type: "give"; readonly id: string }
  | ({ readonly type: "say"; readonly id: string } & Saying)
  /** Takes the seat back from the bot that plays for somebody who is here. */
  | { readonly type: "back"; readonly id: string };

/** What the room says of a command, to its sender alone; the frames themselves travel as state. */
export type Answer =
  | { readonly id: string; readonly ok: true; readonly frame: number }
  | { readonly id: string; readonly ok: false; readonly key: RefusalKey; readonly args: RefusalArgs };

/**
 * Messages of a room: `command` and its `answer`; `next`, the ticket of a rematch; `deal`, secret and shares once the match
 * is over; `stopped`, a refusal key, when the match cannot go on; `lobby`, what the lobby shows; `ping` and its `pong`, the
 * server's time in milliseconds, by which either side knows that the line is not dead; `chat`, what was
 * said, a list; `notice`, a NoticeNews about the harbour or the match. Of the queue for a quick match: `queue`, how it goes; `ticket`, a seat; `fill`, said by who wants no more people.
 */
export const MESSAGES = {
  command: "command",
  answer: "answer",
  next: "next",
  deal: "deal",
  stopped: "stopped",
  lobby: "lobby",
  ping: "ping",
  pong: "pong",
  chat: "chat",
  notice: "notice",
  queue: "queue",
  ticket: "ticket",
  fill: "fill",
} as const;

/** The longest message a room takes; the longest command, a full row of moves, fits. */
export const LONGEST_MESSAGE = 8 * 1024;

/**
 * Why a room closed a connection: for good, but for `moved`, which sends everybody to the seat that was drawn for him. Any other
 * code may be tried again.
 */
export const CLOSED = { left: 4000, takenElsewhere: 4100, unknownTable: 4101, moved: 4102 } as const;

const id = { id: isText(40) };
const isHex =
  (bytes: number): Check =>
  (value) =>
    typeof value === "string" && value.length === 2 * bytes && /^[0-9a-f]*$/.test(value);
/** Text without control and direction characters, which would disturb whatever they are shown in; more than blanks. */
const isSaying: Check = (value) =>
  isText(LONGEST_SAYING)(value) && /\S/.test(value as string) && !/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(value as string);
const say = { type: isWord(["say"]), ...id };
const isSay: Check = (value) => isRecord({ ...say, text: isSaying })(value) || isRecord({ ...say, phrase: isWord(PHRASES) })(value);

const isCommand = {
  say: isSay,
  moves: isRecord({ type: isWord(["moves"]), ...id, ask: isWhole(0, 1e9), moves: isList(isText(LONGEST_NOTATION), 1, LONGEST_ROW) }),
  undo: isRecord({ type: isWord(["undo"]), ...id }),
  resign: isRecord({ type: isWord(["resign"]), ...id }),
  share: isRecord({ type: isWord(["share"]), ...id, share: isHex(16) }),
  fill: isRecord({ type: isWord(["fill"]), ...id }),
  rematch: isRecord({ type: isWord(["rematch"]), ...id }),
  propose: isRecord({ type: isWord(["propose"]), ...id, what: isWord([...PROPOSALS, "resume"]) }),
  vote: isRecord({ type: isWord(["vote"]), ...id, what: isWord([...PROPOSALS, ""]), yes: isWord([false, true]) }),
  give: isRecord({ type: isWord(["give"]), ...id }),
  back: isRecord({ type: isWord(["back"]), ...id }),
};

/** The command a message holds; an unknown type, key or shape is refused. */
export function readCommand(message: unknown): Command {
  const type = (message as Command | null | undefined)?.type;
  if (typeof type !== "string" || !Object.hasOwn(isCommand, type) || !isCommand[type](message)) throw new Refusal("malformed");
  return message as Command;
}

/** How long people may think; the server says what that comes to. */
export const SPEEDS = ["none", "relaxed", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];

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
  readonly speed?: Speed;
}

/** What a client asks of the desk: POST /api/<name> with the body. Answered with a CallAnswer. */
export interface Calls {
  /** A table with bots on all other seats. */
  play: Wish;
  /** A place in the queue for people who want the same; `rated` is for people alone, and counts. */
  quick: Wish & { readonly rated?: boolean };
  /** A table of one's own that others join by its code; an open one is shown to everybody in the lobby. */
  table: Wish & { readonly open?: boolean; readonly rated?: boolean };
  join: Newcomer & { readonly code: string };
  watch: { readonly match: string };
  /** A finished match as text, deal and all. */
  record: { readonly match: string };
  /** What a seat has seen, or without a token anybody may, from one frame to another; a long stretch comes in several answers. */
  frames: { readonly match: string; readonly token?: string; readonly from: number; readonly to: number };
  /** Back to a seat one has: shown by its token, or by who one is. */
  sit: { readonly match: string; readonly token?: string; readonly guest?: string };
  /** The matches in which a guest has a seat and which are not over. */
  matches: Guest;
  /** Resigns one of them, without going there. */
  giveUp: Guest & { readonly match: string };
  lobby: Readonly<Record<never, never>>;
  /** Who one is: known by a token, or a new guest under this name. */
  arrive: { readonly guest?: string; readonly name: string };
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
/** Text without control, direction and other unseen characters, which would disturb whatever they are shown in. */
const isName: Check = (value) => isText(LONGEST_NAME)(value) && !/\p{C}/u.test(value as string);
const guest = { guest: isHex(16) };
const newcomer = { name: isName, ...guest };
const isOptions: Check = (value) =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((option) => typeof option !== "object");
const optional = { ...newcomer, options: isOptions, seats: isWhole(1, 10), seating: isWord(SEATINGS), speed: isWord(SPEEDS) };
const wish = isRecord({ game: isText(40) }, optional);
const match = { match: isText(40) };
const token = { token: isHex(16) };
const frame = isWhole(0, 1e9);
const isCall: Readonly<Record<CallName, Check>> = {
  play: wish,
  quick: isRecord({ game: isText(40) }, { ...optional, rated: isWord([true, false]) }),
  table: isRecord({ game: isText(40) }, { ...optional, open: isWord([true, false]), rated: isWord([true, false]) }),
  join: isRecord({ code: isText(12) }, newcomer),
  watch: isRecord(match),
  record: isRecord(match),
  frames: isRecord({ ...match, from: frame, to: frame }, token),
  sit: isRecord(match, { ...token, ...guest }),
  matches: isRecord(guest),
  giveUp: isRecord({ ...guest, ...match }),
  lobby: isRecord({}),
  arrive: isRecord({ name: isName }, guest),
  rename: isRecord({ ...guest, name: isName }),
  profile: isRecord(guest),
  code: isRecord(guest),
  redeem: isRecord({ code: isText(12) }),
  kept: isRecord(guest),
  erase: isRecord(guest),
  block: isRecord({ ...guest, ...match, seat: isWhole(0, 9), on: isWord([true, false]) }),
  report: isRecord({ ...guest, ...match, seat: isWhole(0, 9), why: isWord(REPORTS) }, { text: isSaying }),
};

export function readCall<N extends CallName>(name: N, body: unknown): Calls[N] {
  if (!isCall[name](body)) throw new Refusal("malformed");
  return body as Calls[N];
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

/** Under the message name `notice`: the harbour closes for a while; the end of a match could not be read and is played anew. */
export interface NoticeNews {
  readonly key: "closing" | "repaired";
  readonly args: RefusalArgs;
}

/** How the search for a quick match goes, under the message name `queue`. */
export interface QueueNews {
  /** So many of the seats are taken, the own one included. */
  readonly filled: number;
  /** Milliseconds until bots take the free seats; -1 if they never do. */
  readonly bots: number;
}

/** What the lobby shows of everybody else, under the message name `lobby`. */
export interface LobbyNews {
  /** The processes of this harbour do not hear each other: only what is in this one is told. */
  readonly alone?: true;
  /** Of the client that the server has: a page of another build is old. Empty if it has none. */
  readonly build: string;
  readonly people: number;
  /** Those that are on. */
  readonly matches: number;
  /** How many look for a quick match, by game. */
  readonly looking: Readonly<Record<string, number>>;
  readonly tables: readonly {
    readonly id: string;
    readonly game: string;
    readonly people: readonly { readonly name: string; readonly bot: boolean }[];
    readonly seats: number;
    /** Running matches are watched, waiting tables joined, by their code. */
    readonly running: boolean;
    readonly code: string;
  }[];
}
