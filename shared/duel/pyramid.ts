/** The layout of the three ages: twenty places in rows, each covered by its neighbours half a card aside in the next row. */
import { CARDS, NONE } from "./catalog.ts";
import type { Table } from "./state.ts";

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

/** By age and place: the places this one covers, as bits. */
const COVERED = PYRAMIDS.map((places) =>
  places.map((_place, top) => places.reduce((bits, { coveredBy }, under) => (coveredBy.includes(top) ? bits | (1 << under) : bits), 0)),
);

/** The places whose cards lie free, one bit each. No branches: in play-outs each would be mispredicted. */
export function freePlaces(pyramid: readonly number[], age: number): number {
  let taken = 0;
  for (let place = 0; place < PLACES; place++) {
    const card = pyramid[place]! - EMPTY;
    // The sign bit of one of the two is set, unless the place is empty.
    taken |= ((card | -card) >>> 31) << place;
  }
  const under = COVERED[age - 1]!;
  let covered = 0;
  for (let rest = taken; rest !== 0; rest &= rest - 1) covered |= under[lowest(rest)]!;
  return taken & ~covered;
}

/** Whether no other card lies on this one. */
export const isFree = ({ pyramid, age }: Pick<Table, "pyramid" | "age">, place: number): boolean =>
  age > 0 && (freePlaces(pyramid, age) & (1 << place)) !== 0;

/** The lowest place of some bits; `bits &= bits - 1` takes it off. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

export const backOf = (card: number): number => (CARDS[card]!.colour === "purple" ? GUILD_BACK : BACK);
