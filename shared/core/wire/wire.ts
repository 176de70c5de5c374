/** A room's messages beside its state: commands and their answers, chat, notices. */
import { type Check, isHex, isList, isRecord, isText, isWhole, isWord } from "../base/plain.ts";
import { cleanText, isShown } from "../base/player-text.ts";
import { Refusal, type RefusalArgs, type RefusalKey } from "../base/refusal.ts";
import { COLOUR_COUNT, LONGEST_NOTATION, LONGEST_ROW, MOST_VOIDS, NO_COLOUR } from "../match/record.ts";
import type { ListedPerson, TableTerms } from "./table-terms.ts";

/** What a player may propose to all others: to take back their last move, to pause, to end the match without a winner. */
export const PROPOSALS = ["takeback", "pause", "end"] as const;

/** Grace period: how long a disconnected player's seat is held before a bot stands in, or before the others choose, in milliseconds. */
export const GRACE = 30_000;

/** What becomes of the seat of a player whose line is lost: it is kept, or a bot plays until the player is back. */
export const ABSENCE_CHOICES = ["wait", "bot"] as const;
export type AbsenceChoice = (typeof ABSENCE_CHOICES)[number];

/** Ready-made chat lines, shown in the reader's language. */
export const PHRASES = ["hello", "luck", "nice", "thanks", "sorry", "moment", "played", "again"] as const;
export const LONGEST_SAYING = 200;
export type Saying =
  | { readonly text: string; readonly phrase?: undefined }
  | { readonly phrase: (typeof PHRASES)[number]; readonly text?: undefined };
