/** Creates the rooms of tables. The only place where they are created. */
import { randomInt } from "node:crypto";
import { matchMaker } from "@colyseus/core";
import { ROOMS } from "../base/room-names.ts";
import type { RoomListing } from "../table/listing.ts";
import { type TableOptions, watchCodeOf } from "../table/options.ts";
import { rematchSeats, type Seat, seatedPlayers } from "../table/seats.ts";

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";
export const newCode = (length = 6): string => Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** What a table's room is created from: new options, or the id of a stored table. */
export type TableSource = TableOptions | { readonly reopen: string };

export const createTable = (opening: TableSource): Promise<RoomListing> => matchMaker.createRoom(ROOMS.match, opening);

/** A table for the same players in the same seats. */
export function createRematch(table: Omit<TableOptions, "seats">, before: readonly Seat[]): Promise<RoomListing> {
  const seats = rematchSeats(before);
  // A table with a bot in a player's seat is no longer rated.
  const rated = table.rated && seats.every(({ kind }) => kind === "person");
  // A player alone with bots keeps nobody waiting.
  const speed = seatedPlayers(seats).length > 1 ? table.speed : "none";
  const watchCode = watchCodeOf(table);
  return createTable({ ...table, ...(watchCode && { watchCode }), rated, speed, kind: "again", code: "", seating: "joined", seats });
}
