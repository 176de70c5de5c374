/**
 * The mistakes of a beginner: now and then a move that looks plausible but costs a little of the chance to win, and rarely one that misses a
 * threat. Never one that looks absurd, and never one that throws the match away.
 */

import { at } from "../base/checked.ts";
import { below, fork, type Luck, pick } from "../base/random.ts";
import type { Game, Shape, State, View } from "../contract/game.ts";
import type { Mind } from "../contract/mind.ts";
import { silent } from "../match/view.ts";
import { chancesOf } from "./value.ts";

/** The share of decisions that are taken with less care. */
const CARELESS = { count: 1, of: 4 };
/** In each of these the beginner looks at this many other moves. */
const LOOKS = 3;
/** A move that looks this much less promising than the best one is absurd. In the weights of `mind.weigh`, and so is their spread. */
const ABSURD = 2.5;
const SPREAD = 1.5;
/** The most of the chance to win that a mistake costs, and what one mistake in `of` costs, which misses a threat. */
const MOST_LOST = 0.1;
const THREAT = { lost: 0.3, of: 5 };
/** The chance once the match is won. */
const WON = 1;
/** A game without a mind cannot tell a plausible move from an absurd one: this share of its moves is random. */
const RANDOM_MOVES = { count: 1, of: 8 };

/** One legal move. */
export function beginnerMove<S extends Shape>(game: Game<S>, view: View<S>, luck: Luck): S["move"] {
  const careful = game.bot(view, luck);
  const { mind } = game;
  if (mind === undefined) return happens(luck, RANDOM_MOVES) ? pick(luck, game.moves(view)) : careful;
  if (!happens(luck, CARELESS)) return careful;
  const moves = game.moves(view);
  if (moves.length === 1) return careful;
  const look = plausible(mind, view, moves, luck);
  const most = happens(luck, { count: 1, of: THREAT.of }) ? THREAT.lost : MOST_LOST;
  const state = game.imagine(view, fork(luck));
  const chance = chanceAfter(game, state, view.seat, careful);
  if (chance === WON) return careful;
  for (let looks = 0; looks < LOOKS; looks++) {
    const move = look();
    if (game.notation(move) === game.notation(careful)) continue;
    const lost = chance - chanceAfter(game, state, view.seat, move);
    if (lost >= 0 && lost <= most) return move;
  }
  return careful;
}

const happens = (luck: Luck, { count, of }: { readonly count: number; readonly of: number }): boolean => below(luck, of) < count;

/** Draws moves that do not look absurd, the promising ones more often. */
function plausible<S extends Shape>(mind: Mind<S>, view: View<S>, moves: readonly S["move"][], luck: Luck): () => S["move"] {
  const weights = Array.from(mind.weigh(view, moves));
  const best = Math.max(...weights);
  const shares = weights.map((weight) => (weight < best - ABSURD ? 0 : Math.exp((weight - best) / SPREAD)));
  const sum = shares.reduce((total, share) => total + share, 0);
  return () => {
    let left = (sum * below(luck, GRAINS)) / GRAINS;
    const at = shares.findIndex((share) => {
      left -= share;
      return left < 0;
    });
    return moves[at] as S["move"];
  };
}

/** Steps of a random share. */
const GRAINS = 2 ** 20;

/** The seat's chance of victory after one of its moves in a state that it imagines. */
function chanceAfter<S extends Shape>(game: Game<S>, state: State<S>, seat: number, move: S["move"]): number {
  const after = game.copy(state);
  game.play(after, seat, move, silent);
  return at(chancesOf(game, after), seat);
}
