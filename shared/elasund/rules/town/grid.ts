/** The town plan: which field is where, and what lies on it. */
import { at, must } from "../../../core/base/checked.ts";
import { BUILDINGS, CHURCH, COLUMNS, DICE_ROWS, GATE_TRADE, HARBOUR, KIND_OF, PIT, ROWS, SIZE_OF, TILES } from "../../catalog.ts";
import { COLS, NONE, type Table } from "../../state.ts";

export const FIELDS = ROWS * COLS;
export const fieldAt = (column: number, row: number): number => row * COLS + column;
export const rowOf = (field: number): number => Math.floor(field / COLS);
export const columnOf = (field: number): number => field % COLS;
export const PIT_FIELD = fieldAt(PIT.column, PIT.row);

export const seatsOf = (table: Table): number => table.cubes.length;
export const columnsOf = (table: Table): number => must(COLUMNS[seatsOf(table)], "board");

/** What lies on a field of the ground: a tile's number from 0, a permit's from PERMIT, or one of these. */
export const FREE = -1;
export const CHURCH_TILE = -2;
export const OPEN_PIT = -3;
export const OUTSIDE = -4;
export const PERMIT = 64;

/** By kind: the steps from its north-western field to each it covers. */
const FOOTPRINTS: readonly (readonly number[])[] = BUILDINGS.map(({ width, height }) =>
  Array.from({ length: width * height }, (_none, place) => fieldAt(place % width, Math.floor(place / width))),
);
const FOOTPRINT_OF: readonly (readonly number[])[] = KIND_OF.map((kind) => at(FOOTPRINTS, kind));

/** By field. */
export type Ground = readonly number[];

/** Whether any field is free. */
export function hasFreeField(table: Table): boolean {
  const { permits, owners, church } = table;
  let covered = 0;
  for (const field of permits) if (field !== NONE) covered++;
  for (let tile = 0; tile < TILES; tile++) if (owners[tile] !== NONE) covered += must(SIZE_OF[tile], "tile");
  let laid = 0;
  for (const builder of church) if (builder !== NONE) laid++;
  // The pit is never free, and the first church tile lies on it.
  return covered + Math.max(1, laid) < columnsOf(table) * ROWS;
}

export function groundOf(table: Table): Ground {
  const ground = must(EMPTY_GROUNDS[seatsOf(table)], "board").slice();
  const { permits, sites } = table;
  for (let permit = 0; permit < permits.length; permit++) {
    const field = must(permits[permit], "permit");
    if (field !== NONE) ground[field] = PERMIT + permit;
  }
  for (let tile = 0; tile < TILES; tile++) {
    const site = must(sites[tile], "tile");
    if (site < 0) continue;
    const steps = must(FOOTPRINT_OF[tile], "tile");
    for (let place = 0; place < steps.length; place++) ground[site + must(steps[place], "step")] = tile;
  }
  if (table.churchAt !== NONE) {
    for (let tile = 0; tile < CHURCH.tiles; tile++) {
      if (table.church[tile] !== NONE) ground[churchField(table.churchAt, tile)] = CHURCH_TILE;
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

/** The field of a church tile once the north-western field of the nine is settled. */
export const churchField = (churchAt: number, tile: number): number =>
  churchAt + Math.floor(tile / CHURCH.side) * COLS + (tile % CHURCH.side);
/** The north-western field of the nine if this tile lies on the pit. */
export const churchAtWith = (tile: number): number => PIT_FIELD - Math.floor(tile / CHURCH.side) * COLS - (tile % CHURCH.side);

/** Whether a building of this kind would stay on the board. */
export const fits = (table: Table, kind: number, field: number): boolean => must(LEAST_COLUMNS[kind]?.[field], "field") <= columnsOf(table);
/** By kind and field: how many columns the board needs for such a building there. */
const LEAST_COLUMNS: readonly (readonly number[])[] = BUILDINGS.map(({ width, height }) =>
  Array.from({ length: FIELDS }, (_none, field) => (rowOf(field) + height <= ROWS ? columnOf(field) + width : Number.POSITIVE_INFINITY)),
);

/** By kind and field: the fields of such a building with this north-western one; empty where it fits on no board. */
export const COVERED: readonly (readonly (readonly number[])[])[] = BUILDINGS.map((_building, kind) =>
  at(LEAST_COLUMNS, kind).map((columns, field) => (columns <= COLS ? at(FOOTPRINTS, kind).map((step) => field + step) : [])),
);
/** By kind and field: the sites of such a building that cover the field. */
export const COVERING: readonly (readonly (readonly number[])[])[] = COVERED.map((sites) =>
  sites.map((_fields, field) => sites.flatMap((fields, site) => (fields.includes(field) ? [site] : []))),
);

/** The fields of such a building there. */
export const footprint = (kind: number, field: number): readonly number[] => must(COVERED[kind]?.[field], "site");

/** Trade points of a field. */
export const tradeOf = (table: Table, field: number): number => tradeWith(columnsOf(table), field);
export const tradeWith = (columns: number, field: number): number => (columnOf(field) < columns ? must(TRADE[field], "field") : 0);
/** By field of the largest board. */
const TRADE: readonly number[] = Array.from({ length: FIELDS }, (_none, field) => {
  if (columnOf(field) === HARBOUR.column) return HARBOUR.points;
  const isGate =
    (GATE_TRADE.columns as readonly number[]).includes(columnOf(field)) && (GATE_TRADE.rows as readonly number[]).includes(rowOf(field));
  return isGate ? GATE_TRADE.points : 0;
});

const LETTERS = "abcdefghi";
/** A letter for the column, the dice for the row: "c8" is the pit. */
export const fieldName = (field: number): string => `${LETTERS[columnOf(field)]}${DICE_ROWS[rowOf(field)]}`;
