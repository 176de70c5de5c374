/** The steps after a building or permit is chosen: its place, and the influence which that place costs. */
import type { State, Tell } from "../../../core/contract/game.ts";
import { type Elasund, type Event, GOLD, NONE, PERMITS, type Table } from "../../state.ts";
import { spend } from "../cards.ts";
import { endTurn } from "../ending.ts";
import { canPay, cardsOf, type Price } from "../price.ts";
import { startBonusStep } from "../turn.ts";
import { build } from "./build.ts";
import { pricesOfSites } from "./fast-site.ts";
import { groundOf } from "./grid.ts";
import { bonusOf, type PermitPlaces, permitPlaces, permitsFor, possiblePrices, priceAt } from "./permits.ts";
import { priceOfSite, type Site, siteAt } from "./site.ts";

/** Every place for the chosen building or permit, whatever the hand, or those that this hand pays. */
export function placesFor(table: Table, hand?: readonly number[]): PermitPlaces[] {
  if (table.kind === NONE) return permitPlaces(table, groundOf(table), bonusOf(table), table.permit, hand);
  const places: PermitPlaces[] = [];
  for (const { field, price } of pricesOfSites(table, table.turn, table.kind)) {
    if (hand === undefined || canPay(hand, price)) places.push({ fields: [field], price });
  }
  return places;
}

/** The price of the chosen place. */
export const priceOfTarget = (table: Table): Price => priceWith(table, siteOfTarget(table));

/** The chosen place of a building; undefined for a permit. */
const siteOfTarget = (table: Table): Site | undefined =>
  table.kind === NONE ? undefined : siteAt(table, groundOf(table), table.turn, table.kind, table.target);

const priceWith = (table: Table, site: Site | undefined): Price =>
  site === undefined ? priceAt(table, bonusOf(table), table.permit, table.target) : priceOfSite(site);

/** Prices of which the seat whose turn it is can pay at least one, as its choices show. */
export function impliedPrices(table: Table): Price[] {
  if (table.step === "where") return placesFor(table).map(({ price }) => price);
  if (table.step === "pay") return placesFor(table).flatMap(({ fields, price }) => (fields.includes(table.target) ? [price] : []));
  const bonus = bonusOf(table);
  if (table.step !== "permit" || bonus === undefined) return [];
  return permitsFor(table, bonus).flatMap((value) => possiblePrices(table, bonus, value));
}

export function put(state: State<Elasund>, field: number, tell: Tell<Event>): void {
  const { table } = state;
  table.target = field;
  const site = siteOfTarget(table);
  const price = priceWith(table, site);
  if (price.same === 0) return carryOut(state, site, price, GOLD, tell);
  table.step = "pay";
  tell({ type: "aimed", field });
}

export function pay(state: State<Elasund>, colour: number, tell: Tell<Event>): void {
  const site = siteOfTarget(state.table);
  carryOut(state, site, priceWith(state.table, site), colour, tell);
}

/** `colour` is the influence that was chosen, if the place costs any. */
function carryOut(state: State<Elasund>, site: Site | undefined, price: Price, colour: number, tell: Tell<Event>): void {
  if (site === undefined) layPermit(state, cardsOf(price, colour), tell);
  else build(state, site, colour, tell);
}

function layPermit(state: State<Elasund>, cards: readonly number[], tell: Tell<Event>): void {
  const { table } = state;
  const { permits, turn, permit, target } = table;
  const bonus = bonusOf(table);
  const from = bonus === "upgrade" ? permits.indexOf(target, turn * PERMITS) : NONE;
  startBonusStep(table);
  spend(state, cards, tell);
  if (from !== NONE) permits[from] = NONE;
  permits[turn * PERMITS + permit] = target;
  if (from === NONE) tell({ type: "placed", value: permit, field: target });
  else tell({ type: "raised", from: from % PERMITS, to: permit, field: target });
  if (bonus !== undefined) endTurn(table, tell);
}
