/** Amounts that cards, wonders and tokens give or take: what `play` changes and what offers tell beforehand. */
import { must } from "../../core/base/checked.ts";
import { CARDS, NUMBERS, tokenOf, WONDERS } from "../catalog.ts";
import { type City, other, type Table } from "../state.ts";
import { cityOf } from "./fast-city.ts";
import { count, countMost } from "./fast-count.ts";
import { ECONOMY, hasToken } from "./trade.ts";

const STRATEGY = tokenOf("strategy");
const URBANISM = tokenOf("urbanism");

/** What a city gets for a card it discards. */
export const discardIncomeOf = (city: City): number => NUMBERS.discard + count(city, "yellow");

/** Coins of a building for its city, which has it already. */
export function incomeOf(city: City, card: number): number {
  const { income, incomePer } = must(CARDS[card], "card");
  return income + (incomePer === undefined ? 0 : incomePer.coins * count(city, incomePer.what));
}

/** Coins of a guild when it is built. */
export function guildIncomeOf(table: Table, card: number): number {
  const { guild } = must(CARDS[card], "card");
  return guild === undefined ? 0 : guild.coins * countMost(table, guild.what);
}

export const shieldsOf = (city: City, card: number): number => {
  const { shields } = must(CARDS[card], "card");
  return shields > 0 && hasToken(city, STRATEGY) ? shields + NUMBERS.strategy : shields;
};

/** How far a city can push the pawn at most with one card or wonder. */
export const longestPush = (city: City): number =>
  Math.max(...CARDS.map((_card, card) => shieldsOf(city, card)), ...WONDERS.map(({ shields }) => shields));

/** What the opponent's Economy earns of the coins a seat spends on resources. */
export const economyOf = (table: Table, seat: number, trade: number): number => (hasToken(cityOf(table, other(seat)), ECONOMY) ? trade : 0);

/** What Urbanism earns when a building is free by its chain. */
export const chainIncomeOf = (city: City): number => (hasToken(city, URBANISM) ? NUMBERS.urbanism : 0);
