/** What a stream shows: one match until its end has been seen, then the next one, by itself and never in the middle of a match. */
import { Refusal, type RefusalKey } from "../../shared/core/base/refusal.ts";
import type { Calls, StreamedMatch } from "../../shared/core/wire/calls.ts";
import { STREAM_END_SHOWN, STREAM_LOOKS_AGAIN } from "../base/durations.ts";
import type { Timers } from "../base/timers.ts";
import type { Feed } from "./feed.ts";
import type { WatchWait } from "./lobby.ts";

/** What comes next: a match of the same people, or the best of a game; of all games if that is empty. */
export type StreamWish = { readonly type: "people" } | { readonly type: "best"; readonly game: string };

export type StreamState =
  /** There is nothing to show yet. `until`: a young match can be watched then, by elapsed time. */
  | { readonly type: "waiting"; readonly until?: number }
  /** The server does not answer, and is asked again. */
  | { readonly type: "unreachable" }
  | { readonly type: "refused"; readonly why: Refusal }
  | { readonly type: "playing"; readonly feed: Feed }
  /** Its end is shown, or its table is gone. `at`: when `next` follows, by elapsed time. */
  | { readonly type: "over"; readonly feed: Feed; readonly next?: StreamedMatch; readonly at?: number };

/** All others may be over in a moment. */
const FINAL: ReadonlySet<RefusalKey> = new Set(["needsCode", "noWatchers", "dailySecret", "banned"]);

interface MatchStreamOptions {
  readonly wish: StreamWish;
  /** The match it begins with; empty for the best. */
  readonly match: string;
  ask(call: Calls["stream"]): Promise<StreamedMatch | undefined>;
  /** Resolves once there is something to see. */
  watch(match: string, mustWait: (wait: WatchWait) => void): Promise<Feed>;
  readonly timers: Timers;
  elapsed(): number;
  /** The state has changed. */
  show(state: StreamState): void;
}

export class MatchStream {
  readonly #options: MatchStreamOptions;
  #wish: StreamWish;
  #state: StreamState = { type: "waiting" };
  /** The match that is shown or was shown last, and the key of its people. */
  #match: string;
  #key = "";
  /** Its end has been seen: it is not shown again. */
  #isSeen = false;
  /** When the end of the last match was seen. */
  #endedAt = Number.NEGATIVE_INFINITY;
  /** What is under way is stopped when something else is looked for. */
  #looking = new AbortController();

  constructor(options: MatchStreamOptions) {
    this.#options = options;
    this.#wish = options.wish;
    this.#match = options.match;
  }

  get wish(): StreamWish {
    return this.#wish;
  }

  /** The match that is shown, or is waited for. */
  get match(): string {
    return this.#match;
  }

  start(): void {
    this.#look();
  }

  /** What comes after the match that is shown. */
  follow(wish: StreamWish): void {
    this.#wish = wish;
    if (this.#state.type === "playing") return;
    if (this.#state.type === "over") this.#tell({ type: "over", feed: this.#state.feed });
    this.#look();
  }

  /** The picture has come to the end of the match. */
  ended(): void {
    if (this.#state.type === "playing") this.#end(this.#state.feed, true);
  }

  #end(feed: Feed, isSeen: boolean): void {
    this.#isSeen = isSeen;
    this.#endedAt = this.#options.elapsed();
    this.#tell({ type: "over", feed });
    this.#look();
  }

  #tell(state: StreamState): void {
    this.#state = state;
    this.#options.show(state);
  }

  #look(): void {
    this.#looking.abort();
    this.#looking = new AbortController();
    void this.#find(this.#looking.signal);
  }

  #lookAgain(signal: AbortSignal): void {
    const stop = this.#options.timers.after(STREAM_LOOKS_AGAIN, () => void this.#find(signal));
    signal.addEventListener("abort", stop, { once: true });
  }

  async #find(signal: AbortSignal): Promise<void> {
    try {
      const found = await this.#options.ask(this.#question());
      if (signal.aborted) return;
      if (found !== undefined && !(this.#isSeen && found.match === this.#match)) return await this.#go(found, signal);
      if (this.#state.type !== "over") this.#tell({ type: "waiting" });
    } catch (error) {
      if (signal.aborted) return;
      if (this.#state.type !== "over" && this.#fail(error)) return;
    }
    this.#lookAgain(signal);
  }

  /** True if to ask again leads nowhere. */
  #fail(error: unknown): boolean {
    const isRefused = error instanceof Refusal && error.key !== "unreachable";
    const isFinal = isRefused && FINAL.has(error.key);
    // A match may be over before it could be watched.
    this.#tell(isFinal ? { type: "refused", why: error } : { type: isRefused ? "waiting" : "unreachable" });
    return isFinal;
  }

  #question(): Calls["stream"] {
    if (this.#wish.type === "people") return { match: this.#match, ...(this.#key && { key: this.#key }) };
    return this.#wish.game === "" ? {} : { game: this.#wish.game };
  }

  /** The end of the last match is shown until the next one can be watched. */
  async #go(next: StreamedMatch, signal: AbortSignal): Promise<void> {
    const after = this.#endedAt + STREAM_END_SHOWN;
    this.#expect(next, after);
    const feed = await this.#options.watch(next.match, ({ until, cancel }) => {
      signal.addEventListener("abort", cancel, { once: true });
      if (!signal.aborted) this.#expect(next, Math.max(after, until));
    });
    await this.#rest(after - this.#options.elapsed(), signal);
    if (signal.aborted) return feed.leave();
    this.#match = next.match;
    this.#key = next.key;
    this.#isSeen = false;
    const { type } = this.#state;
    const before = type === "over" ? this.#state.feed : undefined;
    this.#tell({ type: "playing", feed });
    before?.leave();
    // A table that leaves memory ends the stream of it, whatever the picture shows.
    feed.listen({
      frame: () => undefined,
      presence: ({ connection }) => {
        if (connection === "closed" && this.#state.type === "playing" && this.#state.feed === feed) this.#end(feed, false);
      },
    });
  }

  #expect(next: StreamedMatch, at: number): void {
    if (this.#state.type === "over") this.#tell({ ...this.#state, next, at });
    else if (Number.isFinite(at)) this.#tell({ type: "waiting", until: at });
  }

  #rest(milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise((over) => {
      if (milliseconds <= 0 || signal.aborted) return over();
      const stop = this.#options.timers.after(milliseconds, over);
      const end = (): void => {
        stop();
        over();
      };
      signal.addEventListener("abort", end, { once: true });
    });
  }
}
