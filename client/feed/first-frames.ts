/** The first frames of a match, kept for a table that is mounted after they came: it shows them all, in order. */
import type { FeedListener, Moment } from "./feed.ts";

const LONGEST = 24;

export class FirstFrames {
  #held: readonly Moment[] = [];

  get newest(): Moment | undefined {
    return this.#held.at(-1);
  }

  take(moment: Moment, jump: boolean): void {
    const goesOn = !jump && this.#held[0]?.number === 0 && this.#held.length < LONGEST;
    this.#held = goesOn ? [...this.#held, moment] : [moment];
  }

  /** Tells a new listener the newest frame, or all of them if the match has only just begun. */
  greet(listener: FeedListener): void {
    for (const [at, moment] of this.#held.entries()) listener.frame(moment, at === 0);
  }
}
