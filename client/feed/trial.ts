/** A replay on whose table other lines can be tried: shown frame by frame from where it is, and then back. */
import { realTimers, type Timers } from "../base/timers.ts";
import { type FeedListener, type Moment, triedMoment } from "./feed.ts";
import { ALLOWED } from "./kinds.ts";
import { ReplayFeed, type ReplayOptions } from "./replay.ts";

/** Milliseconds for each frame of a line. */
const STEP = 900;

export class TryingFeed extends ReplayFeed {
  override readonly allows = ALLOWED.trying;
  readonly #timers: Timers;
  readonly #listeners = new Set<FeedListener>();
  readonly #watchers = new Set<(tries: boolean) => void>();
  #tries = false;
  #stop = (): void => undefined;

  constructor(options: ReplayOptions) {
    super(options);
    this.#timers = options.timers ?? realTimers;
  }

  override listen(listener: FeedListener): () => void {
    const stop = super.listen({
      ...listener,
      frame: (moment, jump) => {
        const comesBack = this.#tries;
        this.#setTries(false);
        listener.frame(moment, jump || comesBack);
      },
    });
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      stop();
    };
  }

  override leave(): void {
    this.#setTries(false);
    super.leave();
  }

  /** Shows frames that are not of the match, from the replay's frame on. Whatever the replay shows next ends it. */
  tryOut(moments: readonly Moment[]): void {
    this.playback.pause();
    const again = this.#tries;
    this.#setTries(true);
    this.#stop();
    this.#walk(moments.map(triedMoment), again);
  }

  /** Back to the match. */
  async endTrial(): Promise<void> {
    if (!this.#tries) return;
    this.#setTries(false);
    const { at } = this.playback;
    const [moment] = await this.past(at, at);
    if (moment !== undefined && !this.#tries) for (const listener of this.#listeners) listener.frame(moment, true);
  }

  /** Calls back at once and whenever a line begins or ends to be shown, until the returned function is called. */
  onTrial(listener: (tries: boolean) => void): () => void {
    this.#watchers.add(listener);
    listener(this.#tries);
    return () => void this.#watchers.delete(listener);
  }

  #setTries(tries: boolean): void {
    this.#stop();
    if (this.#tries === tries) return;
    this.#tries = tries;
    for (const watcher of this.#watchers) watcher(tries);
  }

  #walk(moments: readonly Moment[], jump: boolean): void {
    const [first, ...rest] = moments;
    if (first === undefined) return;
    for (const listener of this.#listeners) listener.frame(first, jump);
    this.#stop = this.#timers.after(STEP, () => this.#walk(rest, false));
  }
}
