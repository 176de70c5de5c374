/** Finds a room or opens it, once across all processes: of several concurrent requests one opens it. */
import { setTimeout } from "node:timers/promises";
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Cluster } from "../cluster/cluster.ts";
import type { RoomListing } from "../table/listing.ts";

/** Polling for a room that another process is opening; the interval is in milliseconds. */
const MAX_LOOKUPS = 20;
const LOOKUP_INTERVAL = 100;
/** Promises by room name: requests for the same room share one. */
const pending = new Map<string, Promise<RoomListing>>();

export interface RoomRequest {
  readonly name: string;
  find(): Promise<RoomListing | undefined>;
  open(): Promise<RoomListing>;
}

export function ensureRoom(cluster: Cluster, room: RoomRequest): Promise<RoomListing> {
  const found = pending.get(room.name) ?? findOrOpen(cluster, room).finally(() => pending.delete(room.name));
  pending.set(room.name, found);
  return found;
}

async function findOrOpen(cluster: Cluster, { name, find, open }: RoomRequest): Promise<RoomListing> {
  const found = await find();
  if (found !== undefined) return found;
  return (await cluster.runExclusively(name, async () => (await find()) ?? open())) ?? waitForOtherProcess(find);
}

/** If it takes longer, the client retries. */
async function waitForOtherProcess(find: RoomRequest["find"]): Promise<RoomListing> {
  for (let lookups = 0; lookups < MAX_LOOKUPS; lookups++) {
    await setTimeout(LOOKUP_INTERVAL);
    const found = await find();
    if (found === undefined) continue;
    // A room is listed a moment before it receives calls.
    await setTimeout(LOOKUP_INTERVAL);
    return found;
  }
  throw new Refusal("unreachable");
}
