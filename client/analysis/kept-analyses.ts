/** Analyses kept in this browser, the newest ones. Where nothing can be kept, they are made again. */
import type { Analysis } from "../../shared/core/analysis/analysis.ts";
import { time } from "../time.ts";

const DATABASE = "quayside.analyses";
const STORE = "analyses";
const BY_AGE = "at";
/** An analysis has up to 200 kB. */
const MOST = 60;

interface Kept {
  readonly analysis: Analysis;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export async function keptAnalysis(key: string): Promise<Analysis | undefined> {
  try {
    const kept = await asked<Kept | undefined>(await storeFor("readonly"), (store) => store.get(key));
    return kept?.analysis;
  } catch {
    return undefined;
  }
}

export async function keepAnalysis(key: string, analysis: Analysis): Promise<void> {
  try {
    const store = await storeFor("readwrite");
    await asked(store, () => store.put({ analysis, at: time.now() } satisfies Kept, key));
    const keys = await asked<IDBValidKey[]>(store, () => store.index(BY_AGE).getAllKeys());
    for (const old of keys.slice(0, -MOST)) store.delete(old);
  } catch {
    // A private window, or no room.
  }
}

async function storeFor(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener("upgradeneeded", () => {
    opening.result.createObjectStore(STORE).createIndex(BY_AGE, BY_AGE);
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
