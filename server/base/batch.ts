/**
 * Batches incoming messages and bot moves of all rooms. A single one runs at once; under load many run together, so that they share
 * warm code, one commit and one message to the database thread. That takes much less CPU time per message.
 */
import { report } from "./log.ts";

/** Batch window: 2 ms per action in the last batch, at most 10. No window after a batch of one. */
const MS_PER_COMMAND = 2;
const MAX_BATCH_WINDOW = 10;

export type Schedule = (act: () => void) => void;

export function createBatcher(): Schedule {
  let queue: (() => void)[] = [];
  let lastBatchSize = 0;

  function runBatch(): void {
    const batch = queue;
    queue = [];
    lastBatchSize = batch.length;
    for (const act of batch) {
      try {
        act();
      } catch (error) {
        report("batch", error);
      }
    }
  }

  return (act) => {
    if (queue.push(act) > 1) return;
    if (lastBatchSize > 1) setTimeout(runBatch, Math.min(MAX_BATCH_WINDOW, MS_PER_COMMAND * lastBatchSize));
    else setImmediate(runBatch);
  };
}

/** The one batch of this process. */
export const nextBatch = createBatcher();
