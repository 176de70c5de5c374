/** A position with one clearly winning move, as its set keeps it: a match of bots up to a choice, small enough to ship many. */

import { at } from "../base/checked.ts";
import { commitment, digest } from "../base/random.ts";
import { Refusal } from "../base/refusal.ts";
import type { Game } from "../contract/game.ts";
import type { Match } from "../match/match.ts";
import type { Deal, Entry, MatchRecord } from "../match/record.ts";
import { askedSeats, begin, type Step, step } from "../match/step.ts";
import { viewOf } from "../match/view.ts";

export interface Puzzle {
  /** "12-47": match and choice. Counts of solvers belong to it, so it never means another position. */
  readonly id: string;
  /** The deal follows from it. */
  readonly match: number;
  readonly seats: number;
  readonly options: MatchRecord["options"];
  /** The seat that is asked, and through whose eyes the puzzle is seen. */
  readonly seat: number;
  /** The choices of all seats before it, in notation, one a line. What is forced is left out. */
  readonly moves: string;
  /** In notation. */
  readonly solution: string;
  /** The moves of all seats from the solution on, without forced ones. */
  readonly line: readonly string[];
  /** By move, in percent: the chance of the solver after it, on average over imagined worlds. */
  readonly chances: Readonly<Record<string, number>>;
  /** Play to the end leaves nothing open: the solution wins, and no other move does. */
  readonly proven: boolean;
  /** 1 if it is found at once, up to 3 if only a long search finds it. */
  readonly level: PuzzleLevel;
  /** What speaks for the solution, the strongest first, by names that the game's reasons say in words. */
  readonly themes: readonly string[];
}

export const PUZZLE_LEVELS = [1, 2, 3] as const;
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number];

export interface PuzzleSet {
  readonly game: string;
  readonly rules: number;
  /** Of the volumes of its game, counted from 1. */
  readonly volume: number;
  /** Puzzles in the volumes before it. */
  readonly before: number;
  /** How it was made, for people. */
  readonly provenance: Readonly<Record<string, string | number>>;
  readonly puzzles: readonly Puzzle[];
}

/** Chances of victory, from the best move to the second best. */
export function chancesOfTwo({ chances, solution }: Pick<Puzzle, "chances" | "solution">): { best: number; second: number } {
  const others = Object.entries(chances).flatMap(([move, chance]) => (move === solution ? [] : [chance]));
  return { best: chances[solution] ?? 0, second: Math.max(0, ...others) };
}

/** Among all of its game. Counts from 1, as players do. */
export const placeOf = ({ puzzles, before }: PuzzleSet, { id }: Puzzle): number =>
  before + puzzles.findIndex((puzzle) => puzzle.id === id) + 1;

/** By luck that everybody knows: nothing is at stake but the position. */
export function puzzleDeal(game: string, match: number, seats: number): Deal {
  const secret = digest(`puzzle ${game} ${match}`);
  const shares = Array.from({ length: seats }, (_none, seat) => digest(`puzzle ${game} ${match} seat ${seat}`).slice(0, 32));
  return { commitment: commitment(secret), secret, shares };
}

/** The next move of a match whose choices are given one by one: the forced move, or the given one; of the seat that is asked first. */
export function nextEntry({ game, state, asks }: Match, seat: number, notation: string): Entry {
  return { type: "moves", seat, by: "bot", at: 0, ask: at(asks, seat), moves: [forcedMove(game, state, seat) ?? notation] };
}

export function forcedMove(game: Game, state: Match["state"], seat: number): string | undefined {
  const list = game.moves(viewOf(state, seat));
  return list.length === 1 ? game.notation(at(list, 0)) : undefined;
}

/** The first move of an attempt decides. */
export const isSolved = ({ solution }: Puzzle, moves: readonly string[]): boolean => moves[0] === solution;

/** Every step up to the choice, the beginning first. Throws a Refusal if the rules do not lead there. */
export function puzzleSteps(
  game: Game,
  { rules }: Pick<PuzzleSet, "rules">,
  puzzle: Pick<Puzzle, "match" | "seats" | "options" | "moves">,
): readonly Step[] {
  const { match: number, seats, options } = puzzle;
  const record: MatchRecord = { game: game.id, rules, seats, options, deal: puzzleDeal(game.id, number, seats), entries: [] };
  const played: Step[] = [begin(game, record)];
  const choices = puzzle.moves.split("\n");
  for (let made = 0; ; ) {
    const { match } = at(played, played.length - 1);
    const [asked] = askedSeats(match);
    if (asked === undefined) throw new Refusal("matchOver");
    const isForced = forcedMove(game, match.state, asked) !== undefined;
    if (!isForced && made === choices.length) return played;
    played.push(step(match, nextEntry(match, asked, isForced ? "" : at(choices, made))));
    if (!isForced) made++;
  }
}
