/**
 * An analysis board: a replay of one line of a tree of moves. A move of any seat is tried on the table: if it is new it is a side line, which
 * is shown from then on; no line is lost.
 */
import { type Board, type Branch, LONGEST_NOTE, playedOut } from "../../shared/core/analysis/board.ts";
import { tryLine } from "../../shared/core/analysis/branch.ts";
import { isEqual } from "../../shared/core/base/plain.ts";
import { cleanText } from "../../shared/core/base/player-text.ts";
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Game, Sight, State } from "../../shared/core/contract/game.ts";
import type { Match } from "../../shared/core/match/match.ts";
import type { MatchRecord } from "../../shared/core/match/record.ts";
import { resume } from "../../shared/core/match/step.ts";
import { eventOf, sightOf } from "../../shared/core/match/view.ts";
import type { Answer } from "../../shared/core/wire/wire.ts";
import type { Timers } from "../base/timers.ts";
import type { Feed, Moment } from "./feed.ts";
import { ALLOWED, type Allows } from "./kinds.ts";
import { type KeptFrame, ReplayFeed } from "./replay.ts";

/** A row of moves that was tried. */
export interface Tried {
  readonly seat: number;
  readonly moves: readonly string[];
  /** What was tried after it, the main line first. */
  readonly after: Tried[];
  note: string;
}

/** Where a board comes from. */
export type BoardFrom =
  /** A match, at one of its frames. */
  | { readonly type: "record"; readonly record: MatchRecord; readonly frame: number; readonly seat: number }
  /** What a table shows: the match at that moment, or what its reader sees of it. */
  | { readonly type: "table"; readonly feed: Feed; readonly moment: Moment | undefined }
  /** What a seat sees; the rest is dealt again by chance. */
  | {
      readonly type: "sight";
      readonly game: string;
      readonly sight: Sight;
      readonly colours?: readonly number[];
      /** Drawn to show a rule: no match need come to it. */
      readonly sketch?: true;
    }
  | { readonly type: "board"; readonly board: Board }
  /** The end of a link; empty for a match that begins. */
  | { readonly type: "code"; readonly game: string; readonly code: string; readonly seats?: number };

/** More frames than any move has. */
const MOST_FRAMES = 60;

/** Between the frames of a move half of it is done, and nothing is asked: then it is as it was before the move. */
export async function settled(feed: Pick<Feed, "past">, moment: Moment): Promise<Moment> {
  if (moment.asked.length > 0 || moment.tried) return moment;
  // Without the server the half is looked at.
  const before = await feed.past(Math.max(0, moment.number - MOST_FRAMES), moment.number).catch((): Moment[] => []);
  return before.findLast(({ asked }) => asked.length > 0) ?? moment;
}

const triedOf = ({ seat, moves, after, note = "" }: Branch): Tried => ({ seat, moves, after: after.map(triedOf), note });
const branchOf = ({ seat, moves, after, note }: Tried): Branch => ({ seat, moves, after: after.map(branchOf), ...(note && { note }) });

interface BoardFeedOptions {
  readonly game: Game;
  readonly board: Board;
  /** The seat at whose side the reader sits, where the table is not turned to each seat that moves. */
  readonly seat: number;
  /** Of the players, by seat. */
  readonly names: readonly string[];
  readonly timers?: Timers;
}

/** Each question is a new one, also where the reader goes back to it. */
let asks = 0;

export class BoardFeed extends ReplayFeed {
  override readonly allows: Allows = ALLOWED.board;
  #head: Omit<Board, "tried" | "at">;
  readonly #tried: Tried[];
  #line: readonly Tried[];
  #setUps = 0;
  /** What a study has that this board was opened from, or last kept as: where that has changed since, it is another one. */
  kept: Board;
  /** Nothing is asked in a position that cannot be. */
  private isClosed = false;

  constructor({ game, board, seat, names, timers }: BoardFeedOptions) {
    const tried = board.tried.map(triedOf);
    const here = lineAt(tried, board.at);
    const line = goneOn(tried, here);
    const record = playedOut(game, board, line);
    super({ game, record, seat, at: resume(game, playedOut(game, board, here)).frame, names, ...(timers && { timers }) });
    const { tried: _tried, at: _at, ...head } = board;
    this.kept = board;
    this.#head = head;
    this.#tried = tried;
    this.#line = line;
  }

  override readonly send: Feed["send"] = async (moves, ask): Promise<Answer> => {
    const id = "board";
    const now = this.moments[this.playback.at];
    if (now === undefined || ask === 0 || now.ask !== ask) return { id, ok: false, key: "staleAsk", args: { ask } };
    try {
      this.#grow(this.here, [{ seat: now.sight.seat, moves }]);
      this.playback.step(1, "move");
      return { id, ok: true, frame: now.number };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { id, ok: false, key: error.key, args: error.args };
    }
  };

  /** What was tried from the position on. */
  get tried(): readonly Tried[] {
    return this.#tried;
  }

  /** The rows that lead to what is shown. */
  get here(): readonly Tried[] {
    return this.#line.slice(0, this.entriesAt(this.playback.at));
  }

  /** What is shown, as a match: all of it, hidden or not. */
  get position(): Match {
    return resume(this.game, this.recordHere);
  }

