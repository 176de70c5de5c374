/** The quick bot: a first glance picks a few moves, and a learnt value compares where they lead. */

import type { Luck } from "../../core/base/random.ts";
import { favourite } from "../../core/bots/favourite.ts";
import { chancesOf } from "../../core/bots/value.ts";
import type { State, View } from "../../core/contract/game.ts";
import type { Temper } from "../../core/contract/manner.ts";
import { silent } from "../../core/match/view.ts";
import { copy } from "../copy.ts";
import { imagine } from "../imagine.ts";
import { mind } from "../mind/index.ts";
import { moves } from "../moves.ts";
import { play } from "../play.ts";
import { result } from "../score.ts";
import type { Duel, Move } from "../state.ts";
import weights from "./weights.json" with { type: "json" };

/** The weights are the bot's own, so that it plays the same when the model is fitted again to matches of bots like it. */
const judged = { result, mind: { ...mind, model: weights } };

/** Moves that are compared. */
const CANDIDATES = 6;
/** States that each of them is played in: a move may turn cards up. */
const SAMPLES = 2;

export function bot(view: View<Duel>, luck: Luck, { manner }: Temper<Duel> = {}): Move {
  const list = moves(view);
  if (list.length === 1) return list[0]!;
  const candidates = promising(view, list);
  const chances = candidates.map(() => 0);
  for (let sample = 0; sample < SAMPLES; sample++) {
    const state = imagine(view, luck);
    for (const [at, move] of candidates.entries()) chances[at]! += chanceAfter(state, view.seat, move) / SAMPLES;
  }
  const likes = manner && ((at: number) => manner.likes(view, candidates[at]!));
  return candidates[favourite(chances, chances.indexOf(Math.max(...chances)), likes)]!;
}

/** The best at first glance, the best first. */
function promising(view: View<Duel>, list: readonly Move[]): Move[] {
  const weights = mind.weigh(view, list);
  const order = list.map((_move, at) => at).sort((a, b) => weights[b]! - weights[a]!);
  return order.slice(0, CANDIDATES).map((at) => list[at]!);
}

function chanceAfter(state: State<Duel>, seat: number, move: Move): number {
  const after = copy(state);
  play(after, seat, move, silent);
  return chancesOf(judged, after)[seat]!;
}
