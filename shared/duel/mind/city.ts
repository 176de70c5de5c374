/** Features: what a city has, and what that saves or earns it. */

import { CARDS, NUMBERS, TOKENS, type TokenId, tokenOf } from "../catalog.ts";
import { amountOf, priceOf } from "../printed/units.ts";
import { NONE, RESOURCES } from "../printed/vocabulary.ts";
import { count } from "../rules/fast-count.ts";
import { greyOf, rawOf } from "../rules/fast-trade.ts";
import { hasToken } from "../rules/trade.ts";
import { SOURCES } from "../score.ts";
import type { Features, Measured } from "./measured.ts";
import { missingOf, type Outlook } from "./outlook.ts";

/** Fewer coins than this hurt more. */
const FEW_COINS = 6;
/** Tokens that work on what is to come; what the others give is counted as points or symbols. */
const LASTING: readonly TokenId[] = ["architecture", "economy", "masonry", "strategy", "theology", "urbanism"];

/** A feature for each of some names; what is found by a name is found once. */
const each = <T extends string>(
  names: readonly T[],
  title: (name: T) => string,
  of: (name: T) => (measured: Measured) => number,
): Features => Object.fromEntries(names.map((name) => [title(name), of(name)]));

const ONES = Int32Array.from(CARDS, () => 1);
const POINTS = Int32Array.from(CARDS, ({ points }) => points);
const SHIELDS = Int32Array.from(CARDS, ({ shields }) => shields);
const SYMBOLS = Int32Array.from(CARDS, ({ science }) => (science > 0 ? 1 : 0));

export const CITY: Features = {
  ...each(
    SOURCES,
    (source) => `points ${source}`,
    (source) =>
      ({ points }) =>
        points[source],
  ),
  ...each(
    RESOURCES,
    (resource) => `makes ${resource}`,
    (resource) => {
      const at = RESOURCES.indexOf(resource);
      return ({ market }) => amountOf(market.own, at);
    },
  ),
  ...each(
    LASTING,
    (token) => `token ${token}`,
    (id) => {
      const token = tokenOf(id);
      return ({ city, left }) => (hasToken(city, token) ? left : 0);
    },
  ),
  coins: ({ city }) => city.coins,
  "coins of the first six": ({ city }) => Math.min(FEW_COINS, city.coins),
  "coins and cards to come": ({ city, left }) => city.coins * left,
  "makes any raw": ({ market, left }) => rawOf(market) * left,
  "makes any grey": ({ market, left }) => greyOf(market) * left,
  "trade to come": expectedTrade,
  "yellow cards": ({ city, left }) => count(city, "yellow") * left,
  "chains to come": (measured) => sumOfChains(measured, ONES),
  "points of chains to come": (measured) => sumOfChains(measured, POINTS),
  "shields of chains to come": (measured) => sumOfChains(measured, SHIELDS),
  "symbols of chains to come": (measured) => sumOfChains(measured, SYMBOLS),
  "points of each further token": ({ city }) => city.tokens.reduce((points, token) => points + TOKENS[token]!.pointsPerToken, 0),
};

/** Coins for all that the cards to come need and the city does not make. */
function expectedTrade(measured: Measured): number {
  const { own, prices } = measured.market;
  let coins = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    coins += priceOf(prices, resource) * missingOf(measured, resource, amountOf(own, resource));
  }
  return coins / NUMBERS.tradeBase;
}

export function chainedOf({ city, chances }: Outlook): number[] {
  const { cards } = city;
  const chained: number[] = [];
  for (let at = 0; at < cards.length; at++) {
    const freed = FREES[cards[at]!]!;
    if (freed !== NONE && chances[freed]! > 0) chained.push(freed);
  }
  return chained;
}

/** By card: the later one it makes free. */
const FREES = CARDS.map(({ frees }) => frees);

function sumOfChains({ chained, chances }: Measured, worths: Int32Array): number {
  let sum = 0;
  for (let at = 0; at < chained.length; at++) sum += chances[chained[at]!]! * worths[chained[at]!]!;
  return sum;
}
