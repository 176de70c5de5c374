/** A match that is being played, with the way back: its frames can be seen again while newer ones come and are kept. */
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Timers } from "../base/timers.ts";
import type { Feed, FeedListener, Moment } from "./feed.ts";
import { openPlayback, type Playback } from "./playback.ts";

export interface LookBack extends Pick<Feed, "listen" | "past"> {
  readonly playback: Playback;
  /** It follows the match. */
  readonly live: boolean;
  /** The newest frame asks something of this reader's seat. */
  readonly called: boolean;
  /** What is known of the match, by number. */
  readonly moments: readonly (Moment | undefined)[];
  close(): void;
}

export interface LookBackParts {
  readonly feed: Pick<Feed, "listen" | "past">;
  /** The past cannot be had now. */
  failed(error: unknown): void;
  readonly timers?: Timers;
}

export function lookBack({ feed, failed, timers }: LookBackParts): LookBack {
  const moments: (Moment | undefined)[] = [];
  const listeners = new Set<FeedListener>();
  let newest: Moment | undefined;
  let live = true;
  const last = (): number => newest?.number ?? 0;

  function show(moment: Moment, jump: boolean): void {
    live = moment.number === last();
    // What a past frame asked was answered since.
    const seen = live && newest !== undefined ? newest : ({ ...moment, ask: 0, undo: undefined, outcome: undefined, past: true } as const);
    for (const listener of listeners) listener.frame(seen, jump);
  }

  async function past(from: number, to: number): Promise<readonly Moment[]> {
    for (let missing = gap(moments, from, to); missing !== undefined; missing = gap(moments, from, to)) {
      const found = await feed.past(missing.from, missing.to);
      if (found.length === 0) break;
      for (const moment of found) moments[moment.number] ??= moment;
    }
    return moments.slice(from, to + 1).filter((moment) => moment !== undefined);
  }

  /** After a refresh the server is asked for what this page was not shown. */
  async function fetchMissing(go: () => void): Promise<void> {
    try {
      await past(0, last());
      go();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      failed(error);
    }
  }

  const playback = openPlayback({
    ...{ moments, last, show, ...(timers && { timers }) },
    whenKnown: (go) => (gap(moments, 0, last()) === undefined ? go() : void fetchMissing(go)),
  });

  const stop = feed.listen({
    frame(moment) {
      newest = moment;
      moments[moment.number] = moment;
      if (live) playback.follow(moment.number);
      else playback.changed();
    },
    presence: () => undefined,
  });

  return {
    past,
    listen(listener) {
      listeners.add(listener);
      const end = feed.listen({ ...listener, frame: (moment, jump) => live && listener.frame(moment, jump) });
      return () => {
        listeners.delete(listener);
        end();
      };
    },
    playback,
    get live() {
      return live;
    },
    get called() {
      return (newest?.ask ?? 0) > 0;
    },
    moments,
    close() {
      stop();
      playback.pause();
    },
  };
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
