/**
 * Who says something, a person on his line or a bot, waits for his turn. Whoever is alone has it at once; in a crowd many have it
 * together, and so what they say is heard in one go: the same code for one match after the other, one commit, one waking of the
 * disk's thread. A machine does so with much less.
 */
import { report } from "../context.ts";

/** Where some have just gone together more will come. The next ones wait for twice as many milliseconds, so that many wait a moment and few do not. */
const MS_PER_COMMAND = 2;
const MAX_BATCH_WINDOW = 20;

export type Schedule = (act: () => void) => void;

export function createBatcher(): Schedule {
  let waiting: (() => void)[] = [];
  /** So many went together last. */
  let crowd = 0;

  function go(): void {
    const all = waiting;
    waiting = [];
    crowd = all.length;
    for (const act of all) {
      try {
        act();
      } catch (error) {
        report("a turn", error);
      }
    }
  }

  return (act) => {
    if (waiting.push(act) > 1) return;
    if (crowd > 1) setTimeout(go, Math.min(MAX_BATCH_WINDOW, MS_PER_COMMAND * crowd));
    else setImmediate(go);
  };
}

/** Of all that happens in this process. */
export const nextBatch = createBatcher();
