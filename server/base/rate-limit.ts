/** Limits per address: token buckets for rates, counters for what is held at the same time. */
import { time } from "./time.ts";

export interface RateLimit {
  /** Spends the cost if enough is left; false otherwise. */
  spend(address: string, cost: number): boolean;
  has(address: string, cost: number): boolean;
  /** Gives back what turned out cheaper. */
  refund(address: string, cost: number): void;
}

/** Seconds until an empty bucket is full. */
const REFILL_SECONDS = 30;
/** Above this many, full buckets are dropped; then again when there are twice as many as were left. */
const MAX_BUCKETS = 10_000;

export function rateLimit(capacity: number, now: () => number = () => time.elapsed(), refillSeconds = REFILL_SECONDS): RateLimit {
  const buckets = new Map<string, { left: number; at: number }>();
  const leftIn = ({ left, at }: { left: number; at: number }, time: number): number =>
    Math.min(capacity, left + (capacity / refillSeconds) * ((time - at) / 1_000));

  let most = MAX_BUCKETS;
  function dropFullBuckets(time: number): void {
    for (const [address, bucket] of buckets) if (leftIn(bucket, time) >= capacity) buckets.delete(address);
    most = Math.max(MAX_BUCKETS, 2 * buckets.size);
  }

  const leftOf = (address: string, time: number): number => leftIn(buckets.get(address) ?? { left: capacity, at: time }, time);

  return {
    has: (address, cost) => leftOf(address, now()) >= cost,
    spend(address, cost) {
      const time = now();
      const left = leftOf(address, time) - cost;
      if (left < 0) return false;
      if (buckets.size >= most) dropFullBuckets(time);
      buckets.set(address, { left, at: time });
      return true;
    },
    refund(address, cost) {
      const bucket = buckets.get(address);
      if (bucket !== undefined) bucket.left += cost;
    },
  };
}

/** Limits what each address may hold at the same time. */
export interface ConcurrencyLimit {
  /** Takes one and returns its release, which is idempotent; undefined if the address is at its limit. */
  take(address: string): (() => void) | undefined;
}

export function concurrencyLimit(most: number): ConcurrencyLimit {
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
