/** Points, doubloons and what they can still buy. */
import { mannedTiles } from "../board.ts";
import { NUMBERS, PRINTED, printed, QUARRY } from "../catalog.ts";
import { BONUS, loadingPoints, score, total } from "../score.ts";
import type { Features, Outlook } from "./outlook.ts";

const LARGE_COST = 10;

const canGrow = ({ freeCity, left }: Outlook): number => (freeCity > 0 ? Math.min(1, left / 2) : 0);

/** Doubloons and the colonists on quarries: how near the seat is to a large building. */
const purse = ({ player }: Outlook): number => player.money + mannedTiles(player, QUARRY);

const isLarge = (building: number): boolean => printed(building).large;
const bonusOf = ({ player }: Outlook, building: number): number => BONUS[printed(building).id as keyof typeof BONUS](player);

/** Most points a large building that is for sale would bring now, apart from the printed ones. */
function bestForSale(outlook: Outlook): number {
  let best = 0;
  for (let building = 0; building < PRINTED.length; building++) {
    if (isLarge(building) && outlook.table.stock[building]! > 0) best = Math.max(best, bonusOf(outlook, building));
  }
  return best;
}

export const WEALTH: Features = {
  points: ({ table, seat }) => total(score(table, seat)),
  "points for loading": ({ player }) => loadingPoints(player),
  "points of large buildings without colonists": (outlook) => {
    const { player, owned, manned, left } = outlook;
    let points = 0;
    for (const building of player.city)
      if (isLarge(building) && (owned & ~manned & (1 << building)) !== 0) points += bonusOf(outlook, building);
    return left > 0 ? points : 0;
  },
  doubloons: ({ player }) => player.money,
  "doubloons while there is something to build": (outlook) => canGrow(outlook) * outlook.player.money,
  "first five doubloons": (outlook) => canGrow(outlook) * Math.min(outlook.player.money, 5),
  "nearness of a large building": (outlook) =>
    outlook.freeCity >= printed(PRINTED.length - 1).spaces && outlook.left > 0 ? Math.min(1, purse(outlook) / LARGE_COST) : 0,
  "large building in reach": (outlook) =>
    outlook.freeCity >= printed(PRINTED.length - 1).spaces && purse(outlook) >= LARGE_COST - NUMBERS.builderDiscount
      ? bestForSale(outlook)
      : 0,
  "best large building for sale": (outlook) => (outlook.freeCity > 1 ? canGrow(outlook) * bestForSale(outlook) : 0),
};
