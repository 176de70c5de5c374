/**
 * An analysis board: a position, and what was tried from it as a tree of moves. It is text, for links and files, and comes back equal.
 * Everything hidden is in the position, luck too: the same moves lead to the same cards.
 */
import { type Check, isHex, isList, isRecord, isText, isWhole, isWord } from "../base/plain.ts";
import { commitment, quickLuck } from "../base/random.ts";
import { Refusal } from "../base/refusal.ts";
import type { Game, State, View } from "../contract/game.ts";
import type { Judge } from "../contract/judge.ts";
import { COLOUR_COUNT, type Entry, LONGEST_NOTATION, LONGEST_ROW, type MatchRecord } from "../match/record.ts";
import { begin, resume, step } from "../match/step.ts";
import { entriesInForce, numbered } from "../match/undo.ts";
import { WATCHER } from "../match/view.ts";

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

/** Plays rows one after the other. Refuses what is not legal. */
export function playedOut(game: Game, board: Omit<Board, "tried" | "at">, line: readonly Pick<Branch, "seat" | "moves">[]): MatchRecord {
  let { match } = begin(game, recordOfBoard(board));
  for (const { seat, moves } of line) {
    const entry: Entry = { type: "moves", seat, by: "person", at: 0, ask: match.asks[seat] ?? 0, moves: [...moves] };
    ({ match } = step(match, entry));
  }
  return match.record;
}

/** A whole match on a board: its moves in force are the line; `frame` is looked at. What ends it otherwise is left out. */
export function boardOfRecord(game: Game, record: MatchRecord, frame: number): Board {
  const { seats, options, colours, rules } = record;
  const rows = entriesInForce(numbered(record));
  const begun = begin(game, record).match;
  const position = begun.state;
  const board = { game: game.id, rules, seats, options, ...(colours && { colours }), position, tried: [], at: [] };
  let count = 0;
  for (const [at, { number }] of rows.entries()) {
    if (resume(game, { ...record, entries: record.entries.slice(0, number + 1) }).frame > frame) break;
    count = at + 1;
  }
  const tried = rows.reduceRight<Branch[]>((after, { entry: { seat, moves } }) => [{ seat, moves, after }], []);
  return { ...board, tried, at: rows.slice(0, count).map(() => 0) };
}

/** What one seat sees, on a board: what it cannot know is dealt anew, so that nothing is given away. */
export function boardOfView(game: Game, view: View, seed: number, more: Pick<Board, "options" | "colours">): Board {
  const position = game.imagine(view.seat === WATCHER ? { ...view, seat: 0 } : view, quickLuck(seed));
  return { game: game.id, rules: game.rules, seats: position.secrets.length, ...more, position, tried: [], at: [] };
}

const FORMAT = 1;
/** Far beyond any study. */
const MOST_BRANCHES = 2_000;
export const LONGEST_NOTE = 500;
const MOST_DEEP = 400;

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
const unpacked = ([seat, moves, after, note]: Packed): Branch => ({ seat, moves, after: after.map(unpacked), ...(note && { note }) });

const isSeat = isWhole(0, 9);
const isRow = isList(isText(LONGEST_NOTATION), 1, LONGEST_ROW);

function isPacked(value: unknown, room: { left: number }, deep = 0): boolean {
  if (!Array.isArray(value) || value.length < 3 || value.length > 4 || room.left-- <= 0 || deep > MOST_DEEP) return false;
  const [seat, moves, after, note = ""] = value as unknown[];
  return (
    isSeat(seat) &&
    isRow(moves) &&
    isText(LONGEST_NOTE)(note) &&
    Array.isArray(after) &&
    after.every((one) => isPacked(one, room, deep + 1))
  );
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
    at: isList(isWhole(0, MOST_BRANCHES), 0, MOST_DEEP),
  },
  { colours: isList(isWhole(0, COLOUR_COUNT - 1), 1, 10) },
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
  const { board: _format, tried, ...rest } = value as Omit<Board, "tried"> & { readonly board: number; readonly tried: readonly Packed[] };
  return { ...rest, tried: tried.map(unpacked) };
}

/** A position that cannot be, with what is wrong with it. */
export class Impossible extends Refusal {
  readonly faults: ReturnType<Judge["faults"]>;
  constructor(faults: ReturnType<Judge["faults"]>) {
    super("badRecord", { why: "position" });
    this.faults = faults;
  }
}

/** Refuses a board this game cannot show: of another game, of a position that cannot be, with moves that are not legal. */
export function checkBoard(game: Game, { isState, faults }: Judge, board: Board): void {
  const { position, seats } = board;
  if (!isState(position) || position.secrets.length !== seats) throw new Refusal("badRecord", { why: "malformed" });
  const found = faults(position);
  if (found.length > 0) throw new Impossible(found);
  begin(game, recordOfBoard(board));
  const walk = (line: readonly Branch[], after: readonly Branch[]): void => {
    for (const branch of after) {
      const longer = [...line, branch];
      if (branch.after.length === 0) playedOut(game, board, longer);
      else walk(longer, branch.after);
    }
  };
  walk([], board.tried);
}

/** Of a hidden part: the luck of a match, or of what was imagined. */
export const isLuck: Check = (value) =>
  isRecord({ type: isWord(["match"]), seed: isHex(32), counter: isWhole(0, 1e9) })(value) ||
  isRecord({ type: isWord(["quick"]), state: isWhole(-(2 ** 31), 2 ** 31 - 1) })(value);
