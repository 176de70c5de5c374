/** Production: what a seat makes, what its factory pays, and which barrel the craftsman may add. */

import { buildingOf, CORN, MADE_IN, NUMBERS, QUARRY } from "../catalog.ts";
import { manned, playerAt } from "../rules/board.ts";
import { GOODS, NONE, type Player, type Table } from "../state.ts";
import { FREE, type Verdict } from "./offer.ts";

const FACTORY = buildingOf("factory");
const A_BARREL = { ...FREE, barrels: 1 };

/** Barrels a player would make of each good if the supply had them all: manned fields, and except for corn manned circles. */
export function capacity({ island, islandColonists, city, cityColonists }: Player): number[] {
  const fields = [0, 0, 0, 0, 0];
  for (let at = 0; at < island.length; at++) if (island[at] !== QUARRY) fields[island[at]!]! += islandColonists[at]!;
  // Colonists in plants, four bits for each good: this runs for all seats of every imagined state.
  let plants = 0;
  for (let at = 0; at < city.length; at++) {
    const good = MADE_IN[city[at]!]!;
    if (good !== NONE) plants += cityColonists[at]! << (good * 4);
  }
  for (let good = CORN + 1; good < fields.length; good++) {
    const circles = (plants >> (good * 4)) & 15;
    if (circles < fields[good]!) fields[good] = circles;
  }
  return fields;
}

/** What a seat makes of each good now: as far as the supply goes. */
export function productionOf(table: Table, seat: number): number[] {
  const barrels = capacity(playerAt(table, seat));
  for (let good = 0; good < GOODS.length; good++) if (table.goods[good]! < barrels[good]!) barrels[good] = table.goods[good]!;
  return barrels;
}

/** Doubloons for the number of kinds a player has just produced. */
export const factoryPay = (player: Player, kinds: number): number =>
  kinds > 1 && manned(player, FACTORY) ? (NUMBERS.factory[kinds] ?? 0) : 0;

/** The extra barrel is of a good the craftsman really made, if the supply has one left. */
export function judgeExtra({ produced, goods }: Table, good: number): Verdict {
  if (!produced.includes(good)) return { why: "notProduced", good };
  return goods[good] === 0 ? { why: "supplyEmpty", good } : A_BARREL;
}
