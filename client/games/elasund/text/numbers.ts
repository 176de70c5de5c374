/** Printed numbers that sentences mention: every sentence gets them beside its own arguments. */

import { at } from "../../../../shared/core/base/checked.ts";
import {
  BUILDINGS,
  CHURCH,
  kindOf,
  NUMBERS,
  PIRATES,
  sizeOf,
  TRADE_CUBES,
  WALL_GOLD,
  WALL_PIECES,
} from "../../../../shared/elasund/catalog.ts";
import { INFLUENCE } from "../../../../shared/elasund/rules/cards.ts";
import { OPTIONS, PERMITS } from "../../../../shared/elasund/state.ts";

/** Influence cards from each wall piece that is no tower. */
const WALL_CARDS = WALL_PIECES.flatMap(({ tower, influence }) => (tower ? [] : [influence]));

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
  /** "3 6 9": pieces count from 1. */
  wallTowers: WALL_PIECES.flatMap(({ tower }, at) => (tower ? [at + 1] : [])).join(" "),
  wallInfluenceLeast: Math.min(...WALL_CARDS),
  wallInfluenceMost: Math.max(...WALL_CARDS),
  churchGold: CHURCH.gold,
  churchParts: CHURCH.tiles,
  traderGold: at(BUILDINGS, kindOf("trader")).gold,
  merchantGold: at(BUILDINGS, kindOf("merchant")).gold,
  largestSize: Math.max(...BUILDINGS.map((_row, kind) => sizeOf(kind))),
  craftsmanGold: at(BUILDINGS, kindOf("craftsman")).gold,
};
