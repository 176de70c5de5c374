/** The first frames of a match, kept for a table that is mounted after they came: it shows them all, in order. */
import type { FeedListener, Moment } from "./feed.ts";

export interface FirstFrames {
  readonly newest: Moment | undefined;
  take(moment: Moment, jump: boolean): void;
  /** Tells a new listener the newest frame, or all of them if the match has only just begun. */
  greet(listener: FeedListener): void;
}

const LONGEST = 24;

export function firstFrames(): FirstFrames {
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
