/**
 * What a construction costs a city now, as `moves` and bots ask millions of times: resources and effects are bits of a number, and lists are
 * read without a check. `trade.ts` has the same in plain words, as a bill.
 */

import { CARDS, NUMBERS, TOKENS, WONDERS } from "../catalog.ts";
import { amountOf, coinFor, costOf, lackOf, MOST, type Prices, priceOf, type Units, unitOf } from "../printed/units.ts";
import { FIRST_GREY, NONE, RESOURCES } from "../printed/vocabulary.ts";
import { type City, other, type Table } from "../state.ts";

/** A city's means to pay: the same for every card of a turn. */
export interface Market {
  readonly city: City;
  /** Own fixed production a turn. */
  readonly own: Units;
  /** Coins for each missing unit. */
  readonly prices: Prices;
  /** All else that bears on prices, as bits. */
  readonly effects: number;
}

export function marketOf(table: Table, seat: number): Market {
  const city = table.cities[seat]!;
  const { cards, wonders, under, tokens } = city;
  let own = 0;
  let effects = 0;
  for (let at = 0; at < cards.length; at++) {
    own += CARD_UNITS[cards[at]!]!;
    effects += CARD_EFFECTS[cards[at]!]!;
  }
  // `under` is below 0 for a wonder that is not built, and then the shift sets every bit. No branches: in play-outs each would be
  // mispredicted.
  for (let at = 0; at < wonders.length; at++) effects += WONDER_EFFECTS[wonders[at]!]! & ~(under[at]! >> 31);
  for (let at = 0; at < tokens.length; at++) effects += TOKEN_EFFECTS[tokens[at]!]!;
  // Only what brown and grey cards make raises prices, and nothing else makes fixed amounts.
  const rivals = table.cities[other(seat)]!.cards;
  let prices = BASE_PRICES;
  for (let at = 0; at < rivals.length; at++) prices += RAISED_PRICES[rivals[at]!]!;
  const flat = effects & ALL_FLAT;
  if (flat !== 0) prices = (prices & ~FLAT_MASKS[flat]!) | FLAT_PRICES[flat]!;
  return { city, own, prices, effects };
}

const CARD_UNITS = Int32Array.from(CARDS, ({ product, units }) => units * unitOf(product));
/** What a card adds to the rival's prices. */
const RAISED_PRICES = Int32Array.from(CARDS, ({ product, units }) => units * coinFor(product));
const BASE_PRICES = RESOURCES.reduce((prices, _resource, at) => prices + NUMBERS.tradeBase * coinFor(at), 0);

// The effects of a city's cards, wonders and tokens are added up as one number: a bit for each resource of fixed price, the producers of
// one raw and of one grey resource of choice, a bit for each waiver, and one for each card that makes another free.
const ALL_FLAT = (1 << RESOURCES.length) - 1;
const RAW = RESOURCES.length;
const GREY = RAW + 2;
const CHOICES = 3;
const WONDERS_WAIVER = GREY + 2;
const BLUE_WAIVER = WONDERS_WAIVER + 1;
const LINKS = BLUE_WAIVER + 1;
/** The bits of the effects that replace units. */
const HELP = (1 << LINKS) - (1 << RAW);
const LINKING = CARDS.flatMap(({ freeWith }) => (freeWith === NONE ? [] : [freeWith]));
const linkOf = (card: number): number => (LINKING.includes(card) ? 1 << (LINKS + LINKING.indexOf(card)) : 0);
const choiceOf = (makesOne: "raw" | "grey" | ""): number => (makesOne === "raw" ? 1 << RAW : makesOne === "grey" ? 1 << GREY : 0);
const CARD_EFFECTS = Int32Array.from(CARDS, ({ flat, makesOne }, card) =>
  flat.reduce((bits, resource) => bits + (1 << resource), choiceOf(makesOne) + linkOf(card)),
);
const WONDER_EFFECTS = Int32Array.from(WONDERS, ({ makesOne }) => choiceOf(makesOne));
const TOKEN_EFFECTS = Int32Array.from(TOKENS, ({ waives }) =>
  waives === "wonders" ? 1 << WONDERS_WAIVER : waives === "blue" ? 1 << BLUE_WAIVER : 0,
);
/** By card: the effect that makes it free. */
const FREED_BY = Int32Array.from(CARDS, ({ freeWith }) => linkOf(freeWith));
/** By the bits of the resources of fixed price: their prices, and the bits of any price of theirs. */
const flatPrices = (each: number): Int32Array =>
  Int32Array.from({ length: ALL_FLAT + 1 }, (_none, flat) =>
    RESOURCES.reduce((prices, _resource, at) => ((flat & (1 << at)) === 0 ? prices : prices + each * coinFor(at)), 0),
  );
