/** What a move costs and what it brings each seat, known before it is made: `play` changes exactly that. */
import { add, at } from "../../core/base/checked.ts";
import type { View } from "../../core/contract/game.ts";
import { CARDS, LOOT, TOKENS, WONDERS } from "../catalog.ts";
import { chainIncomeOf, discardIncomeOf, economyOf, guildIncomeOf, incomeOf, shieldsOf } from "../rules/amounts.ts";
import { cityOf } from "../rules/fast-city.ts";
import { countSymbols } from "../rules/fast-count.ts";
import { cardPrice, isChained, marketOf, wonderPrice } from "../rules/fast-trade.ts";
import { lootOnTheWay, lossOf, pawnAfter } from "../rules/military.ts";
import { type City, type Duel, type Move, other, type Table } from "../state.ts";
import { type Refusal, refusalOf } from "./refusals.ts";

/** What one seat gains; below 0: loses. */
export interface Gain {
  /** Coins gained or lost beside the price. */
  readonly coins: number;
  /** Spaces the pawn moves towards the opponent's capital. */
  readonly spaces: number;
  /** Different science symbols. */
  readonly symbols: number;
}

export interface Offer {
  /** Why the move is not allowed; undefined if `moves` lists it. */
  readonly refusal: Refusal | undefined;
  /** Coins that the seat pays, whether or not it has them. */
  readonly price: number;
  /** Free, because the city has the card that makes this one free. */
  readonly chain: boolean;
  /** By seat. */
  readonly gains: readonly Gain[];
}

export function offerOf(view: View<Duel>, move: Move): Offer {
  const { table, seat } = view;
  const refusal = refusalOf(view, move);
  if (refusal?.why === "notAsked") return { refusal, price: 0, chain: false, gains: table.cities.map(() => NOTHING) };
  const chain = move.type === "build" && isChained(marketOf(table, seat), move.card);
  const price = priceOfMove(table, seat, move);
  return { refusal, price, chain, gains: gainsOf(table, seat, move, price) };
}

const NOTHING: Gain = { coins: 0, spaces: 0, symbols: 0 };

export function priceOfMove(table: Table, seat: number, move: Move): number {
  if (move.type === "build") return cardPrice(marketOf(table, seat), move.card);
  return move.type === "wonder" ? wonderPrice(marketOf(table, seat), move.wonder) : 0;
}

/** Coins go in the order of the rules, because a city loses no more than it then has. */
interface Ledger {
  /** The table once the card or token has come into the city. */
  readonly table: Table;
  readonly seat: number;
  /** By seat. */
  readonly purses: number[];
  pawn: number;
}

function gainsOf(table: Table, seat: number, move: Move, price: number): readonly Gain[] {
  const after = tableAfter(table, seat, move);
  const ledger: Ledger = { table: after, seat, purses: table.cities.map(({ coins }) => coins), pawn: table.pawn };
  add(ledger.purses, seat, -price);
  applyMove(ledger, move, price);
  const forward = seat === 0 ? 1 : -1;
  return table.cities.map((city, own) => {
    const paid = own === seat ? price : 0;
    return {
      coins: at(ledger.purses, own) - city.coins + paid,
      spaces: own === seat ? (ledger.pawn - table.pawn) * forward : 0,
      symbols: countSymbols(at(after.cities, own)) - countSymbols(city),
    };
  });
}

/** The cities with what the move brings them; coins as before. */
function tableAfter(table: Table, seat: number, move: Move): Table {
  const withCity = (whose: number, change: Partial<City>): Table => ({
    ...table,
    cities: table.cities.map((city, own) => (own === whose ? { ...city, ...change } : city)),
  });
  const { cards, tokens } = cityOf(table, seat);
  switch (move.type) {
    case "build":
    case "revive":
      return withCity(seat, { cards: [...cards, move.card] });
    case "token":
    case "keep":
      return withCity(seat, { tokens: [...tokens, move.token] });
    case "destroy":
      return withCity(other(seat), { cards: cityOf(table, other(seat)).cards.filter((card) => card !== move.card) });
    default:
      return table;
  }
}

function applyMove(ledger: Ledger, move: Move, price: number): void {
  const { table, seat, purses } = ledger;
  const city = cityOf(table, seat);
  switch (move.type) {
    case "build": {
      // A card never makes itself free, so the city with the card gives the same answer.
      if (isChained(marketOf(table, seat), move.card)) add(purses, seat, chainIncomeOf(city));
      else add(purses, other(seat), economyOf(table, seat, price - at(CARDS, move.card).coins));
      return applyCard(ledger, move.card);
    }
    case "revive":
      return applyCard(ledger, move.card);
    case "discard":
      add(purses, seat, discardIncomeOf(city));
      return;
    case "wonder": {
      const { income, robs, shields } = at(WONDERS, move.wonder);
      add(purses, other(seat), economyOf(table, seat, price));
      add(purses, seat, income);
      lose(ledger, robs);
      return movePawn(ledger, shields);
    }
    case "token":
    case "keep":
      add(purses, seat, at(TOKENS, move.token).income);
  }
}

function applyCard(ledger: Ledger, card: number): void {
  const { table, seat, purses } = ledger;
  const city = cityOf(table, seat);
  add(purses, seat, incomeOf(city, card) + guildIncomeOf(table, card));
  movePawn(ledger, shieldsOf(city, card));
}

/** The opponent loses coins. */
function lose({ seat, purses }: Ledger, coins: number): void {
  add(purses, other(seat), -lossOf(at(purses, other(seat)), coins));
}

function movePawn(ledger: Ledger, shields: number): void {
  const { table, seat } = ledger;
  if (shields === 0) return;
  ledger.pawn = pawnAfter(table, seat, shields);
  for (const token of lootOnTheWay(table, seat, ledger.pawn)) lose(ledger, at(LOOT, token).coins);
}
