/** The chance of victory of every seat. Search, hints and analysis read these numbers alone. */

import { at } from "../base/checked.ts";
import type { Luck } from "../base/random.ts";
import { scorerOf } from "../contract/fast-scorer.ts";
import type { Game, Shape, State, View } from "../contract/game.ts";
import { shareOfVictory } from "../match/outcome.ts";
import { viewOf } from "../match/view.ts";

/** What is read of a game. */
type Judged<S extends Shape> = Pick<Game<S>, "result" | "mind">;

/**
 * The chances in a full state, dealt or imagined: by the result if the match is over, else by the game's learnt model or, without a mind,
 * equal.
 */
export function chancesOf<S extends Shape>(game: Judged<S>, state: State<S>, into: number[] = []): number[] {
  const seats = state.secrets.length;
  const over = game.result(state.table);
  if (over !== undefined) {
    for (let seat = 0; seat < seats; seat++) into[seat] = shareOfVictory(over, seat);
    return into;
  }
  const { mind } = game;
  if (mind === undefined) {
    for (let seat = 0; seat < seats; seat++) into[seat] = 1 / seats;
    return into;
  }
  const scorer = scorerOf(mind);
  const rows = scorer.rows(seats);
  if (mind.measureAll !== undefined) mind.measureAll(state.table, rows);
  else for (let seat = 0; seat < seats; seat++) mind.measure(viewOf(state, seat), at(rows, seat));
  scorer.judge(seats, mind.progress(state.table), into);
  return into;
}

/** The chances from what one seat knows: the mean over states that agree with its view. */
export function expectedChances<S extends Shape>(game: Game<S>, view: View<S>, luck: Luck, samples: number): number[] {
  const mean: number[] = [];
  const chances: number[] = [];
  for (let sample = 0; sample < samples; sample++) {
    chancesOf(game, game.imagine(view, luck), chances);
    for (let seat = 0; seat < chances.length; seat++) mean[seat] = (mean[seat] ?? 0) + at(chances, seat) / samples;
  }
  return mean;
}
