/** What is said in a room beside its state: commands and their answers, chat, news. */
import { type Check, isList, isRecord, isText, isWhole, isWord } from "./plain.ts";
import { cleanText, isShown } from "./player-text.ts";
import { COLOUR_COUNT, LONGEST_NOTATION, LONGEST_ROW, NO_COLOUR } from "./record.ts";
import { Refusal, type RefusalArgs, type RefusalKey } from "./refusal.ts";

/** What one may ask of all others: to take one's last move back, to rest, to end the match without a winner. */
export const PROPOSALS = ["takeback", "pause", "end"] as const;

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
  /**
   * 16 random bytes as hex for the deal, given after the commitment was seen, and the colour wished for: NO_COLOUR for any. Until the
   * match begins it may be said again, with another colour.
   */
  | { readonly type: "share"; readonly id: string; readonly share: string; readonly colour?: number }
  /** Bots take the seats nobody sits on, so that the match begins. */
  | { readonly type: "fill"; readonly id: string }
  | { readonly type: "rematch"; readonly id: string }
  /** Asks something of the table; to go on after a pause nobody need agree. */
  | { readonly type: "propose"; readonly id: string; readonly what: (typeof PROPOSALS)[number] | "resume" }
  /** Says what it answers: another wish may have come in its place meanwhile. */
  // `frame`: the newest that the voter has seen, because a takeback costs more with each that comes.
  | {
      readonly type: "vote";
      readonly id: string;
      readonly what: (typeof PROPOSALS)[number] | "";
      readonly yes: boolean;
      readonly frame?: number;
    }
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
export const isHex =
  (bytes: number): Check =>
  (value) =>
    typeof value === "string" && value.length === 2 * bytes && /^[0-9a-f]*$/.test(value);
export const isSaying: Check = isShown(LONGEST_SAYING);
const say = { type: isWord(["say"]), ...id };
const isSay: Check = (value) => isRecord({ ...say, text: isSaying })(value) || isRecord({ ...say, phrase: isWord(PHRASES) })(value);

const isCommand = {
  say: isSay,
  moves: isRecord({ type: isWord(["moves"]), ...id, ask: isWhole(0, 1e9), moves: isList(isText(LONGEST_NOTATION), 1, LONGEST_ROW) }),
  undo: isRecord({ type: isWord(["undo"]), ...id }),
  resign: isRecord({ type: isWord(["resign"]), ...id }),
  share: isRecord({ type: isWord(["share"]), ...id, share: isHex(16) }, { colour: isWhole(NO_COLOUR, COLOUR_COUNT - 1) }),
  fill: isRecord({ type: isWord(["fill"]), ...id }),
  rematch: isRecord({ type: isWord(["rematch"]), ...id }),
  propose: isRecord({ type: isWord(["propose"]), ...id, what: isWord([...PROPOSALS, "resume"]) }),
  vote: isRecord(
    { type: isWord(["vote"]), ...id, what: isWord([...PROPOSALS, ""]), yes: isWord([false, true]) },
    { frame: isWhole(0, 1e9) },
  ),
  give: isRecord({ type: isWord(["give"]), ...id }),
  back: isRecord({ type: isWord(["back"]), ...id }),
};

/** The command a message holds; an unknown type, key or shape is refused. */
export function readCommand(message: unknown): Command {
  const type = (message as Command | null | undefined)?.type;
  if (typeof type !== "string" || !Object.hasOwn(isCommand, type) || !isCommand[type](message)) throw new Refusal("malformed");
  const command = message as Command;
  return "text" in command && command.text !== undefined ? { ...command, text: cleanText(command.text, LONGEST_SAYING) } : command;
}

/**
 * Under the message name `notice`: the harbour closes for a while; the end of a match could not be read and is played anew; the
 * `seat` has given the reader a minute more.
 */
export interface NoticeNews {
  readonly key: "closing" | "repaired" | "gift";
  readonly args: RefusalArgs;
}

/** How the search for a quick match goes, under the message name `queue`. */
export interface QueueNews {
  /** So many of the seats are taken, the own one included. */
  readonly filled: number;
  /** Milliseconds until bots take the free seats; -1 if they never do. */
  readonly bots: number;
  /** Milliseconds until somebody of any strength will do. */
  readonly anybody: number;
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
