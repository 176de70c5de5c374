/**
 * A match as options, deal and entries, append-only: journal, save game, replay, undo history, bug report and proof of a fair deal in
 * one. State is never stored; it is replayed (`resume` in step.ts).
 */

import { type Check, isEqual, isHex, isList, isRecord, isText, isWhole, isWord } from "../base/plain.ts";
import { commitment, digest, drawnSeats, seedOf } from "../base/random.ts";
import { Refusal } from "../base/refusal.ts";
import { BOT_LEVELS, type BotLevel } from "../contract/bot-level.ts";
import type { Game, OptionList, OptionValue, Picked, State } from "../contract/game.ts";
import { type Deal, keepsPledges, NO_PLEDGE } from "./pledges.ts";

export type { Deal } from "./pledges.ts";

export const AUTHORS = ["person", "bot", "clock", "server"] as const;
export const SITTERS = ["person", "bot", "nobody"] as const;
export const ENDS = ["agreed", "abandoned"] as const;
/** Seats in the order of joining, or drawn with the deal. */
export const SEATINGS = ["joined", "random"] as const;
export type Seating = (typeof SEATINGS)[number];

interface Stamp {
  /** The seat whose entry it is; -1 for the whole table. */
  readonly seat: number;
  /** Milliseconds since 1970: the date at which the server began plus the elapsed time, so differences within one process are exact. */
  readonly at: number;
  readonly by: (typeof AUTHORS)[number];
  /** The sender's name for it. Idempotent: a repeated id is answered with its original frame. */
  readonly id?: string;
}
/** One move or a row of moves, in notation, answering one ask; played and undone as one. */
export type MovesEntry = Stamp & { readonly type: "moves"; readonly ask: number; readonly moves: readonly string[] };
/** Back to the state before entry number `to`; beyond what is safe, only by consent of all. */
export type UndoEntry = Stamp & { readonly type: "undo"; readonly to: number; readonly consent: boolean };
export type Entry =
  | MovesEntry
  | UndoEntry
  | (Stamp & { readonly type: "resign" })
  /** The player asked for a hint while others who play could not see it: it changes nothing but is told to all. `ask`: at which question. */
  | (Stamp & { readonly type: "hint"; readonly ask: number })
  | (Stamp & { readonly type: "end"; readonly why: (typeof ENDS)[number] })
  /** `chosenBy`: the seat whose player chose it for one whose line is lost. */
  | (Stamp & { readonly type: "seat"; readonly kind: (typeof SITTERS)[number]; readonly name: string; readonly chosenBy?: number });

export interface MatchRecord {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly deal: Deal;
  /** `joined` if left out. */
  readonly seating?: Seating;
  /** By seat, an index of the colours; the seat's own number if left out. */
  readonly colours?: readonly number[];
  /** The match changes ratings: what was revealed or answered stays, also against bots. Older records do not have this field. */
  readonly rated?: true;
  /** It took a code to watch the match: its players are named to nobody else. Records up to version 0.9.0 do not have this field. */
  readonly private?: true;
  /** All players see the cards in every hand. Older records do not have this field. */
  readonly openHands?: true;
  /** How well its bots played, so that a match played on has the same. Older records, and those without bots, do not have it. */
  readonly bots?: BotLevel;
  /** It begins here and not with a deal: a position of the analysis board that is played on. No server ever has such a record. */
  readonly position?: State;
  readonly entries: readonly Entry[];
}

/** By seat, the index of its player's share in the deal. */
export const placesOf = ({ deal: { secret, shares }, seating }: Pick<MatchRecord, "deal" | "seating">): readonly number[] =>
  seating === "random" ? drawnSeats(seedOf(secret, shares), shares.length) : shares.map((_share, seat) => seat);

/** How many seat colours players may choose from. The client decides what they look like. */
export const COLOUR_COUNT = 5;
/** How many of them a game offers: all, unless it has pieces for fewer. */
export const coloursOf = ({ colours = COLOUR_COUNT }: Pick<Game, "colours">): number => colours;

/** Any colour will do. */
export const NO_COLOUR = -1;

/** The colour of each seat: the one wished for, different at each seat; else the seat's own number if it is free, else the first free one. */
export function settledColours(wishes: readonly number[]): number[] {
  const settled = [...wishes];
  for (const [seat, colour] of settled.entries()) if (colour === NO_COLOUR && !settled.includes(seat)) settled[seat] = seat;
  for (const [seat, colour] of settled.entries()) {
    if (colour === NO_COLOUR) settled[seat] = settled.findIndex((_colour, free) => !settled.includes(free));
  }
  return settled;
}

/** The wished colour if the game has pieces in it, else none. */
export const wishFor = (game: Game, wish = NO_COLOUR): number => (wish < coloursOf(game) ? wish : NO_COLOUR);

