import { report } from "../../base/log.ts";
import { withTimeout } from "../../base/with-timeout.ts";
import type { TableStore } from "../../store/table-store.ts";
import type { TableSnapshot } from "../../table/snapshot.ts";

export interface SnapshotSaver {
  /** Call after every change; an equal snapshot is not saved again. */
  save(snapshot: TableSnapshot): void;
  /** Resolves when the newest snapshot is saved, has failed, or takes longer than the timeout. */
  idle(): Promise<void>;
}

/** Saves the snapshots of one table one after the other; of several that wait, the newest alone. */
export function snapshotSaver(tableStore: TableStore, id: string, timeout: number): SnapshotSaver {
  let known = "";
  let waiting: TableSnapshot | undefined;
  let saving: Promise<void> | undefined;

  async function save(): Promise<void> {
    while (waiting !== undefined) {
      const next = waiting;
      waiting = undefined;
      // Tried again with the next change; the match itself is in the journal.
      await tableStore.save(id, next).catch((error: unknown) => {
        known = "";
        report(`snapshot of ${id}`, error);
      });
    }
    saving = undefined;
  }

  return {
    save(snapshot) {
      const text = JSON.stringify(snapshot);
      if (text === known) return;
      known = text;
      waiting = snapshot;
      saving ??= save();
    },
    async idle() {
      if (saving === undefined) return;
      await withTimeout(saving, timeout, "the table store").catch((error: unknown) => report(`snapshot of ${id}`, error));
    },
  };
}
