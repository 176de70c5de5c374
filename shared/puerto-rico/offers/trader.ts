/** Sales: what the trading house pays a seat for a barrel, and why it does not take one. */

import { buildingOf, goodPrice, NUMBERS, printed } from "../catalog.ts";
import { manned, playerAt } from "../rules/board.ts";
import { GOODS, type Table } from "../state.ts";
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

type Obstacle = "noBarrels" | "houseFull" | "houseHas";

/** A full house stops everyone; a manned office sells what is there already. */
function obstacleTo(table: Table, seat: number, good: number): Obstacle | undefined {
  const player = playerAt(table, seat);
  if (player.goods[good] === 0) return "noBarrels";
  if (freeHousePlaces(table) === 0) return "houseFull";
  return table.house.includes(good) && !manned(player, OFFICE) ? "houseHas" : undefined;
}

export const canSell = (table: Table, seat: number, good: number): boolean => obstacleTo(table, seat, good) === undefined;

export function canSellAny(table: Table, seat: number): boolean {
  if (freeHousePlaces(table) === 0) return false;
  for (let good = 0; good < GOODS.length; good++) if (canSell(table, seat, good)) return true;
  return false;
}

export function judgeSale(table: Table, seat: number, good: number): Verdict {
  const why = obstacleTo(table, seat, good);
  if (why === undefined) return { ...FREE, money: saleOf(table, seat, good), given: 1 };
  return why === "houseFull" ? { why } : { why, good };
}
