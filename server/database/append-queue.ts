/**
 * Writes entries of all matches that arrive together as entry batch, because a disk takes only some hundred syncs a second. Each append
 * resolves when it is on disk.
 */

import { report } from "../base/log.ts";
import { EntryConflict } from "../store/journal.ts";
import type { EntryRow, EntryTable } from "./entry-table.ts";

export type Append = (match: string, number: number, entry: string) => Promise<void>;

interface QueuedEntry extends EntryRow {
  readonly written: PromiseWithResolvers<void>;
}

/** Entries. */
const MAX_BATCH = 64;
/** A failure after this time, in milliseconds, concerns the whole database: it is locked, or does not answer. */
const SLOW_WRITE = 1_000;

export function createAppendQueue({ groups, insert }: EntryTable): Append {
  let queue: QueuedEntry[] = [];
  let isWriting = false;

  async function writeBatch(batch: readonly QueuedEntry[]): Promise<void> {
    const inserted = await insert(batch);
    for (const entry of batch) {
      if (inserted.has(entry)) entry.written.resolve();
      else entry.written.reject(new EntryConflict(entry.match, entry.number));
    }
  }

  async function writeQueued(): Promise<void> {
    isWriting = true;
    while (queue.length > 0) {
      // A write costs the same for many entries as for one, so include all that arrive in this tick of the event loop.
      await new Promise<void>((ticked) => process.nextTick(ticked));
      const batch = oldestPerMatch(queue);
      queue = queue.filter((entry) => !batch.has(entry));
      for (const group of groups([...batch])) await writeGroup(group);
    }
    isWriting = false;
  }

  async function writeGroup(group: readonly QueuedEntry[]): Promise<void> {
    const since = performance.now();
    await writeBatch(group).catch(async (error: unknown) => {
      // One bad entry must not fail the others. A slow failure concerns them all.
      if (group.length > 1 && performance.now() - since < SLOW_WRITE) {
        report("journal batch", error);
        for (const entry of group) await writeBatch([entry]).catch(entry.written.reject);
      } else for (const { written } of group) written.reject(error);
    });
  }

  return (match, number, entry) => {
    const written = Promise.withResolvers<void>();
    queue.push({ match, number, entry, written });
    if (!isWriting) void writeQueued();
    return written.promise;
  };
}

/** The oldest entry of each match: the next one may be written only after it. */
function oldestPerMatch(queue: readonly QueuedEntry[]): ReadonlySet<QueuedEntry> {
  const oldest = new Map<string, QueuedEntry>();
  for (const entry of queue) if (oldest.size < MAX_BATCH && !oldest.has(entry.match)) oldest.set(entry.match, entry);
  return new Set(oldest.values());
}