  /** The match that begins with the board's position, and has come to what is shown. */
  get recordHere(): MatchRecord {
    return this.recordOf(this.here);
  }

  /** The match that begins with the board's position and goes these rows. */
  recordOf(path: readonly Tried[]): MatchRecord {
    return playedOut(this.game, this.#head, path);
  }

  /** All of it, for a link or a file. */
  get board(): Board {
    const { here } = this;
    const at = here.map((row, deep) => this.#siblings(here, deep).indexOf(row));
    return { ...this.#head, tried: this.#tried.map(branchOf), at };
  }

  /** Shows where a line has come to after this row. */
  goTo(row: Tried): void {
    const path = pathTo(this.#tried, row);
    if (path === undefined) return;
    this.#show(path);
  }

  /** Shows the position that the board began with. */
  toStart(): void {
    this.#show([]);
  }

  /** Another position takes the place of this one, and what was tried is dropped. */
  setUp(position: State, isPossible: boolean): void {
    this.#head = { ...this.#head, position };
    this.#tried.length = 0;
    this.isClosed = !isPossible;
    this.#setUps++;
    this.#show([]);
  }

  /** What its reader calls it. */
  set name(name: string) {
    this.#head = { ...this.#head, name };
  }

  /** How often another position was set up. */
  get setUps(): number {
    return this.#setUps;
  }

  /** Whether moves can be tried. */
  get isPossible(): boolean {
    return !this.isClosed;
  }

  /** Plays a line of all seats from what is shown; what is forced is played by itself. */
  tryLine(moves: readonly string[]): void {
    const before = this.recordHere;
    const played = tryLine(this.game, before, moves).flatMap(({ match }) => match.record.entries.slice(-1));
    const rows = played.flatMap((entry) => (entry.type === "moves" ? [entry] : []));
    if (rows.length === 0) return;
    this.#grow(this.here, rows);
    this.playback.play();
  }

  /** Takes a row away, with all that was tried after it. */
  remove(row: Tried): void {
    const path = pathTo(this.#tried, row);
    if (path === undefined) return;
    const before = path.slice(0, -1);
    const siblings = this.#siblings(path, path.length - 1);
    const { here } = this;
    siblings.splice(siblings.indexOf(row), 1);
    this.#show(here.includes(row) ? before : here);
  }

  /** The row becomes the first of those that were tried there. */
  prefer(row: Tried): void {
    const path = pathTo(this.#tried, row);
    const siblings = path && this.#siblings(path, path.length - 1);
    siblings?.splice(siblings.indexOf(row), 1);
    siblings?.unshift(row);
    this.playback.changed();
  }

  note(row: Tried, words: string): void {
    row.note = cleanText(words, LONGEST_NOTE);
    this.playback.changed();
  }

  protected override seen({ moment, frame, seat }: KeptFrame): Moment {
    // Each seat's question is asked of the reader.
    const eyes = moment.asked[0] ?? Math.max(0, seat);
    const ask = moment.asked.length > 0 && !this.isClosed ? ++asks : 0;
    return { ...moment, ask, tried: true, event: eventOf(frame, eyes), sight: sightOf(frame, eyes) };
  }

  #siblings(path: readonly Tried[], deep: number): Tried[] {
    return path[deep - 1]?.after ?? this.#tried;
  }

  /** Rows go on from a place of the tree, each on a branch that is there or a new one, and are shown. Refuses what is not legal. */
  #grow(from: readonly Tried[], rows: readonly Pick<Tried, "seat" | "moves">[]): void {
    playedOut(this.game, this.#head, [...from, ...rows]);
    const path = [...from];
    for (const { seat, moves } of rows) {
      const siblings = this.#siblings(path, path.length);
      const known = siblings.find((row) => row.seat === seat && isEqual(row.moves, moves));
      const row = known ?? { seat, moves: [...moves], after: [], note: "" };
      if (known === undefined) siblings.push(row);
      path.push(row);
    }
    this.#goOn(path);
  }

  /** Shows the end of a path; the line goes on as it went on first. */
  #show(path: readonly Tried[]): void {
    this.#goOn(path, resume(this.game, this.recordOf(path)).frame);
  }

  #goOn(path: readonly Tried[], frame?: number): void {
    this.#line = goneOn(this.#tried, path);
    this.goOnWith(this.recordOf(this.#line), frame);
  }
}

/** The branch at each place, as far as there is one. */
function lineAt(tried: readonly Tried[], at: readonly number[]): Tried[] {
  const line: Tried[] = [];
  for (const place of at) {
    const next = (line.at(-1)?.after ?? tried)[place];
    if (next === undefined) break;
    line.push(next);
  }
  return line;
}

/** A line to its end: by what was tried first. */
function goneOn(tried: readonly Tried[], path: readonly Tried[]): Tried[] {
  const line = [...path];
  for (let next = (line.at(-1)?.after ?? tried)[0]; next !== undefined; next = next.after[0]) line.push(next);
  return line;
}

function pathTo(tried: readonly Tried[], row: Tried): Tried[] | undefined {
  for (const one of tried) {
    if (one === row) return [one];
    const rest = pathTo(one.after, row);
    if (rest !== undefined) return [one, ...rest];
  }
  return undefined;
}
