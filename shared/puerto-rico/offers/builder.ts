/** Buildings: what one costs a seat, and why it cannot build it. */

import { buildingOf, NUMBERS, printed, QUARRY } from "../catalog.ts";
import { freeCitySpaces, mannedTiles, playerAt } from "../rules/board.ts";
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

/** The price for a seat, as builder or not. */
export const priceAs = (table: Table, seat: number, building: number, builder: boolean): number =>
  discounted(table.swapped, building, mannedTiles(playerAt(table, seat), QUARRY), builder);

/** The price for a seat now: as builder if it is. */
export const priceOf = (table: Table, seat: number, building: number): number => priceAs(table, seat, building, isBuilder(table, seat));

export const isBuilder = (table: Table, seat: number): boolean => table.phase === "builder" && table.picker === seat;

/** A manned quarry each takes a doubloon off, as many as the column allows; the builder pays one less; nothing is below 0. */
export const discounted = (swapped: boolean, building: number, quarries: number, builder: boolean): number =>
  Math.max(0, costAs(swapped, building) - Math.min(quarries, printed(building).column) - (builder ? NUMBERS.builderDiscount : 0));

/** Names the first obstacle in this order. */
export function judgeBuilding(table: Table, seat: number, building: number): Verdict {
  const player = playerAt(table, seat);
  const free = freeCitySpaces(player);
  const price = priceOf(table, seat, building);
  const { spaces } = printed(building);
  if (player.city.includes(building)) return { why: "owned" };
  if (table.stock[building] === 0) return { why: "soldOut" };
  if (spaces > free) return { why: "noRoom", spaces, free };
  if (price > player.money) return { why: "tooDear", price, missing: price - player.money };
  return { ...FREE, price };
}
