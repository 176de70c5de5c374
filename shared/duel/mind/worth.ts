/**
 * What cards, wonders and tokens are worth to a seat at first glance, in points. Rough on purpose: it orders moves and tells the features
 * what lies free; how good a position is, the learnt model says.
 */

import { CAPITAL, CARDS, LOOT, NUMBERS, TOKENS, tokenOf, WONDERS } from "../catalog.ts";
import { amountOf, priceOf } from "../printed/units.ts";
import { FIRST_GREY, NONE, RESOURCES } from "../printed/vocabulary.ts";
import { guildIncomeOf, incomeOf, shieldsOf } from "../rules/amounts.ts";
import { countBits, countMost } from "../rules/fast-count.ts";
import { hasToken } from "../rules/trade.ts";
import { missingOf, type Outlook } from "./outlook.ts";

/** Worth of what ends the match: more than anything else can be worth together. */
export const WIN = 60;
/** Worth of one more turn. */
const TURN = 4;
/** Share of the cards to come that a seat builds itself. */
const OWN_SHARE = 0.4;
/** A unit of any resource of a kind, compared with a unit of the one it needs most. */
const CHOICE_SHARE = 0.75;

/** Worth by number of different science symbols. */
const SYMBOLS = [0, 0.7, 1.7, 3.2, 6, 13, WIN, WIN];

/** Worth of one coin: it pays for something as long as there are cards. */
export const coinWorth = (left: number): number => 1 / NUMBERS.coinsPerPoint + 0.25 * Math.min(1, 2 * left);

/** Worth of a building for the city, before its price. */
export function worthOfCard(outlook: Outlook, card: number): number {
  const { table, city, left } = outlook;
  const row = CARDS[card]!;
  let worth = row.points + (incomeOf(city, card) + guildIncomeOf(table, card)) * coinWorth(left);
  if (row.units > 0) worth += worthOfSupply(outlook, row.product, row.units);
  if (row.trades) worth += worthOfTrade(outlook, card);
  if (row.shields > 0) worth += worthOfShields(outlook, shieldsOf(city, card));
  if (row.science > 0) worth += worthOfSymbol(outlook, row.science);
  if (row.frees !== NONE) worth += outlook.chances[row.frees]! * CHAIN_WORTH[row.frees]!;
  if (row.guild !== undefined) worth += row.guild.points * countMost(table, row.guild.what);
  return worth;
}

/** By card that will be free: half of its points, and half of its price. */
const CHAIN_WORTH = CARDS.map(({ points, shields, science, need }) => {
  return OWN_SHARE * (0.5 * points + shields + (science > 0 ? 1 : 0) + need.reduce((sum, units) => sum + units, 0));
});

/** Coins a city saves in what is to come by making more of a resource, and what the rival pays more for it. */
function worthOfSupply(outlook: Outlook, resource: number, units: number): number {
  const { market, rivalMarket, left } = outlook;
  const own = amountOf(market.own, resource);
  const saved = priceOf(market.prices, resource) * unitsSaved(outlook, resource, own, own + units);
  const rivals = units * OWN_SHARE * missingOf(outlook, resource, amountOf(rivalMarket.own, resource));
  return coinWorth(left) * (saved + 0.5 * rivals);
}

/** Units a city need not buy any more. */
function unitsSaved(outlook: Outlook, resource: number, before: number, after: number): number {
  let units = OWN_SHARE * (missingOf(outlook, resource, before) - missingOf(outlook, resource, after));
  const { unbuilt } = outlook;
  for (let at = 0; at < unbuilt.length; at++) {
    const need = WONDERS[unbuilt[at]!]!.need[resource]!;
    units += Math.max(0, need - before) - Math.max(0, need - after);
  }
  return units;
}

function worthOfTrade(outlook: Outlook, card: number): number {
  const { market, left } = outlook;
  const { makesOne, flat } = CARDS[card]!;
  let coins = 0;
  for (const resource of flat) {
    const own = amountOf(market.own, resource);
    coins += (priceOf(market.prices, resource) - NUMBERS.tradeFlat) * unitsSaved(outlook, resource, own, Number.POSITIVE_INFINITY);
  }
  return coinWorth(left) * coins + (makesOne === "" ? 0 : worthOfChoice(outlook, makesOne));
}

