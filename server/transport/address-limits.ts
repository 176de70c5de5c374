/** How much one address may ask: a store that fills up again, so that a flood waits and a person never does. */
import type { CallName } from "../../shared/core/calls.ts";
import { time } from "../time.ts";

export interface RateLimit {
  /** Whether there was enough left; if so it is spent. */
  spend(address: string, cost: number): boolean;
  has(address: string, cost: number): boolean;
}

/** An office or a school behind one address may load the page at the same time, and play: each player has two sockets. */
export const MOST_REQUESTS = 3_000;
export const MOST_SOCKETS = 256;

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
/** What a monitor asks a few times a minute; a page loads many files at once. */
export const costOfPath = (path: string): number => (/^\/(healthz|metrics|admin)\b/.test(path) ? 10 : 1);
export const costOf = (call: CallName): number => COSTS[call] ?? 1;
/** How many seconds an empty store takes to be full. */
const REFILL_SECONDS = 30;
/** Beyond so many, stores that are full again are forgotten. */
const MAX_BUCKETS = 10_000;

export function rateLimit(most: number, now: () => number = () => time.elapsed()): RateLimit {
  const stores = new Map<string, { left: number; at: number }>();
  const leftIn = ({ left, at }: { left: number; at: number }, time: number): number =>
    Math.min(most, left + (most / REFILL_SECONDS) * ((time - at) / 1_000));

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
      if (stores.size >= MAX_BUCKETS) forget(time);
      stores.set(address, { left, at: time });
      return true;
    },
  };
}

/** How much of something each address may hold at the same time. */
export interface Share {
  /** Takes one more, and gives the way to give it back, once; undefined if the address has all it may have. */
  take(address: string): (() => void) | undefined;
}

export function shareOf(most: number): Share {
  const held = new Map<string, number>();
  return {
    take(address) {
      const count = held.get(address) ?? 0;
      if (count >= most) return undefined;
      held.set(address, count + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        const left = (held.get(address) ?? 1) - 1;
        if (left > 0) held.set(address, left);
        else held.delete(address);
      };
    },
  };
}
