/** Printed numbers that sentences mention: every sentence gets them beside its own arguments. */
import { INFLUENCE } from "../../../../shared/elasund/cards.ts";
import { BUILDINGS, CHURCH, kindOf, NUMBERS, PIRATES, TRADE_CUBES, WALL_GOLD, WALL_PIECES } from "../../../../shared/elasund/catalog.ts";
import { OPTIONS, PERMITS } from "../../../../shared/elasund/state.ts";

export const numbers: Readonly<Record<string, string | number>> = {
  ...NUMBERS,
  colours: INFLUENCE.length,
  pirateRoll: PIRATES,
  permitCount: PERMITS,
  permitMost: PERMITS - 1,
  wallCount: WALL_PIECES.length,
  cubes: Math.max(...OPTIONS.cubes),
  cubesShort: Math.min(...OPTIONS.cubes),
  /** "3 5 7 9 11" */
  tradeCubes: TRADE_CUBES.join(" "),
  tradeMost: Math.max(...TRADE_CUBES),
  wallGold: WALL_GOLD.north,
  wallGoldEast: WALL_GOLD.east,
  churchGold: CHURCH.gold,
  churchParts: CHURCH.tiles,
  traderGold: BUILDINGS[kindOf("trader")]!.gold,
  craftsmanGold: BUILDINGS[kindOf("craftsman")]!.gold,
};
