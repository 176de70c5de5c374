/** Production: what a seat makes, what its factory pays, and which barrel the craftsman may add. */

import { at } from "../../core/base/checked.ts";
import { buildingOf, CORN, NUMBERS, printed } from "../catalog.ts";
import { manned, mannedTiles, playerAt } from "../rules/board.ts";
import { GOODS, type Player, type Table } from "../state.ts";
import { FREE, type Verdict } from "./offer.ts";

const FACTORY = buildingOf("factory");
const A_BARREL = { ...FREE, barrels: 1 };

/** Barrels a player would make of each good if the supply had them all: manned fields, and except for corn manned circles. */
export const capacity = (player: Player): number[] =>
  GOODS.map((_id, good) => {
    const fields = mannedTiles(player, good);
    return good === CORN ? fields : Math.min(fields, plantWorkers(player, good));
  });

const plantWorkers = ({ city, cityColonists }: Player, good: number): number =>
  city.reduce((sum, building, place) => (printed(building).good === good ? sum + at(cityColonists, place) : sum), 0);

/** What a seat makes of each good now: as far as the supply goes. */
export const productionOf = (table: Table, seat: number): number[] =>
  capacity(playerAt(table, seat)).map((barrels, good) => Math.min(barrels, at(table.goods, good)));

/** Doubloons for the number of kinds a player has just produced. */
export const factoryPay = (player: Player, kinds: number): number =>
  kinds > 1 && manned(player, FACTORY) ? (NUMBERS.factory[kinds] ?? 0) : 0;

/** The extra barrel is of a good the craftsman really made, if the supply has one left. */
export function judgeExtra({ produced, goods }: Table, good: number): Verdict {
  if (!produced.includes(good)) return { why: "notProduced", good };
  return goods[good] === 0 ? { why: "supplyEmpty", good } : A_BARREL;
}