/** A producer of choice makes whatever is dearest. */
function worthOfChoice(outlook: Outlook, makesOne: "raw" | "grey"): number {
  const { market, left } = outlook;
  const [from, to] = makesOne === "raw" ? [0, FIRST_GREY] : [FIRST_GREY, RESOURCES.length];
  let coins = 0;
  for (let resource = from; resource < to; resource++) {
    const own = amountOf(market.own, resource);
    coins += CHOICE_SHARE * priceOf(market.prices, resource) * unitsSaved(outlook, resource, own, own + 1);
  }
  return coinWorth(left) * coins;
}

/** Worth of the pawn for a seat it is ahead for: points, and the threat. */
const worthOfLead = (ahead: number): number => (ahead >= CAPITAL ? WIN : ahead <= -CAPITAL ? -WIN : ahead + (ahead * Math.abs(ahead)) / 6);

export function worthOfShields(outlook: Outlook, shields: number): number {
  const { ahead, left } = outlook;
  const coins = coinsLooted(outlook, shields);
  return worthOfLead(ahead + shields) - worthOfLead(ahead) + coins * coinWorth(left);
}

/** The coins of the loot that so many shields reach; none if they take the capital. */
export function coinsLooted({ table: { loot }, seat, ahead }: Outlook, shields: number): number {
  const to = Math.min(CAPITAL, ahead + shields);
  if (to === CAPITAL) return 0;
  let coins = 0;
  for (let token = 0; token < LOOT.length; token++) {
    const at = seat === 0 ? LOOT[token]!.at : -LOOT[token]!.at;
    if (at > 0 && at <= to && loot[token]!) coins += LOOT[token]!.coins;
  }
  return coins;
}

/** A new symbol, or the second of a pair, which brings a token. */
function worthOfSymbol(outlook: Outlook, symbol: number): number {
  const { symbols } = outlook;
  return (symbols & symbol) === 0 ? worthOfNewSymbol(symbols) : worthOfBestToken(outlook);
}

function worthOfNewSymbol(symbols: number): number {
  const held = countBits(symbols);
  return SYMBOLS[held + 1]! - SYMBOLS[held]!;
}

const [ARCHITECTURE, ECONOMY, MASONRY, MATHEMATICS] = [
  tokenOf("architecture"),
  tokenOf("economy"),
  tokenOf("masonry"),
  tokenOf("mathematics"),
];
export const THEOLOGY = tokenOf("theology");
const [STRATEGY, URBANISM] = [tokenOf("strategy"), tokenOf("urbanism")];

/** What the best token on the board is worth. */
export function worthOfBestToken(outlook: Outlook): number {
  const { tokens } = outlook.table;
  let best = 0;
  for (let at = 0; at < tokens.length; at++) best = Math.max(best, worthOfToken(outlook, tokens[at]!));
  return best;
}

export function worthOfToken(outlook: Outlook, token: number): number {
  const { city, left, unbuilt } = outlook;
  const { income, points, pointsPerToken, science } = TOKENS[token]!;
  const tokens = city.tokens.length + 1;
  let worth = points + income * coinWorth(left) + pointsPerToken * tokens;
  if (hasToken(city, MATHEMATICS)) worth += TOKENS[MATHEMATICS]!.pointsPerToken;
  if (science > 0) worth += worthOfNewSymbol(outlook.symbols);
  if (token === ARCHITECTURE) worth += 1.5 * unbuilt.length;
  if (token === THEOLOGY) worth += TURN * unbuilt.filter((wonder) => !WONDERS[wonder]!.again).length;
  if (token === ECONOMY || token === MASONRY) worth += 9 * left;
  if (token === STRATEGY || token === URBANISM) worth += 8 * left;
  return worth;
}

/** Worth of a wonder for the city, before its price. */
export function worthOfWonder(outlook: Outlook, wonder: number): number {
  const { table, city, rival, left } = outlook;
  const { points, again, shields, income, robs, then, makesOne } = WONDERS[wonder]!;
  let worth = points + (income + Math.min(robs, rival.coins)) * coinWorth(left);
  if (again || hasToken(city, THEOLOGY)) worth += TURN;
  if (shields > 0) worth += worthOfShields(outlook, shields);
  if (makesOne !== "") worth += worthOfChoice(outlook, makesOne);
  if (then === "library") worth += 7;
  if (then === "mausoleum") worth += table.discard.reduce((best, card) => Math.max(best, worthOfCard(outlook, card)), 0);
  if (then === "zeus" || then === "circus") worth += 6 * left;
  return worth;
}
