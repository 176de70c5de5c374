/** What a craftsman brings, for each round that is left. */

import { goodPrice, NUMBERS, QUARRY } from "../catalog.ts";
import { mannedTiles } from "../rules/board.ts";
import { bitOf, type Features, type Outlook, sumOf } from "./outlook.ts";

const FACTORY = bitOf("factory");
/** A good at this price or above is sold rather than shipped. */
const DEAR = 3;

const payOf = (kinds: number): number => NUMBERS.factory[kinds] ?? 0;

/** Barrels that come when the circles are manned, cheap or dear. */
const waiting = ({ made, could }: Outlook, isDear: boolean): number =>
  sumOf((good) => (goodPrice(good) >= DEAR === isDear ? could[good]! - made[good]! : 0));

/** The highest price of these kinds, with markets. */
function bestPrice({ markets }: Outlook, barrels: readonly number[]): number {
  for (let good = barrels.length - 1; good >= 0; good--) if (barrels[good]! > 0) return goodPrice(good) + markets;
  return 0;
}

export const PRODUCTION: Features = {
  "corn made": ({ made, left }) => left * made[0]!,
  "indigo made": ({ made, left }) => left * made[1]!,
  "sugar made": ({ made, left }) => left * made[2]!,
  "tobacco made": ({ made, left }) => left * made[3]!,
  "coffee made": ({ made, left }) => left * made[4]!,
  "barrels made at the next craftsman": ({ barrels }) => barrels,
  "barrels made beyond four": ({ barrels, left }) => left * Math.max(0, barrels - 4),
  "kinds made": ({ kinds, left }) => left * kinds,
  "cheap barrels without colonists": (outlook) => outlook.left * waiting(outlook, false),
  "dear barrels without colonists": (outlook) => outlook.left * waiting(outlook, true),
  "share of what all make": ({ made, others, left }) =>
    left * sumOf((good) => (made[good]! > 0 ? made[good]! / (made[good]! + others[good]!) : 0)),
  "kinds only this seat makes": ({ made, others, left }) => left * sumOf((good) => (made[good]! > 0 && others[good] === 0 ? 1 : 0)),
  "sales of what is made": (outlook) => outlook.left * bestPrice(outlook, outlook.made),
  "sales of what could be made": (outlook) => outlook.left * bestPrice(outlook, outlook.could),
  "factory pay": ({ kinds, manned, left }) => ((manned & FACTORY) !== 0 ? left * payOf(kinds) : 0),
  "factory pay with all colonists": ({ could, owned, left }) =>
    (owned & FACTORY) !== 0 ? left * payOf(sumOf((good) => Math.min(1, could[good]!))) : 0,
  "fields without circles": ({ fields, could, left }) => left * sumOf((good) => fields[good]! - could[good]!),
  "circles without fields": ({ circles, could, left }) => left * sumOf((good) => circles[good]! - could[good]!),
  "quarries with colonists": ({ player, left }) => left * mannedTiles(player, QUARRY),
  quarries: ({ player: { island }, left }) => {
    let count = 0;
    for (let at = 0; at < island.length; at++) if (island[at] === QUARRY) count++;
    return left * count;
  },
};
