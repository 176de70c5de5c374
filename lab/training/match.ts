/** Matches of bots for training and its measurements: who plays, and positions of a match at decisions drawn at random. */

import { at } from "../../shared/core/base/checked.ts";
import { below, fork, type Luck, pick, quickLuck } from "../../shared/core/base/random.ts";
import { openSearch } from "../../shared/core/bots/search/search.ts";
import type { Game, OptionValue, Result, Shape, State, View } from "../../shared/core/contract/game.ts";
import { pickOptions } from "../../shared/core/match/record.ts";
import { findMove, silent, viewOf } from "../../shared/core/match/view.ts";

/** How one seat plays. */
export interface Skill {
  /** The iterations of a search for each decision; 0 for the quick bot. */
  readonly iterations: number;
  /** Share of its moves that it makes at random: for variety, and because people also err. */
  readonly noise: number;
}

export interface LineUp {
  readonly seats: number;
  readonly options: Shape["options"];
  /** By seat. */
  readonly skills: readonly Skill[];
}

const NOISES = [0.02, 0.08, 0.25];

/** What line-ups are drawn from. */
export interface Field {
  /** The numbers of iterations a seat may have; 0 is the quick bot. */
  readonly depths: readonly number[];
  /** Whether there are random moves, in half of the matches. */
  readonly isNoisy: boolean;
}

/** Every number of seats in turn; half of the matches have the default options. */
export function drawLineUp(game: Game, number: number, { depths, isNoisy }: Field, luck: Luck): LineUp {
  const { fewest, most } = game.seats;
  const seats = fewest + (number % (most - fewest + 1));
  const hasNoise = isNoisy && below(luck, 2) === 1;
  const isPlain = below(luck, 2) === 1;
  const values = Object.entries(game.options).map(([option, list]) => [option, pick(luck, list as readonly OptionValue[])]);
  const options = pickOptions(game.options, isPlain ? {} : Object.fromEntries(values));
  const skills = Array.from({ length: seats }, () => ({ iterations: pick(luck, depths), noise: hasNoise ? pick(luck, NOISES) : 0 }));
  return { seats, options, skills };
}

/** All that is drawn for one of the matches of a seed. */
export const luckOf = (seed: number, match: number): Luck => quickLuck(Math.imul(seed, 0x85ebca6b) ^ Math.imul(match + 1, 0xc2b2ae35));

/** Called before each decision. */
export type OnDecision = (state: State) => void;

/** Plays a whole match. All its luck follows from the number. */
export function playMatch(game: Game, { seats, options, skills }: LineUp, seed: number, onDecision: OnDecision): Result {
  const state = game.setup({ seats, options, luck: quickLuck(seed), rules: game.rules });
  const luck = quickLuck(Math.imul(seed + 1, 0x9e3779b1));
  for (let asked = game.toAct(state.table); asked.length > 0; asked = game.toAct(state.table)) {
    onDecision(state);
    const seat = at(asked, below(luck, asked.length));
    const row = chooseRow(game, viewOf(state, seat), at(skills, seat), luck);
    for (const [at, move] of row.entries()) {
      if (at > 0) onDecision(state);
      game.play(state, seat, findMove(game, viewOf(state, seat), move), silent);
    }
  }
  const result = game.result(state.table);
  if (result === undefined) throw new Error(`${game.id} ended without a result`);
  return result;
}

/** Leaves are judged as they are, as by the Casual level: playing them on takes five times as long. */
const AT_ONCE = { depth: 0 };

/** The moves of one decision, in notation. */
export function chooseRow(game: Game, view: View, { iterations, noise }: Skill, luck: Luck): readonly string[] {
  const moves = game.moves(view);
  const isSlip = noise > 0 && below(luck, 1_000) < 1_000 * noise;
  if (moves.length === 1 || isSlip) return [game.notation(pick(luck, moves))];
  if (iterations === 0) return [game.notation(game.bot(view, luck))];
  const search = openSearch(game, view, fork(luck), { iterations, tuning: AT_ONCE });
  search.run(iterations);
  return search.thought().row;
}

/** Keeps some of a match's decisions, each with the same chance, however many there are. */
export function drawDecisions<T>(count: number, luck: Luck, note: (state: State) => T): { kept: T[]; onDecision: OnDecision } {
  const kept: T[] = [];
  let seen = 0;
  const onDecision = (state: State): void => {
    const at = seen < count ? seen : below(luck, seen + 1);
    seen++;
    if (at < count) kept[at] = note(state);
  };
  return { kept, onDecision };
}
