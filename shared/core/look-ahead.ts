/** The best of a few lines of thought, at once: for quick levels, which must not wait. Without a mind it is the game's quick bot. */
import type { Game, Shape, View } from "./game.ts";
import type { Luck } from "./random.ts";
import { openSearch } from "./search/search.ts";
import { findMove } from "./view.ts";

/** A position is judged as it is: playing on costs more time than a quick level has. */
const AT_ONCE = { depth: 0 };

export function lookAhead<S extends Shape>(game: Game<S>, view: View<S>, luck: Luck): S["move"] {
  const iterations = game.mind?.iterations.casual ?? 0;
  if (iterations === 0) return game.bot(view, luck);
  const search = openSearch(game, view, luck, { iterations, tuning: AT_ONCE });
  search.run(iterations);
  return findMove(game, view, search.thought().row[0] as string);
}