/** The colours as a record holds them: left out where each seat has the colour of its number. */
export const recordedColours = (wishes: readonly number[]): Pick<MatchRecord, "colours"> => {
  const colours = settledColours(wishes);
  return colours.every((colour, seat) => colour === seat) ? {} : { colours };
};

/** Whether the player of the seat has moved, and not only a bot or the clock for them. */
export const hasMoved = ({ entries }: Pick<MatchRecord, "entries">, seat: number): boolean =>
  entries.some((entry) => entry.type === "moves" && entry.seat === seat && entry.by === "person");

/** The longest row of moves in one entry. */
export const LONGEST_ROW = 64;
export const LONGEST_NOTATION = 80;
/** Far beyond any real match; limits a record and the time to replay it. Resigning and ending are always possible. */
export const MOST_ENTRIES = 5_000;
const FORMAT = 1;

const stamp = { seat: isWhole(-1, 9), at: isWhole(0, Number.MAX_SAFE_INTEGER), by: isWord(AUTHORS) };
const id = { id: isText(40) };
const entryShapes: Readonly<Record<Entry["type"], Check>> = {
  moves: isRecord({ type: isText(9), ...stamp, ask: isWhole(0, 1e9), moves: isList(isText(LONGEST_NOTATION), 1, LONGEST_ROW) }, id),
  undo: isRecord({ type: isText(9), ...stamp, to: isWhole(0, MOST_ENTRIES), consent: isWord([false, true]) }, id),
  resign: isRecord({ type: isText(9), ...stamp }, id),
  hint: isRecord({ type: isText(9), ...stamp, ask: isWhole(0, 1e9) }, id),
  end: isRecord({ type: isText(9), ...stamp, why: isWord(ENDS) }, id),
  seat: isRecord({ type: isText(9), ...stamp, kind: isWord(SITTERS), name: isText(40) }, { ...id, chosenBy: isWhole(0, 9) }),
};

export const isEntry: Check = (value) => {
  const type = (value as Entry | null)?.type;
  return typeof type === "string" && Object.hasOwn(entryShapes, type) && entryShapes[type](value);
};

/** Far beyond any real table. */
export const MOST_VOIDS = 1e6;
export const isPledges: Check = isList((pledge) => pledge === NO_PLEDGE || isHex(32)(pledge), 1, 10);

const isOption: Check = (value) => ["string", "number", "boolean"].includes(typeof value);

const isHead = isRecord(
  {
    quayside: isWord([FORMAT]),
    game: isText(40),
    rules: isWhole(1, 1e6),
    seats: isWhole(1, 10),
    options: (value) => typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every(isOption),
    deal: isRecord(
      { commitment: isHex(32), secret: isHex(32), shares: isList(isHex(16), 1, 10) },
      { pledges: isPledges, voids: isWhole(1, MOST_VOIDS), again: isWord([true]) },
    ),
  },
  {
    seating: isWord(SEATINGS),
    rated: isWord([true]),
    private: isWord([true]),
    openHands: isWord([true]),
    bots: isWord(BOT_LEVELS),
    // What is in it is checked by its game, where it comes from outside.
    position: (value: unknown) => typeof value === "object" && value !== null,
    colours: isList(isWhole(0, COLOUR_COUNT - 1), 1, 10),
  },
);

/** Seats of a table for which no number is given: three find each other sooner than a full table. */
export const defaultSeats = ({ seats }: Pick<Game, "seats">): number => Math.max(seats.fewest, Math.min(3, seats.most));

/** Each option as picked or at its default; anything the game does not offer is refused. */
export function pickOptions<L extends OptionList>(list: L, picked: Readonly<Record<string, unknown>>): Picked<L> {
  for (const [option, value] of Object.entries(picked)) {
    if (!Object.hasOwn(list, option)) throw new Refusal("badOptions", { option });
    if (!list[option]?.includes(value as OptionValue)) throw new Refusal("badOptions", { option });
  }
  return Object.fromEntries(Object.entries(list).map(([option, values]) => [option, picked[option] ?? values[0]])) as Picked<L>;
}

/** The options that are not at their default. */
export const changedOptions = (list: OptionList, picked: Readonly<Record<string, OptionValue>>): Readonly<Record<string, OptionValue>> =>
  Object.fromEntries(Object.entries(picked).filter(([option, value]) => value !== list[option]?.[0]));

