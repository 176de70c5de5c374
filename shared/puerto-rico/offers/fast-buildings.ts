/**
 * What a seat can build, as bots ask millions of times: sets of buildings are bits, prices stand in a table, and lists are read without a
 * check. `judgeBuilding` in `builder.ts` says the same in plain words.
 */

import { NUMBERS, PRINTED, printed, QUARRY } from "../catalog.ts";
import { firstBit, playerAt } from "../rules/board.ts";
import type { Table } from "../state.ts";
import { discounted, isBuilder } from "./builder.ts";

const bitsOf = (has: (building: number) => boolean): number =>
  PRINTED.reduce((bits, _row, building) => (has(building) ? bits | (1 << building) : bits), 0);
const LARGE = bitsOf((building) => printed(building).large);

const MOST_QUARRIES = Math.max(...PRINTED.map(({ column }) => column));
const HIGHEST_COST = Math.max(...PRINTED.map(({ cost }) => cost));
const QUARRY_STEP = HIGHEST_COST + 1;
const BUILDER_STEP = QUARRY_STEP * (MOST_QUARRIES + 1);
const SWAPPED_STEP = BUILDER_STEP * 2;
/** Buildings whose price is not too high, as bits: by option, as builder or not, quarries with colonists, and doubloons. */
const PAYABLE = Int32Array.from({ length: SWAPPED_STEP * 2 }, (_none, at) => {
  const quarries = Math.floor((at % BUILDER_STEP) / QUARRY_STEP);
  const builder = at % SWAPPED_STEP >= BUILDER_STEP;
  return bitsOf((building) => discounted(at >= SWAPPED_STEP, building, quarries, builder) <= at % QUARRY_STEP);
});

/** The buildings that a seat has money and room for and does not have, as bits. */
function payable(table: Table, seat: number): number {
  const { money, island, islandColonists, city } = playerAt(table, seat);
  let built = 0;
  for (let at = 0; at < city.length; at++) built |= 1 << city[at]!;
  let room = NUMBERS.citySpaces - city.length;
  for (let bits = built & LARGE; bits !== 0; bits &= bits - 1) room--;
  if (room <= 0) return 0;
  let row = table.swapped ? SWAPPED_STEP : 0;
  if (isBuilder(table, seat)) row += BUILDER_STEP;
  let quarries = 0;
  for (let at = 0; at < island.length; at++) if (island[at] === QUARRY) quarries += islandColonists[at]!;
  row += Math.min(quarries, MOST_QUARRIES) * QUARRY_STEP + Math.min(money, HIGHEST_COST);
  return PAYABLE[row]! & ~(room === 1 ? built | LARGE : built);
}

/** What a seat can build, as bits. */
export function possibleBuildings(table: Table, seat: number): number {
  const { stock } = table;
  let possible = payable(table, seat);
  for (let bits = possible; bits !== 0; bits &= bits - 1) if (stock[firstBit(bits)] === 0) possible &= ~(bits & -bits);
  return possible;
}

/** Whether a seat can build anything. */
export function canBuild(table: Table, seat: number): boolean {
  const { stock } = table;
  for (let bits = payable(table, seat); bits !== 0; bits &= bits - 1) if (stock[firstBit(bits)] !== 0) return true;
  return false;
}
