/** Whether this process can take people: what it tells whoever sends them here. */
import { type Journal, Taken } from "../data/journal.ts";
import type { Metrics } from "./metrics.ts";

export interface MonitoredJournal {
  readonly journal: Journal;
  /** Whether it takes what is written. */
  isHealthy(): boolean;
}

/** So long a failure is remembered: after that somebody has to be sent here to find out whether it is over, in milliseconds. */
const RETRY_AFTER = 30_000;

/** Times the journal, and notices when it cannot be written, or does not answer within `patience`. */
export function monitorJournal(journal: Journal, metrics: Metrics, patience: number): MonitoredJournal {
  const writing = new Set<{ readonly since: number }>();
  let failed = Number.NEGATIVE_INFINITY;

  function written(work: Promise<void>): Promise<void> {
    const since = performance.now();
    const one = { since };
    writing.add(one);
    const kept = (): void => {
      writing.delete(one);
      failed = Number.NEGATIVE_INFINITY;
      metrics.journal(performance.now() - since);
    };
    return work.then(kept, (error: unknown) => {
      writing.delete(one);
      // Another process has the match: then the journal is well, and this entry is not wanted.
      if (!(error instanceof Taken)) failed = performance.now();
      throw error;
    });
  }

  return {
    journal: {
      ...journal,
      open: (match, record) => written(journal.open(match, record)),
      append: (match, number, entry) => written(journal.append(match, number, entry)),
    },
    isHealthy() {
      const now = performance.now();
      return now - failed > RETRY_AFTER && [...writing].every(({ since }) => now - since < patience);
    },
  };
}
