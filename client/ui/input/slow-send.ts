/** A move whose answer takes long: the table shows that it was sent. */
import { SLOW } from "../../base/durations.ts";
import { realTimers } from "../../base/timers.ts";
import type { Feed } from "../../feed/feed.ts";

export interface SlowSend extends Pick<Feed, "send"> {
  /** Something has been sent, and the answer takes its time. */
  readonly slow: boolean;
}

/** `changed` is called when it begins to be slow; what comes of a move is shown anyway. */
export function slowSend(feed: Pick<Feed, "send">, changed: () => void, timers = realTimers): SlowSend {
  let slow = false;
  return {
    get slow() {
      return slow;
    },
    async send(moves, ask) {
      const stop = timers.after(SLOW, () => {
        slow = true;
        changed();
      });
      try {
        return await feed.send(moves, ask);
      } finally {
        stop();
        slow = false;
      }
    },
  };
}
