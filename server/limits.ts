/** How much one address may ask of the desk: a store that fills up again, so that a flood waits and a person never does. */
import type { CallName } from "../shared/core/wire.ts";

export interface Limit {
  /** Whether there was enough left; if so it is spent. */
  spend(address: string, call: CallName): boolean;
}

/** What makes rooms or rows, or plays a record again, costs more than what only looks something up. */
const COSTS: Partial<Readonly<Record<CallName, number>>> = { arrive: 5, play: 5, quick: 5, table: 5, record: 10, frames: 10, redeem: 20 };
/** How many seconds an empty store takes to be full. */
const REFILL = 30;
/** Beyond so many, stores that are full again are forgotten. */
const MOST_STORES = 10_000;

export function limitOf(most: number, now: () => number = Date.now): Limit {
  const stores = new Map<string, { left: number; at: number }>();
  const leftIn = ({ left, at }: { left: number; at: number }, time: number): number =>
    Math.min(most, left + (most / REFILL) * ((time - at) / 1_000));

  function forget(time: number): void {
    for (const [address, store] of stores) if (leftIn(store, time) >= most) stores.delete(address);
  }

  return {
    spend(address, call) {
      const time = now();
      const left = leftIn(stores.get(address) ?? { left: most, at: time }, time) - (COSTS[call] ?? 1);
      if (left < 0) return false;
      if (stores.size >= MOST_STORES) forget(time);
      stores.set(address, { left, at: time });
      return true;
    },
  };
}
