import { report } from "../../base/log.ts";
import { withTimeout } from "../../base/with-timeout.ts";
import type { TableStore } from "../../store/table-store.ts";
import type { TableSnapshot } from "../../table/snapshot.ts";

/** Saves the snapshots of one table one after the other; of several that wait, the newest alone. */
export class SnapshotSaver {
  readonly #tableStore: TableStore;
  readonly #id: string;
  readonly #timeout: number;
  #known = "";
  #waiting: TableSnapshot | undefined;
  #saving: Promise<void> | undefined;

  constructor(tableStore: TableStore, id: string, timeout: number) {
    this.#tableStore = tableStore;
    this.#id = id;
    this.#timeout = timeout;
  }

  /** Call after every change; an equal snapshot is not saved again. */
  save(snapshot: TableSnapshot): void {
    const text = JSON.stringify(snapshot);
    if (text === this.#known) return;
    this.#known = text;
    this.#waiting = snapshot;
    this.#saving ??= this.#saveWaiting();
  }

  /** Resolves when the newest snapshot is saved, has failed, or takes longer than the timeout. */
  async idle(): Promise<void> {
    if (this.#saving === undefined) return;
    await withTimeout(this.#saving, this.#timeout, "the table store").catch((error: unknown) => this.#report(error));
  }

  async #saveWaiting(): Promise<void> {
    while (this.#waiting !== undefined) {
      const next = this.#waiting;
      this.#waiting = undefined;
      // Tried again with the next change; the match itself is in the journal.
      await this.#tableStore.save(this.#id, next).catch((error: unknown) => {
        this.#known = "";
        this.#report(error);
      });
    }
    this.#saving = undefined;
  }

  #report(error: unknown): void {
    report(`snapshot of ${this.#id}`, error);
  }
}
