/** Why something is asked, from the state. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { NUMBERS, WONDERS } from "../../../../shared/duel/catalog.ts";
import { discardIncomeOf, longestPush } from "../../../../shared/duel/rules/amounts.ts";
import { countSymbols } from "../../../../shared/duel/rules/fast-count.ts";
import { freePlaces, lowest } from "../../../../shared/duel/rules/fast-pyramid.ts";
import { canBuild, canBuildWonder, marketOf } from "../../../../shared/duel/rules/fast-trade.ts";
import { spacesToCapital } from "../../../../shared/duel/rules/military.ts";
import { EMPTY } from "../../../../shared/duel/rules/pyramid.ts";
import { type Duel, other, type Table, UNBUILT } from "../../../../shared/duel/state.ts";
import type { Line } from "../../../text/grammar.ts";

/** Only the player who is asked is told why. */
export function reason({ table, seat }: Sight<Duel>): Line | undefined {
  if (table.phase === "over" || seat !== table.turn) return undefined;
  switch (table.phase) {
    case "draft":
      return draftReason(table, seat);
    case "turn":
      return turnReason(table, seat);
    case "mausoleum":
      return ["reason.mausoleum", { count: table.discard.length }];
    case "opener":
      return ["reason.opener", { age: table.age, count: freeCards(table).length }];
    default:
      return [`reason.${table.phase}`];
  }
}

function draftReason({ cities, offer }: Table, seat: number): Line {
  if (offer.length === 2) return ["reason.draftLast"];
  return [at(cities, seat).wonders.length === 0 ? "reason.draftFirst" : "reason.draft"];
}

function turnReason(table: Table, seat: number): Line {
  const { coins } = at(table.cities, seat);
  const income = discardIncomeOf(at(table.cities, seat));
  if (isThreatened(table, seat)) return ["reason.turnWar", { spaces: spacesToCapital(table, other(seat)) }];
  if (isOneSymbolShort(table, other(seat))) return ["reason.turnScience", { symbols: countSymbols(at(table.cities, other(seat))) }];
  const [wonder] = payableWonders(table, seat);
  if (isLastCard(table)) return ["reason.turnLast", { age: table.age, income }];
  if (wonder !== undefined) return ["reason.turnWonder", { coins, income, wonder: at(WONDERS, wonder).id }];
  return [isPoor(table, seat) ? "reason.turnPoor" : "reason.turn", { coins, income }];
}

/** Whether another move of the opponent's may take the capital. */
export const isThreatened = (table: Table, seat: number): boolean =>
  spacesToCapital(table, other(seat)) <= longestPush(at(table.cities, other(seat)));

/** Whether one more symbol wins. */
export const isOneSymbolShort = ({ cities }: Table, seat: number): boolean => countSymbols(at(cities, seat)) === NUMBERS.symbolsToWin - 1;

/** Unbuilt wonders of a seat that it can pay for. */
export function payableWonders(table: Table, seat: number): readonly number[] {
  const market = marketOf(table, seat);
  const { wonders, under } = at(table.cities, seat);
  return wonders.filter((wonder, at) => under[at] === UNBUILT && canBuildWonder(market, wonder));
}

/** Whether no card that lies free can be paid for. */
export function isPoor(table: Table, seat: number): boolean {
  const market = marketOf(table, seat);
  return freeCards(table).every((card) => !canBuild(market, card));
}

const isLastCard = ({ pyramid }: Table): boolean => pyramid.filter((card) => card !== EMPTY).length === 1;

function freeCards({ pyramid, age }: Table): readonly number[] {
  const cards: number[] = [];
  // A card that is just being turned over has no face yet.
  for (let free = freePlaces(pyramid, age); free !== 0; free &= free - 1) cards.push(at(pyramid, lowest(free)));
  return cards.filter((card) => card > EMPTY);
}
