/**
 * Where a building may be built, what that costs and whom it displaces. Nothing else decides this, but bots ask `fast-site.ts`, which has
 * the same packed into numbers.
 */

import { at, must } from "../../../core/base/checked.ts";
import { BUILDINGS, type Building, NUMBERS, SIZE_OF, sizeOf } from "../../catalog.ts";
import { NONE, OWN_KINDS, PERMITS, START_KINDS, type Table } from "../../state.ts";
import { sum } from "../fast-counts.ts";
import { type Price, priceOf } from "../price.ts";
import { COVERING, FREE, fits, footprint, type Ground, groundOf, PERMIT } from "./grid.ts";

export interface Site {
  readonly kind: number;
  /** Its north-western field. */
  readonly field: number;
  /** Permits that lie on it and go back to their owners. */
  readonly permits: readonly number[];
  /** Tiles that would be displaced. */
  readonly tiles: readonly number[];
  /** Whether one of them is as large: then it costs three influence of one colour. */
  readonly equal: boolean;
  /** Gold that goes to the supply. */
  readonly gold: number;
  /** Gold for the permits of others, by seat. */
  readonly compensation: readonly number[];
}

export const seatOfPermit = (permit: number): number => Math.floor(permit / PERMITS);
export const valueOfPermit = (permit: number): number => permit % PERMITS;

/** The building's tiles in the supply, the next one first. */
export function tilesLeft({ sites }: Table, kind: number): number[] {
  const { first, count } = must(BUILDINGS[kind], "kind");
  return Array.from({ length: count }, (_none, place) => first + place).filter((tile) => sites[tile] === NONE);
}

/** The building's next tile in the supply, or NONE. */
export function tileInSupply({ sites }: Table, seat: number, kind: number): number {
  const { first, count } = must(BUILDINGS[kind], "kind");
  if (kind < OWN_KINDS) return sites[seat * OWN_KINDS + kind] === NONE ? seat * OWN_KINDS + kind : NONE;
  for (let tile = first; tile < first + count; tile++) if (sites[tile] === NONE) return tile;
  return NONE;
}

/** Why a seat may not build somewhere: off the plan; too few permits; those of another worth as much; too large a neighbour, or too many equal ones. */
export const OBSTACLES = ["outside", "permits", "right", "larger", "equals"] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** The site if the seat may build there, whatever is in its hand. */
export function siteAt(table: Table, ground: Ground, seat: number, kind: number, field: number): Site | undefined {
  const judged = checkSite(table, ground, seat, kind, field);
  return typeof judged === "string" ? undefined : judged;
}

/** The same, or why not: the first obstacle in the order above. */
export function checkSite(table: Table, ground: Ground, seat: number, kind: number, field: number): Site | Obstacle {
  if (!fits(table, kind, field)) return "outside";
  const building = must(BUILDINGS[kind], "kind");
  const permits = permitsOn(ground, kind, field);
  if (permits.length < building.permits) return "permits";
  const bids = bidsBySeat(table, permits);
  const own = must(bids[seat], "seat");
  if (bids.some((bid, other) => other !== seat && bid >= own)) return "right";
  const tiles = tilesUnder(ground, kind, field);
  if (tiles === undefined) return "larger";
  const equals = tiles.filter((tile) => must(SIZE_OF[tile], "tile") === sizeOf(kind)).length;
  if (equals > NUMBERS.equalMost) return "equals";
  const compensation = bids.map((bid, other) => (other === seat || bid === NONE ? 0 : bid));
  return { kind, field, permits, tiles, equal: equals > 0, gold: building.gold, compensation };
}

/** What the permits of each seat are worth together, or NONE if it has none there: one of value 0 is a bid too. */
function bidsBySeat(table: Table, permits: readonly number[]): number[] {
  const bids = table.cubes.map(() => NONE);
  for (const permit of permits) {
    const seat = seatOfPermit(permit);
    bids[seat] = Math.max(0, must(bids[seat], "seat")) + valueOfPermit(permit);
  }
  return bids;
}

/** The permits on a site, as they concern one seat. */
export interface Bids {
  readonly permits: number;
  /** What its own are worth, or NONE. */
  readonly own: number;
  /** What those of the strongest other seat are worth, and whose they are, or NONE. */
  readonly best: number;
  readonly rival: number;
}

export function bidsOn(table: Table, ground: Ground, seat: number, kind: number, field: number): Bids {
  const permits = permitsOn(ground, kind, field);
  const bids = bidsBySeat(table, permits);
  let best = NONE;
  let rival = NONE;
  for (const [other, bid] of bids.entries()) if (other !== seat && bid > best) [best, rival] = [bid, other];
  return { permits: permits.length, own: must(bids[seat], "seat"), best, rival };
}

function permitsOn(ground: Ground, kind: number, field: number): number[] {
  const permits: number[] = [];
  for (const covered of footprint(kind, field)) {
    const there = must(ground[covered], "field");
    if (there >= PERMIT) permits.push(there - PERMIT);
  }
  return permits;
}

/** Tiles that would give way; undefined if something there is larger or no building's. */
export function tilesUnder(ground: Ground, kind: number, field: number): number[] | undefined {
  const tiles: number[] = [];
  for (const covered of footprint(kind, field)) {
    const there = must(ground[covered], "field");
    if (there >= PERMIT || there === FREE) continue;
    if (there < 0 || must(SIZE_OF[there], "tile") > sizeOf(kind)) return undefined;
    if (!tiles.includes(there)) tiles.push(there);
  }
  return tiles;
}

/** Every site where the seat may build this, whatever is in its hand: each holds a permit of its own. */
export function sitesFor(table: Table, seat: number, kind: number, ground: Ground = groundOf(table)): Site[] {
  if (kind < START_KINDS || tileInSupply(table, seat, kind) === NONE) return [];
  const own = table.permits.slice(seat * PERMITS, (seat + 1) * PERMITS).filter((field) => field !== NONE);
  const fields = new Set(own.flatMap((field) => at(at(COVERING, kind), field)));
  return [...fields].sort((a, b) => a - b).flatMap((field) => siteAt(table, ground, seat, kind, field) ?? []);
}

/** Kinds that differ in their price and income alone have the same sites. */
export const ALIKE: readonly (readonly number[])[] = BUILDINGS.flatMap((building, kind) => {
  const kinds = BUILDINGS.flatMap((other, at) => (at >= START_KINDS && hasSameSites(building, other) ? [at] : []));
  return kinds[0] === kind ? [kinds] : [];
});
function hasSameSites(one: Building, other: Building): boolean {
  return one.width === other.width && one.height === other.height && one.permits === other.permits;
}

/** All that a site costs its builder. */
export const priceOfSite = ({ gold, compensation, equal }: Site): Price => priceOf(gold + sum(compensation), equal ? NUMBERS.equalCost : 0);
