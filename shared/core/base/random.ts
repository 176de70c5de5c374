/**
 * Luck is plain data in the hidden part of the state, so it is cloned, saved and undone with the rest.
 * A match draws from a stream of SHA-256(seed, counter) that can be checked once the seed is published; bots and benches draw from a
 * cheap generator. A caller need not know which.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export interface MatchLuck {
  type: "match";
  /** 32 bytes as hex. */
  seed: string;
  /** Draws made so far. */
  counter: number;
}
export interface QuickLuck {
  type: "quick";
  /** 32 bits. */
  state: number;
}
export type Luck = MatchLuck | QuickLuck;

export const matchLuck = (seed: string): MatchLuck => ({ type: "match", seed, counter: 0 });
export const quickLuck = (state: number): QuickLuck => ({ type: "quick", state: state | 0 });

/** Cheap, independent luck for an imagined state. */
export const fork = (luck: Luck): QuickLuck => quickLuck(below(luck, RANGE));

const RANGE = 2 ** 32;

/** A whole number from 0 to n - 1, each equally likely. */
export function below(luck: Luck, n: number): number {
  if (!(n >= 1 && n <= RANGE)) throw new RangeError(`no number below ${n}`);
  if (luck.type === "quick") return Math.floor((quick32(luck) / RANGE) * n);
  // Rejection sampling: numbers above the last multiple of n would be too likely.
  const fair = RANGE - (RANGE % n);
  for (;;) {
    const drawn = stream32(luck);
    if (drawn < fair) return drawn % n;
  }
}

/** Shuffles in place; returns the same array. */
export function shuffle<T>(luck: Luck, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(luck, i + 1);
    const item = items[i] as T;
    items[i] = items[j] as T;
    items[j] = item;
  }
  return items;
}

export function pick<T>(luck: Luck, items: readonly T[]): T {
  return items[below(luck, items.length)] as T;
}

/** The first four bytes of SHA-256(seed bytes, counter as decimal text). */
function stream32(luck: MatchLuck): number {
  const block = sha256(concatBytes(hexToBytes(luck.seed), utf8ToBytes(String(luck.counter++))));
  return new DataView(block.buffer, block.byteOffset).getUint32(0);
}

/** Mulberry32: good enough for bots, never for a match. */
function quick32(luck: QuickLuck): number {
  luck.state = (luck.state + 0x6d2b79f5) | 0;
  let x = luck.state;
  x = Math.imul(x ^ (x >>> 15), x | 1);
  x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
  return (x ^ (x >>> 14)) >>> 0;
}

/** SHA-256 of text as hex. */
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Shown before any pledge is given: it binds the server to its secret. */
export const commitment = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** A bot's share follows from the secret, so that the server cannot choose one after it has seen the others. */
export const shareOfBot = (secret: string, seat: number): string => digest(`${secret} bot ${seat}`).slice(0, 32);

/** By seat, the place in the order of joining of the player who sits there. Drawn from the seed, which nobody can choose. */
export const drawnSeats = (seed: string, seats: number): number[] =>
  shuffle(
    matchLuck(digest(`${seed} seats`)),
    Array.from({ length: seats }, (_none, place) => place),
  );

/** The seed of a match: the server's secret, then each player's 16 random bytes in the order of joining, all as hex. */
export function seedOf(secret: string, shares: readonly string[]): string {
  return bytesToHex(sha256(concatBytes(hexToBytes(secret), ...shares.map((share) => hexToBytes(share)))));
}
