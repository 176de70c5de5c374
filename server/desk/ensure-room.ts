/** A room that is to be there once, in whatever process: of all who ask for it at the same moment one opens it. */
import { setTimeout } from "node:timers/promises";
import { Refusal } from "../../shared/core/refusal.ts";
import type { Cluster } from "../cluster/cluster.ts";
import type { RoomListing } from "./tables.ts";

/** How often it is looked for a room that another process opens, and how many milliseconds lie between. */
const MAX_LOOKUPS = 20;
const LOOKUP_INTERVAL = 100;
/** Of those who ask for the same room in this process, all wait for one opening. */
const opening = new Map<string, Promise<RoomListing>>();

export interface RoomRequest {
  readonly name: string;
  find(): Promise<RoomListing | undefined>;
  open(): Promise<RoomListing>;
}

export function ensureRoom(cluster: Cluster, room: RoomRequest): Promise<RoomListing> {
  const begun = opening.get(room.name) ?? findOrOpen(cluster, room).finally(() => opening.delete(room.name));
  opening.set(room.name, begun);
  return begun;
}

async function findOrOpen(cluster: Cluster, { name, find: look, open }: RoomRequest): Promise<RoomListing> {
  const found = await look();
  if (found !== undefined) return found;
  return (await cluster.exclusively(name, async () => (await look()) ?? open())) ?? waitForOtherProcess(look);
}

/** Whoever asked comes again by himself if it takes longer. */
async function waitForOtherProcess(look: RoomRequest["find"]): Promise<RoomListing> {
  for (let looks = 0; looks < MAX_LOOKUPS; looks++) {
    await setTimeout(LOOKUP_INTERVAL);
    const found = await look();
    if (found === undefined) continue;
    // Listed a moment before it hears what it is asked.
    await setTimeout(LOOKUP_INTERVAL);
    return found;
  }
  throw new Refusal("unreachable");
}
