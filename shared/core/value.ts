/** The chance of victory of every seat in a full state, dealt or imagined. Search, hints and analysis read this number alone. */
import type { Game, Shape, State } from "./game.ts";
import { shareOfVictory } from "./outcome.ts";
import { viewOf } from "./view.ts";

export function chancesOf<S extends Shape>(game: Game<S>, state: State<S>): number[] {
  const over = game.result(state.table);
  if (over !== undefined) return state.secrets.map((_secret, seat) => shareOfVictory(over, seat));
  const values = state.secrets.map((_secret, seat) => game.value(viewOf(state, seat)));
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => (sum > 0 ? value / sum : 1 / values.length));
}
