/** Where a browser keeps what must outlive the page. Where it may not (private windows), it is kept as long as the page. */
export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;
/** A storage whose keys can be read, for data that has many keys. */
export type ListedStorage = KeyValueStorage & Pick<Storage, "key" | "length">;

/** Takes the browser's place in a page that keeps nothing. */
let instead: ListedStorage | undefined;

/** From now on all is kept as long as this page. */
export function keepNothing(): void {
  instead = pageStorage();
}

export const browserStorage = (): ListedStorage => usable(() => localStorage);
/** The storage of this tab alone, until it is closed. */
export const tabStorage = (): KeyValueStorage => usable(() => sessionStorage);

function usable(storage: () => Storage): ListedStorage {
  if (instead !== undefined) return instead;
  try {
    const probe = "quayside.probe";
    storage().setItem(probe, "");
    storage().removeItem(probe);
    return storage();
  } catch {
    // Forbidden or full, as above.
    return pageStorage();
  }
}

export function pageStorage(): ListedStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    key: (at) => [...items.keys()][at] ?? null,
    get length() {
      return items.size;
    },
  };
}

export const keysWith = (storage: ListedStorage, start: string): string[] =>
  Array.from({ length: storage.length }, (_none, at) => storage.key(at)).filter((key) => key?.startsWith(start)) as string[];

/** Reads what this browser keeps; null where there is nothing, or where it may keep nothing. */
export function readLocal(key: string): string | null {
  try {
    return (instead ?? localStorage).getItem(key);
  } catch {
    return null;
  }
}

export function writeLocal(key: string, text: string): void {
  try {
    (instead ?? localStorage).setItem(key, text);
  } catch {
    // It is kept until the page is closed, as above.
  }
}
