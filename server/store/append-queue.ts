/**
 * Entries of all matches that come in the same moment go to disk together: a disk can be asked some hundred times a second and
 * no more. Each is answered when it is there.
 */
import { Taken } from "../data/journal.ts";
import { report } from "../ops/log.ts";
import type { EntryRow, EntryTable } from "./entry-table.ts";

export type Append = (match: string, number: number, entry: string) => Promise<void>;

interface Waiting extends EntryRow {
  readonly kept: PromiseWithResolvers<void>;
}

/** So many go together at most. */
const MOST = 64;
/** After so many milliseconds a failure is the database's own: another program holds it, or nobody answers. */
const SLOW = 1_000;

export function appendsTo({ groups, insert }: EntryTable): Append {
  let waiting: Waiting[] = [];
  let busy = false;

  async function keep(batch: readonly Waiting[]): Promise<void> {
    const there = await insert(batch);
    for (const one of batch) {
      if (there.has(one)) one.kept.resolve();
      else one.kept.reject(new Taken(one.match, one.number));
    }
  }

  async function work(): Promise<void> {
    busy = true;
    while (waiting.length > 0) {
      // A write costs the same for many as for one: whatever else this turn of the event loop brings goes too.
      await new Promise(setImmediate);
      const batch = oneOfEach(waiting);
      waiting = waiting.filter((one) => !batch.has(one));
      for (const group of groups([...batch])) await keepAll(group);
    }
    busy = false;
  }

  async function keepAll(group: readonly Waiting[]): Promise<void> {
    const since = performance.now();
    await keep(group).catch(async (error: unknown) => {
      // What is wrong with one must not stop the others; what takes so long is wrong with all.
      if (group.length > 1 && performance.now() - since < SLOW) {
        report("the journal, several entries at once", error);
        for (const one of group) await keep([one]).catch(one.kept.reject);
      } else for (const { kept } of group) kept.reject(error);
    });
  }

  return (match, number, entry) => {
    const kept = Promise.withResolvers<void>();
    waiting.push({ match, number, entry, kept });
    if (!busy) void work();
    return kept.promise;
  };
}

/** The oldest of each match: the next one follows it only when it is there. */
function oneOfEach(waiting: readonly Waiting[]): ReadonlySet<Waiting> {
  const oldest = new Map<string, Waiting>();
  for (const one of waiting) if (oldest.size < MOST && !oldest.has(one.match)) oldest.set(one.match, one);
  return new Set(oldest.values());
}
