/** How much is played to fit a game's model. */
import type { GameId } from "../../shared/listed-games.ts";

/** One round of matches, all played with the model that the rounds before led to. */
export interface Generation {
  readonly matches: number;
  /** The numbers of iterations that a seat's search may have; 0 is the quick bot. */
  readonly depths: readonly number[];
  /**
   * How many are kept of each match. Those of one match are mostly alike; of quick matches few are kept, so that searches are calibrated
   * best.
   */
  readonly positions: number;
}

const QUICK = [0];
const MIXED = [0, 30, 30, 100];
const DEEP = [0, 100, 300];

/** Together about 40 minutes of two processors. */
export const SIZES: Readonly<Record<string, readonly Generation[]>> = {
  duel: [
    { matches: 5_000, depths: QUICK, positions: 4 },
    { matches: 1_500, depths: MIXED, positions: 16 },
    { matches: 700, depths: DEEP, positions: 16 },
  ],
  "puerto-rico": [
    { matches: 6_000, depths: QUICK, positions: 6 },
    { matches: 500, depths: MIXED, positions: 16 },
  ],
  elasund: [
    { matches: 5_000, depths: QUICK, positions: 6 },
    { matches: 600, depths: MIXED, positions: 16 },
  ],
} satisfies Readonly<Record<GameId, readonly Generation[]>>;

export const SHORT_MATCHES = 40;
