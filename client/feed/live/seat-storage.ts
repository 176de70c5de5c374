/** Keeps this reader's seat over a reload, so that the page can return to it. */
import type { Ticket } from "../../../shared/core/wire/calls.ts";
import type { KeyValueStorage } from "../../base/storage.ts";

const KEY = "quayside.seat";

/** Versions up to 0.9.0 stored the share too. */
type Kept = Omit<Ticket, "reservation"> & { readonly share?: string };

export const seatStorage = (storage: KeyValueStorage) => ({
  get: (): Kept | undefined => readKept(storage.getItem(KEY)),
  keep({ reservation: _once, ...ticket }: Ticket): void {
    storage.setItem(KEY, JSON.stringify(ticket satisfies Kept));
  },
  forget: () => storage.removeItem(KEY),
});

function readKept(text: string | null): Kept | undefined {
  try {
    return (JSON.parse(text ?? "null") as Kept | null) ?? undefined;
  } catch {
    // If another program has written there, there is no way back.
    return;
  }
}
