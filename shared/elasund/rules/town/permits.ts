/** Where a permit may be put and at what price: in the permit step, and with the bonus actions that move, raise and add one. */
import { must } from "../../../core/base/checked.ts";
import { NUMBERS, ROWS } from "../../catalog.ts";
import { BONUSES, NONE, PERMITS, type Table } from "../../state.ts";
import { canPay, type Price, priceOf } from "../price.ts";
import { columnsOf, FREE, fieldAt, type Ground, groundOf, hasFreeField, rowOf } from "./grid.ts";

type Hand = readonly number[];
export type Bonus = (typeof BONUSES)[number];

/** The bonus action under way, if one is. */
export const bonusOf = ({ bonus }: Table): Bonus | undefined => (bonus === NONE ? undefined : BONUSES[bonus]);

/** Influence price of each bonus action; putting or raising a permit costs its gold as well. */
export const BONUS_PRICE: Readonly<Record<Bonus, Price>> = {
  move: priceOf(0, NUMBERS.pairCost),
  upgrade: priceOf(0, NUMBERS.pairCost),
  extra: priceOf(0, 0, NUMBERS.differentCost),
  gold: priceOf(0, 0, NUMBERS.differentCost),
};

/** Fields that cost the same. */
export interface PermitPlaces {
  readonly fields: readonly number[];
  readonly price: Price;
}

/** Where the seat whose turn it is may put a permit, whatever its hand, or at prices that this hand pays. */
export function permitPlaces(table: Table, ground: Ground, bonus: Bonus | undefined, value: number, hand?: Hand): PermitPlaces[] {
  const isWanted = (price: Price): boolean => hand === undefined || canPay(hand, price);
  if (bonus === "upgrade") {
    const lower = lowerPermits(table, value).map((from) => ({ fields: [permitField(table, from)], price: priceOfRaise(from, value) }));
    return lower.filter(({ price }) => isWanted(price));
  }
  const places: PermitPlaces[] = [];
  const rows = rowsOfShip(table, ground);
  for (const near of [true, false]) {
    const price = priceOfPlace(bonus, value, near);
    const fields = isWanted(price) ? freeFields(table, ground, rows, near) : [];
    if (fields.length > 0) places.push({ fields, price });
  }
  return places;
}

/** The free fields in the rows of the ship (near), or in all others. */
function freeFields(table: Table, ground: Ground, rows: readonly number[], near: boolean): number[] {
  const columns = columnsOf(table);
  const fields: number[] = [];
  for (let row = 0; row < ROWS; row++) {
    if (rows.includes(row) !== near) continue;
    for (let field = fieldAt(0, row); field < fieldAt(columns, row); field++) if (ground[field] === FREE) fields.push(field);
  }
  return fields;
}

/** What one of these places costs. */
export function priceAt(table: Table, bonus: Bonus | undefined, value: number, field: number): Price {
  if (bonus === "upgrade") return priceOfRaise(table.permits.indexOf(field, table.turn * PERMITS) % PERMITS, value);
  const isNear = bonus !== undefined || rowOf(field) === table.ship || rowsOfShip(table, groundOf(table)).includes(rowOf(field));
  return priceOfPlace(bonus, value, isNear);
}

/** Prices that such a permit may have at least: the rows of the ship have a free field while there is any (`room`). */
export function possiblePrices(table: Table, bonus: Bonus | undefined, value: number, room = hasFreeField(table)): readonly Price[] {
  if (bonus === "upgrade") return lowerPermits(table, value).map((from) => priceOfRaise(from, value));
  if (!room) return NO_PRICES;
  return must((bonus === undefined ? PLACED : bonus === "move" ? MOVED : EXTRA)[value], "permit");
}

function priceOfPlace(bonus: Bonus | undefined, value: number, near: boolean): Price {
  if (bonus === undefined) return priceOf(value, near ? 0 : NUMBERS.pairCost);
  const { same, each } = BONUS_PRICE[bonus];
  return priceOf(bonus === "move" ? 0 : value, same, each);
}

/** Own permits on the board that can be raised to this value; they return to the supply. */
function lowerPermits(table: Table, value: number): number[] {
  const lower: number[] = [];
  for (let from = 0; from < value; from++) if (permitField(table, from) !== NONE) lower.push(from);
  return lower;
}
const priceOfRaise = (from: number, to: number): Price => priceOf(to - from, BONUS_PRICE.upgrade.same);

const permitField = ({ permits, turn }: Table, value: number): number => must(permits[turn * PERMITS + value], "permit");

/** Permits that a bonus action can be used for, or without one that the permit step can place. */
export const permitsFor = (table: Table, bonus: Bonus | undefined): number[] =>
  permitsOf(table, table.turn, bonus === "move" ? "board" : "supply");

/** Values of the seat's permits that lie in its supply, or on the board. */
export const permitsOf = ({ permits }: Table, seat: number, where: "supply" | "board"): number[] =>
  VALUES.filter((value) => (permits[seat * PERMITS + value] === NONE) === (where === "supply"));
const VALUES = Array.from({ length: PERMITS }, (_none, value) => value);

/** By value, each as a list: listing moves asks for many. */
const nearPrices = (bonus?: Bonus): readonly (readonly Price[])[] => VALUES.map((value) => [priceOfPlace(bonus, value, true)]);
const PLACED = nearPrices();
const EXTRA = nearPrices("extra");
const MOVED = nearPrices("move");
const NO_PRICES: readonly Price[] = [];

/** The ship's row, or if it has no free field the nearest that has one: both if they are equally near. */
export function rowsOfShip(table: Table, ground: Ground): number[] {
  const { ship } = table;
  if (hasFree(table, ground, ship)) return [ship];
  for (let far = 1; far < ROWS; far++) {
    const free = [ship - far, ship + far].filter((row) => hasFree(table, ground, row));
    if (free.length > 0) return free;
  }
  return [];
}

function hasFree(table: Table, ground: Ground, row: number): boolean {
  if (row < 0 || row >= ROWS) return false;
  const end = fieldAt(columnsOf(table), row);
  for (let field = fieldAt(0, row); field < end; field++) if (ground[field] === FREE) return true;
  return false;
}
