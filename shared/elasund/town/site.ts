/** Where a building may be built, what that costs and whom it displaces. Nothing else decides this. */

import { sum } from "../cards.ts";
import { BUILDINGS, NUMBERS, SIZE_OF, sizeOf } from "../catalog.ts";
import { canPay, type Price, priceOf } from "../price.ts";
import { NONE, OWN_KINDS, PERMITS, START_KINDS, type Table } from "../state.ts";
import { COVERING, FOOTPRINTS, FREE, fits, type Ground, groundOf, PERMIT, seatsOf } from "./grid.ts";

export interface Site {
  readonly kind: number;
  /** Its north-western field. */
  readonly field: number;
  /** Permits that lie on it and go back to their owners. */
  readonly permits: readonly number[];
  /** Tiles that would be displaced. */
  readonly tiles: readonly number[];
  /** One of them is as large: three influence of one colour. */
  readonly equal: boolean;
  /** To the supply. */
  readonly gold: number;
  /** Gold for the permits of others, by seat. */
  readonly compensation: readonly number[];
}

export const seatOfPermit = (permit: number): number => Math.floor(permit / PERMITS);
export const valueOfPermit = (permit: number): number => permit % PERMITS;

/** The building's tiles in the supply, the next one first. */
export function tilesLeft({ sites }: Table, kind: number): number[] {
  const { first, count } = BUILDINGS[kind]!;
  return Array.from({ length: count }, (_none, at) => first + at).filter((tile) => sites[tile] === NONE);
}

/** The building's next tile in the supply, or NONE. */
export function tileInSupply({ sites }: Table, seat: number, kind: number): number {
  const { first, count } = BUILDINGS[kind]!;
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
  const judged = judge(table, ground, seat, kind, field);
  return judged < 0 ? OBSTACLES[-1 - judged]! : siteFrom(table, ground, seat, kind, field, judged % 2 === 1);
}

/** All that the site costs, if the seat may build there, whatever is in its hand. */
export function priceOfSiteAt(table: Table, ground: Ground, seat: number, kind: number, field: number): Price | undefined {
  const judged = judge(table, ground, seat, kind, field);
  return judged < 0 ? undefined : priceOf(BUILDINGS[kind]!.gold + Math.floor(judged / 2), judged % 2 === 1 ? NUMBERS.equalCost : 0);
}

/**
 * Judges a site in one look at its fields and without a list, because most sites a search asks about are none: twice the gold for the
 * permits of others, and 1 more if an equal building gives way; below 0 the number of the obstacle.
 */
function judge(table: Table, ground: Ground, seat: number, kind: number, field: number): number {
  if (!fits(table, kind, field)) return OUTSIDE_PLAN;
  const size = sizeOf(kind);
  const steps = FOOTPRINTS[kind]!;
  let permits = 0;
  let bids = 0;
  let total = 0;
  let isTooLarge = false;
  let equals = 0;
  for (let at = 0; at < steps.length; at++) {
    const there = ground[field + steps[at]!]!;
    if (there >= PERMIT) {
      const value = valueOfPermit(there - PERMIT);
      const shift = seatOfPermit(there - PERMIT) * BID_BITS;
      permits++;
      total += value;
      bids = (bids + (value << shift)) | (BID << shift);
    } else if (there !== FREE) {
      if (there < 0 || SIZE_OF[there]! > size) isTooLarge = true;
      else if (SIZE_OF[there] === size && isFirst(ground, field, steps, at)) equals++;
    }
  }
  if (permits < BUILDINGS[kind]!.permits) return TOO_FEW_PERMITS;
  const own = bidOf(bids, seat);
  for (let other = 0; other < seatsOf(table); other++) if (other !== seat && bidOf(bids, other) >= own) return NO_RIGHT;
  if (isTooLarge) return TOO_LARGE;
  if (equals > NUMBERS.equalMost) return TOO_MANY_EQUALS;
  return 2 * (total - (own - BID)) + (equals > 0 ? 1 : 0);
}
const [OUTSIDE_PLAN, TOO_FEW_PERMITS, NO_RIGHT, TOO_LARGE, TOO_MANY_EQUALS] = [-1, -2, -3, -4, -5];

