/** Sales: what the trading house pays a seat for a barrel, and why it does not take one. */

import { buildingOf, goodPrice, NUMBERS, printed } from "../catalog.ts";
import { manned, playerAt } from "../rules/board.ts";
import type { Player, Table } from "../state.ts";
import { FREE, type Verdict } from "./offer.ts";

const SMALL_MARKET = buildingOf("smallMarket");
const LARGE_MARKET = buildingOf("largeMarket");
const OFFICE = buildingOf("office");

export const freeHousePlaces = ({ house }: Table): number => NUMBERS.houseSpaces - house.length;

/** Doubloons for a barrel: its price, the markets', and the trader's one more. */
export function saleOf(table: Table, seat: number, good: number): number {
  const player = playerAt(table, seat);
  const bonus = table.phase === "trader" && seat === table.picker ? NUMBERS.traderBonus : 0;
  return goodPrice(good) + bonus + marketOf(player, SMALL_MARKET) + marketOf(player, LARGE_MARKET);
}

const marketOf = (player: Player, building: number): number => (manned(player, building) ? printed(building).sale : 0);

/** A full house stops everyone; a manned office sells what is there already. */
export function judgeSale(table: Table, seat: number, good: number): Verdict {
  const player = playerAt(table, seat);
  if (player.goods[good] === 0) return { why: "noBarrels", good };
  if (freeHousePlaces(table) === 0) return { why: "houseFull" };
  if (table.house.includes(good) && !manned(player, OFFICE)) return { why: "houseHas", good };
  return { ...FREE, money: saleOf(table, seat, good), given: 1 };
}
