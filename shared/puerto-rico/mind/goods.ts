/** Barrels in hand: to be sold, shipped or lost. */
import { goodPrice, NUMBERS } from "../catalog.ts";
import { warehouses } from "../offers/storage.ts";
import { type Features, isFree, sumOf } from "./outlook.ts";

export const GOODS_IN_HAND: Features = {
  "barrels in hand": ({ player: { goods } }) => sumOf((good) => goods[good]!),
  "kinds in hand": ({ player: { goods } }) => sumOf((good) => Math.min(goods[good]!, 1)),
  "prices of the kinds in hand": ({ player: { goods } }) => sumOf((good) => Math.min(goods[good]!, 1) * goodPrice(good)),
  "barrels for the ships": ({ shippable }) => shippable,
  "barrels for the ships while the captain is free": (outlook) => (isFree(outlook, "captain") ? outlook.shippable : 0),
  "barrels beyond storage": ({ player }) =>
    warehouses(player) > 0 ? 0 : Math.max(0, sumOf((good) => player.goods[good]!) - NUMBERS.freeBarrels),
  "best sale": ({ sale }) => sale,
  "best sale while the trader is free": (outlook) => (isFree(outlook, "trader") ? outlook.sale : 0),
};
