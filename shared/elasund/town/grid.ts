/** The town plan: which field is where, and what lies on it. */
import { BUILDINGS, CHURCH, COLUMNS, DICE_ROWS, GATE_TRADE, HARBOUR, KIND_OF, PIT, ROWS, TILES } from "../catalog.ts";
import { COLS, NONE, type Table } from "../state.ts";

export const FIELDS = ROWS * COLS;
export const fieldAt = (column: number, row: number): number => row * COLS + column;
export const rowOf = (field: number): number => Math.floor(field / COLS);
export const columnOf = (field: number): number => field % COLS;
export const PIT_FIELD = fieldAt(PIT.column, PIT.row);

export const seatsOf = (table: Table): number => table.cubes.length;
export const columnsOf = (table: Table): number => COLUMNS[seatsOf(table)]!;

/** What lies on a field of the ground: a tile's number from 0, a permit's from PERMIT, or one of these. */
export const FREE = -1;
export const CHURCH_TILE = -2;
export const OPEN_PIT = -3;
export const OUTSIDE = -4;
export const PERMIT = 64;

/** By kind: the steps from its north-western field to each it covers. */
export const FOOTPRINTS: readonly (readonly number[])[] = BUILDINGS.map(({ width, height }) =>
  Array.from({ length: width * height }, (_none, at) => Math.floor(at / width) * COLS + (at % width)),
);

/** By field. */
export type Ground = readonly number[];

export function groundOf(table: Table): Ground {
  const ground = EMPTY_GROUNDS[seatsOf(table)]!.slice();
  const { permits, sites } = table;
  for (let permit = 0; permit < permits.length; permit++) {
    if (permits[permit]! !== NONE) ground[permits[permit]!] = PERMIT + permit;
  }
  for (let tile = 0; tile < TILES; tile++) {
    const site = sites[tile]!;
    if (site < 0) continue;
    const steps = FOOTPRINTS[KIND_OF[tile]!]!;
    for (let at = 0; at < steps.length; at++) ground[site + steps[at]!] = tile;
  }
  if (table.churchAt !== NONE) {
    for (let tile = 0; tile < CHURCH.tiles; tile++) {
      if (table.church[tile]! !== NONE) ground[churchField(table.churchAt, tile)] = CHURCH_TILE;
    }
  }
  return ground;
}

/** By number of seats: nothing built yet. */
const EMPTY_GROUNDS = Object.fromEntries(
  Object.entries(COLUMNS).map(([seats, columns]) => {
    const ground: number[] = Array.from({ length: FIELDS }, (_none, field) => (columnOf(field) < columns ? FREE : OUTSIDE));
    ground[PIT_FIELD] = OPEN_PIT;
    return [seats, ground];
  }),
) as Readonly<Record<string, number[]>>;

/** Where a church tile lies once the north-western field of the nine is settled. */
export const churchField = (churchAt: number, tile: number): number =>
  churchAt + Math.floor(tile / CHURCH.side) * COLS + (tile % CHURCH.side);
/** Where the nine lie if this tile lies on the pit. */
export const churchAtWith = (tile: number): number => PIT_FIELD - Math.floor(tile / CHURCH.side) * COLS - (tile % CHURCH.side);

/** Whether a building of this kind would stay on the board. */
export function fits(table: Table, kind: number, field: number): boolean {
  const { width, height } = BUILDINGS[kind]!;
  return columnOf(field) + width <= columnsOf(table) && rowOf(field) + height <= ROWS;
}

export const footprint = (kind: number, field: number): readonly number[] => FOOTPRINTS[kind]!.map((step) => field + step);

/** Trade points of a field. */
export function tradeOf(table: Table, field: number): number {
  if (columnOf(field) === HARBOUR.column) return HARBOUR.points;
  return columnOf(field) < columnsOf(table) && GATE_FIELDS.has(field) ? GATE_TRADE.points : 0;
}
const GATE_FIELDS = new Set(GATE_TRADE.columns.flatMap((column) => GATE_TRADE.rows.map((row) => fieldAt(column, row))));

const LETTERS = "abcdefghi";
/** A letter for the column, the dice for the row: "c8" is the pit. */
export const fieldName = (field: number): string => `${LETTERS[columnOf(field)]}${DICE_ROWS[rowOf(field)]}`;
