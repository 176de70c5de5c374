/** Who of those that wait should meet: people of like strength, and, the longer one waits, of less and less like. Pure. */

export interface QueuedPlayer {
  readonly id: string;
  /** Game, options and all else that must be equal, as one text. */
  readonly wish: string;
  /** How many play. */
  readonly seats: number;
  readonly rating: number;
  /** When he began to wait. */
  readonly since: number;
  /** People he must not meet, by id. */
  readonly apart: ReadonlySet<string>;
}

/** In rating points: what is alike at once, and how much more each second makes so. */
const INITIAL_REACH = 200;
const REACH_PER_SECOND = 40;
/** After so many milliseconds anybody is better than nobody. */
export const UNLIMITED_AFTER = 60_000;

export const ratingReach = (waited: number): number =>
  waited >= UNLIMITED_AFTER ? Number.POSITIVE_INFINITY : INITIAL_REACH + (REACH_PER_SECOND * waited) / 1_000;

/** Tables that are full, those who have waited longest first; nobody sits at two. */
export function formTables(seekers: readonly QueuedPlayer[], now: number): QueuedPlayer[][] {
  const waiting = new Set([...seekers].sort((a, b) => a.since - b.since));
  const tables: QueuedPlayer[][] = [];
  for (const first of waiting) {
    const table = bestTable(first, [...waiting], now);
    if (table.length < first.seats) continue;
    for (const seeker of table) waiting.delete(seeker);
    tables.push(table);
  }
  return tables;
}

/** Him and the nearest of those that suit everybody already chosen: as many as can be had, a full table at most. */
export function bestTable(first: QueuedPlayer, waiting: readonly QueuedPlayer[], now: number): QueuedPlayer[] {
  const others = waiting.filter((other) => other !== first && other.wish === first.wish && other.seats === first.seats);
  others.sort((a, b) => Math.abs(a.rating - first.rating) - Math.abs(b.rating - first.rating) || a.since - b.since);
  const table = [first];
  for (const other of others) {
    if (table.length === first.seats) break;
    if (table.every((sitting) => isCompatible(sitting, other, now))) table.push(other);
  }
  return table;
}

/** Whoever has waited longer says how far apart they may be. */
function isCompatible(a: QueuedPlayer, b: QueuedPlayer, now: number): boolean {
  if (a.apart.has(b.id) || b.apart.has(a.id)) return false;
  return Math.abs(a.rating - b.rating) <= ratingReach(now - Math.min(a.since, b.since));
}
