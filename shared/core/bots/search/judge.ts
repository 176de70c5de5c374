/** What a leaf is worth to each seat: by the result, by what was learnt, or without a mind by a random match from here on. */

import { type Luck, pick } from "../../base/random.ts";
import type { Game, Shape, State } from "../../contract/game.ts";
import type { Mind } from "../../contract/mind.ts";
import { silent, viewOf } from "../../match/view.ts";
import { chancesOf } from "../value.ts";
import { drawn } from "./lot.ts";
import { expectedPayoffs, finalPayoffs } from "./payoff.ts";
import type { Tuning } from "./select.ts";

export interface Verdict<S extends Shape> {
  readonly game: Game<S>;
  readonly luck: Luck;
  /** By seat: the chance of victory, and what a search maximises. */
  readonly chances: number[];
  readonly payoffs: Float64Array;
}

/** No leaf is played on for more moves than this. */
const LONGEST = 5_000;

/** The state is changed. */
export function judge<S extends Shape>({ game, luck, chances, payoffs }: Verdict<S>, tuning: Tuning, state: State<S>): void {
  const { mind } = game;
  if (mind === undefined) playOut(game, state, luck);
  else playOn(game, mind, state, luck, tuning);
  chancesOf(game, state, chances);
  const over = game.result(state.table);
  if (over === undefined) expectedPayoffs(chances, payoffs);
  else finalPayoffs(over, payoffs);
}

function playOut<S extends Shape>(game: Game<S>, state: State<S>, luck: Luck): void {
  for (let made = 0; made < LONGEST; made++) {
    const asked = game.toAct(state.table);
    if (asked.length === 0) return;
    const view = viewOf(state, asked.length === 1 ? asked[0]! : pick(luck, asked));
    game.play(state, view.seat, pick(luck, game.moves(view)), silent);
  }
}

/** By first glances, and not always the first of them: so that chance and error are in the mean. */
function playOn<S extends Shape>(game: Game<S>, mind: Mind<S>, state: State<S>, luck: Luck, { heat, depth }: Tuning): void {
  const { outlook } = mind;
  if (outlook === undefined) return;
  let left = (depth ?? outlook.depth) - (outlook.isQuiet(state.table) ? 1 : 0);
  for (let made = 0; made < LONGEST && left > 0; made++) {
    const asked = game.toAct(state.table);
    if (asked.length === 0) return;
    const view = viewOf(state, asked[0]!);
    const list = game.moves(view);
    const choice = list.length === 1 ? 0 : drawn(mind.weigh(view, list), heat, luck);
    game.play(state, view.seat, list[choice] as S["move"], silent);
    if (outlook.isQuiet(state.table)) left--;
  }
}
