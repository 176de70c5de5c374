/** A move whose answer takes long: the table shows that it was sent. */
import { signal } from "@preact/signals-core";
import { SLOW } from "../../base/durations.ts";
import { realTimers } from "../../base/timers.ts";
import type { Feed } from "../../feed/feed.ts";

export interface SlowSend extends Pick<Feed, "send"> {
  /** Something has been sent, and the answer takes its time. */
  readonly slow: boolean;
}

export function slowSend(feed: Pick<Feed, "send">, timers = realTimers): SlowSend {
  const slow = signal(false);
  return {
    get slow() {
      return slow.value;
    },
    async send(moves, ask) {
      const stop = timers.after(SLOW, () => {
        slow.value = true;
      });
      try {
        return await feed.send(moves, ask);
      } finally {
        stop();
        slow.value = false;
      }
    },
  };
}