const FLAT_PRICES = flatPrices(NUMBERS.tradeFlat);
const FLAT_MASKS = flatPrices(MOST);

/** Producers of one raw, of one grey resource of choice. */
export const rawOf = ({ effects }: Market): number => (effects >> RAW) & CHOICES;
export const greyOf = ({ effects }: Market): number => (effects >> GREY) & CHOICES;
/** Resources that tokens waive for wonders, for blue cards. */
const waivedForWonders = ({ effects }: Market): number => ((effects >> WONDERS_WAIVER) & 1) * NUMBERS.waived;
const waivedForBlue = ({ effects }: Market): number => ((effects >> BLUE_WAIVER) & 1) * NUMBERS.waived;

/** What a card costs, whether or not the city has the coins. */
export function cardPrice(market: Market, card: number): number {
  if (isChained(market, card)) return 0;
  const lack = lackOf(CARD_NEED[card]!, market.own);
  const coins = CARD_COINS[card]!;
  return lack === 0 ? coins : coins + tradeFor(market, lack, IS_BLUE[card]! * waivedForBlue(market));
}
const CARD_NEED = Int32Array.from(CARDS, ({ needUnits }) => needUnits);
const CARD_COINS = Int32Array.from(CARDS, ({ coins }) => coins);
const IS_BLUE = Int32Array.from(CARDS, ({ colour }) => (colour === "blue" ? 1 : 0));
const WONDER_NEED = Int32Array.from(WONDERS, ({ needUnits }) => needUnits);

export function wonderPrice(market: Market, wonder: number): number {
  const lack = lackOf(WONDER_NEED[wonder]!, market.own);
  return lack === 0 ? 0 : tradeFor(market, lack, waivedForWonders(market));
}

/** Whether the city can build a card, a wonder. Most answers need no exact price. */
export function canBuild(market: Market, card: number): boolean {
  const left = market.city.coins - CARD_COINS[card]!;
  if (isChained(market, card)) return true;
  return left >= 0 && canTrade(market, lackOf(CARD_NEED[card]!, market.own), left, IS_BLUE[card]! * waivedForBlue(market));
}

export const canBuildWonder = (market: Market, wonder: number): boolean =>
  canTrade(market, lackOf(WONDER_NEED[wonder]!, market.own), market.city.coins, waivedForWonders(market));

/** Whether some coins buy what a city lacks: without help, or else with it. */
const canTrade = (market: Market, lack: Units, coins: number, waiver: number): boolean =>
  costOf(lack, market.prices) <= coins || ((market.effects & HELP) !== 0 && tradeFor(market, lack, waiver) <= coins);

/** Whether a card is free for the city, because it has the card that makes it free. */
export const isChained = ({ effects }: Market, card: number): boolean => (effects & FREED_BY[card]!) !== 0;

/**
 * Coins for what a city lacks of a need. Units of one resource all have one price, so taking the dearest off first is best:
 * raw and grey producers of choice each in their own half, then the waiver over what is left. The waiver before the
 * producers would waste them.
 */
function tradeFor(market: Market, lack: Units, waiver: number): number {
  return costOf((market.effects & HELP) === 0 ? lack : withoutHelp(market, lack, waiver), market.prices);
}

const ALL_RAW = unitOf(FIRST_GREY) - 1;

function withoutHelp(market: Market, lack: Units, waiver: number): Units {
  const { prices } = market;
  const raw = rawOf(market);
  const grey = greyOf(market);
  let left = lack;
  if (raw > 0 && (left & ALL_RAW) !== 0) left = withoutDearest(left, prices, 0, FIRST_GREY, raw);
  if (grey > 0 && (left & ~ALL_RAW) !== 0) left = withoutDearest(left, prices, FIRST_GREY, RESOURCES.length, grey);
  if (waiver > 0) left = withoutDearest(left, prices, 0, RESOURCES.length, waiver);
  return left;
}

/** Removes the dearest missing units of some resources, up to `times`. */
function withoutDearest(lack: Units, prices: Prices, from: number, to: number, times: number): Units {
  let left = lack;
  for (let time = 0; time < times; time++) {
    let dearest = -1;
    let most = 0;
    for (let resource = from; resource < to; resource++) {
      const each = priceOf(prices, resource);
      if (each > most && amountOf(left, resource) > 0) {
        dearest = resource;
        most = each;
      }
    }
    if (dearest < 0) break;
    left -= unitOf(dearest);
  }
  return left;
}
