/**
 * What a seat can sell, as bots ask millions of times: sets of goods are bits, and lists are read without a check. `judgeSale` in
 * `trader.ts` says the same in plain words.
 */

import { buildingOf, NUMBERS } from "../catalog.ts";
import { manned, playerAt } from "../rules/board.ts";
import type { Table } from "../state.ts";

const OFFICE = buildingOf("office");

/** Goods that a seat can sell, as bits. */
export function saleableGoods(table: Table, seat: number): number {
  const { house } = table;
  if (house.length >= NUMBERS.houseSpaces) return 0;
  const player = playerAt(table, seat);
  const { goods } = player;
  let has = 0;
  for (let good = 0; good < goods.length; good++) if (goods[good]! > 0) has |= 1 << good;
  if (has === 0 || house.length === 0) return has;
  let there = 0;
  for (let at = 0; at < house.length; at++) there |= 1 << house[at]!;
  return (has & there) === 0 || manned(player, OFFICE) ? has : has & ~there;
}
