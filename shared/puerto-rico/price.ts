/** What a building costs a seat as things are now. */
import { mannedTiles } from "./board.ts";
import { buildingOf, NUMBERS, PRINTED, QUARRY } from "./catalog.ts";
import type { Table } from "./state.ts";

const FACTORY = buildingOf("factory");
const UNIVERSITY = buildingOf("university");

/** As printed, or swapped by the option. */
export function costOf(table: Table, building: number): number {
  if (!table.swapped) return PRINTED[building].cost;
  return PRINTED[building === FACTORY ? UNIVERSITY : building === UNIVERSITY ? FACTORY : building].cost;
}

/** A manned quarry each takes a doubloon off, as many as the column allows; the builder pays one less; nothing is below 0. */
export function priceAs(table: Table, seat: number, building: number, builder: boolean): number {
  const quarries = mannedTiles(table.players[seat], QUARRY);
  return discounted(costOf(table, building), PRINTED[building].column, quarries, builder);
}

/** The price for a seat now: as builder if it is. */
export function priceOf(table: Table, seat: number, building: number): number {
  return priceAs(table, seat, building, table.phase === "builder" && table.picker === seat);
}

export function discounted(cost: number, column: number, quarries: number, builder: boolean): number {
  const price = cost - Math.min(quarries, column) - (builder ? NUMBERS.builderDiscount : 0);
  return price > 0 ? price : 0;
}
