/** Buildings: what one costs a seat, and why it cannot build it. */

import { buildingOf, NUMBERS, PRINTED, printed, QUARRY } from "../catalog.ts";
import { buildingsOf, firstBit, freeCitySpaces, mannedTiles, playerAt } from "../rules/board.ts";
import type { Table } from "../state.ts";
import { FREE, type Verdict } from "./offer.ts";

const FACTORY = buildingOf("factory");
const UNIVERSITY = buildingOf("university");

/** The cost of a building, as printed or swapped by the option. */
export const costOf = (table: Table, building: number): number => costAs(table.swapped, building);

function costAs(swapped: boolean, building: number): number {
  if (!swapped) return printed(building).cost;
  return printed(building === FACTORY ? UNIVERSITY : building === UNIVERSITY ? FACTORY : building).cost;
}

/** A manned quarry each takes a doubloon off, as many as the column allows; the builder pays one less; nothing is below 0. */
export const priceAs = (table: Table, seat: number, building: number, builder: boolean): number =>
  discounted(table.swapped, building, mannedTiles(playerAt(table, seat), QUARRY), builder);

/** The price for a seat now: as builder if it is. */
export const priceOf = (table: Table, seat: number, building: number): number => priceAs(table, seat, building, isBuilder(table, seat));

const isBuilder = (table: Table, seat: number): boolean => table.phase === "builder" && table.picker === seat;

const discounted = (swapped: boolean, building: number, quarries: number, builder: boolean): number =>
  Math.max(0, costAs(swapped, building) - Math.min(quarries, printed(building).column) - (builder ? NUMBERS.builderDiscount : 0));

const EVERY = 2 ** PRINTED.length - 1;
const bitsOf = (has: (building: number) => boolean): number =>
  PRINTED.reduce((bits, _row, building) => (has(building) ? bits | (1 << building) : bits), 0);
const LARGE = bitsOf((building) => printed(building).large);

const MOST_QUARRIES = Math.max(...PRINTED.map(({ column }) => column));
const HIGHEST_COST = Math.max(...PRINTED.map(({ cost }) => cost));
const numbersTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_none, number) => number);
/** Buildings whose price is too high, as bits: by option, as builder or not, quarries with colonists, and doubloons. */
const TOO_DEAR = [false, true].map((swapped) =>
  [false, true].map((builder) =>
    numbersTo(MOST_QUARRIES).map((quarries) =>
      numbersTo(HIGHEST_COST).map((money) => bitsOf((building) => discounted(swapped, building, quarries, builder) > money)),
    ),
  ),
);

function tooDear(table: Table, seat: number): number {
  const player = playerAt(table, seat);
  const quarries = Math.min(mannedTiles(player, QUARRY), MOST_QUARRIES);
  return TOO_DEAR[table.swapped ? 1 : 0]![isBuilder(table, seat) ? 1 : 0]![quarries]![Math.min(player.money, HIGHEST_COST)]!;
}

const isSoldOut = ({ stock }: Table, building: number): boolean => stock[building] === 0;

/** Buildings that a city has no room for, as bits. */
const tooLarge = (room: number): number => (room === 0 ? EVERY : room === 1 ? LARGE : 0);

/** What a seat can build, as bits. */
export function possibleBuildings(table: Table, seat: number): number {
  const player = playerAt(table, seat);
  const payable = EVERY & ~(buildingsOf(player) | tooLarge(freeCitySpaces(player)) | tooDear(table, seat));
  let possible = payable;
  for (let bits = payable; bits !== 0; bits &= bits - 1) if (isSoldOut(table, firstBit(bits))) possible &= ~(bits & -bits);
  return possible;
}

/** Names the first obstacle in this order. */
export function judgeBuilding(table: Table, seat: number, building: number): Verdict {
  const player = playerAt(table, seat);
  const free = freeCitySpaces(player);
  const price = priceOf(table, seat, building);
  const isAmong = (bits: number): boolean => (bits & (1 << building)) !== 0;
  if (isAmong(buildingsOf(player))) return { why: "owned" };
  if (isSoldOut(table, building)) return { why: "soldOut" };
  if (isAmong(tooLarge(free))) return { why: "noRoom", spaces: printed(building).spaces, free };
  if (isAmong(tooDear(table, seat))) return { why: "tooDear", price, missing: price - player.money };
  return { ...FREE, price };
}
