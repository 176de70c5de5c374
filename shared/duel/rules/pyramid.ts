/** The layout of the three ages: twenty places in rows, each covered by its neighbours half a card aside in the next row. */

import { CARDS } from "../catalog.ts";
import { NONE } from "../printed/vocabulary.ts";
import type { Table } from "../state.ts";

/** What lies on a place of the pyramid where no face can be seen; EMPTY once the card was taken. */
export const EMPTY = NONE;
export const BACK = -2;
/** Guilds have a back of their own, so the places of face-down guilds are public. */
export const GUILD_BACK = -3;

export interface Place {
  readonly row: number;
  /** In half cards from the left. */
  readonly x: number;
  readonly faceUp: boolean;
  /** Places that must be empty before this card can be taken. */
  readonly coveredBy: readonly number[];
}

// From the far row to the near one; every second row, from the second on, is dealt face down.
const ROWS: readonly (readonly (readonly number[])[])[] = [
  [
    [5, 7],
    [4, 6, 8],
    [3, 5, 7, 9],
    [2, 4, 6, 8, 10],
    [1, 3, 5, 7, 9, 11],
  ],
  [
    [1, 3, 5, 7, 9, 11],
    [2, 4, 6, 8, 10],
    [3, 5, 7, 9],
    [4, 6, 8],
    [5, 7],
  ],
  [
    [5, 7],
    [4, 6, 8],
    [3, 5, 7, 9],
    [4, 8],
    [3, 5, 7, 9],
    [4, 6, 8],
    [5, 7],
  ],
];

/** By age, from 0. */
export const PYRAMIDS: readonly (readonly Place[])[] = ROWS.map((rows) => {
  const places = rows.flatMap((xs, row) => xs.map((x) => ({ row, x, faceUp: row % 2 === 0 })));
  return places.map((place) => {
    const covers = places.flatMap(({ row, x }, at) => (row === place.row + 1 && Math.abs(x - place.x) === 1 ? [at] : []));
    return { ...place, coveredBy: covers };
  });
});

export const PLACES = 20;
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

type Pyramid = Pick<Table, "pyramid" | "age">;

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

/** Whether the card on a place can be taken. */
export const isFree = (table: Pyramid, place: number): boolean =>
  table.age > 0 && table.pyramid[place] !== EMPTY && isUncovered(table, place);

/** The lowest place of some bits; `bits &= bits - 1` takes it off. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

export const backOf = (card: number): number => (CARDS[card]!.colour === "purple" ? GUILD_BACK : BACK);
