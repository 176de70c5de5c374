/** Where a permit may be put and at what price: in the permit step, and with the bonus actions that move, raise and add one. */
import { NUMBERS, ROWS } from "../catalog.ts";
import { type Price, priceOf } from "../price.ts";
import { BONUSES, NONE, PERMITS, type Table } from "../state.ts";
import { columnsOf, FREE, fieldAt, type Ground, groundOf, hasFreeField, rowOf } from "./grid.ts";

export type Bonus = (typeof BONUSES)[number];

/** The bonus action under way, if one is. */
export const bonusOf = ({ bonus }: Table): Bonus | undefined => BONUSES[bonus];

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

/** The free fields: in the rows of the ship, and elsewhere. */
export interface FreeFields {
  readonly near: readonly number[];
  readonly far: readonly number[];
}

export function freeFieldsOf(table: Table, ground: Ground = groundOf(table)): FreeFields {
  const rows = rowsOfShip(table, ground);
  const columns = columnsOf(table);
  const near: number[] = [];
  const far: number[] = [];
  for (let row = 0; row < ROWS; row++) {
    const fields = rows.includes(row) ? near : far;
    for (let field = fieldAt(0, row); field < fieldAt(columns, row); field++) if (ground[field] === FREE) fields.push(field);
  }
  return { near, far };
}

/** Where the seat whose turn it is may put a permit, whatever its hand. */
export function permitPlaces(table: Table, { near, far }: FreeFields, bonus: Bonus | undefined, value: number): PermitPlaces[] {
  if (bonus === "upgrade") return raisePlaces(table, value);
  const places: PermitPlaces[] = [];
  if (near.length > 0) places.push({ fields: near, price: priceOfPlace(bonus, value, true) });
  if (far.length > 0) places.push({ fields: far, price: priceOfPlace(bonus, value, false) });
  return places;
}

/** What one of these places costs. */
export function priceAt(table: Table, bonus: Bonus | undefined, value: number, field: number): Price {
  if (bonus === "upgrade") return raisePlaces(table, value).find(({ fields }) => fields.includes(field))!.price;
  const isNear = bonus !== undefined || rowOf(field) === table.ship || rowsOfShip(table, groundOf(table)).includes(rowOf(field));
  return priceOfPlace(bonus, value, isNear);
}

/** Prices that such a permit may have at least: the rows of the ship have a free field while there is any (`room`). */
export function possiblePrices(table: Table, bonus: Bonus | undefined, value: number, room = hasFreeField(table)): Price[] {
  if (bonus === "upgrade") return raisePlaces(table, value).map(({ price }) => price);
  return room ? [priceOfPlace(bonus, value, true)] : [];
}

function priceOfPlace(bonus: Bonus | undefined, value: number, near: boolean): Price {
  if (bonus === undefined) return priceOf(value, near ? 0 : NUMBERS.pairCost);
  const { same, each } = BONUS_PRICE[bonus];
  return priceOf(bonus === "move" ? 0 : value, same, each);
}

/** The fields of own lower permits, which return to the supply. */
function raisePlaces(table: Table, value: number): PermitPlaces[] {
  const lower = permitsOf(table, table.turn, "board").filter((from) => from < value);
  return lower.map((from) => ({ fields: [permitField(table, from)], price: priceOf(value - from, BONUS_PRICE.upgrade.same) }));
}

const permitField = ({ permits, turn }: Table, value: number): number => permits[turn * PERMITS + value]!;

/** Permits that a bonus action can be used for, or without one that the permit step can place. */
export const permitsFor = (table: Table, bonus: Bonus | undefined): number[] =>
  permitsOf(table, table.turn, bonus === "move" ? "board" : "supply");

/** Without one no building can be built. */
export function hasPermitOnBoard({ permits }: Table, seat: number): boolean {
  for (let permit = seat * PERMITS; permit < (seat + 1) * PERMITS; permit++) if (permits[permit] !== NONE) return true;
  return false;
}

/** Values of the seat's permits that lie in its supply, or on the board. */
export const permitsOf = ({ permits }: Table, seat: number, where: "supply" | "board"): number[] =>
  VALUES.filter((value) => (permits[seat * PERMITS + value] === NONE) === (where === "supply"));
const VALUES = Array.from({ length: PERMITS }, (_none, value) => value);

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
