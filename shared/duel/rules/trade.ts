/** What a construction costs a city now, always the cheapest way, as a bill. `moves` and bots ask `fast-trade.ts` for the same prices. */

import { at } from "../../core/base/checked.ts";
import { CARDS, NUMBERS, TOKENS, tokenOf, WONDERS } from "../catalog.ts";
import { FIRST_GREY, RESOURCES } from "../printed/vocabulary.ts";
import { type City, other, type Table } from "../state.ts";
import { cityOf } from "./fast-city.ts";
import { indexIn } from "./index-in.ts";

export const ECONOMY = tokenOf("economy");

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

export const hasToken = (city: City, token: number): boolean => indexIn(city.tokens, token) >= 0;

/** Whether a city has the coins. */
export const canPay = (city: City, price: number): boolean => price <= city.coins;

/** A building is free for a city that has the card it continues, printed coins included. */
export function cardBill(table: Table, seat: number, card: number): Bill {
  const { coins, need, colour, freeWith } = at(CARDS, card);
  if (cityOf(table, seat).cards.includes(freeWith)) return { chain: true, coins: 0, trade: 0, total: 0, lines: [] };
  return bill(table, seat, coins, need, colour === "blue" ? waivedFor(table, seat, "blue") : 0);
}

export function wonderBill(table: Table, seat: number, wonder: number): Bill {
  const { coins, need } = at(WONDERS, wonder);
  return bill(table, seat, coins, need, waivedFor(table, seat, "wonders"));
}

/** Resources that a token waives for blue cards, or for wonders. */
const waivedFor = (table: Table, seat: number, what: "blue" | "wonders"): number =>
  cityOf(table, seat).tokens.some((token) => at(TOKENS, token).waives === what) ? NUMBERS.waived : 0;

/**
 * Units of one resource all have one price, so taking the dearest off first is best: raw and grey producers of choice each in their own
 * half, then the waiver over what is left. The waiver before the producers would waste them.
 */
function bill(table: Table, seat: number, coins: number, need: readonly number[], waiver: number): Bill {
  const city = cityOf(table, seat);
  const prices = RESOURCES.map((_resource, resource) => unitPrice(table, seat, resource));
  const own = need.map((needed, resource) => Math.min(needed, madeBy(city, resource)));
  const lack = need.map((needed, resource) => needed - at(own, resource));
  const raw = dearest(lack, prices, makersOfChoice(city, "raw"), (resource) => resource < FIRST_GREY);
  const grey = dearest(lack, prices, makersOfChoice(city, "grey"), (resource) => resource >= FIRST_GREY);
  const chosen = raw.map((units, resource) => units + at(grey, resource));
  const waived = dearest(
    lack.map((units, resource) => units - at(chosen, resource)),
    prices,
    waiver,
    () => true,
  );
  const lines = need.flatMap((needed, resource) => {
    const rest = { own: at(own, resource), chosen: at(chosen, resource), waived: at(waived, resource), price: at(prices, resource) };
    const bought = needed - rest.own - rest.chosen - rest.waived;
    return needed === 0 ? [] : [{ resource, need: needed, ...rest, bought, coins: bought * rest.price }];
  });
  const trade = lines.reduce((sum, line) => sum + line.coins, 0);
  return { chain: false, coins, trade, total: coins + trade, lines };
}

/** What one missing unit costs. Only what brown and grey cards make raises the price, and nothing else makes fixed amounts. */
function unitPrice(table: Table, seat: number, resource: number): number {
  const isFlat = cityOf(table, seat).cards.some((card) => at(CARDS, card).flat.includes(resource));
  return isFlat ? NUMBERS.tradeFlat : NUMBERS.tradeBase + madeBy(cityOf(table, other(seat)), resource);
}

/** Units of a resource that the cards of a city make each turn. */
const madeBy = ({ cards }: City, resource: number): number =>
  cards.map((card) => at(CARDS, card)).reduce((sum, { product, units }) => (product === resource ? sum + units : sum), 0);

/** Cards and wonders of a city that make one unit of a raw, or of a grey resource, whichever its owner chooses. */
function makersOfChoice({ cards, wonders, under }: City, makesOne: "raw" | "grey"): number {
  const built = wonders.filter((_wonder, place) => at(under, place) >= 0);
  return [...cards.map((card) => at(CARDS, card)), ...built.map((wonder) => at(WONDERS, wonder))].filter((row) => row.makesOne === makesOne)
    .length;
}

/** The dearest units of a lack, as many of them as `times`, by resource; of those that are wanted. */
function dearest(lack: readonly number[], prices: readonly number[], times: number, isWanted: (resource: number) => boolean): number[] {
  const order = RESOURCES.map((_resource, resource) => resource).filter(isWanted);
  const taken = RESOURCES.map(() => 0);
  let left = times;
  for (const resource of order.sort((a, b) => at(prices, b) - at(prices, a))) {
    taken[resource] = Math.min(left, at(lack, resource));
    left -= at(taken, resource);
  }
  return taken;
}
