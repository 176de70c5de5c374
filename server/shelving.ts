import { report } from "./house.ts";
import { inTime } from "./in-time.ts";
import type { Shelf, Standing } from "./shelf.ts";

export interface Shelving {
  /** To be called whenever something may have changed; what has not is not saved again. */
  keep(standing: Standing): void;
  /** Resolves when all that was given is saved, or could not be, or takes too long to wait for. */
  done(): Promise<void>;
}

/** Saves the standing of one table: one after the other, and of several that wait the newest alone. */
export function shelving(shelf: Shelf, id: string, patience: number): Shelving {
  let known = "";
  let waiting: Standing | undefined;
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
    keep(standing) {
      const text = JSON.stringify(standing);
      if (text === known) return;
      known = text;
      waiting = standing;
      saving ??= save();
    },
    async done() {
      if (saving === undefined) return;
      await inTime(saving, patience, "the shelf").catch((error: unknown) => report(`standing of ${id}`, error));
    },
  };
}
