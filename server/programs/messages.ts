/** What a program may say, and how it is refused. Every message is one JSON object. `gym/live/README.md` describes both directions. */
import { type Check, type Checked, isHex, isList, isRecord, isText, isWhole, isWord } from "../../shared/core/base/plain.ts";
import { Refusal, type RefusalArgs, type RefusalKey } from "../../shared/core/base/refusal.ts";
import { BOT_LEVELS } from "../../shared/core/contract/bot-level.ts";
import { LONGEST_NOTATION, LONGEST_ROW } from "../../shared/core/match/record.ts";
import { isOptions } from "../../shared/core/wire/calls.ts";

/** No program plays where nobody's time is counted, unless a person has opened such a table. */
const SPEEDS = ["normal", "relaxed", "fast"] as const;

/** The program's own name for a message; the answer has it too. */
const maybe = { id: isText(40) };
const game = { game: isText(40) };
const match = { match: isText(40) };

const MESSAGES = {
  hello: isRecord({ type: isWord(["hello"]), token: isHex(16) }, maybe),
  tables: isRecord({ type: isWord(["tables"]) }, maybe),
  make: isRecord(
    { type: isWord(["make"]), ...game },
    {
      ...maybe,
      seats: isWhole(1, 10),
      options: isOptions,
      speed: isWord(SPEEDS),
      level: isWord(BOT_LEVELS),
      open: isWord([true, false]),
    },
  ),
  join: isRecord({ type: isWord(["join"]), code: isText(12) }, maybe),
  queue: isRecord({ type: isWord(["queue"]), ...game }, { ...maybe, seats: isWhole(1, 10) }),
  leaveQueue: isRecord({ type: isWord(["leaveQueue"]) }, maybe),
  move: isRecord(
    { type: isWord(["move"]), ...match, ask: isWhole(0, 1e9), moves: isList(isText(LONGEST_NOTATION), 1, LONGEST_ROW) },
    maybe,
  ),
  resign: isRecord({ type: isWord(["resign"]), ...match }, maybe),
  leave: isRecord({ type: isWord(["leave"]), ...match }, maybe),
};

export type Messages = { readonly [T in keyof typeof MESSAGES]: Checked<(typeof MESSAGES)[T]> };
export type Message = Messages[keyof Messages];
export const MESSAGE_TYPES = Object.keys(MESSAGES) as readonly (keyof Messages)[];

/** What only programs are refused for, with the sentence they are told. */
const OWN_REFUSALS = {
  unknownProgram: "No program has this token, or it is void.",
  helloFirst: 'The first message must be {"type":"hello","token":"..."}.',
  alreadyGreeted: "This socket has said hello already.",
  tooMuch: "Too many messages in a second. This one was not read.",
  tooManyMatches: "You play as many matches at once as a program may.",
  tooManySockets: "Your address has as many programs' sockets open as it may.",
  unknownMatch: "You have no seat in a match of this id.",
  seated: "You have a seat at this table already.",
  peopleOnly: "This table is for people. A program joins a table by the code of a private one, or one that a program has opened.",
  idle: "You have neither played nor waited for a match for a long time.",
} as const;
export type ProgramRefusalKey = keyof typeof OWN_REFUSALS;

/** Of the others, those that a program meets often. */
const SENTENCES: Partial<Readonly<Record<RefusalKey, string>>> = {
  malformed: `This is not one JSON object of a known type (${MESSAGE_TYPES.join(", ")}) with exactly its fields.`,
  illegalMove: "This move is not among the legal ones.",
  staleAsk: "This is not the number of the newest ask of your seat.",
  notAsked: "Your seat is not asked now.",
  rowPastReveal: "A row of moves ends where something hidden is revealed.",
  rowPastTurn: "A row of moves ends with your own choices.",
  matchOver: "The match is over.",
  unknownGame: "This server has no such game.",
  unknownTable: "There is no such table, or it is closed.",
  tableFull: "The table has no free seat.",
  badOptions: "The game has no such option, value or number of seats.",
  tooOften: "Your address asks for more than it may. Wait a few seconds.",
  closing: "The server is about to restart. Connect again in a few seconds: your seats are held.",
  takenElsewhere: "The program has connected again, and this connection has lost its seats to the new one.",
};

/** Why a program's message was refused. Nothing is changed by it. */
export class ProgramRefusal extends Error {
  readonly key: ProgramRefusalKey;

  constructor(key: ProgramRefusalKey) {
    super(key);
    this.key = key;
  }
}

export interface Told {
  readonly error: RefusalKey | ProgramRefusalKey;
  readonly args: RefusalArgs;
  readonly says: string;
}

export const told = (error: RefusalKey | ProgramRefusalKey, args: RefusalArgs = {}): Told => ({
  error,
  args,
  says: { ...SENTENCES, ...OWN_REFUSALS }[error] ?? `Refused: ${error}.`,
});

/** The message in a text, if it is one JSON object of a known type with exactly its fields. */
export function readMessage(text: string): Message {
  const message = parsed(text);
  const { type } = (message ?? {}) as { readonly type?: unknown };
  if (typeof type !== "string" || !Object.hasOwn(MESSAGES, type)) throw new Refusal("malformed");
  if (!(MESSAGES[type as keyof Messages] as Check)(message)) throw new Refusal("malformed");
  return message as Message;
}

/** The id in a text that may be anything, so that its refusal can name it. */
export function idIn(text: string): { readonly id?: string } {
  const { id } = (parsed(text) ?? {}) as { readonly id?: unknown };
  return isText(40)(id) ? { id: id as string } : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
