/** What a construction costs a city now, always the cheapest way, and the bill for it. */
import { CARDS, NUMBERS, TOKENS, tokenOf, WONDERS } from "./catalog.ts";
import { type City, other, type Table } from "./state.ts";
import { FIRST_GREY, RESOURCES } from "./vocabulary.ts";

/** A city's means to pay: the same for every card of a turn. */
export interface Market {
  readonly city: City;
  /** Own fixed production a turn, by resource. */
  readonly own: number[];
  /** Coins for each missing unit, by resource. */
  readonly price: number[];
  /** Producers of one raw, of one grey resource of choice. */
  raw: number;
  grey: number;
  /** Resources that tokens waive for wonders, for blue cards. */
  wonders: number;
  blue: number;
}

/** How each unit of one resource is paid for. */
export interface BillLine {
  readonly resource: number;
  readonly need: number;
  readonly own: number;
  /** Made by a producer of choice. */
  readonly chosen: number;
  /** Waived by a token. */
  readonly waived: number;
  readonly bought: number;
  /** Coins for each unit bought, and for all of them. */
  readonly price: number;
  readonly coins: number;
}
export interface Bill {
  /** Free, because the city has the card that makes this one free. */
  readonly chain: boolean;
  /** Coins printed on it. */
  readonly coins: number;
  /** Coins for what must be bought. */
  readonly trade: number;
  readonly total: number;
  readonly lines: readonly BillLine[];
}

interface Priced {
  readonly coins: number;
  readonly need: readonly number[];
}

export function marketOf(table: Table, seat: number): Market {
  const city = table.cities[seat]!;
  const { tradeBase: base, tradeFlat: flat } = NUMBERS;
  const market: Market = { city, own: [0, 0, 0, 0, 0], price: [base, base, base, base, base], raw: 0, grey: 0, wonders: 0, blue: 0 };
  const { own, price } = market;
  // Only what brown and grey cards make raises prices, and nothing else makes fixed amounts.
  const rivals = table.cities[other(seat)]!.cards;
  for (let at = 0; at < rivals.length; at++) {
    const card = CARDS[rivals[at]!]!;
    price[card.product]! += card.units;
  }
  const { cards, wonders, under, tokens } = city;
  for (let at = 0; at < cards.length; at++) {
    const card = CARDS[cards[at]!]!;
    own[card.product]! += card.units;
    if (!card.trades) continue;
    addChoice(market, card.makesOne);
    for (let i = 0; i < card.flat.length; i++) price[card.flat[i]!] = flat;
  }
  for (let at = 0; at < wonders.length; at++) {
    if (under[at]! >= 0) addChoice(market, WONDERS[wonders[at]!]!.makesOne);
  }
  for (let at = 0; at < tokens.length; at++) {
    const { waives } = TOKENS[tokens[at]!]!;
    if (waives === "wonders") market.wonders = NUMBERS.waived;
    if (waives === "blue") market.blue = NUMBERS.waived;
  }
  return market;
}

function addChoice(market: Market, makesOne: "raw" | "grey" | ""): void {
  if (makesOne === "raw") market.raw++;
  if (makesOne === "grey") market.grey++;
}

export const hasToken = (city: City, token: number): boolean => city.tokens.includes(token);

/** Whether a city has the coins. */
export const canPay = (city: City, price: number): boolean => price <= city.coins;

/** What a card costs, whether or not the city has the coins. */
export function cardPrice(market: Market, card: number): number {
  const row = CARDS[card]!;
  return isChained(market.city, card) ? 0 : row.coins + tradeFor(market, row.need, row.colour === "blue" ? market.blue : 0);
}

export function wonderPrice(market: Market, wonder: number): number {
  const row = WONDERS[wonder]!;
  return row.coins + tradeFor(market, row.need, market.wonders);
}

/** Whether a card is free for the city, because it has the card that makes it free. */
export function isChained(city: City, card: number): boolean {
  const { freeWith } = CARDS[card]!;
  return freeWith >= 0 && city.cards.includes(freeWith);
}

export function cardBill(market: Market, card: number): Bill {
  const row = CARDS[card]!;
  if (isChained(market.city, card)) return { chain: true, coins: 0, trade: 0, total: 0, lines: [] };
  return bill(market, row, row.colour === "blue" ? market.blue : 0);
}

export function wonderBill(market: Market, wonder: number): Bill {
  return bill(market, WONDERS[wonder]!, market.wonders);
}

function bill(market: Market, { coins, need }: Priced, waiver: number): Bill {
  const chosen = RESOURCES.map(() => 0);
  const waived = RESOURCES.map(() => 0);
  const trade = tradeFor(market, need, waiver, chosen, waived);
  const lines = need.flatMap((needed, resource) => {
    const own = Math.min(needed, market.own[resource]!);
    const rest = { chosen: chosen[resource]!, waived: waived[resource]! };
    const bought = needed - own - rest.chosen - rest.waived;
    const price = market.price[resource]!;
    return needed === 0 ? [] : [{ resource, need: needed, own, ...rest, bought, price, coins: bought * price }];
  });
  return { chain: false, coins, trade, total: coins + trade, lines };
}

const missing = [0, 0, 0, 0, 0];

/**
 * Coins for what a city lacks of a need. Units of one resource all have one price, so taking the dearest off first is best:
 * raw and grey producers of choice each in their own half, then the waiver over what is left. The waiver before the
 * producers would waste them.
 */
function tradeFor(market: Market, need: readonly number[], waiver: number, chosen?: number[], waived?: number[]): number {
  const { own, price, raw, grey } = market;
  let coins = 0;
  for (let resource = 0; resource < missing.length; resource++) {
    const units = need[resource]! - own[resource]!;
    // No branch: the units if above 0, else 0.
    const lack = units & ~(units >> 31);
    missing[resource] = lack;
    coins += lack * price[resource]!;
  }
  if (coins > 0 && raw > 0) coins -= removeDearest(price, 0, FIRST_GREY, raw, chosen);
  if (coins > 0 && grey > 0) coins -= removeDearest(price, FIRST_GREY, missing.length, grey, chosen);
  if (coins > 0 && waiver > 0) coins -= removeDearest(price, 0, missing.length, waiver, waived);
  return coins;
}

/** Removes the dearest missing units, up to `times`; returns the coins they would have cost. */
function removeDearest(price: readonly number[], from: number, to: number, times: number, tally?: number[]): number {
  let saved = 0;
  for (let time = 0; time < times; time++) {
    let dearest = -1;
    for (let resource = from; resource < to; resource++) {
      if (missing[resource]! > 0 && (dearest < 0 || price[resource]! > price[dearest]!)) dearest = resource;
    }
    if (dearest < 0) break;
    missing[dearest]!--;
    saved += price[dearest]!;
    if (tally !== undefined) tally[dearest]!++;
  }
  return saved;
}

export const ECONOMY = tokenOf("economy");
