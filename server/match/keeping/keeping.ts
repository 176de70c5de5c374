/**
 * How a table is kept beside its record: its snapshot, and what happens to it when the room goes. A room that goes leaves its table
 * in the store, to be opened again, unless the table is closed or another process has it.
 */

import { report } from "../../base/log.ts";
import { withTimeout } from "../../base/with-timeout.ts";
import type { TableStore } from "../../store/table-store.ts";
import type { TableSnapshot } from "../../table/snapshot.ts";
import type { MatchContext } from "../match-context.ts";
import { SnapshotSaver } from "./snapshot-saver.ts";

export class Keeping {
  readonly #id: string;
  readonly #tableStore: TableStore;
  readonly #snapshot: () => TableSnapshot;
  readonly #saver: SnapshotSaver;
  #isClosed = false;
  #isAbandoned = false;

  constructor({ tableStore, timings }: Pick<MatchContext, "tableStore" | "timings">, id: string, snapshot: () => TableSnapshot) {
    this.#id = id;
    this.#tableStore = tableStore;
    this.#snapshot = snapshot;
    this.#saver = new SnapshotSaver(tableStore, id, timings.journalTimeout);
  }

  /** Whether another process has the table: then nothing is saved here. */
  get isAbandoned(): boolean {
    return this.#isAbandoned;
  }

  /** Saves the table if it has changed. */
  save(): void {
    if (!this.#isClosed && !this.#isAbandoned) this.#saver.save(this.#snapshot());
  }

  /** Resolves when what was given to save is saved, or could not be. */
  saved(): Promise<void> {
    return this.#saver.idle();
  }

  /** The table is deleted with the room: no player can return. */
  close(): void {
    this.#isClosed = true;
  }

  abandon(): void {
    this.#isAbandoned = true;
  }

  /** The last duty of a room. */
  async retire(): Promise<void> {
    if (this.#isClosed) await this.#tableStore.drop(this.#id).catch((error: unknown) => report(`table ${this.#id}`, error));
  }
}

/** Keeps the table from being opened again in this process until `gone` is settled. */
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
