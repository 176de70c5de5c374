/**
 * A match with a script: a prepared deal, what bots play in it, and a row of steps. The guided first match is one, and each topic of
 * "One more thing" is one that ends in a puzzle. Plain data, so that a worker can have it.
 */

import { at } from "../base/checked.ts";
import { commitment, digest } from "../base/random.ts";
import type { Game } from "../contract/game.ts";
import type { Match } from "../match/match.ts";
import { type Deal, type MatchRecord, pickOptions } from "../match/record.ts";
import { begin, step } from "../match/step.ts";
import { entriesInForce, numbered } from "../match/undo.ts";

/** One entry: a seat and its moves, in notation. */
export type LessonEntry = readonly [seat: number, ...moves: readonly string[]];

/** Its sentences are entries of the game's catalogue: `lesson.<id>` says why, `lesson.<id>.do` says what to do. */
export interface LessonStep {
  readonly id: string;
  /** The key of the pose the note points at; beside the prompt without it. */
  readonly piece?: string;
  /** The note points at the counters of the goals beside the table instead. */
  readonly goals?: true;
  /** What it speaks of besides: the note does not cover these pieces. */
  readonly about?: readonly string[];
  /** What the player may play now, a row of moves each; without it the player reads on. */
  readonly wants?: readonly (readonly string[])[];
  /** All legal moves are offered, and only those it wants go on; of the others `lesson.<id>.wrong` says why they are wrong. */
  readonly puzzle?: true;
  /** What is played after it, until the next step: by bots, and passes of the player that are no choice. */
  readonly then?: readonly LessonEntry[];
}

export interface Lesson {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  /** The player's. */
  readonly seat: number;
  /** The defaults for what is left out. */
  readonly options?: MatchRecord["options"];
  /** The deal follows from it. */
  readonly deal: number;
  /** Played before the first step. */
  readonly before?: readonly LessonEntry[];
  readonly steps: readonly LessonStep[];
  /** What its praise speaks of, as of a step. */
  readonly about?: readonly string[];
}

/** Two minutes on one topic. Its sentences are `lesson.<topic>.<id>`, its name is `lesson.<topic>`. */
export interface TopicLesson extends Lesson {
  readonly topic: string;
  /** Of the rules page, where it is offered as well. */
  readonly chapter: string;
}

/** Entries of a prepared line, as "0 build baths; 1 build market, put d6". */
export const entriesOf = (line: string): readonly LessonEntry[] =>
  line.split(";").map((entry): LessonEntry => {
    const [, seat = "", row = ""] = /^\s*(\d) (.+?)\s*$/s.exec(entry) ?? [];
    return [Number(seat), ...row.split(", ")];
  });

/** What is played if everyone follows the lesson; of a choice it gives the player, any row will do. */
export interface LineEntry {
  readonly seat: number;
  readonly rows: readonly (readonly string[])[];
}

/** By luck that everybody knows: nothing is at stake. */
export function lessonDeal(game: string, deal: number, seats: number): Deal {
  const secret = digest(`lesson ${game} ${deal}`);
  const shares = Array.from({ length: seats }, (_none, seat) => digest(`lesson ${game} ${deal} seat ${seat}`).slice(0, 32));
  return { commitment: commitment(secret), secret, shares };
}

/** Everything played before a step. */
export function lineUntil({ seat: own, before = [], steps }: Lesson, at: number): readonly LineEntry[] {
  const entry = ([seat, ...row]: LessonEntry): LineEntry => ({ seat, rows: [row] });
  const ofStep = ({ wants, then = [] }: LessonStep): LineEntry[] => [
    ...(wants === undefined ? [] : [{ seat: own, rows: wants }]),
    ...then.map(entry),
  ];
  return [...before.map(entry), ...steps.slice(0, at).flatMap(ofStep)];
}

/** The match as it is when a step begins; of several rows the first was played. Throws a Refusal if the rules do not lead there. */
export function lessonMatch(game: Game, lesson: Lesson, i: number): Match {
  const { game: id, rules, seats } = lesson;
  const options = pickOptions(game.options, lesson.options ?? {});
  let { match } = begin(game, { game: id, rules, seats, options, deal: lessonDeal(id, lesson.deal, seats), entries: [] });
  for (const { seat, rows } of lineUntil(lesson, i)) {
    match = step(match, { type: "moves", seat, by: "person", at: 0, ask: at(match.asks, seat), moves: at(rows, 0) }).match;
  }
  return match;
}

/** What the line has a bot play now; undefined once a player has left the line. Seats that are asked together may answer in any order. */
export function rowOfLine({ record }: Pick<Match, "record">, line: readonly LineEntry[], seat: number): readonly string[] | undefined {
  const left = [...line];
  for (const { entry } of entriesInForce(numbered(record))) {
    const next = left.findIndex((one) => one.seat === entry.seat);
    if (next < 0 || !at(left, next).rows.some((row) => isSame(row, entry.moves))) return undefined;
    left.splice(next, 1);
  }
  return left.find((one) => one.seat === seat)?.rows[0];
}

const isSame = (row: readonly string[], moves: readonly string[]): boolean => row.length === moves.length && isBeginning(row, moves);

/** The moves are a row the step wants, whole. */
export const isDone = ({ wants = [] }: LessonStep, moves: readonly string[]): boolean => wants.some((row) => isSame(row, moves));

/** The moves answer the puzzle of the step, and wrongly. */
export const isWrong = (step: LessonStep, moves: readonly string[]): boolean => step.puzzle === true && !isDone(step, moves);

/** The moves are the beginning of a row the step wants. */
export const isOnWay = ({ wants = [] }: LessonStep, moves: readonly string[]): boolean => wants.some((row) => isBeginning(row, moves));

const isBeginning = (row: readonly string[], moves: readonly string[]): boolean => moves.every((move, at) => row[at] === move);

/**
 * The moves that a step offers after those gathered. If what it wants is not among the legal moves, all of them are: nobody is ever
 * stuck, and a pass that is no choice needs no step.
 */
export function offeredMoves<M extends { readonly move: string }>(
  step: LessonStep,
  gathered: readonly string[],
  legal: readonly M[],
): readonly M[] {
  if (step.wants === undefined) return [];
  if (step.puzzle) return legal;
  const wanted = legal.filter(({ move }) => isOnWay(step, [...gathered, move]));
  return wanted.length > 0 ? wanted : legal;
}
