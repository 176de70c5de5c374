/** The table that follows a match, for the same people. */
import type { Client } from "@colyseus/core";
import { Refusal } from "../../shared/core/refusal.ts";
import { MESSAGES } from "../../shared/core/wire.ts";
import { report, type ServerContext } from "../context.ts";
import { findTable } from "../desk/find-table.ts";
import { createRematch, returnSeat, type TableOptions } from "../desk/tables.ts";
import { allWantRematch, type Seat } from "./seats.ts";

/** Whoever sits at the table, by the token he has shown. */
export type SeatedClient = Client<{ userData: { seat: Seat; token: string } }>;

export interface Rematch {
  /** Opens the table, once, if all who are here want it, and calls them there. */
  open(table: Omit<TableOptions, "seats">, seats: readonly Seat[], clients: Iterable<SeatedClient>): Promise<void>;
  /** Calls somebody who has come back. */
  invite(client: SeatedClient): Promise<void>;
}

export function rematch(house: ServerContext): Rematch {
  let opening = false;
  let match: string | undefined;

  async function call(client: SeatedClient): Promise<void> {
    if (match === undefined) return;
    try {
      client.send(MESSAGES.next, await returnSeat(await findTable(house, match), client.userData?.token ?? ""));
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
        match = (await createRematch(table, seats)).roomId;
      } finally {
        opening = false;
      }
      for (const client of clients) void call(client);
    },
    invite: call,
  };
}
