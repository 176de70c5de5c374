/** How much is played to fit a game's model. */

/** One round of matches, all played with the model that the rounds before led to. */
export interface Generation {
  readonly matches: number;
  /** The numbers of iterations that a seat's search may have; 0 is the quick bot. */
  readonly depths: readonly number[];
}

const QUICK = [0];
const MIXED = [0, 30, 30, 100];

/** Together about 10 minutes of two processors. */
export const SIZES: Readonly<Record<string, readonly Generation[]>> = {
  duel: [
    { matches: 6_000, depths: QUICK },
    { matches: 2_000, depths: MIXED },
  ],
  "puerto-rico": [
    { matches: 4_000, depths: QUICK },
    { matches: 500, depths: MIXED },
  ],
  elasund: [
    { matches: 4_000, depths: QUICK },
    { matches: 500, depths: MIXED },
  ],
};

export const SHORT_MATCHES = 40;

/** Positions kept of each match: more are mostly alike. */
export const POSITIONS = 16;
