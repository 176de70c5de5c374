/**
 * The mistakes of a beginner, which are those of people: it takes what gives itself the most right now, and forgets what the others can do with
 * what it leaves them. Never a move that looks absurd, and never one that throws the match away.
 */

import { at } from "../base/checked.ts";
import { below, fork, type Luck, pick } from "../base/random.ts";
import { scorerOf } from "../contract/fast-scorer.ts";
import type { Game, Shape, State, View } from "../contract/game.ts";
import type { Manner } from "../contract/manner.ts";
import type { Mind } from "../contract/mind.ts";
import { silent, viewOf } from "../match/view.ts";
import { chancesOf } from "./value.ts";

/** A move that looks this much less promising than the best one is absurd. In the weights of `mind.weigh`. */
const ABSURD = 2.5;
/** The most of the chance to win that a mistake costs: a threat is missed, but the match is not thrown away. */
const MOST_LOST = 0.3;
/** It sees this many of the moves that look best. */
const SEEN = 5;
/** The chance once the match is won. */
const WON = 1;
/** A move tempts if it brings this much more right now than a careful one; in the scores of the game's model. */
const TEMPTING = 0.02;
/** A game without a mind cannot tell what a move gives: this share of its moves is random. */
const RANDOM_MOVES = { count: 1, of: 8 };

/** One legal move. */
export function beginnerMove<S extends Shape>(game: Game<S>, view: View<S>, luck: Luck, manner?: Manner<S>): S["move"] {
  const careful = game.bot(view, luck, { manner });
  const { mind } = game;
  const moves = game.moves(view);
  if (mind === undefined) return below(luck, RANDOM_MOVES.of) < RANDOM_MOVES.count ? pick(luck, moves) : careful;
  if (moves.length === 1) return careful;
  const state = game.imagine(view, fork(luck));
  const before = chanceAfter(game, state, view.seat, careful);
  if (before === WON) return careful;
  const least = gainAfter(game, mind, state, view.seat, careful) + TEMPTING;
  const gains = striking(mind, view, moves).map((move) => ({ move, gain: gainAfter(game, mind, state, view.seat, move) }));
  const tempting = gains.filter(({ gain }) => gain > least).sort((a, b) => b.gain - a.gain);
  const taken = tempting.find(({ move }) => before - chanceAfter(game, state, view.seat, move) <= MOST_LOST);
  return taken?.move ?? careful;
}

/** The moves that look best at first glance, and none that looks absurd. */
function striking<S extends Shape>(mind: Mind<S>, view: View<S>, moves: readonly S["move"][]): S["move"][] {
  const weights = Array.from(mind.weigh(view, moves));
  const least = Math.max(...weights) - ABSURD;
  const order = moves.map((_move, place) => place).filter((place) => at(weights, place) >= least);
  order.sort((a, b) => at(weights, b) - at(weights, a));
  return order.slice(0, SEEN).map((place) => moves[place] as S["move"]);
}

/** How well the seat stands right after the move, whatever the others have and can do next. */
function gainAfter<S extends Shape>(game: Game<S>, mind: Mind<S>, state: State<S>, seat: number, move: S["move"]): number {
  const after = game.copy(state);
  game.play(after, seat, move, silent);
  const scorer = scorerOf(mind);
  scorer.blend(after.secrets.length, mind.progress(after.table));
  mind.measure(viewOf(after, seat), scorer.features);
  return scorer.score();
}

/** The seat's chance of victory after one of its moves in a state that it imagines. */
function chanceAfter<S extends Shape>(game: Game<S>, state: State<S>, seat: number, move: S["move"]): number {
  const after = game.copy(state);
  game.play(after, seat, move, silent);
  return at(chancesOf(game, after), seat);
}
