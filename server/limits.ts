/** How much one address may ask: a store that fills up again, so that a flood waits and a person never does. */
import type { CallName } from "../shared/core/calls.ts";

export interface Limit {
  /** Whether there was enough left; if so it is spent. */
  spend(address: string, cost: number): boolean;
  has(address: string, cost: number): boolean;
}

/** What makes rooms or rows, plays a record again, or reads all of a guest costs more than what only looks something up. */
const COSTS: Partial<Readonly<Record<CallName, number>>> = {
  arrive: 5,
  play: 5,
  quick: 5,
  table: 5,
  record: 10,
  frames: 10,
  kept: 10,
  erase: 10,
  redeem: 20,
};
export const costOf = (call: CallName): number => COSTS[call] ?? 1;
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

  const leftOf = (address: string, time: number): number => leftIn(stores.get(address) ?? { left: most, at: time }, time);

  return {
    has: (address, cost) => leftOf(address, now()) >= cost,
    spend(address, cost) {
      const time = now();
      const left = leftOf(address, time) - cost;
      if (left < 0) return false;
      if (stores.size >= MOST_STORES) forget(time);
      stores.set(address, { left, at: time });
      return true;
    },
  };
}
