/**
 * Entries of all matches that come in the same moment go to disk together: a disk can be asked some hundred times a second and
 * no more. Each is answered when it is there.
 */
import { Taken } from "../data/journal.ts";
import { report } from "../ops/log.ts";
import type { EntryRow, EntryTable } from "./entry-table.ts";

export type Append = (match: string, number: number, entry: string) => Promise<void>;

interface QueuedEntry extends EntryRow {
  readonly written: PromiseWithResolvers<void>;
}

/** So many go together at most. */
const MAX_BATCH = 64;
/** After so many milliseconds a failure is the database's own: another program holds it, or nobody answers. */
const SLOW_WRITE = 1_000;

export function createAppendQueue({ groups, insert }: EntryTable): Append {
  let waiting: QueuedEntry[] = [];
  let busy = false;

  async function writeBatch(batch: readonly QueuedEntry[]): Promise<void> {
    const there = await insert(batch);
    for (const one of batch) {
      if (there.has(one)) one.written.resolve();
      else one.written.reject(new Taken(one.match, one.number));
    }
  }

  async function writeQueued(): Promise<void> {
    busy = true;
    while (waiting.length > 0) {
      // A write costs the same for many as for one: whatever else this turn of the event loop brings goes too.
      await new Promise(setImmediate);
      const batch = oldestPerMatch(waiting);
      waiting = waiting.filter((one) => !batch.has(one));
      for (const group of groups([...batch])) await writeGroup(group);
    }
    busy = false;
  }

  async function writeGroup(group: readonly QueuedEntry[]): Promise<void> {
    const since = performance.now();
    await writeBatch(group).catch(async (error: unknown) => {
      // What is wrong with one must not stop the others; what takes so long is wrong with all.
      if (group.length > 1 && performance.now() - since < SLOW_WRITE) {
        report("the journal, several entries at once", error);
        for (const one of group) await writeBatch([one]).catch(one.written.reject);
      } else for (const { written: kept } of group) kept.reject(error);
    });
  }

  return (match, number, entry) => {
    const kept = Promise.withResolvers<void>();
    waiting.push({ match, number, entry, written: kept });
    if (!busy) void writeQueued();
    return kept.promise;
  };
}

/** The oldest of each match: the next one follows it only when it is there. */
function oldestPerMatch(waiting: readonly QueuedEntry[]): ReadonlySet<QueuedEntry> {
  const oldest = new Map<string, QueuedEntry>();
  for (const one of waiting) if (oldest.size < MAX_BATCH && !oldest.has(one.match)) oldest.set(one.match, one);
  return new Set(oldest.values());
}