export type ChatLine = Saying & {
  /** Rises with each line. */
  readonly number: number;
  readonly seat: number;
  /** The name that was shown at that time. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** A client's command to a room, under the message name `command`. The room adds seat and time. From watchers it takes `say` alone. */
export type Command =
  | { readonly type: "moves"; readonly id: string; readonly ask: number; readonly moves: readonly string[] }
  | { readonly type: "undo"; readonly id: string }
  | { readonly type: "resign"; readonly id: string }
  /** Sent before a hint is thought out: refused where people play and the table has no hints; otherwise all of them are told. */
  | { readonly type: "hint"; readonly id: string; readonly ask: number }
  /**
   * The pledge of a share for the deal, sent after the commitment was seen, and the wished colour: NO_COLOUR for any. May be sent again
   * with another colour until the match begins. `voids`: of which deal, by the number of void ones before it.
   */
  | { readonly type: "pledge"; readonly id: string; readonly pledge: string; readonly voids: number; readonly colour?: number }
  /** Opens the pledge, once all are shown: 16 random bytes as hex. */
  | { readonly type: "share"; readonly id: string; readonly share: string }
  /** Bots take the free seats, so that the match begins. */
  | { readonly type: "fill"; readonly id: string }
  | { readonly type: "rematch"; readonly id: string }
  /** Proposes something to the table. `resume` needs no agreement. */
  | { readonly type: "propose"; readonly id: string; readonly what: (typeof PROPOSALS)[number] | "resume" }
  /** `what` is the proposal it answers: another may have replaced it. `frame` is the newest the voter has seen: with each more, a takeback undoes more. */
  | {
      readonly type: "vote";
      readonly id: string;
      readonly what: (typeof PROPOSALS)[number] | "";
      readonly yes: boolean;
      readonly frame?: number;
    }
  /** Gives all others a minute more. */
  | { readonly type: "give"; readonly id: string }
  | ({ readonly type: "say"; readonly id: string } & Saying)
  /** In a casual match: for the player of `seat`, whose line is lost. */
  | { readonly type: "choose"; readonly id: string; readonly seat: number; readonly what: AbsenceChoice }
  /** Takes the seat back from its stand-in bot. */
  | { readonly type: "back"; readonly id: string }
  /** Whether watchers may see the match with this player's eyes. */
  | { readonly type: "view"; readonly id: string; readonly shared: boolean };

/** The room's answer to a command, for its sender alone; frames come as state. */
export type Answer =
  | { readonly id: string; readonly ok: true; readonly frame: number }
  | { readonly id: string; readonly ok: false; readonly key: RefusalKey; readonly args: RefusalArgs };

/**
 * Messages of a room: `command` and its `answer`; `next`, the ticket of a rematch; `pledges`, a PledgesNews, and `voided`, a VoidDeal; `deal`, secret and shares once the match is over;
 * `stopped`, a refusal key, when the match cannot go on; `lobby`, a LobbyNews; `ping` and its `pong`, the server's time in milliseconds,
 * which show both sides that the connection is alive; `chat`, a list of lines; `notice`, a NoticeNews.
 * Of the lobby: `guest`, the token of the guest at this page, or empty; `company`, a PeopleNews for this guest alone; `operator`,
 * a list of OperatorNotice, and from the guest the id of one that was read.
 * Of the queue for a quick match: `queue`, a QueueNews; `ticket`, a seat; `fill`, sent by a player who takes bots now, or with
 * `false` by one who takes none and waits for people.
 */
export const MESSAGES = {
  command: "command",
  answer: "answer",
  next: "next",
  pledges: "pledges",
  voided: "voided",
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
  guest: "guest",
  people: "company",
  operator: "operator",
} as const;

/** The longest message a room takes, in bytes; the longest command, a full row of moves, fits. */
export const LONGEST_MESSAGE = 8 * 1024;

/**
 * Why a room closed a connection: for good, except `moved`, which sends each player to their drawn seat, and `viewClosed`, after which one
 * watches on without the eyes of that player. After any other code a client
 * may reconnect.
 */
export const CLOSED = { left: 4000, takenElsewhere: 4100, unknownTable: 4101, moved: 4102, notOpened: 4103, viewClosed: 4104 } as const;

const id = { id: isText(40) };
export const isSaying = isShown(LONGEST_SAYING);
const say = { type: isWord(["say"]), ...id };
const isSay: Check = (value) => isRecord({ ...say, text: isSaying })(value) || isRecord({ ...say, phrase: isWord(PHRASES) })(value);

const isCommand = {
  say: isSay,
  moves: isRecord({ type: isWord(["moves"]), ...id, ask: isWhole(0, 1e9), moves: isList(isText(LONGEST_NOTATION), 1, LONGEST_ROW) }),
  undo: isRecord({ type: isWord(["undo"]), ...id }),
  resign: isRecord({ type: isWord(["resign"]), ...id }),
  hint: isRecord({ type: isWord(["hint"]), ...id, ask: isWhole(0, 1e9) }),
  pledge: isRecord(
    { type: isWord(["pledge"]), ...id, pledge: isHex(32), voids: isWhole(0, MOST_VOIDS) },
    { colour: isWhole(NO_COLOUR, COLOUR_COUNT - 1) },
  ),
  share: isRecord({ type: isWord(["share"]), ...id, share: isHex(16) }),
  fill: isRecord({ type: isWord(["fill"]), ...id }),
  rematch: isRecord({ type: isWord(["rematch"]), ...id }),
  propose: isRecord({ type: isWord(["propose"]), ...id, what: isWord([...PROPOSALS, "resume"]) }),
  vote: isRecord(
    { type: isWord(["vote"]), ...id, what: isWord([...PROPOSALS, ""]), yes: isWord([false, true]) },
    { frame: isWhole(0, 1e9) },
  ),
  give: isRecord({ type: isWord(["give"]), ...id }),
  choose: isRecord({ type: isWord(["choose"]), ...id, seat: isWhole(0, 9), what: isWord(ABSENCE_CHOICES) }),
  back: isRecord({ type: isWord(["back"]), ...id }),
  view: isRecord({ type: isWord(["view"]), ...id, shared: isWord([false, true]) }),
};

/** The command a message holds; an unknown type, key or shape is refused. */
export function readCommand(message: unknown): Command {
  const type = (message as Command | null | undefined)?.type;
  if (typeof type !== "string" || !Object.hasOwn(isCommand, type) || !isCommand[type](message)) throw new Refusal("malformed");
  const command = message as Command;
  return "text" in command && command.text !== undefined ? { ...command, text: cleanText(command.text, LONGEST_SAYING) } : command;
}

/**
 * Sent as the message `notice`: the server is about to close; the last entries of the match could not be read and are lost; the player of
 * `seat` has given the reader a minute more; or why the rated match changes no rating. And said by the page itself, to a watcher: the player of
 * `seat` shares their view no longer.
 */
export interface NoticeNews {
  readonly key: "closing" | "repaired" | "gift" | "viewClosed" | Uncounted;
  readonly args: RefusalArgs;
}

/** What the operator of the server has to say to one guest, until the guest confirms it. */
export interface OperatorNotice {
  readonly id: string;
  readonly what: string;
  /** Until when it holds, in milliseconds since 1970; 0 for no time. */
  readonly until: number;
  readonly why: string;
}

/** Why a rated match changes no rating: a player has not moved; two sat down from one address. */
export type Uncounted = "unmoved" | "oneAddress";

/** Why a deal was void: a share was not opened in time; a player left while shares were opened; the server could not go on with it. */
export const VOID_REASONS = ["notOpened", "left", "restart"] as const;
export interface VoidDeal {
  readonly why: (typeof VOID_REASONS)[number];
  /** The players it is counted against, by the names that others see. */
  readonly names: readonly string[];
}

/** Sent before the deal as the message `pledges`: at joining, whenever the pledges change, and when players of one address come or go. */
export interface PledgesNews {
  /** The hash of the server's secret for this deal; a void deal is followed by a new one. */
  readonly commitment: string;
  /** How many deals of this table were void. */
  readonly voids: number;
  /** The last of them. */
  readonly lastVoid?: VoidDeal;
  /** By seat, once all are there: now the shares are opened. NO_PLEDGE for a bot. */
  readonly pledges?: readonly string[];
  /** Two players sat down from one address, so that the rated match would change no rating. */
  readonly oneAddress?: true;
  /** Seats whose shares are not opened yet, and milliseconds until the deal is void for it. */
  readonly awaited: readonly number[];
  readonly left: number;
}

/** How the search for a quick match goes, under the message name `queue`. */
export interface QueueNews {
  /** Taken seats, the reader's included. */
  readonly filled: number;
  /** Milliseconds until bots take the free seats; -1 if they never do. */
  readonly bots: number;
  /** Milliseconds until players of any strength are accepted. */
  readonly anybody: number;
}

/** Players in the queue who wish for the same. */
export interface Looking {
  readonly game: string;
  readonly seats: number;
  readonly rated: boolean;
  readonly people: number;
}

/** What the lobby shows, under the message name `lobby`. */
export interface LobbyNews {
  /** The processes of the cluster are disconnected: only this one's people and tables are counted. */
  readonly alone?: true;
  /** The build of the served client: a page of another build is old. Empty if none is served. */
  readonly build: string;
  readonly people: number;
  /** Running ones. */
  readonly matches: number;
  readonly looking: readonly Looking[];
  readonly tables: readonly {
    readonly id: string;
    readonly game: string;
    readonly people: readonly ListedPerson[];
    readonly seats: number;
    /** Running matches are watched, waiting tables joined, by their code. */
    readonly running: boolean;
    readonly code: string;
    readonly terms: TableTerms;
  }[];
}
