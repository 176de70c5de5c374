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

/** A feature for each of some names. */
const each = <T extends string>(names: readonly T[], title: (name: T) => string, of: (measured: Measured, name: T) => number): Features =>
  Object.fromEntries(names.map((name) => [title(name), (measured: Measured) => of(measured, name)]));

export const CITY: Features = {
  ...each(
    SOURCES,
    (source) => `points ${source}`,
    ({ points }, source) => points[source],
  ),
  ...each(
    RESOURCES,
    (resource) => `makes ${resource}`,
    ({ market }, resource) => amountOf(market.own, RESOURCES.indexOf(resource)),
  ),
  ...each(
    LASTING,
    (token) => `token ${token}`,
    ({ city, left }, token) => (hasToken(city, tokenOf(token)) ? left : 0),
  ),
  coins: ({ city }) => city.coins,
  "coins of the first six": ({ city }) => Math.min(FEW_COINS, city.coins),
  "coins and cards to come": ({ city, left }) => city.coins * left,
  "makes any raw": ({ market, left }) => rawOf(market) * left,
  "makes any grey": ({ market, left }) => greyOf(market) * left,
  "trade to come": expectedTrade,
  "yellow cards": ({ city, left }) => count(city, "yellow") * left,
  "chains to come": (measured) => sumOfChains(measured, () => 1),
  "points of chains to come": (measured) => sumOfChains(measured, (card) => CARDS[card]!.points),
  "shields of chains to come": (measured) => sumOfChains(measured, (card) => CARDS[card]!.shields),
  "symbols of chains to come": (measured) => sumOfChains(measured, (card) => (CARDS[card]!.science > 0 ? 1 : 0)),
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

function sumOfChains({ chained, chances }: Measured, worth: (card: number) => number): number {
  let sum = 0;
  for (let at = 0; at < chained.length; at++) sum += chances[chained[at]!]! * worth(chained[at]!);
  return sum;
}
