/** Points, doubloons and what they can still buy. */

import { buildingOf, NUMBERS, printed, QUARRY } from "../catalog.ts";
import { mannedTiles } from "../rules/board.ts";
import { BONUS, loadingPoints, score, total } from "../score.ts";
import type { Features, Outlook } from "./outlook.ts";

const LARGE = Object.keys(BONUS).map((id) => {
  const large = id as keyof typeof BONUS;
  return { building: buildingOf(large), bonus: BONUS[large] };
});
const EVERY_LARGE = LARGE.reduce((bits, { building }) => bits | (1 << building), 0);
const { cost: LARGE_COST, spaces: LARGE_SPACES } = printed(LARGE[0]!.building);

const canGrow = ({ freeCity, left }: Outlook): number => (freeCity > 0 ? Math.min(1, left / 2) : 0);

/** Doubloons and the colonists on quarries: how near the seat is to a large building. */
const purse = ({ player }: Outlook): number => player.money + mannedTiles(player, QUARRY);

/** Most points a large building that is for sale would bring now, apart from the printed ones. */
function bestForSale({ table, player, freeCity }: Outlook): number {
  let best = 0;
  if (freeCity < LARGE_SPACES) return best;
  for (let at = 0; at < LARGE.length; at++) {
    const { building, bonus } = LARGE[at]!;
    if (table.stock[building]! > 0) best = Math.max(best, bonus(player));
  }
  return best;
}

function unmannedBonus({ player, owned, manned }: Outlook): number {
  const waiting = owned & ~manned & EVERY_LARGE;
  let points = 0;
  if (waiting === 0) return points;
  for (const { building, bonus } of LARGE) if ((waiting & (1 << building)) !== 0) points += bonus(player);
  return points;
}

export const WEALTH: Features = {
  points: ({ table, seat }) => total(score(table, seat)),
  "points for loading": ({ player }) => loadingPoints(player),
  "points of large buildings without colonists": (outlook) => (outlook.left > 0 ? unmannedBonus(outlook) : 0),
  doubloons: ({ player }) => player.money,
  "doubloons while there is something to build": (outlook) => canGrow(outlook) * outlook.player.money,
  "first five doubloons": (outlook) => canGrow(outlook) * Math.min(outlook.player.money, 5),
  "nearness of a large building": (outlook) =>
    outlook.freeCity >= LARGE_SPACES && outlook.left > 0 ? Math.min(1, purse(outlook) / LARGE_COST) : 0,
  "large building in reach": (outlook) => (purse(outlook) >= LARGE_COST - NUMBERS.builderDiscount ? bestForSale(outlook) : 0),
  "best large building for sale": (outlook) => canGrow(outlook) * bestForSale(outlook),
};
