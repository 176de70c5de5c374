/** The layout of the three ages: twenty places in rows, each covered by its neighbours half a card aside in the next row. */

import { at, must } from "../../core/base/checked.ts";
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
    const covers = places.flatMap(({ row, x }, cover) => (row === place.row + 1 && Math.abs(x - place.x) === 1 ? [cover] : []));
    return { ...place, coveredBy: covers };
  });
});

export const PLACES = 20;
export type Pyramid = Pick<Table, "pyramid" | "age">;

const coveredBy = (age: number, place: number): readonly number[] => at(at(PYRAMIDS, age - 1), place).coveredBy;

/** Whether the card on a place can be taken: it lies under no other. */
export const isFree = ({ pyramid, age }: Pyramid, place: number): boolean =>
  age > 0 && pyramid[place] !== EMPTY && coveredBy(age, place).every((above) => pyramid[above] === EMPTY);

export const backOf = (card: number): number => (must(CARDS[card], "card").colour === "purple" ? GUILD_BACK : BACK);
