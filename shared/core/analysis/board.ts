/**
 * An analysis board: a position, and what was tried from it as a tree of moves. It is text, for links and files, and comes back equal.
 * Everything hidden is in the position, luck too: the same moves lead to the same cards.
 */
import { at } from "../base/checked.ts";
import { type Check, isHex, isList, isRecord, isText, isWhole, isWord } from "../base/plain.ts";
import { cleanText } from "../base/player-text.ts";
import { commitment, quickLuck } from "../base/random.ts";
import { Refusal } from "../base/refusal.ts";
import type { Game, Sight, State } from "../contract/game.ts";
import type { Judge } from "../contract/judge.ts";
import type { Match } from "../match/match.ts";
import { COLOUR_COUNT, LONGEST_NOTATION, LONGEST_ROW, type MatchRecord } from "../match/record.ts";
import { begin, step, steps } from "../match/step.ts";
import { entriesInForce, numbered } from "../match/undo.ts";
import { silent, viewOf } from "../match/view.ts";

/** A row of moves of a seat, and what was tried after it: the first of them goes on the line. */
export interface Branch {
  readonly seat: number;
  readonly moves: readonly string[];
  readonly after: readonly Branch[];
  /** The reader's own words about it. */
  readonly note?: string;
}

export interface Board {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: MatchRecord["options"];
  readonly colours?: readonly number[];
  /** What its reader calls it. */
  readonly name?: string;
  readonly position: State;
  readonly tried: readonly Branch[];
  /** Where it is looked at: the place among its siblings of each branch that leads there. */
  readonly at: readonly number[];
}

/** Where a position comes from decides nothing but names of bots. */
const SECRET = "00".repeat(32);
const SHARE = "00".repeat(16);

/** The match that begins with the position of a board. */
export const recordOfBoard = ({ game, rules, seats, options, colours, position }: Omit<Board, "tried" | "at">): MatchRecord => ({
  game,
  rules,
  seats,
  options,
  deal: { commitment: commitment(SECRET), secret: SECRET, shares: Array.from({ length: seats }, () => SHARE) },
  ...(colours && { colours }),
  position,
  entries: [],
});

/** Plays a row. Refuses what is not legal. */
export const played = (match: Match, { seat, moves }: Pick<Branch, "seat" | "moves">): Match =>
  step(match, { type: "moves", seat, by: "person", at: 0, ask: match.asks[seat] ?? 0, moves: [...moves] }).match;

/** Plays rows one after the other. Refuses what is not legal. */
export const playedOut = (game: Game, board: Omit<Board, "tried" | "at">, line: readonly Pick<Branch, "seat" | "moves">[]): MatchRecord =>
  line.reduce<Match>(played, begin(game, recordOfBoard(board)).match).record;

/** A whole match on a board: its moves in force are the line; `frame` is looked at. What else ends it is left out, and what is too long. */
export function boardOfRecord(game: Game, record: MatchRecord, frame: number): Board {
  const { seats, options, colours, rules } = record;
  const rows = entriesInForce(numbered(record)).slice(0, MOST_BRANCHES);
  const position = begin(game, record).match.state;
  const board = { game: game.id, rules, seats, options, ...(colours && { colours }), position, tried: [], at: [] };
  // The first is that of the beginning.
  const frames = Array.from(steps(game, record), ({ match }) => match.frame);
  const later = rows.findIndex(({ number }) => at(frames, number + 1) > frame);
  const tried = rows.reduceRight<Branch[]>((after, { entry: { seat, moves } }) => [{ seat, moves, after }], []);
  return { ...board, tried, at: (later < 0 ? rows : rows.slice(0, later)).map(() => 0) };
}

/** A board of what a seat or a watcher sees. What is hidden from them is dealt anew, so that the board gives nothing away. */
export function boardOfSight(game: Game, sight: Sight, seed: number, more: Pick<Board, "options" | "colours">): Board {
  const position = game.imagine(sight, quickLuck(seed));
  return { game: game.id, rules: game.rules, seats: position.secrets.length, ...more, position, tried: [], at: [] };
}

const FORMAT = 1;
/** Far beyond any study and any match, however deep. */
const MOST_BRANCHES = 2_000;
export const LONGEST_NOTE = 500;
export const LONGEST_STUDY = 60;

export const isBoardText = (text: string): boolean => text.startsWith('{"board":');

/** One line of JSON. */
export function boardText({ tried, at, ...head }: Board): string {
  return `${JSON.stringify({ board: FORMAT, ...head, tried: tried.map(packed), at })}\n`;
}

