/** Finds a table wherever it is: in memory, or on the shelf, from where it is opened again. */
import { setTimeout } from "node:timers/promises";
import { Refusal } from "../shared/core/refusal.ts";
import { listed } from "./cluster.ts";
import type { House } from "./house.ts";
import { ROOMS } from "./rooms.ts";
import { type Listing, openTable } from "./tables.ts";

/** How often it is looked for a table that another process opens, and how many milliseconds lie between. */
const MOST_LOOKS = 20;
const LOOK = 100;
/** Of those who ask for the same table at once, all wait for one opening. */
const waking = new Map<string, Promise<Listing>>();

export async function tableOf(house: House, id: string): Promise<Listing> {
  const found = await inMemory(house, id);
  if (found !== undefined) return found;
  const begun = waking.get(id) ?? wake(house, id).finally(() => waking.delete(id));
  waking.set(id, begun);
  return begun;
}

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
  const open = async () => (await inMemory(house, id)) ?? openTable({ wake: id });
  return (await house.cluster.alone(`table ${id}`, open)) ?? openedElsewhere(house, id);
}

const inMemory = (house: House, id: string) => listed(house.cluster, { name: ROOMS.match, roomId: id }) as Promise<Listing | undefined>;

/** Another process is about to have opened it. Whoever asked comes again by himself if that takes longer. */
async function openedElsewhere(house: House, id: string): Promise<Listing> {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    await setTimeout(LOOK);
    const found = await inMemory(house, id);
    if (found !== undefined) return found;
  }
  throw new Refusal("unreachable");
}
