/** The table that follows a match, for the same people. */
import type { Client } from "@colyseus/core";
import { Refusal } from "../shared/core/refusal.ts";
import { MESSAGES } from "../shared/core/wire.ts";
import { type House, report } from "./house.ts";
import { allWantRematch, type Seat } from "./seats.ts";
import { openAgain, returnSeat, type TableOptions } from "./tables.ts";
import { tableOf } from "./wake.ts";

/** Whoever sits at the table, by the token he has shown. */
export type Seated = Client<{ userData: { seat: Seat; token: string } }>;

export interface Rematch {
  /** Opens the table, once, if all who are here want it, and calls them there. */
  open(table: Omit<TableOptions, "seats">, seats: readonly Seat[], clients: Iterable<Seated>): Promise<void>;
  /** Calls somebody who has come back. */
  call(client: Seated): Promise<void>;
}

export function rematch(house: House): Rematch {
  let opening = false;
  let match: string | undefined;

  async function call(client: Seated): Promise<void> {
    if (match === undefined) return;
    try {
      client.send(MESSAGES.next, await returnSeat(await tableOf(house, match), client.userData?.token ?? ""));
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
