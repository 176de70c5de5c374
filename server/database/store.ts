/** Everything the server stores, in one database. */

import type { GuestStore } from "../store/guest-store.ts";
import type { Journal } from "../store/journal.ts";
import type { TableStore } from "../store/table-store.ts";
import { migrateDatabase } from "./database.ts";
import { guestStoreIn } from "./guests/guest-store.ts";
import { journalIn } from "./journal.ts";
import { deleteExpired, KEEP_FOREVER, type Retention } from "./retention.ts";
import type { Database } from "./schema.ts";
import { fileError, sqliteDialect } from "./sqlite/dialect.ts";
import { tableStoreIn } from "./table-store.ts";

export interface Store {
  readonly journal: Journal;
  readonly tableStore: TableStore;
  readonly guests: GuestStore;
  /** Deletes what is past its retention. */
  deleteExpired(): Promise<void>;
  /** Why nothing can be written now, as far as the database knows without trying. */
  storageError(): string | undefined;
}

/** Everything is gone with the process, or when it is closed. */
export async function openMemoryStore(): Promise<Store & { close(): Promise<void> }> {
  const db = await migrateDatabase(sqliteDialect(":memory:"));
  return { ...storeIn(db), close: () => db.destroy() };
}

export function storeIn(db: Database, retention: Retention = KEEP_FOREVER): Store {
  const guests = guestStoreIn(db);
  return {
    journal: journalIn(db),
    tableStore: tableStoreIn(db),
    guests,
    deleteExpired: () => deleteExpired(db, guests, retention),
    storageError: () => fileError(db),
  };
}
