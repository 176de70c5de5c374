/** Guards a match against choosers that fail: only listed moves pass. */

import { Refusal } from "../base/refusal.ts";
import type { Game, State, View } from "../contract/game.ts";
import { isUnrevealed, silent, viewOf } from "./view.ts";

export const isListed = (game: Game, view: View, notation: string): boolean =>
  game.moves(view).some((move) => game.notation(move) === notation);

/** Whether an entry may hold these moves of a seat: each is listed when it is its turn, and none but the last reveals anything. */
export function isPlayableRow(game: Game, state: State, seat: number, row: readonly string[]): boolean {
  const after = game.copy(state);
  return row.every((notation, at) => {
    if (at > 0 && !isUnrevealed(game, state, after, seat)) return false;
    const view = viewOf(after, seat);
    const move = game.moves(view).find((listed) => game.notation(listed) === notation);
    if (move !== undefined) game.play(after, seat, move, silent);
    return move !== undefined;
  });
}

/** The chosen move in notation, or the first listed one if the choice fails; `failed` is called with the reason. */
export function legalMove(game: Game, view: View, choose: () => { readonly type: string }, failed: (why: unknown) => void): string {
  try {
    const notation = game.notation(choose());
    if (isListed(game, view, notation)) return notation;
    failed(`not a legal move: ${notation}`);
  } catch (error) {
    failed(error);
  }
  const [first] = game.moves(view);
  if (first === undefined) throw new Refusal("notAsked", { seat: view.seat });
  return game.notation(first);
}
