/** Names and shapes of all that client and server say to each other beside the state. */
import type { OptionValue } from "./game.ts";
import { type Check, isList, isRecord, isText, isWhole, isWord } from "./plain.ts";
import { LONGEST_NOTATION, LONGEST_ROW } from "./record.ts";
import { Refusal, type RefusalArgs, type RefusalKey } from "./refusal.ts";

/** What a client asks of a room, under the message name `command`. Seat and time are the room's to say. */
export type Command =
  | { readonly type: "moves"; readonly id: string; readonly ask: number; readonly moves: readonly string[] }
  | { readonly type: "undo"; readonly id: string }
  | { readonly type: "resign"; readonly id: string }
  /** 16 random bytes as hex for the deal, given after the commitment was seen. */
  | { readonly type: "share"; readonly id: string; readonly share: string }
  /** Bots take the seats nobody sits on, so that the match begins. */
  | { readonly type: "fill"; readonly id: string }
  | { readonly type: "rematch"; readonly id: string };

/** What the room says of a command, to its sender alone; the frames themselves travel as state. */
export type Answer =
  | { readonly id: string; readonly ok: true; readonly frame: number }
  | { readonly id: string; readonly ok: false; readonly key: RefusalKey; readonly args: RefusalArgs };

/**
 * Messages of a room: `command` and its `answer`; `next`, the ticket of a rematch; `deal`, secret and shares once the match
 * is over; `stopped`, a refusal key, when the match cannot go on; `lobby`, what the lobby shows.
 */
export const MESSAGES = { command: "command", answer: "answer", next: "next", deal: "deal", stopped: "stopped", lobby: "lobby" } as const;

/** The longest message a room takes; the longest command, a full row of moves, fits. */
export const LONGEST_MESSAGE = 8 * 1024;

/** Why a room closed a connection for good; any other code may be tried again. */
export const CLOSED = { left: 4000, takenElsewhere: 4100, unknownTable: 4101 } as const;

const id = { id: isText(40) };
const isHex =
  (bytes: number): Check =>
  (value) =>
    typeof value === "string" && value.length === 2 * bytes && /^[0-9a-f]*$/.test(value);
const isCommand = {
  moves: isRecord({ type: isWord(["moves"]), ...id, ask: isWhole(0, 1e9), moves: isList(isText(LONGEST_NOTATION), 1, LONGEST_ROW) }),
  undo: isRecord({ type: isWord(["undo"]), ...id }),
  resign: isRecord({ type: isWord(["resign"]), ...id }),
  share: isRecord({ type: isWord(["share"]), ...id, share: isHex(16) }),
  fill: isRecord({ type: isWord(["fill"]), ...id }),
  rematch: isRecord({ type: isWord(["rematch"]), ...id }),
};

/** The command a message holds; an unknown type, key or shape is refused. */
export function readCommand(message: unknown): Command {
  const type = (message as Command | null | undefined)?.type;
  if (typeof type !== "string" || !Object.hasOwn(isCommand, type) || !isCommand[type](message)) throw new Refusal("malformed");
  return message as Command;
}

interface Newcomer {
  /** As shown to the others; empty for a nameless guest. */
  readonly name?: string;
}
interface Wish extends Newcomer {
  readonly game: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly seats?: number;
}

/** What a client asks of the desk: POST /api/<name> with the body. Answered with a CallAnswer. */
export interface Calls {
  /** A table with bots on all other seats. */
  play: Wish;
  /** A seat against the next person who wants the same game. */
  quick: Wish;
  /** A table of one's own that others join by its code. */
  table: Wish;
  join: Newcomer & { readonly code: string };
  watch: { readonly match: string };
  /** A finished match as text, deal and all. */
  record: { readonly match: string };
  /** Back to a seat one has. */
  sit: { readonly match: string; readonly token: string };
  lobby: Readonly<Record<never, never>>;
}
export type CallName = keyof Calls;
export type CallAnswer<N extends CallName> = N extends "lobby"
  ? { readonly reservation: Reservation }
  : N extends "record"
    ? { readonly record: string }
    : Ticket;

export const LONGEST_NAME = 24;
/** Text without control, direction and other unseen characters, which would disturb whatever they are shown in. */
const isName: Check = (value) => isText(LONGEST_NAME)(value) && !/\p{C}/u.test(value as string);
const newcomer = { name: isName };
const isOptions: Check = (value) =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((option) => typeof option !== "object");
const wish = isRecord({ game: isText(40) }, { ...newcomer, options: isOptions, seats: isWhole(1, 10) });
const match = { match: isText(40) };
const isCall: Readonly<Record<CallName, Check>> = {
  play: wish,
  quick: wish,
  table: wish,
  join: isRecord({ code: isText(12) }, newcomer),
  watch: isRecord(match),
  record: isRecord(match),
  sit: isRecord({ ...match, token: isHex(16) }),
  lobby: isRecord({}),
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
  /** The own one, or WATCHER. */
  readonly seat: number;
  /** Who shows it sits on the seat: 128 bits as hex, a secret. Empty for a watcher. */
  readonly token: string;
  /** Six letters others join a private table by; empty for other tables. */
  readonly code: string;
  /** SHA-256 of the server's part of the deal: seen before the own share is given. */
  readonly commitment: string;
}

/** What the lobby shows of everybody else, under the message name `lobby`. */
export interface LobbyNews {
  readonly people: number;
  readonly tables: readonly {
    readonly id: string;
    readonly game: string;
    readonly names: readonly string[];
    readonly seats: number;
    readonly running: boolean;
  }[];
}
