/**
 * Small amounts of the five resources as one number, so that what a city makes is a sum, what it lacks a difference, and what that costs a
 * product: prices are looked up millions of times a second. No amount is above 7, and nothing costs more than 63.
 */
import { RESOURCES } from "./vocabulary.ts";

/** Bits of one amount; the top one is free for `lackOf`. */
const BITS = 6;
/** All bits of an amount. */
export const MOST = (1 << BITS) - 1;
const LAST = RESOURCES.length - 1;

export type Units = number;
/** Coins for one unit of each resource, in the opposite order. */
export type Prices = number;

/** One unit of a resource. */
export const unitOf = (resource: number): Units => 1 << (BITS * resource);
export const packed = (amounts: readonly number[]): Units => amounts.reduce((units, amount, at) => units + amount * unitOf(at), 0);
export const amountOf = (units: Units, resource: number): number => (units >> (BITS * resource)) & MOST;
export const unpacked = (units: Units): number[] => RESOURCES.map((_resource, at) => amountOf(units, at));

/** One coin for a unit of a resource. */
export const coinFor = (resource: number): Prices => unitOf(LAST - resource);
export const priceOf = (prices: Prices, resource: number): number => amountOf(prices, LAST - resource);

const ONES = packed(RESOURCES.map(() => 1));
const GUARDS = ONES << (BITS - 1);

/** What a need has more than there is, resource by resource. */
export function lackOf(need: Units, own: Units): Units {
  // The top bit of a resource stays where it is needed no less than there is; then the bits below it are the difference.
  const guarded = (need | GUARDS) - own;
  const guards = guarded & GUARDS;
  return guarded & (guards - (guards >> (BITS - 1)));
}

/** Coins for some units. In the product of the two numbers each amount meets its own price in the topmost place. */
export const costOf = (units: Units, prices: Prices): number => (Math.imul(units, prices) >>> (BITS * LAST)) & MOST;