type Packed = readonly [seat: number, moves: readonly string[], after: readonly Packed[], note?: string];
const packed = ({ seat, moves, after, note }: Branch): Packed => {
  const rest = after.map(packed);
  return note === undefined ? [seat, moves, rest] : [seat, moves, rest, note];
};
const unpacked = ([seat, moves, after, note = ""]: Packed): Branch => {
  const words = cleanText(note, LONGEST_NOTE);
  return { seat, moves, after: after.map(unpacked), ...(words && { note: words }) };
};

const isSeat = isWhole(0, 9);
const isRow = isList(isText(LONGEST_NOTATION), 1, LONGEST_ROW);

function isPacked(value: unknown, room: { left: number }): boolean {
  if (!Array.isArray(value) || value.length < 3 || value.length > 4 || room.left-- <= 0) return false;
  const [seat, moves, after, note = ""] = value as unknown[];
  return isSeat(seat) && isRow(moves) && isText(LONGEST_NOTE)(note) && Array.isArray(after) && after.every((one) => isPacked(one, room));
}

const isOptions: Check = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isHead = isRecord(
  {
    board: isWord([FORMAT]),
    game: isText(40),
    rules: isWhole(1, 1e6),
    seats: isWhole(1, 10),
    options: isOptions,
    position: isOptions,
    tried: (value: unknown) => {
      const room = { left: MOST_BRANCHES };
      return Array.isArray(value) && value.every((one) => isPacked(one, room));
    },
    at: isList(isWhole(0, MOST_BRANCHES), 0, MOST_BRANCHES),
  },
  { colours: isList(isWhole(0, COLOUR_COUNT - 1), 1, 10), name: isText(LONGEST_STUDY) },
);

/** Refuses what is no board: `badRecord` with a reason, `unknownRules` for one of a newer version. `checkBoard` judges what is in it. */
export function readBoard(text: string): Board {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal("badRecord", { why: "unreadable" });
  }
  const format = (value as { board?: unknown } | null)?.board;
  if (typeof format === "number" && format > FORMAT) throw new Refusal("unknownRules", { format });
  if (!isHead(value)) throw new Refusal("badRecord", { why: "malformed" });
  const {
    board: _format,
    tried,
    name = "",
    ...rest
  } = value as Omit<Board, "tried"> & { readonly board: number; readonly tried: readonly Packed[] };
  const called = cleanText(name, LONGEST_STUDY);
  return { ...rest, ...(called && { name: called }), tried: tried.map(unpacked) };
}

/** A position that cannot be, with what is wrong with it. */
export class Impossible extends Refusal {
  readonly faults: ReturnType<Judge["faults"]>;
  constructor(faults: ReturnType<Judge["faults"]>) {
    super("badRecord", { why: "position" });
    this.faults = faults;
  }
}

/** From here no way leads on: each game's board has a sentence for it. */
const STUCK = { kind: "phase" };

/** Why a position does not open; nothing for one that does. Each move of each seat that is asked must lead to one that can be. */
export function faultsOf(game: Game, { faults }: Judge, position: State): ReturnType<Judge["faults"]> {
  const found = faults(position);
  if (found.length > 0) return found;
  const leadsOn = (seat: number): boolean => {
    const moves = game.moves(viewOf(position, seat));
    const canBe = moves.every((move) => {
      const after = game.copy(position);
      game.play(after, seat, move, silent);
      return faults(after).length === 0;
    });
    return moves.length > 0 && canBe;
  };
  try {
    return game.toAct(position.table).every(leadsOn) ? [] : [STUCK];
  } catch {
    // The rules may break where no match can come to.
    return [STUCK];
  }
}

/** Refuses a position that cannot be. */
export function checkPosition(game: Game, judge: Judge, { position, seats }: Pick<Board, "position" | "seats">): void {
  if (!judge.isState(position) || position.secrets.length !== seats) throw new Refusal("badRecord", { why: "malformed" });
  const faults = faultsOf(game, judge, position);
  if (faults.length > 0) throw new Impossible(faults);
}

/** Refuses a board this game cannot show: of another game, of a position that cannot be, with moves that are not legal. */
export function checkBoard(game: Game, judge: Judge, board: Board): void {
  checkPosition(game, judge, board);
  const walk = (match: Match, after: readonly Branch[]): void => {
    for (const branch of after) walk(played(match, branch), branch.after);
  };
  try {
    walk(begin(game, recordOfBoard(board)).match, board.tried);
  } catch (error) {
    throw error instanceof Refusal ? error : new Impossible([STUCK]);
  }
}

/** Of a hidden part: the luck of a match, or of what was imagined. */
export const isLuck: Check = (value) =>
  isRecord({ type: isWord(["match"]), seed: isHex(32), counter: isWhole(0, 1e9) })(value) ||
  isRecord({ type: isWord(["quick"]), state: isWhole(-(2 ** 31), 2 ** 31 - 1) })(value);
