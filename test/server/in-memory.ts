import { openMemoryStore, type Store } from "../../server/database/store.ts";

/** Journal and tables for a server that is started again: the next one finds what the one before has saved. */
export async function inMemory(): Promise<Pick<Store, "journal" | "tableStore">> {
  const { journal, tableStore } = await openMemoryStore();
  return { journal, tableStore };
}
