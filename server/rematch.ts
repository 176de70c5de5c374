/** The table that follows a match, for the same people. */
import type { Client } from "@colyseus/core";
import { Refusal } from "../shared/core/refusal.ts";
import { MESSAGES } from "../shared/core/wire.ts";
import { report } from "./house.ts";
import { allWantRematch, type Seat } from "./seats.ts";
import { findTable, openAgain, returnSeat, type TableOptions } from "./tables.ts";

export type Seated = Client<{ userData: { seat: Seat } }>;

export interface Rematch {
  /** Opens the table, once, if all who are here want it, and calls them there. */
  open(table: TableOptions, seats: readonly Seat[], clients: Iterable<Seated>): Promise<void>;
  /** Calls somebody who has come back. */
  call(client: Seated): Promise<void>;
}

export function rematch(): Rematch {
  let opening = false;
  let match: string | undefined;

  async function call(client: Seated): Promise<void> {
    if (match === undefined) return;
    try {
      const token = client.userData?.seat.token ?? "";
      client.send(MESSAGES.next, await returnSeat(await findTable({ roomId: match }), token));
    } catch (error) {
      // The table is gone, or he has no seat there.
      if (!(error instanceof Refusal)) report(`rematch ${match}`, error);
    }
  }

  return {
    async open(table, seats, clients) {
      if (opening || match !== undefined || !allWantRematch(seats)) return;
      opening = true;
      try {
        match = (await openAgain(table, seats)).roomId;
      } finally {
        opening = false;
      }
      for (const client of clients) void call(client);
    },
    call,
  };
}
