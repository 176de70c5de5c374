/**
 * A game whose hidden part is dealt again at one moment, by luck of the twin's own, so that it agrees with all that one seat has seen. Two
 * matches of equal deals are then equal but for what is hidden from that seat.
 */
import type { Game, State } from "../../../shared/core/game.ts";
import { isEqual } from "../../../shared/core/plain.ts";
import { quickLuck } from "../../../shared/core/random.ts";
import { viewOf } from "../../../shared/core/view.ts";

export interface Twin {
  /** Which of the two; it chooses the luck. */
  readonly number: number;
  /** The seat whose view stays. */
  readonly seat: number;
  /** After this many moves; 0 is the set-up. */
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

/** Where cards are few, the same ones may be dealt again: this often another deal is tried. */
const TRIES = 50;

/** One object for both twins: the classes of a room are made once for each game. */
export function twinGame(base: Game): TwinGame {
  /**
   * Another than before in both twins, wherever there is one. The engine takes a new deal of foreign hands for a reveal, past which nothing
   * is taken back; in one twin alone that would be a difference of the bench's own making.
   */
  const otherDeal = (state: State, seat: number, luck: number): State => {
    for (let tried = 0; ; tried++) {
      const dealt = base.imagine(viewOf(state, seat), quickLuck(luck + 104_729 * tried));
      const isOther = dealt.secrets.some((secret, owner) => owner !== seat && !isEqual(secret, state.secrets[owner]));
      if (isOther || tried === TRIES) return dealt;
    }
  };
  const dealAgain = (state: State): void => {
    const { number, seat, after } = made.twin;
    const counted = state.hidden as unknown as Counted;
    if (counted.moves !== after) return;
    const { secrets, hidden } = otherDeal(state, seat, 7_919 * number + after);
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
        const { moves } = state.hidden as unknown as Counted;
        base.play(state, seat, move, tell);
        // Once that is past, counting on would make every move look as if it changed something hidden.
        const isPast = moves >= made.twin.after;
        (state.hidden as unknown as Counted).moves = isPast ? moves : moves + 1;
        if (!isPast) dealAgain(state);
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
