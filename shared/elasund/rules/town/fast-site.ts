/**
 * Where a building may be built and at what price, as `moves` and bots ask millions of times: bids are bits of a number, and lists are read
 * without a check. `site.ts` has the same in plain words, as sites.
 */

import { BUILDINGS, NUMBERS, SIZE_OF } from "../../catalog.ts";
import { COLOURS, GOLD, NONE, PERMITS, START_KINDS, type Table } from "../../state.ts";
import { canPay, type Price, priceOf } from "../price.ts";
import { firstBit, isEmpty, markedSites, PART } from "./fast-fields.ts";
import { COVERED, FREE, fits, type Ground, groundOf, PERMIT, seatsOf } from "./grid.ts";
import { ALIKE, seatOfPermit, tileInSupply, valueOfPermit } from "./site.ts";

/** The field of a site, and all that it costs. */
export interface SitePrice {
  readonly field: number;
  readonly price: Price;
}

/** Every site where the seat may build this, whatever is in its hand. */
export function pricesOfSites(table: Table, seat: number, kind: number, ground?: Ground): SitePrice[] {
  const found: SitePrice[] = [];
  if (kind < START_KINDS || tileInSupply(table, seat, kind) === NONE) return found;
  const sites = markedSites(table, seat, kind);
  if (isEmpty(sites)) return found;
  const plan = ground ?? groundOf(table);
  for (let part = 0; part < sites.length; part++) {
    for (let bits = sites[part]!; bits !== 0; bits &= bits - 1) {
      const field = part * PART + firstBit(bits);
      const judged = judge(table, plan, seat, kind, field);
      if (judged >= 0) found.push({ field, price: priceOfJudged(kind, judged) });
    }
  }
  return found;
}

/** All that a site costs, if the seat may build there, whatever is in its hand. */
export function priceOfSiteAt(table: Table, ground: Ground, seat: number, kind: number, field: number): Price | undefined {
  const judged = fits(table, kind, field) ? judge(table, ground, seat, kind, field) : NO_SITE;
  return judged < 0 ? undefined : priceOfJudged(kind, judged);
}

/** Kinds, as bits, of which the seat may build one on a site that the hand pays for. */
export function payableKinds(table: Table, seat: number, hand: readonly number[]): number {
  const gold = hand[GOLD]!;
  let payable = 0;
  let ground: Ground | undefined;
  for (const kinds of ALIKE) {
    let open = 0;
    for (const kind of kinds) if (BUILDINGS[kind]!.gold <= gold && tileInSupply(table, seat, kind) !== NONE) open |= 1 << kind;
    if (open === 0) continue;
    const kind = kinds[0]!;
    const sites = markedSites(table, seat, kind);
    for (let part = 0; part < sites.length; part++) {
      for (let bits = sites[part]!; bits !== 0 && open !== 0; bits &= bits - 1) {
        ground ??= groundOf(table);
        const judged = judge(table, ground, seat, kind, part * PART + firstBit(bits));
        if (judged < 0) continue;
        for (const one of kinds) if (canPay(hand, priceOfJudged(one, judged))) payable |= open & (1 << one);
        open &= ~payable;
      }
    }
  }
  return payable;
}

const priceOfJudged = (kind: number, judged: number): Price =>
  priceOf(BUILDINGS[kind]!.gold + (judged >> 1), judged % 2 === 1 ? NUMBERS.equalCost : 0);

/**
 * Judges a site in one look at its fields and without a list, because most sites a search asks about are none: twice the gold for the
 * permits of others, and 1 more if an equal building gives way; NO_SITE if the seat may not build there. It must fit on the board.
 */
function judge(table: Table, ground: Ground, seat: number, kind: number, field: number): number {
  const size = SIZES[kind]!;
  const fields = COVERED[kind]![field]!;
  let permits = 0;
  let bids = 0;
  let equals = 0;
  for (let at = 0; at < fields.length; at++) {
    const there = ground[fields[at]!]!;
    if (there === FREE) continue;
    if (there >= PERMIT) {
      permits++;
      bids += BIDS[there - PERMIT]!;
    } else if (there < 0 || SIZE_OF[there]! > size) return NO_SITE;
    else if (SIZE_OF[there] === size && isFirst(ground, fields, at)) equals++;
  }
  if (permits < BUILDINGS[kind]!.permits || equals > NUMBERS.equalMost) return NO_SITE;
  const own = bidOf(bids, seat);
  let compensation = 0;
  for (let other = 0; other < seatsOf(table); other++) {
    if (other === seat) continue;
    const bid = bidOf(bids, other);
    if (bid >= own) return NO_SITE;
    if (bid > 0) compensation += bid;
  }
  return 2 * compensation + (equals > 0 ? 1 : 0);
}
const NO_SITE = -1;
const SIZES = BUILDINGS.map(({ width, height }) => width * height);

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

/** Whether what lies on this field of a footprint lies on none of its fields before. */
export function isFirst(ground: Ground, fields: readonly number[], at: number): boolean {
  for (let before = 0; before < at; before++) if (ground[fields[before]!] === ground[fields[at]!]) return false;
  return true;
}
