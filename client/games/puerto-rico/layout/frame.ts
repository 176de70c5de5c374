/** The zones of the table: the other seats at the back, the near seat in front, market and harbour between. */
import type { Pose, Size } from "../../../stage/pose.ts";
import { type Box, type Named, sizedBy } from "../../box.ts";
import { BOX, type Kind, ratio } from "../art/vocabulary.ts";

export interface Zones {
  /** Scale: 1 in an area of 1000 by 660. */
  readonly unit: number;
  /** The other seats' mats, in the order of play from the near seat. */
  readonly others: readonly Box[];
  /** The near seat's purse, colonists, barrels and cards. */
  readonly strip: Box;
  readonly island: Box;
  readonly city: Box;
  /** Height of a space on the near island and city. */
  readonly space: number;
  readonly market: Box;
  readonly roles: Box;
  readonly row: Box;
  readonly sea: Box;
  readonly quay: Box;
}

/** The depths of the layers, from the table up. */
export const LAYER = {
  table: -3,
  surface: -2,
  ground: 1,
  hull: 8,
  piece: 10,
  on: 20,
  circle: 24,
  colonist: 26,
  mark: 40,
  card: 50,
} as const;

const MARGIN = 5;
/** Gap between spaces of a grid, as a share of a space's height. */
export const GAP = 0.06;
export const GRID = { columns: 6, rows: 2 } as const;
const OTHERS = 0.226;
const WIDEST_MAT = 900;
const STRIP = 42;
const MARKET = 0.462;
/** Shares of the height between the mats, from top to bottom; in a wide window roles and row share a line. */
const SHARES = { roles: 0.28, row: 0.17, sea: 0.29, quay: 0.26 } as const;
const WIDE = { from: 2.2, roles: 0.56, line: 0.34, sea: 0.36, quay: 0.3 } as const;

export function zonesOf({ width, height }: Size, seats: number): Zones {
  const unit = Math.min(width / 1000, height / 660);
  const margin = MARGIN * unit;
  const pad = margin;
  // Six tiles and six buildings side by side.
  const across = GRID.columns * (1 + ratio("building")) + 2 * (GRID.columns - 1) * GAP;
  const space = Math.min((width - 3 * margin - 4 * pad) / across, height * 0.1);
  const boards = GRID.rows * space + (GRID.rows - 1) * GAP * space + 2 * pad;
  const islandWidth = (GRID.columns + (GRID.columns - 1) * GAP) * space + 2 * pad;
  const cityWidth = (GRID.columns * ratio("building") + (GRID.columns - 1) * GAP) * space + 2 * pad;
  const left = (width - islandWidth - cityWidth - margin) / 2;
  const boardsTop = height - margin - boards;
  const strip = { x: margin, y: boardsTop - STRIP * unit, width: width - 2 * margin, height: STRIP * unit };

  const matHeight = height * OTHERS;
  const count = Math.max(1, seats - 1);
  const matWidth = Math.min((width - margin * (count + 1)) / count, WIDEST_MAT * unit);
  const step = matWidth + margin;
  const first = (width - step * count + margin) / 2;
  const others = Array.from({ length: count }, (_none, n) => ({ x: first + n * step, y: margin, width: matWidth, height: matHeight }));

  const top = matHeight + 2 * margin;
  const middle = strip.y - margin - top;
  const market = { x: margin, y: top, width: Math.min(width * MARKET, middle * 1.45), height: middle };
  const x = market.x + market.width + margin;
  const right = width - margin - x;
  const column = { x, y: top, width: right, height: middle };
  const rows = right > WIDE.from * middle ? wideRows(column, margin) : narrowRows(column, margin);
  return {
    unit,
    others,
    strip,
    island: { x: left, y: boardsTop, width: islandWidth, height: boards },
    city: { x: left + islandWidth + margin, y: boardsTop, width: cityWidth, height: boards },
    space,
    market,
    ...rows,
  };
}

type Rows = Pick<Zones, "roles" | "row" | "sea" | "quay">;

/** Splits a box into boxes below each other. */
function stacked({ x, y, width, height }: Box, shares: readonly number[], margin: number): Box[] {
  const free = height - margin * (shares.length - 1);
  let top = y;
  return shares.map((share) => {
    const box = { x, y: top, width, height: free * share };
    top += box.height + margin;
    return box;
  });
}

function narrowRows(column: Box, margin: number): Rows {
  const [roles, row, sea, quay] = stacked(column, Object.values(SHARES), margin) as [Box, Box, Box, Box];
  return { roles, row, sea, quay };
}

function wideRows(column: Box, margin: number): Rows {
  const [line, sea, quay] = stacked(column, [WIDE.line, WIDE.sea, WIDE.quay], margin) as [Box, Box, Box];
  const width = (line.width - margin) * WIDE.roles;
  const roles = { ...line, width };
  const row = { ...line, x: line.x + width + margin, width: line.width - margin - width };
  return { roles, row, sea, quay };
}

export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** A pose of this height about a point, with its drawing's proportions. */
export const upright = (shape: Kind, height: number, x: number, y: number, rest: Named): Pose => ({
  x,
  y,
  width: height * ratio(shape),
  height,
  ...rest,
});

export const heightFor = (shape: Kind, width: number): number => (width * BOX[shape][1]) / BOX[shape][0];

export const sized = sizedBy(4);

/** The seat at the bottom; for watchers it is seat 0. */
export const nearSeat = ({ seat }: { readonly seat: number }): number => Math.max(0, seat);
/** The other seats, in the order of play. */
export const otherSeats = (near: number, seats: number): number[] =>
  Array.from({ length: seats - 1 }, (_none, n) => (near + 1 + n) % seats);
