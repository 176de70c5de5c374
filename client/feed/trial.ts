/** A replay on whose table other lines can be tried: shown frame by frame from where it is, and then back. */
import { realTimers, type Timers } from "../base/timers.ts";
import type { Feed, FeedListener, Moment } from "./feed.ts";
import type { ReplayFeed } from "./replay.ts";

export interface TryingFeed extends ReplayFeed {
  /** Shows frames that are not of the match, from the replay's frame on. Whatever the replay shows next ends it. */
  tryOut(moments: readonly Moment[]): void;
  /** Back to the match. */
  endTrial(): void;
  /** Calls back at once and whenever a line begins or ends to be shown, until the returned function is called. */
  onTrial(listener: (tries: boolean) => void): () => void;
}

export const isTrying = (feed: Feed): feed is TryingFeed => "tryOut" in feed;

/** Milliseconds for each frame of a line. */
const STEP = 900;

export function tryingFeed(replay: ReplayFeed, timers: Timers = realTimers): TryingFeed {
  const listeners = new Set<FeedListener>();
  const watchers = new Set<(tries: boolean) => void>();
  let tries = false;
  let stop = (): void => undefined;

  function setTries(next: boolean): void {
    stop();
    if (tries === next) return;
    tries = next;
    for (const watcher of watchers) watcher(tries);
  }

  function show(moments: readonly Moment[], jump: boolean): void {
    const [first, ...rest] = moments;
    if (first === undefined) return;
    for (const listener of listeners) listener.frame(first, jump);
    stop = timers.after(STEP, () => show(rest, false));
  }

  const own = {
    listen(listener: FeedListener): () => void {
      const end = replay.listen({
        ...listener,
        frame(moment, jump) {
          const comesBack = tries;
          setTries(false);
          listener.frame(moment, jump || comesBack);
        },
      });
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        end();
      };
    },
    tryOut(moments: readonly Moment[]) {
      replay.pause();
      const again = tries;
      setTries(true);
      stop();
      show(
        moments.map((moment) => ({ ...moment, ask: 0, asked: [], undo: undefined, outcome: undefined, tried: true })),
        again,
      );
    },
    endTrial() {
      if (!tries) return;
      setTries(false);
      void replay.past(replay.at, replay.at).then(([moment]) => {
        if (moment !== undefined && !tries) for (const listener of listeners) listener.frame(moment, true);
      });
    },
    onTrial(listener: (now: boolean) => void) {
      watchers.add(listener);
      listener(tries);
      return () => void watchers.delete(listener);
    },
    leave() {
      setTries(false);
      replay.leave();
    },
  };
  // Everything else is the replay's own.
  return Object.assign(Object.create(replay) as ReplayFeed, own);
}
