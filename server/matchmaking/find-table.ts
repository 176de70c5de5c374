/** Finds a table in any process, or reopens it from its snapshot. */
import { Refusal } from "../../shared/core/base/refusal.ts";
import { report } from "../base/log.ts";
import { ROOMS } from "../base/room-names.ts";
import type { Timings } from "../base/timings.ts";
import { withTimeout } from "../base/with-timeout.ts";
import { type Cluster, findRoom } from "../cluster/cluster.ts";
import type { TableStore } from "../store/table-store.ts";
import type { RoomListing } from "../table/listing.ts";
import { seatOf, seatsOf } from "../table/seats.ts";
import type { TableSnapshot } from "../table/snapshot.ts";
import { createTable } from "./create-table.ts";
import { ensureRoom } from "./ensure-room.ts";
import type { TableQuota } from "./table-quota.ts";

/** What it takes to find a table, and to load one that is not in memory. */
export interface FinderContext {
  readonly cluster: Cluster;
  readonly tableStore: TableStore;
  readonly tableQuota: Pick<TableQuota, "openAgain">;
  readonly timings: Pick<Timings, "journalTimeout">;
  /** Tables that are leaving memory, by id; a table is opened again only when its promise is settled. */
  readonly unloading: ReadonlyMap<string, Promise<void>>;
  /** The process is about to end. */
  readonly closing: boolean;
  /** No table can be opened, because no other process takes it either; running matches resume in the next one. */
  readonly refusesTables: boolean;
  /** Whether the journal and the stores work. */
  isHealthy(): boolean;
}

export function findTable(context: FinderContext, id: string): Promise<RoomListing> {
  const find = () => unloadedOrLive(context, id);
  return ensureRoom(context.cluster, { name: `table ${id}`, find, open: () => reopenTable(context, id) });
}

/** Calls would reach a room that is leaving memory here, although another process has the table already. */
async function unloadedOrLive(context: FinderContext, id: string): Promise<RoomListing | undefined> {
  await context.unloading.get(id);
  return liveTable(context, id);
}

/** Throws unless the token belongs to a seat there: a wrong token never reopens a table. */
export async function findTableByToken(context: FinderContext, id: string, token: string): Promise<RoomListing> {
  const live = await unloadedOrLive(context, id);
  if (live !== undefined) return live;
  const snapshot = await context.tableStore.load(id);
  if (snapshot !== undefined) seatOf(seatsOf(snapshot.seats), token);
  return findTable(context, id);
}

/** The table's room, if one is in memory in any process. */
export const liveTable = ({ cluster }: Pick<FinderContext, "cluster">, id: string): Promise<RoomListing | undefined> =>
  findRoom(cluster, { name: ROOMS.match, roomId: id }) as Promise<RoomListing | undefined>;

/** A table is reopened only for guests who have a seat there: table ids are public. */
export async function findGuestTable(context: FinderContext, person: string, id: string): Promise<RoomListing> {
  if (!(await context.tableStore.ofPlayer(person)).includes(id)) throw new Refusal("foreignSeat");
  return findTable(context, id);
}

export async function findTableByCode(context: FinderContext, code: string): Promise<RoomListing> {
  const found = await findRoom(context.cluster, { name: ROOMS.match, code });
  if (found !== undefined) return found as RoomListing;
  const id = await context.tableStore.byCode(code);
  if (id === undefined) throw new Refusal("unknownTable");
  return findTable(context, id);
}

async function reopenTable(context: FinderContext, id: string): Promise<RoomListing> {
  // A room of this id may still be unloading.
  await context.unloading.get(id);
  const snapshot = await context.tableStore.load(id);
  if (snapshot === undefined) throw new Refusal("unknownTable");
  // The new room would be closed at once.
  if (context.refusesTables) throw new Refusal("closing");
  // An unreachable process may have the room.
  if (!context.cluster.isConnected) throw new Refusal("unreachable");
  if (!context.isHealthy()) await checkSaving(context, id, snapshot);
  return context.tableQuota.openAgain(snapshot.table.opener, () => createTable({ reopen: id }));
}

/** A table whose moves cannot be saved would stop again at the first of them: players are told before they sit down. */
async function checkSaving({ tableStore, timings }: FinderContext, id: string, snapshot: TableSnapshot): Promise<void> {
  await withTimeout(tableStore.save(id, snapshot), timings.journalTimeout, "the table store").catch((error: unknown) => {
    report(`snapshot of ${id}`, error);
    throw new Refusal("notSaved");
  });
}
