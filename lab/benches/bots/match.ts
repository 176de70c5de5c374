/** One match between choosers, the same every time: its cards follow from the number of its deal, and so does the luck each seat chooses with. */

import { fork, type QuickLuck, quickLuck } from "../../../shared/core/base/random.ts";
import type { Game, Result, Shape, State } from "../../../shared/core/contract/game.ts";
import { pickOptions } from "../../../shared/core/match/record.ts";
import { silent, viewOf } from "../../../shared/core/match/view.ts";
import type { Choosing } from "./choosers.ts";

export interface Played {
  readonly result: Result;
  readonly decisions: number;
}

/** Called before each move, with the full state and the seat that is asked: training samples its positions here. */
export type Visit = (state: State, seat: number) => void;

/** `seats`: who plays each seat. */
export function playMatch(game: Game, seats: readonly Choosing[], deal: number, visit?: Visit): Played {
  const begin = (engine: Game): State =>
    engine.setup({ seats: seats.length, options: pickOptions(engine.options, {}), luck: luckOf(deal), rules: engine.rules });
  const state = begin(game);
  const choosers = seats.map((choosing) => choosing(game, begin));
  const lucks = seats.map((_choosing, seat) => luckOf(deal, 1 + seat));
  let decisions = 0;
  for (let [seat] = game.toAct(state.table); seat !== undefined; [seat] = game.toAct(state.table)) {
    visit?.(state, seat);
    const move = (choosers[seat] as (typeof choosers)[number]).choose(viewOf(state, seat), lucks[seat] as QuickLuck);
    game.play(state, seat, move as Shape["move"], silent);
    for (const { follow } of choosers) follow?.(seat, move);
    decisions++;
  }
  const result = game.result(state.table);
  if (result === undefined) throw new Error(`${game.id} ended without a result`);
  return { result, decisions };
}

/** Luck that follows from some numbers; neighbouring numbers have nothing in common. */
export const luckOf = (...numbers: readonly number[]): QuickLuck =>
  numbers.reduce((luck, number) => fork(quickLuck(fork(luck).state ^ Math.imul(number, 0x9e37_79b1))), quickLuck(0));
