/** Printed numbers that sentences mention: every sentence gets them beside its own arguments. */
import { buildingOf, NUMBERS, PRINTED } from "../../../../shared/puerto-rico/catalog.ts";
import type { Building } from "../../../../shared/puerto-rico/state.ts";

const { factory, residence, ...plain } = NUMBERS;
const printed = (id: Building) => PRINTED[buildingOf(id)]!;

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
};
