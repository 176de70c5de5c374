/** What a craftsman brings, for each round that is left. */
import { mannedTiles } from "../board.ts";
import { buildingOf, goodPrice, NUMBERS, QUARRY } from "../catalog.ts";
import { GOODS } from "../state.ts";
import type { Features, Outlook } from "./outlook.ts";

const FACTORY = 1 << buildingOf("factory");
/** From this price on a good is sold rather than shipped. */
const DEAR = 3;

const kindsOf = (barrels: readonly number[]): number => barrels.reduce((kinds, count) => kinds + (count > 0 ? 1 : 0), 0);
const payOf = (kinds: number): number => NUMBERS.factory[kinds] ?? 0;

/** Barrels that come when the circles are manned, cheap or dear. */
function waiting({ made, could }: Outlook, isDear: boolean): number {
  let barrels = 0;
  for (let good = 0; good < GOODS.length; good++) if (goodPrice(good) >= DEAR === isDear) barrels += could[good]! - made[good]!;
  return barrels;
}

/** Rounds left times the highest price of these kinds, with markets. */
function saleIncome({ markets, left }: Outlook, barrels: readonly number[]): number {
  let best = 0;
  for (let good = 0; good < GOODS.length; good++) if (barrels[good]! > 0) best = Math.max(best, goodPrice(good) + markets);
  return left * best;
}

/** Fields that no circle serves, or circles that no field feeds. */
const unmatched = (some: readonly number[], others: readonly number[]): number =>
  some.reduce((sum, count, good) => sum + Math.max(0, count - others[good]!), 0);

export const PRODUCTION: Features = {
  "corn made": ({ made, left }) => left * made[0]!,
  "indigo made": ({ made, left }) => left * made[1]!,
  "sugar made": ({ made, left }) => left * made[2]!,
  "tobacco made": ({ made, left }) => left * made[3]!,
  "coffee made": ({ made, left }) => left * made[4]!,
  "kinds made": ({ made, left }) => left * kindsOf(made),
  "cheap barrels without colonists": (outlook) => outlook.left * waiting(outlook, false),
  "dear barrels without colonists": (outlook) => outlook.left * waiting(outlook, true),
  "share of what all make": ({ made, others, left }) =>
    left * made.reduce((sum, count, good) => sum + (count > 0 ? count / (count + others[good]!) : 0), 0),
  "kinds only this seat makes": ({ made, others, left }) =>
    left * made.reduce((kinds, count, good) => kinds + (count > 0 && others[good] === 0 ? 1 : 0), 0),
  "sales of what is made": (outlook) => saleIncome(outlook, outlook.made),
  "sales of what could be made": (outlook) => saleIncome(outlook, outlook.could),
  "factory pay": ({ made, manned, left }) => ((manned & FACTORY) !== 0 ? left * payOf(kindsOf(made)) : 0),
  "factory pay with all colonists": ({ could, owned, left }) => ((owned & FACTORY) !== 0 ? left * payOf(kindsOf(could)) : 0),
  "fields without circles": ({ fields, circles, left }) => left * unmatched(fields, circles),
  "circles without fields": ({ fields, circles, left }) => left * unmatched(circles, fields),
  "quarries with colonists": ({ player, left }) => left * mannedTiles(player, QUARRY),
  quarries: ({ player, left }) => left * player.island.reduce((count, tile) => count + (tile === QUARRY ? 1 : 0), 0),
};
