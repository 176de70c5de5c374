/** Sales: what the trading house pays a seat for a barrel, and why it does not take one. */

import { buildingOf, goodPrice, NUMBERS, printed } from "../catalog.ts";
import { manned, playerAt } from "../rules/board.ts";
import type { Table } from "../state.ts";
import { FREE, type Verdict } from "./offer.ts";

const OFFICE = buildingOf("office");

export const freeHousePlaces = ({ house }: Table): number => NUMBERS.houseSpaces - house.length;

/** Doubloons for a barrel: its price, the markets', and the trader's one more. */
export function saleOf(table: Table, seat: number, good: number): number {
  const { city, cityColonists } = playerAt(table, seat);
  let n = goodPrice(good) + (table.phase === "trader" && seat === table.picker ? NUMBERS.traderBonus : 0);
  for (let at = 0; at < city.length; at++) if (cityColonists[at]! > 0) n += printed(city[at]!).sale;
  return n;
}

/** A full house stops everyone; a manned office sells what is there already. */
export function judgeSale(table: Table, seat: number, good: number): Verdict {
  const player = playerAt(table, seat);
  if (player.goods[good] === 0) return { why: "noBarrels", good };
  if (freeHousePlaces(table) === 0) return { why: "houseFull" };
  if (table.house.includes(good) && !manned(player, OFFICE)) return { why: "houseHas", good };
  return { ...FREE, money: saleOf(table, seat, good), given: 1 };
}
