/** Barrels in hand: to be sold, shipped or lost. */
import { buildingOf, goodPrice } from "../catalog.ts";
import { barrelsLost } from "../offers/storage.ts";
import { GOODS, NONE, ROLES, type Role } from "../state.ts";
import { bestSale, type Features, type Outlook, shippable } from "./outlook.ts";

const OFFICE = 1 << buildingOf("office");

const isFree = ({ table }: Outlook, role: Role): boolean => table.cardOwner[ROLES.indexOf(role)] === NONE;

function inHand({ player: { goods } }: Outlook, worth: (good: number, barrels: number) => number): number {
  let sum = 0;
  for (let good = 0; good < GOODS.length; good++) sum += worth(good, goods[good]!);
  return sum;
}

export const GOODS_IN_HAND: Features = {
  "barrels in hand": (outlook) => inHand(outlook, (_good, barrels) => barrels),
  "kinds in hand": (outlook) => inHand(outlook, (_good, barrels) => Math.min(barrels, 1)),
  "prices of the kinds in hand": (outlook) => inHand(outlook, (good, barrels) => Math.min(barrels, 1) * goodPrice(good)),
  "barrels for the ships": shippable,
  "barrels for the ships while the captain is free": (outlook) => (isFree(outlook, "captain") ? shippable(outlook) : 0),
  "barrels lost after loading": ({ table, seat }) => barrelsLost(table, seat).reduce((sum, barrels) => sum + barrels, 0),
  "best sale": (outlook) => bestSale(outlook, outlook.player.goods, OFFICE),
  "best sale while the trader is free": (outlook) => (isFree(outlook, "trader") ? bestSale(outlook, outlook.player.goods, OFFICE) : 0),
};
