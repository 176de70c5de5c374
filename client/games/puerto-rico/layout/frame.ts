/** The zones of the table: the other seats at the back, the near seat in front, market and harbour between. */
import { type Box, type Named, sizedBy } from "../../../face/box.ts";
import type { Pose, Size } from "../../../face/pose.ts";
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
/** The height of the others' mats: a share of the whole, more where the market leaves some. */
const OTHERS = { least: 0.226, most: 0.3 } as const;
const WIDEST_MAT = 900;
const STRIP = 42;
/** The market's share of the width, and how wide it is by its height at most. */
export const MARKET = { share: 0.462, widest: 1.45, columns: 4, rows: 6, head: 17, pad: 5, gap: 4, copies: 5 } as const;
/** Shares of the height between the mats: one column from top to bottom, or two beside each other in a wide window. */
const SHARES = { roles: 0.27, row: 0.18, sea: 0.3, quay: 0.25 } as const;
const WIDE = { from: 2.2, left: 0.4, roles: 0.55, sea: 0.52 } as const;
/** Height of a space on the near boards, as a share of the whole; a window wider than `wide` has less use for height elsewhere. */
const SPACE = { usual: 0.1, wide: 0.112, from: 1.9 } as const;

export function zonesOf({ width, height }: Size, seats: number): Zones {
  const unit = Math.min(width / 1000, height / 660);
  const margin = MARGIN * unit;
  const pad = margin;
  // Six tiles and six buildings side by side.
  const across = GRID.columns * (1 + ratio("building")) + 2 * (GRID.columns - 1) * GAP;
  const space = Math.min((width - 3 * margin - 4 * pad) / across, height * (width > SPACE.from * height ? SPACE.wide : SPACE.usual));
  const boards = GRID.rows * space + (GRID.rows - 1) * GAP * space + 2 * pad;
  const islandWidth = (GRID.columns + (GRID.columns - 1) * GAP) * space + 2 * pad;
  const cityWidth = (GRID.columns * ratio("building") + (GRID.columns - 1) * GAP) * space + 2 * pad;
  const left = (width - islandWidth - cityWidth - margin) / 2;
  const boardsTop = height - margin - boards;
  const strip = { x: margin, y: boardsTop - STRIP * unit, width: width - 2 * margin, height: STRIP * unit };

  const free = strip.y - 3 * margin;
  const most = free - height * OTHERS.least;
  const marketWidth = Math.min(width * MARKET.share, most * MARKET.widest);
  const middle = Math.max(free - height * OTHERS.most, Math.min(most, marketHeight(marketWidth, unit)));
  const matHeight = free - middle;
  const count = Math.max(1, seats - 1);
  const matWidth = Math.min((width - margin * (count + 1)) / count, WIDEST_MAT * unit);
  const step = matWidth + margin;
  const first = (width - step * count + margin) / 2;
  const others = Array.from({ length: count }, (_none, n) => ({ x: first + n * step, y: margin, width: matWidth, height: matHeight }));

  const top = matHeight + 2 * margin;
  const market = { x: margin, y: top, width: marketWidth, height: middle };
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

/** A market whose buildings lie close together. */
function marketHeight(width: number, unit: number): number {
  const building = (width - (2 * MARKET.pad + (MARKET.columns - 1) * MARKET.gap) * unit) / MARKET.columns;
  const pitch = heightFor("building", building) + (MARKET.copies + 1) * unit;
  return MARKET.rows * pitch + (2 * MARKET.pad + MARKET.head + MARKET.gap) * unit;
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

/** Roles and plantations on the left, the harbour on the right. */
function wideRows(column: Box, margin: number): Rows {
  const width = (column.width - margin) * WIDE.left;
  const harbour = { ...column, x: column.x + width + margin, width: column.width - margin - width };
  const [roles, row] = stacked({ ...column, width }, [WIDE.roles, 1 - WIDE.roles], margin) as [Box, Box];
  const [sea, quay] = stacked(harbour, [WIDE.sea, 1 - WIDE.sea], margin) as [Box, Box];
  return { roles, row, sea, quay };
}

/** How a number of equal pieces fill a box largest, in rows of equal length. */
export function rowsIn(box: Size, count: number, shape: number, gap: number): { columns: number; width: number; height: number } {
  const ways = [1, 2].map((rows) => {
    const columns = Math.ceil(count / rows);
    const height = Math.min((box.height - gap * (rows - 1)) / rows, (box.width - gap * (columns - 1)) / columns / shape);
    return { columns, width: height * shape, height };
  });
  return ways.reduce((best, way) => (way.height > best.height ? way : best));
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
