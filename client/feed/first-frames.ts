/** The first frames of a match, for a picture that is still being drawn when they come: it shows them all, as they happened. */
import type { FeedListener, Moment } from "./feed.ts";

export interface Opening {
  readonly newest: Moment | undefined;
  take(moment: Moment, jump: boolean): void;
  /** Tells a new listener how it stands, or, if it has only just begun, from the beginning on. */
  greet(listener: FeedListener): void;
}

const LONGEST = 24;

export function opening(): Opening {
  let held: Moment[] = [];
  return {
    get newest() {
      return held.at(-1);
    },
    take(moment, jump) {
      const goesOn = !jump && held[0]?.number === 0 && held.length < LONGEST;
      held = goesOn ? [...held, moment] : [moment];
    },
    greet(listener) {
      for (const [at, moment] of held.entries()) listener.frame(moment, at === 0);
    },
  };
}
