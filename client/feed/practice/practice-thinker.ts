/** Bots that search where they are: in the practice worker, or in the page where there is none. */
import { searchThinker } from "../../../shared/core/bots/search/thinker.ts";
import { time } from "../../base/time.ts";

/** Timers would wait four milliseconds each time, a message does not. */
function nextTask(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(undefined);
  });
}

export const practiceThinker = searchThinker({ clock: time.elapsed, pause: nextTask });
