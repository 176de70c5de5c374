/**
 * A game whose hidden part is dealt again at one moment, by luck of the twin's own, so that it agrees with all that one seat has seen. Two
 * matches of equal deals are then equal but for what is hidden from that seat.
 */

import { quickLuck } from "../../../shared/core/base/random.ts";
import type { Game, State } from "../../../shared/core/contract/game.ts";
import { viewOf } from "../../../shared/core/match/view.ts";

export interface Twin {
  /** Which of the two; it chooses the luck. */
  readonly number: number;
  /** The seat whose view stays. */
  readonly seat: number;
  /** The number of moves before it; 0 is the set-up. */
  readonly after: number;
}

export interface TwinGame {
  readonly game: Game;
  /** What is played from now on. */
  twin: Twin;
}

interface Counted {
  moves: number;
}

/** Makes one object for both twins: the classes of a room are made once for each game. */
export function twinGame(base: Game): TwinGame {
  const dealAgain = (state: State): void => {
    const { number, seat, after } = made.twin;
    const counted = state.hidden as unknown as Counted;
    if (counted.moves !== after) return;
    const { secrets, hidden } = base.imagine(viewOf(state, seat), quickLuck(7_919 * number + after));
    for (const [owner, secret] of secrets.entries()) if (owner !== seat) state.secrets[owner] = secret;
    state.hidden = { ...hidden, ...({ moves: after } as object) };
  };
  const made: TwinGame = {
    twin: { number: 0, seat: 0, after: 0 },
    game: {
      ...base,
      setup(start) {
        const state = base.setup(start);
        (state.hidden as unknown as Counted).moves = 0;
        dealAgain(state);
        return state;
      },
      play(state, seat, move, tell) {
        const counted = (): Counted => state.hidden as unknown as Counted;
        const { moves } = counted();
        // Once that is past, counting on would make every move look as if it changed something hidden.
        const next = Math.min(moves + 1, Math.max(moves, made.twin.after));
        const isDealt = next > moves && next === made.twin.after;
        // A frame is taken at each event, and the last one is the new state: so the events of this move come after the deal.
        const events: Parameters<typeof tell>[] = [];
        base.play(state, seat, move, isDealt ? (...event) => void events.push(event) : tell);
        counted().moves = next;
        if (isDealt) dealAgain(state);
        for (const event of events) tell(...event);
      },
      copy(state) {
        const copied = base.copy(state);
        (copied.hidden as unknown as Counted).moves = (state.hidden as unknown as Counted).moves;
        return copied;
      },
    },
  };
  return made;
}
