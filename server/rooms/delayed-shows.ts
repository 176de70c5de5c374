/** What watchers of a match with a delay are shown, in the order in which it happened, each when it is due. */
import { time } from "../base/time.ts";

export interface DelayedShows {
  /** `at` is when it happened. Without a delay it is shown at once. */
  add(show: () => void, at: number): void;
  showDue(): void;
  clear(): void;
}

export function delayedShows(delay: number, run: (show: () => void) => void): DelayedShows {
  const waiting: { readonly due: number; readonly show: () => void }[] = [];
  return {
    add(show, at) {
      // An entry from before a restart may be stamped by a clock that was ahead.
      const due = Math.min(at, time.elapsed()) + delay;
      if (due <= time.elapsed() && waiting.length === 0) run(show);
      else waiting.push({ due, show });
    },
    showDue() {
      for (let [next] = waiting; next !== undefined && next.due <= time.elapsed(); [next] = waiting) {
        waiting.shift();
        run(next.show);
      }
    },
    clear() {
      waiting.length = 0;
    },
  };
}
