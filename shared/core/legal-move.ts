/** Guards a match against choosers that fail: only listed moves pass. */
import type { Game, View } from "./game.ts";
import { Refusal } from "./refusal.ts";

export const isListed = (game: Game, view: View, notation: string): boolean =>
  game.moves(view).some((move) => game.notation(move) === notation);

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
