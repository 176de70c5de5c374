/** What a building, a wonder or a token does for its city, in the order of the rules. */

import { at, must } from "../../core/base/checked.ts";
import type { State, Tell } from "../../core/contract/game.ts";
import { CARDS, NUMBERS, TOKENS, tokenOf, WONDERS } from "../catalog.ts";
import { type CoinReason, type Duel, type Event, other, REMOVED, type Table, UNBUILT } from "../state.ts";
import { economyOf, guildIncomeOf, incomeOf, shieldsOf } from "./amounts.ts";
import { DESTROYS, destroyable } from "./destroy.ts";
import { cityOf } from "./fast-city.ts";
import { count, countSymbol, countSymbols } from "./fast-count.ts";
import { movePawn } from "./military.ts";
import { hasToken } from "./trade.ts";
import { win } from "./win.ts";

const THEOLOGY = tokenOf("theology");
const PAIR = 2;

/** Changes a city's coins and tells by how much; a city loses at most what it has. */
export function changeCoins(table: Table, seat: number, amount: number, why: CoinReason, tell: Tell<Event>): void {
  const city = cityOf(table, seat);
  const change = Math.max(amount, -city.coins);
  if (change === 0) return;
  city.coins += change;
  tell({ type: "coins", seat, coins: change, why });
}

/** The opponent's Economy earns what was spent on resources, before anything that was built takes effect. */
export function payEconomy(table: Table, seat: number, trade: number, tell: Tell<Event>): void {
  changeCoins(table, other(seat), economyOf(table, seat, trade), "economy", tell);
}

/** The effects of a building that has just come into a city, bought, chained or revived. */
export function applyCard(state: State<Duel>, seat: number, card: number, tell: Tell<Event>): void {
  const { table } = state;
  const city = cityOf(table, seat);
  const row = must(CARDS[card], "card");
  changeCoins(table, seat, incomeOf(city, card), "card", tell);
  changeCoins(table, seat, guildIncomeOf(table, card), "guild", tell);
  if (row.shields > 0) movePawn(table, seat, shieldsOf(city, card), tell);
  if (row.science > 0) addSymbol(table, seat, row.science, tell);
}

/** Puts a card under a wonder and does what the wonder does. */
export function applyWonder(state: State<Duel>, seat: number, wonder: number, tell: Tell<Event>): void {
  const { table, secrets, hidden } = state;
  const row = at(WONDERS, wonder);
  if (countBuilt(table) === NUMBERS.wondersBuilt) removeEighth(table, tell);
  table.again = row.again || hasToken(cityOf(table, seat), THEOLOGY);
  changeCoins(table, seat, row.income, "wonder", tell);
  changeCoins(table, other(seat), -row.robs, "robbed", tell);
  if (row.shields > 0) movePawn(table, seat, row.shields, tell);
  if (table.phase === "over" || row.then === undefined) return;
  if (row.then === "library") {
    const tokens = hidden.box.splice(0, NUMBERS.tokensDrawn);
    at(secrets, seat).drawn = tokens;
    table.phase = "library";
    tell({ type: "drew", seat }, seat, { type: "drew", seat, tokens: [...tokens] });
  } else if (row.then === "mausoleum") {
    if (table.discard.length === 0) return;
    table.phase = "mausoleum";
    tell({ type: "mourned", seat });
  } else {
    const colour = DESTROYS[row.then];
    if (destroyable(table, seat, colour).length === 0) return;
    table.phase = row.then;
    tell({ type: "threatened", seat: other(seat), colour });
  }
}

/** A token that has just come into a city. */
export function applyToken(table: Table, seat: number, token: number, tell: Tell<Event>): void {
  changeCoins(table, seat, at(TOKENS, token).income, "token", tell);
  if (at(TOKENS, token).science > 0) addSymbol(table, seat, at(TOKENS, token).science, tell);
}

/** Six different symbols win at once; a pair asks for a token, if there is one. */
function addSymbol(table: Table, seat: number, symbol: number, tell: Tell<Event>): void {
  const city = cityOf(table, seat);
  if (countSymbols(city) >= NUMBERS.symbolsToWin) {
    return win(table, seat, "science", tell);
  }
  if (countSymbol(city, symbol) !== PAIR || table.tokens.length === 0) return;
  table.phase = "token";
  tell({ type: "pair", seat });
}

function removeEighth(table: Table, tell: Tell<Event>): void {
  table.cities.forEach((city, seat) => {
    const place = city.under.indexOf(UNBUILT);
    if (place < 0) return;
    city.under[place] = REMOVED;
    tell({ type: "removed", seat, wonder: at(city.wonders, place) });
  });
}

const countBuilt = (table: Table): number => count(cityOf(table, 0), "wonders") + count(cityOf(table, 1), "wonders");