/** Refuses a record this game cannot play: of another game, of unknown rules, or with seats or options it does not have. */
export function checkHead(game: Game, record: MatchRecord): void {
  if (record.game !== game.id) throw new Refusal("unknownGame", { game: record.game });
  if (!(Number.isInteger(record.rules) && record.rules >= 1 && record.rules <= game.rules)) {
    throw new Refusal("unknownRules", { rules: record.rules, newest: game.rules });
  }
  if (!isWhole(game.seats.fewest, game.seats.most)(record.seats)) throw new Refusal("badOptions", { seats: record.seats });
  const { colours } = record;
  if (
    colours !== undefined &&
    (colours.length !== record.seats || new Set(colours).size < record.seats || Math.max(...colours) >= coloursOf(game))
  )
    throw new Refusal("badRecord", { why: "colours" });
  if (record.openHands && (record.rated || game.openHand === undefined)) throw new Refusal("badRecord", { why: "openHands" });
  if (record.deal.shares.length !== record.seats) throw new Refusal("badRecord", { why: "shares" });
  if (record.position !== undefined && record.position.secrets?.length !== record.seats)
    throw new Refusal("badRecord", { why: "position" });
  if (commitment(record.deal.secret) !== record.deal.commitment) throw new Refusal("badRecord", { why: "secret" });
  if (!keepsPledges(record.deal)) throw new Refusal("badRecord", { why: "pledges" });
  const picked = pickOptions(game.options, record.options);
  // An older record lacks later options: they are at their default.
  if (record.rules < game.rules) return;
  const missing = Object.keys(picked).find((option) => !Object.hasOwn(record.options, option));
  if (missing !== undefined) throw new Refusal("badOptions", { option: missing });
}

/** One line for the head, one for each entry, one that seals them with count and digest. */
export function writeRecord(record: MatchRecord): string {
  const { entries, ...head } = record;
  const lines = [{ quayside: FORMAT, ...head }, ...entries].map((line) => `${JSON.stringify(line)}\n`).join("");
  return `${lines}${JSON.stringify({ entries: entries.length, digest: digest(lines) })}\n`;
}

/** Reads a record from text; refuses one that is truncated, damaged or changed. */
export function readRecord(text: string): MatchRecord {
  const lines = String(text).split("\n");
  if (lines.pop() !== "" || lines.length < 2) throw new Refusal("badRecord", { why: "truncated" });
  const parsed = lines.map((line, at) => {
    try {
      return JSON.parse(line) as unknown;
    } catch {
      throw new Refusal("badRecord", { line: at + 1, why: "unreadable" });
    }
  });
  const sealed = lines.slice(0, -1).map((line) => `${line}\n`);
  const seal = { entries: sealed.length - 1, digest: digest(sealed.join("")) };
  const [head, ...entries] = parsed.slice(0, -1);
  const found = parsed.at(-1) as typeof seal | null;
  if (found?.entries !== seal.entries) throw new Refusal("badRecord", { line: lines.length, why: "truncated" });
  if (found.digest !== seal.digest) throw new Refusal("badRecord", { line: lines.length, why: "changed" });
  if (!isHead(head)) throw new Refusal("badRecord", { line: 1, why: "malformed" });
  const wrong = entries.findIndex((entry) => !isEntry(entry));
  if (wrong >= 0) throw new Refusal("badRecord", { line: wrong + 2, why: "malformed" });
  const { quayside: _format, ...rest } = head as MatchRecord & { quayside: number };
  return { ...rest, entries: entries as Entry[] };
}

/** What a player saw before the match, to check the published record against. */
export interface SeenBefore {
  readonly commitment: string;
  readonly seating?: Seating;
  /** The player's seat and share; left out for a watcher. */
  readonly own?: { readonly seat: number; readonly share: string };
  /** All pledges, as they were shown before the player's share was opened. */
  readonly pledges?: readonly string[];
  /** How many deals of the table were void before; left out for none. */
  readonly voids?: number;
}

/** Refuses a record whose deal is not the promised one. Replaying it (`resume`) checks all the rest. */
export function verifyDeal(record: Pick<MatchRecord, "deal" | "seating" | "position">, seen: SeenBefore): void {
  const { deal } = record;
  const { seating, own, pledges } = seen;
  const wrong = (why: string) => new Refusal("badRecord", { why });
  if (record.position !== undefined) throw wrong("position");
  if (deal.commitment !== seen.commitment) throw wrong("commitment");
  if (commitment(deal.secret) !== seen.commitment) throw wrong("secret");
  if (seating !== undefined && seating !== (record.seating ?? "joined")) throw wrong("seating");
  const place = own === undefined ? undefined : placesOf(record)[own.seat];
  if (own !== undefined && (place === undefined || deal.shares[place] !== own.share)) throw wrong("share");
  if (!keepsPledges(deal) || (pledges !== undefined && !isEqual(deal.pledges, pledges))) throw wrong("pledges");
  if (pledges !== undefined && (deal.voids ?? 0) !== (seen.voids ?? 0)) throw wrong("voids");
}
