/** Analyses kept in this browser, the newest ones. Where nothing can be kept, they are made again. */
import type { Analysis } from "../../shared/core/analysis/analysis.ts";

const DATABASE = "quayside.analyses";
const STORE = "analyses";
const KEY = "key";
/** An analysis has up to 200 kB. */
const MOST = 60;

interface Kept {
  readonly key: string;
  readonly analysis: Analysis;
}

export async function storedAnalysis(key: string): Promise<Analysis | undefined> {
  try {
    const kept = await asked<Kept | undefined>(await storeFor("readonly"), (store) => store.index(KEY).get(key));
    return kept?.analysis;
  } catch {
    return undefined;
  }
}

export async function storeAnalysis(key: string, analysis: Analysis): Promise<void> {
  try {
    const store = await storeFor("readwrite");
    await asked(store, () => store.add({ key, analysis } satisfies Kept));
    // Numbered as they came.
    const keys = await asked<IDBValidKey[]>(store, () => store.getAllKeys());
    for (const old of keys.slice(0, -MOST)) store.delete(old);
  } catch {
    // A private window, or no room.
  }
}

async function storeFor(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener("upgradeneeded", () => {
    opening.result.createObjectStore(STORE, { autoIncrement: true }).createIndex(KEY, KEY);
  });
  const database = await answered(opening);
  const transaction = database.transaction(STORE, mode);
  transaction.addEventListener("complete", () => database.close());
  return transaction.objectStore(STORE);
}

const asked = <T>(store: IDBObjectStore, ask: (of: IDBObjectStore) => IDBRequest): Promise<T> => answered(ask(store) as IDBRequest<T>);

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("no database")));
  });
