/** What a move costs and what it brings each seat, known before it is made: `play` changes exactly that. */
import { at } from "../../core/base/checked.ts";
import type { View } from "../../core/contract/game.ts";
import { BUILDINGS, NUMBERS } from "../catalog.ts";
import { type Change, changesBy } from "../rules/forecast.ts";
import { isPirate, pirateLosses } from "../rules/pirates.ts";
import { type Price, priceOf } from "../rules/price.ts";
import { incomeBySeat } from "../rules/ship.ts";
import { CHURCH_PRICE } from "../rules/town/church.ts";
import { groundOf } from "../rules/town/grid.ts";
import { BONUS_PRICE, bonusOf, possiblePrices } from "../rules/town/permits.ts";
import { placesFor } from "../rules/town/place.ts";
import { siteAt } from "../rules/town/site.ts";
import { nextPiece, pieceOf, priceOfSpace } from "../rules/town/walls.ts";
import { BONUSES, type Elasund, GOLD, type Move, NONE, type Table } from "../state.ts";
import type { Refusal } from "./refusal.ts";
import { refusalOf } from "./refusals.ts";

/** What one seat gains; below 0: loses. Cards the supply is short of are dealt as the rules of a shortage say. */
export interface Gain extends Change {
  readonly gold: number;
  readonly influence: number;
  /** Cards of its choice that it must give to the pirates. */
  readonly gives: number;
}

export interface Offer {
  /** Why the move is not allowed; undefined if `moves` lists it. */
  readonly refusal: Refusal | undefined;
  /** Out of the hand of the seat that moves, whether or not it has that. */
  readonly price: Price;
  /** By seat, beside the price. What the dice bring and what a church tile displaces are unknown before, so they are left out. */
  readonly gains: readonly Gain[];
  /**
   * When price and gains are due: with this move; with a later one of the same placement, the price then being the least
   * possible; or the price now and the gains later, as for the first part of the church.
   */
  readonly due: "now" | "later" | "gainsLater";
}

export function offerOf(view: View<Elasund>, move: Move): Offer {
  const { table, seat } = view;
  const refusal = refusalOf(view, move);
  if (refusal?.why === "notAsked") return { refusal, due: "now", price: FREE, gains: table.cubes.map(() => NOTHING) };
  return { refusal, due: dueOf(table, move), price: priceOfMove(table, move), gains: gainsOf(table, seat, move) };
}

function dueOf(table: Table, move: Move): Offer["due"] {
  switch (move.type) {
    case "build":
    case "permit":
      return "later";
    case "bonus":
      return BONUSES[move.action] === "gold" ? "now" : "later";
    case "put":
      return priceOfMove(table, move).same > 0 ? "later" : "now";
    case "church":
      return table.churchAt === NONE ? "gainsLater" : "now";
    default:
      return "now";
  }
}

const FREE = priceOf(0);

/** The printed price of a building whose site is not chosen yet; of a permit the least that it can cost now. */
export function priceOfMove(table: Table, move: Move): Price {
  switch (move.type) {
    case "give":
      return move.card === GOLD ? priceOf(1) : priceOf(0, 1);
    case "build":
      return priceOf(at(BUILDINGS, move.kind).gold);
    case "wall":
      return priceOfSpace(move.space);
    case "church":
      return CHURCH_PRICE;
    case "permit":
      return leastOf(possiblePrices(table, bonusOf(table), move.value));
    case "put":
      return priceOfField(table, move.field) ?? FREE;
    case "pay":
      return priceOfField(table, table.target) ?? FREE;
    case "bonus":
      return BONUS_PRICE[at(BONUSES, move.action)];
    default:
      return FREE;
  }
}

/** What a place for the chosen building or permit costs; undefined if it is no such place. */
export const priceOfField = (table: Table, field: number): Price | undefined =>
  placesFor(table).find(({ fields }) => fields.includes(field))?.price;

const leastOf = (prices: readonly Price[]): Price =>
  prices.reduce((least, price) => (price.gold < least.gold ? price : least), prices[0] ?? FREE);

const NOTHING: Gain = { gold: 0, influence: 0, gives: 0, tiles: [], trade: 0, cubes: 0 };

function gainsOf(table: Table, seat: number, move: Move): Gain[] {
  const alone = (gain: Partial<Gain>): Gain[] => table.cubes.map((_cubes, other) => (other === seat ? { ...NOTHING, ...gain } : NOTHING));
  switch (move.type) {
    case "sail":
      return gainsOfRow(table, move.row);
    case "take":
      return alone(move.card === GOLD ? { gold: 1 } : { influence: 1 });
    case "wall":
      return alone(gainOfNextPiece(table, seat));
    case "church":
    case "tile":
      return alone({ cubes: 1 });
    case "gold":
      return alone({ gold: NUMBERS.goldTaken });
    case "bonus":
      return alone(BONUSES[move.action] === "gold" ? { gold: NUMBERS.goldTaken } : {});
    case "put":
      return gainsOfField(table, seat, move.field);
    case "pay":
      return gainsOfField(table, seat, table.target);
    default:
      return alone({});
  }
}

/** By seat, if the ship comes to this row: cards earned, or after a 7 cards lost. */
export function gainsOfRow(table: Table, row: number): Gain[] {
  if (isPirate(table)) return pirateLosses(table, row).map((gives) => ({ ...NOTHING, gives }));
  return incomeBySeat(table, row).map((income) => ({ ...NOTHING, ...income }));
}

function gainOfNextPiece(table: Table, seat: number): Partial<Gain> {
  const piece = nextPiece(table, seat);
  if (piece === NONE) return {};
  const { tower, influence } = pieceOf(piece);
  return tower ? { cubes: 1 } : { influence };
}

/** What the chosen building brings on a field; a permit brings nothing by itself. */
function gainsOfField(table: Table, seat: number, field: number): Gain[] {
  const site = table.kind === NONE ? undefined : siteAt(table, groundOf(table), seat, table.kind, field);
  if (site === undefined) return table.cubes.map(() => NOTHING);
  return changesBy(table, seat, site).map((change, other) => ({ ...NOTHING, ...change, gold: at(site.compensation, other) }));
}
