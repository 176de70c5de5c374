/** Where a building may be built, what that costs and whom it displaces. Nothing else decides this. */

import { BUILDINGS, type Building, NUMBERS, SIZE_OF, sizeOf } from "../../catalog.ts";
import { COLOURS, GOLD, NONE, OWN_KINDS, PERMITS, START_KINDS, type Table } from "../../state.ts";
import { sum } from "../cards.ts";
import { canPay, type Price, priceOf } from "../price.ts";
import { COVERED, COVERING, FOOTPRINTS, FREE, fits, type Ground, groundOf, PERMIT, seatsOf } from "./grid.ts";

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
  return judged < 0 ? OBSTACLES[-1 - judged]! : siteFrom(table, ground, seat, kind, field, judged);
}

const priceOfJudged = (kind: number, judged: number): Price =>
  priceOf(BUILDINGS[kind]!.gold + (judged >> 1), judged % 2 === 1 ? NUMBERS.equalCost : 0);

/**
 * Judges a site in one look at its fields and without a list, because most sites a search asks about are none: twice the gold for the
 * permits of others, and 1 more if an equal building gives way; below 0 the number of the obstacle.
 */
function judge(table: Table, ground: Ground, seat: number, kind: number, field: number): number {
  if (!fits(table, kind, field)) return OUTSIDE_PLAN;
  const size = sizeOf(kind);
  const fields = COVERED[kind]![field]!;
  let permits = 0;
  let bids = 0;
  let isTooLarge = false;
  let equals = 0;
  for (let at = 0; at < fields.length; at++) {
    const there = ground[fields[at]!]!;
    if (there === FREE) continue;
    if (there >= PERMIT) {
      permits++;
      bids += BIDS[there - PERMIT]!;
    } else if (there < 0 || SIZE_OF[there]! > size) isTooLarge = true;
    else if (SIZE_OF[there] === size && isFirst(ground, fields, at)) equals++;
  }
  if (permits < BUILDINGS[kind]!.permits) return TOO_FEW_PERMITS;
  const own = bidOf(bids, seat);
  let compensation = 0;
  for (let other = 0; other < seatsOf(table); other++) {
    if (other === seat) continue;
    const bid = bidOf(bids, other);
    if (bid >= own) return NO_RIGHT;
    if (bid > 0) compensation += bid;
  }
  if (isTooLarge) return TOO_LARGE;
  if (equals > NUMBERS.equalMost) return TOO_MANY_EQUALS;
  return 2 * compensation + (equals > 0 ? 1 : 0);
}
const [OUTSIDE_PLAN, TOO_FEW_PERMITS, NO_RIGHT, TOO_LARGE, TOO_MANY_EQUALS] = [-1, -2, -3, -4, -5];

/** Bids of all seats fit into one number: the value of each one's permits, and their count, for a permit of value 0 is one too. */
const VALUE_BITS = 4;
const BID_BITS = 7;
/** By permit: what it adds. */
export const BIDS: readonly number[] = Array.from(
  { length: COLOURS.length * PERMITS },
  (_none, permit) => ((1 << VALUE_BITS) + valueOfPermit(permit)) << (BID_BITS * seatOfPermit(permit)),
);

/** The value of a seat's permits, or NONE if it has none there. */
export function bidOf(bids: number, seat: number): number {
  const bid = (bids >> (seat * BID_BITS)) & ((1 << BID_BITS) - 1);
  return bid === 0 ? NONE : bid & ((1 << VALUE_BITS) - 1);
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
  const bids = permits.reduce((all, permit) => all + BIDS[permit]!, 0);
  let best = NONE;
  let rival = NONE;
  for (let other = 0; other < seatsOf(table); other++) {
    const bid = bidOf(bids, other);
    if (other !== seat && bid > best) [best, rival] = [bid, other];
  }
  return { permits: permits.length, own: bidOf(bids, seat), best, rival };
}

/** All that a site costs, if the seat may build there, whatever is in its hand. */
export function priceOfSiteAt(table: Table, ground: Ground, seat: number, kind: number, field: number): Price | undefined {
  const judged = judge(table, ground, seat, kind, field);
  return judged < 0 ? undefined : priceOfJudged(kind, judged);
}

/** Whether what lies on this field of a footprint lies on none of its fields before. */
export function isFirst(ground: Ground, fields: readonly number[], at: number): boolean {
  for (let before = 0; before < at; before++) if (ground[fields[before]!] === ground[fields[at]!]) return false;
  return true;
}

function siteFrom(table: Table, ground: Ground, seat: number, kind: number, field: number, judged: number): Site {
  const permits = permitsOn(ground, kind, field);
  const compensation = new Array<number>(seatsOf(table)).fill(0);
  for (const permit of permits) if (seatOfPermit(permit) !== seat) compensation[seatOfPermit(permit)]! += valueOfPermit(permit);
  return {
    kind,
    field,
    permits,
    tiles: tilesUnder(ground, kind, field)!,
    equal: judged % 2 === 1,
    gold: BUILDINGS[kind]!.gold,
    compensation,
  };
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
  return sitesWith(table, seat, kind, ground, (field, judged) => siteFrom(table, ground, seat, kind, field, judged));
}

/** The same as fields and prices alone. */
export const pricesOfSites = (table: Table, seat: number, kind: number, ground: Ground = groundOf(table)): SitePrice[] =>
  sitesWith(table, seat, kind, ground, (field, judged) => ({ field, price: priceOfJudged(kind, judged) }));

export interface SitePrice {
  readonly field: number;
  readonly price: Price;
}

type Made<T> = (field: number, judged: number) => T;

function sitesWith<T extends { readonly field: number }>(table: Table, seat: number, kind: number, ground: Ground, make: Made<T>): T[] {
  const found: T[] = [];
  if (kind < START_KINDS || tileInSupply(table, seat, kind) === NONE) return found;
  for (let permit = seat * PERMITS; permit < (seat + 1) * PERMITS; permit++) {
    if (table.permits[permit] === NONE) continue;
    for (const field of COVERING[kind]![table.permits[permit]!]!) {
      const judged = judge(table, ground, seat, kind, field);
      if (judged >= 0 && !found.some((site) => site.field === field)) found.push(make(field, judged));
    }
  }
  return found.length > 1 ? found.sort((a, b) => a.field - b.field) : found;
}

/** Kinds, as bits, of which the seat may build one on a site that the hand pays for. */
export function payableKinds(table: Table, seat: number, hand: readonly number[]): number {
  let payable = 0;
  let ground: Ground | undefined;
  for (const kinds of ALIKE) {
    let open = 0;
    for (const kind of kinds) {
      if (BUILDINGS[kind]!.gold <= hand[GOLD]! && tileInSupply(table, seat, kind) !== NONE) open |= 1 << kind;
    }
    for (let permit = seat * PERMITS; open > 0 && permit < (seat + 1) * PERMITS; permit++) {
      if (table.permits[permit] === NONE) continue;
      ground ??= groundOf(table);
      const fields = COVERING[kinds[0]!]![table.permits[permit]!]!;
      for (let at = 0; open > 0 && at < fields.length; at++) {
        const judged = judge(table, ground, seat, kinds[0]!, fields[at]!);
        if (judged < 0) continue;
        for (const kind of kinds) if (canPay(hand, priceOfJudged(kind, judged))) payable |= open & (1 << kind);
        open &= ~payable;
      }
    }
  }
  return payable;
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
