/** Finds a table wherever it is: in memory, or on the shelf, from where it is opened again. */
import { Refusal } from "../shared/core/refusal.ts";
import { listed } from "./cluster.ts";
import type { House } from "./house.ts";
import { opened } from "./opened.ts";
import { ROOMS } from "./rooms.ts";
import { seatOf, seatsOf } from "./seats.ts";
import { type Listing, openTable } from "./tables.ts";

export function tableOf(house: House, id: string): Promise<Listing> {
  const look = () => liveTable(house, id);
  return opened(house.cluster, { name: `table ${id}`, look, open: () => wake(house, id) });
}

/** The table, if the token opens a seat there: a wrong one opens no table again. */
export async function tokenTableOf(house: House, id: string, token: string): Promise<Listing> {
  const live = await liveTable(house, id);
  if (live !== undefined) return live;
  await house.retiring.get(id);
  const standing = await house.shelf.load(id);
  if (standing !== undefined) seatOf(seatsOf(standing.seats), token);
  return tableOf(house, id);
}

/** In memory, in whatever process. */
export const liveTable = ({ cluster }: House, id: string): Promise<Listing | undefined> =>
  listed(cluster, { name: ROOMS.match, roomId: id }) as Promise<Listing | undefined>;

/** Where a known guest sits. Anybody can name a table, but it is opened again only for those who sit there. */
export async function ownTableOf(house: House, person: string, id: string): Promise<Listing> {
  if (!(await house.shelf.of(person)).includes(id)) throw new Refusal("foreignSeat");
  return tableOf(house, id);
}

export async function codedTable(house: House, code: string): Promise<Listing> {
  const found = await listed(house.cluster, { name: ROOMS.match, code });
  if (found !== undefined) return found as Listing;
  const id = await house.shelf.coded(code);
  if (id === undefined) throw new Refusal("unknownTable");
  return tableOf(house, id);
}

async function wake(house: House, id: string): Promise<Listing> {
  // A room of this name that is just going to sleep must have done so.
  await house.retiring.get(id);
  if ((await house.shelf.load(id)) === undefined) throw new Refusal("unknownTable");
  // It would be asked to go at once.
  if (house.closing) throw new Refusal("closing");
  // Another process may have it, and be out of reach.
  if (!house.cluster.inTouch) throw new Refusal("unreachable");
  return openTable({ wake: id });
}
