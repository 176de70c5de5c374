/**
 * Which cards of the pyramid lie free, as `moves` and bots ask millions of times: places are bits of a number, and lists are read without a
 * check. `pyramid.ts` has the same in plain words.
 */

import { EMPTY, PLACES, PYRAMIDS, type Pyramid } from "./pyramid.ts";

export const ALL_PLACES = (1 << PLACES) - 1;

/** By age and place: the places this one covers, as bits. */
const COVERED = PYRAMIDS.map((places) =>
  places.map((_place, top) => places.reduce((bits, { coveredBy }, under) => (coveredBy.includes(top) ? bits | (1 << under) : bits), 0)),
);
const HALF = PLACES / 2;
const HALVES = 1 << HALF;
/** By age, half of the pyramid, and taken places of that half as bits: all places that these cover. */
const COVERED_BY = Int32Array.from({ length: 2 * HALVES * PYRAMIDS.length }, (_none, at) => {
  const [age, from] = [Math.floor(at / HALVES / 2), at & HALVES ? HALF : 0];
  const tops = (at & (HALVES - 1)) << from;
  return COVERED[age]!.reduce((bits, under, top) => (tops & (1 << top) ? bits | under : bits), 0);
});

/** The places whose cards lie free, one bit each. */
export function freePlaces(pyramid: readonly number[], age: number): number {
  let taken = 0;
  for (let place = 0; place < PLACES; place += 4) {
    const four =
      hasCard(pyramid[place]!) |
      (hasCard(pyramid[place + 1]!) << 1) |
      (hasCard(pyramid[place + 2]!) << 2) |
      (hasCard(pyramid[place + 3]!) << 3);
    taken |= four << place;
  }
  const from = 2 * HALVES * (age - 1);
  return taken & ~(COVERED_BY[from + (taken & (HALVES - 1))]! | COVERED_BY[from + HALVES + (taken >> HALF)]!);
}

/** 1 or 0. No branches: in play-outs each would be mispredicted. */
function hasCard(card: number): number {
  // The sign bit of one of the two is set, unless the place is empty.
  const bits = card ^ EMPTY;
  return (bits | -bits) >>> 31;
}

/** Whether no other card lies on a place. */
export function isUncovered({ pyramid, age }: Pyramid, place: number): boolean {
  const { coveredBy } = PYRAMIDS[age - 1]![place]!;
  for (let at = 0; at < coveredBy.length; at++) if (pyramid[coveredBy[at]!] !== EMPTY) return false;
  return true;
}

/** The places that lie free once the card on this one is taken, as bits. */
export function placesFreedBy({ pyramid, age }: Pyramid, top: number): number {
  const places = PYRAMIDS[age - 1]!;
  let freed = 0;
  for (let rest = placesUnder(age, top); rest !== 0; rest &= rest - 1) {
    const under = lowest(rest);
    const { coveredBy } = places[under]!;
    let others = 0;
    for (let at = 0; at < coveredBy.length; at++) if (coveredBy[at] !== top && pyramid[coveredBy[at]!] !== EMPTY) others++;
    if (others === 0) freed |= 1 << under;
  }
  return freed;
}

/** Whether all cards are taken. Those of the far row go last, so it mostly suffices to look at the first. */
export function isAgeOver({ pyramid }: Pyramid): boolean {
  for (let place = 0; place < PLACES; place++) if (pyramid[place] !== EMPTY) return false;
  return true;
}

/** The places that a place covers, alone or with others, as bits. */
export const placesUnder = (age: number, place: number): number => COVERED[age - 1]![place]!;

/** The lowest place of some bits; `bits &= bits - 1` takes it off. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);
