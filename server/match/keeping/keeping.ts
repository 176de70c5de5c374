/**
 * How a table is kept beside its record: its snapshot, and what happens to it when the room goes. A room that goes leaves its table
 * in the store, to be opened again, unless the table is closed or another process has it.
 */

import { report } from "../../base/log.ts";
import { withTimeout } from "../../base/with-timeout.ts";
import type { TableSnapshot } from "../../table/snapshot.ts";
import type { MatchContext } from "../match-context.ts";
import { snapshotSaver } from "./snapshot-saver.ts";

export interface Keeping {
  /** Another process has the table: nothing is saved here. */
  readonly isAbandoned: boolean;
  /** Saves the table if it has changed. */
  save(): void;
  /** Resolves when what was given to save is saved, or could not be. */
  saved(): Promise<void>;
  /** The table is deleted with the room: no player can return. */
  close(): void;
  abandon(): void;
  /** The last duty of a room, before another one may open the table. */
  retire(): Promise<void>;
}

type Stores = Pick<MatchContext, "tableStore" | "timings">;

export function keepTable({ tableStore, timings }: Stores, id: string, snapshot: () => TableSnapshot): Keeping {
  const saver = snapshotSaver(tableStore, id, timings.journalTimeout);
  let closed = false;
  let abandoned = false;
  return {
    get isAbandoned() {
      return abandoned;
    },
    save() {
      if (!closed && !abandoned) saver.save(snapshot());
    },
    saved: saver.idle,
    close() {
      closed = true;
    },
    abandon() {
      abandoned = true;
    },
    async retire() {
      await saver.idle();
      if (closed) await tableStore.drop(id).catch((error: unknown) => report(`table ${id}`, error));
    },
  };
}

/** Until `gone` is settled the table is not opened again in this process. */
export function markUnloading({ unloading }: Pick<MatchContext, "unloading">, id: string, gone: Promise<unknown>): void {
  if (unloading.has(id)) return;
  const settled = gone.then(
    () => void unloading.delete(id),
    () => void unloading.delete(id), // reported by Colyseus, which waits for it too
  );
  unloading.set(id, settled);
}

/** Every store may take its time, but none may keep the process from ending. */
export const withinRetirement = (work: Promise<void>, { timings }: Pick<MatchContext, "timings">, id: string): Promise<void> =>
  withTimeout(work, 3 * timings.journalTimeout, `table ${id}`);
