/**
 * Sets of fields, as bots ask for them millions of times: each field is a bit of one of three numbers, and lists are read without a check.
 * `grid.ts`, `permits.ts`, `settle.ts` and `site.ts` say the same in plain words.
 */

import { BUILDINGS, CHURCH, COLUMNS, KIND_OF, ROWS, TILES } from "../../catalog.ts";
import { COLS, NONE, PERMITS, type Table } from "../../state.ts";
import { COVERED, COVERING, churchField, columnOf, FIELDS, PIT_FIELD, rowOf, tradeWith } from "./grid.ts";

/** The thirty fields in the north, in the middle and in the south. */
export type Fields = readonly [north: number, middle: number, south: number];

/** Fields of each part. */
export const PART = FIELDS / 3;
/** A piece that is on no field has a negative number instead, whose last bits are no field either. */
const FIELD_BITS = 7;
const FIELD = (1 << FIELD_BITS) - 1;

const all = Array.from({ length: FIELDS }, (_none, field) => field);
const allWhere = (holds: (field: number) => boolean): Fields => setOf(all.filter(holds));

function setOf(fields: readonly number[]): Fields {
  const bits: [number, number, number] = [0, 0, 0];
  for (const field of fields) bits[Math.floor(field / PART)]! |= 1 << (field % PART);
  return bits;
}

/** By kind and field, sets of fields; each part is a list. */
type Sets = readonly [Int32Array, Int32Array, Int32Array];
const partsOf = (lists: readonly (readonly (readonly number[])[])[]): Sets => {
  const part = (at: number) =>
    new Int32Array(BUILDINGS.length << FIELD_BITS).map((_zero, place) => setOf(lists[place >> FIELD_BITS]![place & FIELD] ?? [])[at]!);
  return [part(0), part(1), part(2)];
};
/** What a building covers, by its north-western field. The first kind covers that field alone. */
const [NORTH, MIDDLE, SOUTH] = partsOf(COVERED);
/** The sites that cover a field. */
const [NORTH_SITES, MIDDLE_SITES, SOUTH_SITES] = partsOf(COVERING);
/** By tile, where its kind begins in these lists. */
const FIRST_OF = Int32Array.from(KIND_OF, (kind) => kind << FIELD_BITS);

/** By number of seats. */
const WIDTHS = Array.from({ length: 1 + Math.max(...Object.keys(COLUMNS).map(Number)) }, (_none, seats) => COLUMNS[seats] ?? 0);
const OPEN = WIDTHS.map((columns) => allWhere((field) => columnOf(field) < columns && field !== PIT_FIELD));
const WITHOUT_TRADE = WIDTHS.map((columns) => allWhere((field) => tradeWith(columns, field) === 0));
/** And by kind: the sites on the board. */
const FITTING = WIDTHS.map((columns) =>
  BUILDINGS.map(({ width, height }) => allWhere((field) => columnOf(field) + width <= columns && rowOf(field) + height <= ROWS)),
);
const ROW = Array.from({ length: ROWS }, (_none, row) => allWhere((field) => rowOf(field) === row));
const EMPTY: Fields = [0, 0, 0];

export const isEmpty = ([north, middle, south]: Fields): boolean => (north | middle | south) === 0;
export const without = (a: Fields, b: Fields): Fields => [a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2]];
const both = (a: Fields, b: Fields): Fields => [a[0] | b[0], a[1] | b[1], a[2] | b[2]];
const shared = (a: Fields, b: Fields): Fields => [a[0] & b[0], a[1] & b[1], a[2] & b[2]];

/** The lowest one. */
export const firstBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** Fields on which nothing lies. */
export function freeFields({ cubes, permits, sites, church, churchAt }: Table): Fields {
  let [north, middle, south] = permitFields(permits);
  for (let tile = 0; tile < TILES; tile++) {
    const place = FIRST_OF[tile]! + (sites[tile]! & FIELD);
    north |= NORTH[place]!;
    middle |= MIDDLE[place]!;
    south |= SOUTH[place]!;
  }
  for (let tile = 0; churchAt !== NONE && tile < CHURCH.tiles; tile++) {
    if (church[tile] === NONE) continue;
    const place = churchField(churchAt, tile);
    north |= NORTH[place]!;
    middle |= MIDDLE[place]!;
    south |= SOUTH[place]!;
  }
  return without(OPEN[cubes.length]!, [north, middle, south]);
}

/** Fields on which permits lie. */
function permitFields(permits: readonly number[]): Fields {
  let [north, middle, south] = EMPTY;
  for (let permit = 0; permit < permits.length; permit++) {
    const place = permits[permit]! & FIELD;
    north |= NORTH[place]!;
    middle |= MIDDLE[place]!;
    south |= SOUTH[place]!;
  }
  return [north, middle, south];
}

/** Those of the fields that are in the rows of the ship: `rowsOfShip`. */
export function nearFields(fields: Fields, ship: number): Fields {
  let near = shared(fields, ROW[ship] ?? EMPTY);
  for (let far = 1; far < ROWS && isEmpty(near); far++) near = shared(fields, both(ROW[ship - far] ?? EMPTY, ROW[ship + far] ?? EMPTY));
  return near;
}

/** Where a start building may be put back, by north-western field; such buildings are one column wide. */
export function homeFields(table: Table, kind: number): Fields {
  const homes = shared(freeFields(table), WITHOUT_TRADE[table.cubes.length]!);
  const [north, middle, south] = homes;
  // The same set one row farther north.
  const below: Fields = [(north >> COLS) | (middle << (PART - COLS)), (middle >> COLS) | (south << (PART - COLS)), south >> COLS];
  return BUILDINGS[kind]!.height === 1 ? homes : shared(homes, below);
}

/** Sites of this kind, by north-western field, with a permit of the seat and as many permits as they need. */
export function markedSites({ permits, cubes }: Table, seat: number, kind: number): Fields {
  const sites = shared(sitesAround(permits, seat, kind), FITTING[cubes.length]![kind]!);
  const needed = BUILDINGS[kind]!.permits;
  if (needed < 2 || isEmpty(sites)) return sites;
  const marked = permitFields(permits);
  const place = kind << FIELD_BITS;
  return [
    withMany(sites[0], marked, place, needed),
    withMany(sites[1], marked, place + PART, needed),
    withMany(sites[2], marked, place + 2 * PART, needed),
  ];
}

/** Sites, also beyond the board, that cover a permit of the seat. */
function sitesAround(permits: readonly number[], seat: number, kind: number): Fields {
  let [north, middle, south] = EMPTY;
  for (let permit = seat * PERMITS; permit < (seat + 1) * PERMITS; permit++) {
    const place = (kind << FIELD_BITS) + (permits[permit]! & FIELD);
    north |= NORTH_SITES[place]!;
    middle |= MIDDLE_SITES[place]!;
    south |= SOUTH_SITES[place]!;
  }
  return [north, middle, south];
}

/** The sites of one part, whose first is this place, that cover at least two, or three, of the fields. */
function withMany(sites: number, [north, middle, south]: Fields, first: number, needed: number): number {
  let many = 0;
  for (let bits = sites; bits !== 0; bits &= bits - 1) {
    const place = first + firstBit(bits);
    // No two of these meet in one bit, because a building is much smaller than a part.
    const covered = (north & NORTH[place]!) | (middle & MIDDLE[place]!) | (south & SOUTH[place]!);
    const more = covered & (covered - 1);
    if ((needed === 2 ? more : more & (more - 1)) !== 0) many |= bits & -bits;
  }
  return many;
}
