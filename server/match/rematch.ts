/** The table that follows a match, for the same players. */
import type { Client } from "@colyseus/core";
import { Refusal } from "../../shared/core/base/refusal.ts";
import { MESSAGES } from "../../shared/core/wire/wire.ts";
import { report } from "../base/log.ts";
import { createRematch } from "../matchmaking/create-table.ts";
import { findTable } from "../matchmaking/find-table.ts";
import { returnSeat } from "../matchmaking/room-calls.ts";
import type { TableOptions } from "../table/options.ts";
import { allWantRematch, type Seat } from "../table/seats.ts";
import type { MatchContext } from "./match-context.ts";

/** A connected player: the number of the seat that the token opens. */
export type SeatedClient = Client<{ userData: { seat: number; token: string } }>;

export interface Rematch {
  /** Opens the next table, once, if all players at this one want it, and sends each a ticket. */
  open(table: Omit<TableOptions, "seats">, seats: readonly Seat[], clients: Iterable<SeatedClient>): Promise<void>;
  /** Sends a ticket to a player who has reconnected. */
  invite(client: SeatedClient): Promise<void>;
}

/** `before`: the match. */
export function rematch(context: MatchContext, before: string): Rematch {
  let opening = false;
  let match: string | undefined;

  async function invite(client: SeatedClient): Promise<void> {
    if (match === undefined) return;
    try {
      client.send(MESSAGES.next, await returnSeat(await findTable(context, match), client.userData?.token ?? ""));
    } catch (error) {
      // The table is gone, or the player has no seat there.
      if (!(error instanceof Refusal)) report(`rematch ${match}`, error);
    }
  }

  return {
    async open(table, seats, clients) {
      if (opening || match !== undefined || !allWantRematch(seats)) return;
      context.disk.checkRoomForTable();
      opening = true;
      try {
        match = (await context.tableQuota.openAgain(table.opener, () => createRematch(table, seats))).roomId;
        await context.webhooks.alsoPost({ type: "table", key: before }, match);
      } finally {
        opening = false;
      }
      for (const client of clients) void invite(client);
    },
    invite,
  };
}
