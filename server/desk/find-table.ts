/** Finds a table wherever it is: in memory, or on the shelf, from where it is opened again. */
import { Refusal } from "../../shared/core/refusal.ts";
import { findRoom } from "../cluster/cluster.ts";
import type { ServerContext } from "../context.ts";
import { seatOf, seatsOf } from "../match/seats.ts";
import { ROOMS } from "../rooms/room-names.ts";
import { ensureRoom } from "./ensure-room.ts";
import { createTable, type RoomListing } from "./tables.ts";

export function findTable(house: ServerContext, id: string): Promise<RoomListing> {
  const look = () => liveTable(house, id);
  return ensureRoom(house.cluster, { name: `table ${id}`, find: look, open: () => reopenTable(house, id) });
}

/** The table, if the token opens a seat there: a wrong one opens no table again. */
export async function tokenTableOf(house: ServerContext, id: string, token: string): Promise<RoomListing> {
  const live = await liveTable(house, id);
  if (live !== undefined) return live;
  await house.unloading.get(id);
  const standing = await house.tableStore.load(id);
  if (standing !== undefined) seatOf(seatsOf(standing.seats), token);
  return findTable(house, id);
}

/** In memory, in whatever process. */
export const liveTable = ({ cluster }: ServerContext, id: string): Promise<RoomListing | undefined> =>
  findRoom(cluster, { name: ROOMS.match, roomId: id }) as Promise<RoomListing | undefined>;

/** Where a known guest sits. Anybody can name a table, but it is opened again only for those who sit there. */
export async function findOwnTable(house: ServerContext, person: string, id: string): Promise<RoomListing> {
  if (!(await house.tableStore.ofPlayer(person)).includes(id)) throw new Refusal("foreignSeat");
  return findTable(house, id);
}

export async function findTableByCode(house: ServerContext, code: string): Promise<RoomListing> {
  const found = await findRoom(house.cluster, { name: ROOMS.match, code });
  if (found !== undefined) return found as RoomListing;
  const id = await house.tableStore.byCode(code);
  if (id === undefined) throw new Refusal("unknownTable");
  return findTable(house, id);
}

async function reopenTable(house: ServerContext, id: string): Promise<RoomListing> {
  // A room of this name that is just going to sleep must have done so.
  await house.unloading.get(id);
  const standing = await house.tableStore.load(id);
  if (standing === undefined) throw new Refusal("unknownTable");
  // It would be asked to go at once.
  if (house.closing) throw new Refusal("closing");
  // Another process may have it, and be out of reach.
  if (!house.cluster.isConnected) throw new Refusal("unreachable");
  return house.tableQuota.openAgain(standing.table.opener, () => createTable({ wake: id }));
}
