/** A room that is to be there once, in whatever process: of all who ask for it at the same moment one opens it. */
import { setTimeout } from "node:timers/promises";
import { Refusal } from "../shared/core/refusal.ts";
import type { Cluster } from "./cluster.ts";
import type { Listing } from "./tables.ts";

/** How often it is looked for a room that another process opens, and how many milliseconds lie between. */
const MOST_LOOKS = 20;
const LOOK = 100;
/** Of those who ask for the same room in this process, all wait for one opening. */
const opening = new Map<string, Promise<Listing>>();

export interface Room {
  readonly name: string;
  look(): Promise<Listing | undefined>;
  open(): Promise<Listing>;
}

export function opened(cluster: Cluster, room: Room): Promise<Listing> {
  const begun = opening.get(room.name) ?? foundOrOpened(cluster, room).finally(() => opening.delete(room.name));
  opening.set(room.name, begun);
  return begun;
}

async function foundOrOpened(cluster: Cluster, { name, look, open }: Room): Promise<Listing> {
  const found = await look();
  if (found !== undefined) return found;
  return (await cluster.alone(name, async () => (await look()) ?? open())) ?? openedElsewhere(look);
}

/** Whoever asked comes again by himself if it takes longer. */
async function openedElsewhere(look: Room["look"]): Promise<Listing> {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    await setTimeout(LOOK);
    const found = await look();
    if (found === undefined) continue;
    // Listed a moment before it hears what it is asked.
    await setTimeout(LOOK);
    return found;
  }
  throw new Refusal("unreachable");
}
