import { report } from "../context.ts";
import type { TableSnapshot, TableStore } from "../data/table-store.ts";
import { withTimeout } from "../ops/with-timeout.ts";

export interface SnapshotSaver {
  /** To be called whenever something may have changed; what has not is not saved again. */
  save(standing: TableSnapshot): void;
  /** Resolves when all that was given is saved, or could not be, or takes too long to wait for. */
  idle(): Promise<void>;
}

/** Saves the standing of one table: one after the other, and of several that wait the newest alone. */
export function snapshotSaver(shelf: TableStore, id: string, patience: number): SnapshotSaver {
  let known = "";
  let waiting: TableSnapshot | undefined;
  let saving: Promise<void> | undefined;

  async function save(): Promise<void> {
    while (waiting !== undefined) {
      const next = waiting;
      waiting = undefined;
      // What cannot be saved is tried again with the next change; the match itself is in the journal.
      await shelf.save(id, next).catch((error: unknown) => {
        known = "";
        report(`standing of ${id}`, error);
      });
    }
    saving = undefined;
  }

  return {
    save(standing) {
      const text = JSON.stringify(standing);
      if (text === known) return;
      known = text;
      waiting = standing;
      saving ??= save();
    },
    async idle() {
      if (saving === undefined) return;
      await withTimeout(saving, patience, "the shelf").catch((error: unknown) => report(`standing of ${id}`, error));
    },
  };
}
