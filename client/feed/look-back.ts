/** A match that is being played, with the way back: its frames can be seen again while newer ones come and are kept. */
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Timers } from "../base/timers.ts";
import type { Feed, FeedListener, Moment } from "./feed.ts";
import { Playback } from "./playback.ts";

interface LookBackOptions {
  readonly feed: Pick<Feed, "listen" | "past">;
  /** The past cannot be had now. */
  failed(error: unknown): void;
  readonly timers?: Timers;
}

export class LookBack implements Pick<Feed, "listen" | "past"> {
  readonly playback: Playback;
  readonly #options: LookBackOptions;
  readonly #moments: (Moment | undefined)[] = [];
  readonly #listeners = new Set<FeedListener>();
  readonly #stop: () => void;
  #newest: Moment | undefined;
  #live = true;

  constructor(options: LookBackOptions) {
    const { feed, timers } = options;
    this.#options = options;
    this.playback = new Playback({
      moments: this.#moments,
      last: () => this.#last(),
      show: (moment, jump) => this.#show(moment, jump),
      whenKnown: (go) => (gap(this.#moments, 0, this.#last()) === undefined ? go() : void this.#fetchMissing(go)),
      ...(timers && { timers }),
    });
    this.#stop = feed.listen({ frame: (moment) => this.#take(moment), presence: () => undefined });
  }

  /** Whether it follows the match. */
  get live(): boolean {
    return this.#live;
  }

  /** The newest frame asks something of this reader's seat. */
  get called(): boolean {
    return (this.#newest?.ask ?? 0) > 0;
  }

  /** What is known of the match, by number. */
  get moments(): readonly (Moment | undefined)[] {
    return this.#moments;
  }

  async past(from: number, to: number): Promise<readonly Moment[]> {
    for (let missing = gap(this.#moments, from, to); missing !== undefined; missing = gap(this.#moments, from, to)) {
      const found = await this.#options.feed.past(missing.from, missing.to);
      if (found.length === 0) break;
      for (const moment of found) this.#moments[moment.number] ??= moment;
    }
    return this.#moments.slice(from, to + 1).filter((moment) => moment !== undefined);
  }

  listen(listener: FeedListener): () => void {
    this.#listeners.add(listener);
    const stop = this.#options.feed.listen({ ...listener, frame: (moment, jump) => this.#live && listener.frame(moment, jump) });
    return () => {
      this.#listeners.delete(listener);
      stop();
    };
  }

  close(): void {
    this.#stop();
    this.playback.pause();
  }

  #last(): number {
    return this.#newest?.number ?? 0;
  }

  #take(moment: Moment): void {
    if (this.#newest !== undefined && this.#newest.sight.seat !== moment.sight.seat) {
      // Other eyes have seen the same frames otherwise.
      this.#moments.length = 0;
      this.#live = true;
    }
    this.#newest = moment;
    this.#moments[moment.number] = moment;
    if (this.#live) this.playback.follow(moment.number);
    else this.playback.changed();
  }

  #show(moment: Moment, jump: boolean): void {
    this.#live = moment.number === this.#last();
    // What a past frame asked was answered since.
    const past = { ...moment, ask: 0, undo: undefined, outcome: undefined, past: true } as const;
    const shown = this.#live && this.#newest !== undefined ? this.#newest : past;
    for (const listener of this.#listeners) listener.frame(shown, jump);
  }

  /** After a refresh the server is asked for what this page was not shown. */
  async #fetchMissing(go: () => void): Promise<void> {
    try {
      await this.past(0, this.#last());
      go();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#options.failed(error);
    }
  }
}

/** The first stretch of frames that is not known. */
function gap(moments: LookBack["moments"], start: number, end: number): { readonly from: number; readonly to: number } | undefined {
  let from = start;
  while (from <= end && moments[from] !== undefined) from++;
  if (from > end) return undefined;
  let to = from;
  while (to < end && moments[to + 1] === undefined) to++;
  return { from, to };
}
