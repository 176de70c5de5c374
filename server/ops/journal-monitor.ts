/** Watches the journal's writes for health checks and metrics. */

import type { Metrics } from "../base/metrics.ts";
import { EntryConflict, type Journal } from "../store/journal.ts";

export interface MonitoredJournal {
  readonly journal: Journal;
  /** Whether writes succeed. */
  isHealthy(): boolean;
}

/** A failure counts for this long, in milliseconds. After that new players must be let in to find out whether it is over. */
const RETRY_AFTER = 30_000;

/** The timer that gives a write up may fire this much early, in milliseconds. */
const TIMER_SLACK = 1;

/** Times every write, and notices when one fails or takes longer than `timeout`. */
export function monitorJournal(journal: Journal, metrics: Metrics, timeout: number): MonitoredJournal {
  const writing = new Set<{ readonly since: number }>();
  let failedAt = Number.NEGATIVE_INFINITY;

  function monitored(work: Promise<void>): Promise<void> {
    const since = performance.now();
    const write = { since };
    writing.add(write);
    const succeeded = (): void => {
      writing.delete(write);
      failedAt = Number.NEGATIVE_INFINITY;
      metrics.journal(performance.now() - since);
    };
    return work.then(succeeded, (error: unknown) => {
      writing.delete(write);
      // If another process has the match the journal is fine: it only refuses this entry.
      if (!(error instanceof EntryConflict)) failedAt = performance.now();
      throw error;
    });
  }

  return {
    journal: {
      ...journal,
      open: (match, record) => monitored(journal.open(match, record)),
      append: (match, number, entry) => monitored(journal.append(match, number, entry)),
    },
    isHealthy() {
      const now = performance.now();
      return now - failedAt > RETRY_AFTER && [...writing].every(({ since }) => now - since < timeout - TIMER_SLACK);
    },
  };
}
