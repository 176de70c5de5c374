/** Production, as bots ask for it millions of times: lists are read without a check. `craftsman.ts` has the same in plain words. */

import { CORN, MADE_IN, QUARRY } from "../catalog.ts";
import { playerAt } from "../rules/board.ts";
import { GOODS, NONE, type Player, type Table } from "../state.ts";

/** Barrels a player would make of each good if the supply had them all. */
export function fastCapacity({ island, islandColonists, city, cityColonists }: Player): number[] {
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
export function fastProduction(table: Table, seat: number): number[] {
  const barrels = fastCapacity(playerAt(table, seat));
  for (let good = 0; good < GOODS.length; good++) if (table.goods[good]! < barrels[good]!) barrels[good] = table.goods[good]!;
  return barrels;
}
