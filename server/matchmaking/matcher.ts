/** Groups queued players of similar strength; the longer a player waits, the wider the range. Pure. */
import type { BotLevel } from "../../shared/core/contract/bot-level.ts";
import { nearestLevel, strengthsOf } from "../../shared/strengths.ts";

export interface QueuedPlayer {
  readonly id: string;
  /** Game, options and everything else that must be equal, as one text. */
  readonly wish: string;
  /** Seats of the table they want. */
  readonly seats: number;
  readonly rating: number;
  /** When they joined the queue. */
  readonly since: number;
  /** The time from which bots take the seats that are still free; infinity at a rated table. */
  readonly botsAt: number;
  /** Guests they must not meet, by id. */
  readonly apart: ReadonlySet<string>;
}

/** Accepted difference in rating points, and how fast it grows. */
const INITIAL_REACH = 200;
const REACH_PER_SECOND = 40;
/** The wait, in milliseconds, after which any difference is accepted. */
export const UNLIMITED_AFTER = 60_000;

export const ratingReach = (waited: number): number =>
  waited >= UNLIMITED_AFTER ? Number.POSITIVE_INFINITY : INITIAL_REACH + (REACH_PER_SECOND * waited) / 1_000;

/** Tables to be opened now: full ones, then those of players who have waited long enough for bots. Each player is at one at most. */
export function tablesToOpen<P extends QueuedPlayer>(queued: readonly P[], now: number): P[][] {
  const tables = formTables(queued, now);
  const waiting = new Set(queued);
  for (const player of tables.flat()) waiting.delete(player);
  for (const first of waiting) {
    if (first.botsAt > now) continue;
    const table = bestTable(first, [...waiting], now);
    for (const player of table) waiting.delete(player);
    tables.push(table);
  }
  return tables;
}

/** Full tables; those who have waited longest choose first. */
export function formTables<P extends QueuedPlayer>(queued: readonly P[], now: number): P[][] {
  const waiting = new Set([...queued].sort((a, b) => a.since - b.since));
  const tables: P[][] = [];
  for (const first of waiting) {
    const table = bestTable(first, [...waiting], now);
    if (table.length < first.seats) continue;
    for (const player of table) waiting.delete(player);
    tables.push(table);
  }
  return tables;
}

/** The first player and those nearest in rating who are compatible with all chosen before, up to a full table. */
export function bestTable<P extends QueuedPlayer>(first: P, waiting: readonly P[], now: number): P[] {
  const others = waiting.filter((other) => other !== first && other.wish === first.wish && other.seats === first.seats);
  others.sort((a, b) => Math.abs(a.rating - first.rating) - Math.abs(b.rating - first.rating) || a.since - b.since);
  const table = [first];
  for (const other of others) {
    if (table.length === first.seats) break;
    if (table.every((chosen) => isCompatible(chosen, other, now))) table.push(other);
  }
  return table;
}

/** The longer of the two waits decides how far apart they may be. */
function isCompatible(a: QueuedPlayer, b: QueuedPlayer, now: number): boolean {
  if (a.apart.has(b.id) || b.apart.has(a.id)) return false;
  return Math.abs(a.rating - b.rating) <= ratingReach(now - Math.min(a.since, b.since));
}

/** The level of bots for free seats: as good as the players of the table are on average, as far as that is known. */
export function botLevel(game: string, table: readonly { readonly rating: number; readonly hasPlayed: boolean }[]): BotLevel {
  const rated = table.filter(({ hasPlayed }) => hasPlayed);
  const mean = rated.reduce((sum, { rating }) => sum + rating, 0) / rated.length;
  return nearestLevel(strengthsOf(game), rated.length === 0 ? undefined : mean);
}
