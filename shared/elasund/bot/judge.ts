/** How the quick bot judges a position: by the features of a search, with weights of its own, so that it plays the same when a model is fitted anew. */

import { type Scorer, scorerOf, softmax } from "../../core/contract/fast-scorer.ts";
import type { State } from "../../core/contract/game.ts";
import { viewOf } from "../../core/match/view.ts";
import { mind } from "../mind/index.ts";
import { seatsOf } from "../rules/town/grid.ts";
import type { Elasund, Table } from "../state.ts";
import weights from "./weights.json" with { type: "json" };

const judge = { ...mind, model: weights };

/** Scores of positions that a seat chooses between; all by the weights of the moment when it chooses. */
export interface Judge {
  scoreOf(state: State<Elasund>, seat: number): number;
  /** The seat's chance of victory. */
  chanceOf(state: State<Elasund>, seat: number): number;
}

export function judgeAt(table: Table): Judge {
  const seats = seatsOf(table);
  const scorer: Scorer = scorerOf(judge);
  scorer.blend(seats, mind.progress(table));
  const scoreOf = (state: State<Elasund>, seat: number): number => {
    mind.measure(viewOf(state, seat), scorer.features);
    return scorer.score();
  };
  return {
    scoreOf,
    chanceOf(state, seat) {
      const chances = state.secrets.map((_secret, other) => scoreOf(state, other));
      softmax(chances, seats);
      return chances[seat]!;
    },
  };
}