/** Bids of all seats in one number: each has the value of its permits, and this bit if it has any, for a permit of value 0 is one too. */
const BID = 32;
const BID_BITS = 7;
const bidOf = (bids: number, seat: number): number => (bids >> (seat * BID_BITS)) & (2 * BID - 1);

/** Whether what lies on this field of a footprint lies on none of its fields before. */
function isFirst(ground: Ground, field: number, steps: readonly number[], at: number): boolean {
  for (let before = 0; before < at; before++) if (ground[field + steps[before]!] === ground[field + steps[at]!]) return false;
  return true;
}

function siteFrom(table: Table, ground: Ground, seat: number, kind: number, field: number, equal: boolean): Site {
  const permits = permitsOn(ground, kind, field);
  const compensation = new Array<number>(seatsOf(table)).fill(0);
  for (const permit of permits) if (seatOfPermit(permit) !== seat) compensation[seatOfPermit(permit)]! += valueOfPermit(permit);
  return { kind, field, permits, tiles: tilesUnder(ground, kind, field)!, equal, gold: BUILDINGS[kind]!.gold, compensation };
}

function permitsOn(ground: Ground, kind: number, field: number): number[] {
  const permits: number[] = [];
  for (const step of FOOTPRINTS[kind]!) {
    const there = ground[field + step]!;
    if (there >= PERMIT) permits.push(there - PERMIT);
  }
  return permits;
}

/** Tiles that would give way; undefined if something there is larger or no building's. */
export function tilesUnder(ground: Ground, kind: number, field: number): number[] | undefined {
  const tiles: number[] = [];
  for (const step of FOOTPRINTS[kind]!) {
    const there = ground[field + step]!;
    if (there >= PERMIT || there === FREE) continue;
    if (there < 0 || SIZE_OF[there]! > sizeOf(kind)) return undefined;
    if (!tiles.includes(there)) tiles.push(there);
  }
  return tiles;
}

/** Every site where the seat may build this, whatever is in its hand: each holds a permit of its own. */
export function sitesFor(table: Table, seat: number, kind: number, ground: Ground = groundOf(table)): Site[] {
  const found: Site[] = [];
  if (kind < START_KINDS || tileInSupply(table, seat, kind) === NONE) return found;
  for (let permit = seat * PERMITS; permit < (seat + 1) * PERMITS; permit++) {
    if (table.permits[permit] === NONE) continue;
    for (const field of COVERING[kind]![table.permits[permit]!]!) {
      if (found.some((site) => site.field === field)) continue;
      const site = siteAt(table, ground, seat, kind, field);
      if (site !== undefined) found.push(site);
    }
  }
  return found.length > 1 ? found.sort((a, b) => a.field - b.field) : found;
}

/** Whether the hand pays for a site where the seat may build this. */
export function hasPayableSite(table: Table, seat: number, hand: readonly number[], kind: number, ground: Ground): boolean {
  if (kind < START_KINDS || tileInSupply(table, seat, kind) === NONE) return false;
  for (let permit = seat * PERMITS; permit < (seat + 1) * PERMITS; permit++) {
    if (table.permits[permit] === NONE) continue;
    const fields = COVERING[kind]![table.permits[permit]!]!;
    for (let at = 0; at < fields.length; at++) {
      const price = priceOfSiteAt(table, ground, seat, kind, fields[at]!);
      if (price !== undefined && canPay(hand, price)) return true;
    }
  }
  return false;
}

/** All that a site costs its builder. */
export const priceOfSite = ({ gold, compensation, equal }: Site): Price => priceOf(gold + sum(compensation), equal ? NUMBERS.equalCost : 0);
