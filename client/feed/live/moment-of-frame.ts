import type { Game, State } from "../../../shared/core/contract/game.ts";
import { outcome } from "../../../shared/core/match/outcome.ts";

import type { Received } from "../../../shared/core/wire/sync.ts";
import { askOf, type Moment } from "../feed.ts";

/** What a received frame means for its seat: the core's own answers, from what the seat may see. */
export function momentOf(game: Game, { number, event, sight, ending, resigned, asks, undo }: Received): Moment {
  // While more frames of the same entry follow, no seat is asked and the match is not over.
  const between = asks.every((ask) => ask === 0);
  // The outcome depends on the number of seats, not on hidden state.
  const state = { table: sight.table, secrets: asks.map(() => ({})), hidden: {} } as unknown as State;
  const result = between ? undefined : outcome({ game, state, resigned, ending });
  const asked = between || result !== undefined ? [] : game.toAct(sight.table);
  const ask = askOf(sight.seat, asks, { asked, resigned });
  return { number, event, sight, ask, asked, undo, outcome: result, resigned };
}
