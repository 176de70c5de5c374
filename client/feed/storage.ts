/** Where a browser keeps what must outlive the page. Where it may not (private windows), things last as long as the page. */
export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export const browserStorage = (): KeyValueStorage => usable(() => localStorage);
/** Of this tab alone, until it is closed. */
export const tabStorage = (): KeyValueStorage => usable(() => sessionStorage);

function usable(storage: () => Storage): KeyValueStorage {
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

export function pageStorage(): KeyValueStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
