/** Printed numbers that sentences mention: every sentence gets them beside its own arguments. */
import { at } from "../../../../shared/core/base/checked.ts";
import { buildingOf, CORN, goodPrice, NUMBERS, PRINTED, stockOf } from "../../../../shared/puerto-rico/catalog.ts";
import { type Building, GOODS } from "../../../../shared/puerto-rico/state.ts";

const { factory, residence, ...plain } = NUMBERS;
const copies = (id: Building, seats: number): number => stockOf(buildingOf(id), seats);
const printed = (id: Building) => at(PRINTED, buildingOf(id));

export const numbers: Readonly<Record<string, number>> = {
  ...plain,
  ...Object.fromEntries(factory.map((doubloons, kinds) => [`factory${kinds}`, doubloons])),
  ...Object.fromEntries(residence.map((points, spaces) => [`residence${spaces}`, points])),
  smallMarket: printed("smallMarket").sale,
  largeMarket: printed("largeMarket").sale,
  smallWarehouse: printed("smallWarehouse").stores,
  largeWarehouse: printed("largeWarehouse").stores,
  largeSpaces: printed("guildHall").spaces,
  factoryCost: printed("factory").cost,
  universityCost: printed("university").cost,
  mostCircles: Math.max(...PRINTED.map(({ circles }) => circles)),
  cornPrice: goodPrice(CORN),
  indigoPrice: goodPrice(GOODS.indexOf("indigo")),
  smallProductions: copies("smallIndigoPlant", 3),
  largeProductions: copies("indigoPlant", 3),
  smallViolets: copies("smallMarket", 3),
  largeViolets: copies("guildHall", 3),
  productionsOfTwo: copies("indigoPlant", 2),
  violetsOfTwo: copies("smallMarket", 2),
};
