/** What can be drawn, at which ratio, and where on a drawing others may lay something. One field of the grid is 1. */
import { at, must } from "../../../../shared/core/base/checked.ts";
import { BUILDINGS, type Building, COLUMNS, kindOf, ROWS, TRADE_CUBES, WALL_PIECES } from "../../../../shared/elasund/catalog.ts";
import { CARDS } from "../../../../shared/elasund/state.ts";
import type { Box } from "../../../face/box.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}
interface Extent {
  readonly width: number;
  readonly height: number;
}

/** The large building is one of three pictures, by its place among the large tiles. */
export const OWN = ["hut", "huts", "trader", "craftsman"] as const;
export const NEUTRAL = ["well", "market", "merchant", "inn", "residence", "office", "hall"] as const;
export const LARGE = ["residence", "office", "hall"] as const;
export type House = (typeof OWN)[number] | (typeof NEUTRAL)[number];

interface Lot extends Extent {
  /** Where its cubes stand: the middle of each, in fields from the north-west. */
  readonly flags: readonly Point[];
  readonly income: Building["income"];
  readonly gold: number;
  readonly permits: number;
}
/** The flag of a building's first row lies in its corner, the next one lower in its row, out of the house's way. */
const FLAG_AT = { x: 0.24, first: 0.24, later: 0.8 } as const;

const lotOf = (house: House): Lot => {
  const { width, height, income, gold, permits, flags } = at(
    BUILDINGS,
    kindOf(house === "residence" || house === "office" || house === "hall" ? "large" : house),
  );
  return {
    width,
    height,
    income,
    gold,
    permits,
    flags: flags.map((row) => ({ x: FLAG_AT.x, y: row + (row === 0 ? FLAG_AT.first : FLAG_AT.later) })),
  };
};

/** By house: its fields, its price, its flags. */
export const LOTS = Object.fromEntries([...OWN, ...NEUTRAL].map((house) => [house, lotOf(house)])) as Readonly<Record<House, Lot>>;

/** Wall pieces that give the same look the same. */
export const WALL_SORTS = ["give1", "give2", "tower"] as const;
/** The sort of a piece by its place in the order, 0 to 8. */
export function wallSort(piece: number): (typeof WALL_SORTS)[number] {
  const { tower, influence } = at(WALL_PIECES, piece);
  return tower ? "tower" : influence === 1 ? "give1" : "give2";
}

/** The cube on a church tile and on a tower, in fields from the piece's north-west. */
export const CHURCH_FLAG: Point = { x: 0.8, y: 0.8 };
export const TOWER_FLAG = { north: { x: 0.5, y: 0.48 }, east: { x: 0.33, y: 0.62 } } as const;
export const CUBE = 0.28;
export const PERMIT = 0.54;

/** Pieces of one size wherever they lie, width by height; tiles are as large as their fields. */
export const RATIOS = {
  permit: { width: 100, height: 100 },
  cube: { width: 60, height: 60 },
  card: { width: 110, height: 160 },
  die: { width: 100, height: 100 },
  ship: { width: 180, height: 130 },
  church: { width: 100, height: 100 },
  /** The whole church with one tile in colour. */
  founding: { width: 300, height: 300 },
  "wall:north": { width: 100, height: 70 },
  "wall:east": { width: 70, height: 100 },
  price: { width: 120, height: 52 },
  marker: { width: 80, height: 96 },
  chest: { width: 120, height: 100 },
  /** A die number, as wide as the quay. */
  row: { width: 62, height: 100 },
  mill: { width: 60, height: 60 },
  pennant: { width: 80, height: 42 },
  badge: { width: 60, height: 60 },
  bonus: { width: 160, height: 210 },
  icon: { width: 52, height: 52 },
} as const satisfies Readonly<Record<string, Extent>>;

/** Strips around the grid, in fields: sea with the berths, quay with the numbers, walls, and the paper's edge. */
const SEA = 2.05;
const QUAY = 0.62;
export const WALL = 0.7;
const EDGE = 0.34;
/** Of a plan wider than it needs, the sea takes this much first. */
const MORE_SEA = 1.4;

/** Columns that may be built on, by the number of players. */
export const columnsOf = (players: number): number => must(COLUMNS[players] ?? COLUMNS[4], "columns of a full table");

/** Width by height at which the plan fills its place; what is wider becomes countryside in the east. */
export const planExtent = (players: number): Extent => ({
  width: EDGE + SEA + QUAY + columnsOf(players) + WALL + 2 * EDGE,
  height: ROWS + 2 * (WALL + EDGE),
});

/** Where everything is on a plan of this size, in its own pixels from its north-west corner. */
export interface Plan {
  /** Pixels of one field. */
  readonly unit: number;
  readonly columns: number;
  readonly grid: Box;
  /** `column` 0 to 8 from the sea, `row` 0 to 9 from the north; also for tiles of several fields. */
  site(column: number, row: number, width?: number, height?: number): Box;
  /** Where the ship lies; `RATIOS.ship` fits into it. */
  berth(row: number): Box;
  /** The pennants on the pier of a row, one above the other. */
  pennant(row: number, at: number): Box;
  /** The raft of the dice, in the corner of the sea. */
  readonly raft: Box;
  /** Where the row's die number is painted. */
  number(row: number): Box;
  /** A wall space: of the north and south side by column, of the east side by row. */
  wall(side: "north" | "south" | "east", at: number): Box;
}

/** How far a pier reaches into the sea, in fields, and the pennants that fly from its head. */
export const PIER = 1.55;
const PENNANT = { width: RATIOS.pennant.width / 100, height: RATIOS.pennant.height / 100 };

export function planOf(players: number, { width, height }: Extent): Plan {
  const columns = columnsOf(players);
  const extent = planExtent(players);
  const unit = Math.min(width / extent.width, height / extent.height);
  const left = (EDGE + SEA + QUAY + Math.min(MORE_SEA, width / unit - extent.width)) * unit;
  const top = (height - ROWS * unit) / 2;
  const box = (x: number, y: number, w: number, h: number): Box => ({
    x: left + x * unit,
    y: top + y * unit,
    width: w * unit,
    height: h * unit,
  });
  const ship = RATIOS.ship.width / RATIOS.ship.height;
  return {
    unit,
    columns,
    grid: box(0, 0, columns, ROWS),
    site: (column, row, w = 1, h = 1) => box(column, row, w, h),
    berth: (row) => box(-QUAY - 1.06 * ship - 0.1, row - 0.1, 1.06 * ship, 1.06),
    pennant: (row, at) => box(-QUAY - PIER - PENNANT.width, row + 0.1 + at * PENNANT.height, PENNANT.width, PENNANT.height),
    raft: box(-QUAY - SEA - EDGE / 2, ROWS + 0.1, SEA + EDGE / 2 - 0.06, WALL + EDGE - 0.18),
    number: (row) => box(-QUAY, row, QUAY, 1),
    wall: (side, at) => (side === "east" ? box(columns, at, WALL, 1) : box(at, side === "north" ? -WALL : ROWS, 1, WALL)),
  };
}

/** The trade track: twelve fields side by side, wider than high, or one below the other. */
interface Track {
  field(points: number): Box;
  /** Where one of `count` markers on that field stands: alone in its middle; together they overlap, so they can be large. */
  marker(points: number, at: number, count: number): Box;
  /** Where a cube lies on a field that gives one, up to four. */
  slot(points: number, at: number): Box;
}
export const TRACK_POINTS = 12;
/** Fields that give a cube, with the places printed there. */
const PLACES = [4, 3, 2, 2, 1];
export const TRACK_SLOTS = Object.fromEntries(TRADE_CUBES.map((points, n) => [points, at(PLACES, n)])) as Readonly<Record<number, number>>;

export function trackOf({ width, height }: Extent): Track {
  const pad = Math.min(width, height) * 0.08;
  const step = (width - 2 * pad) / TRACK_POINTS;
  const high = height - 2 * pad;
  const field = (points: number): Box => ({ x: pad + points * step, y: pad, width: step, height: high });
  return {
    field,
    marker(points, at, count) {
      const { x, y } = field(points);
      const tall = high * 0.4;
      const wide = (tall * RATIOS.marker.width) / RATIOS.marker.height;
      const room = Math.max(0, step - wide - 2);
      return { x: x + 1 + room * (count === 1 ? 0.5 : at / (count - 1)), y: y + high * 0.18, width: wide, height: tall };
    },
    slot(points, at) {
      const { x, y } = field(points);
      const size = Math.min(step * 0.42, high * 0.19);
      const [column, row] = [at % 2, Math.floor(at / 2)];
      return {
        x: x + step / 2 + (column - 1) * size * 1.08 + size * 0.04,
        y: y + high * 0.59 + row * size * 1.04,
        width: size,
        height: size,
      };
    },
  };
}

/** What stands on the office's shelf, in fields: the church, then the buildings by size. */
const FOR_SALE: readonly Extent[] = [
  [1, 1],
  [1, 1],
  [2, 1],
  [2, 2],
  [2, 2],
  [2, 3],
].map(([width = 1, height = 1]) => ({ width, height }));
interface Shelf {
  /** Where a pile stands on the board, and the tag that hangs below it. */
  pile(at: number): Box;
  tag(at: number): Box;
  /** Chest, pile and discards stand on a board of their own in the corner, over the small buildings. */
  bank(at: number): Box;
  readonly boards: readonly Box[];
  /** In the wall between that corner and the tallest building. */
  readonly window: Box;
}

export function shelfOf({ width, height }: Extent): Shelf {
  const pad = height * 0.06;
  const tag = { width: Math.min(width * 0.128, height * 0.36), height: 0 };
  tag.height = (tag.width * RATIOS.price.height) / RATIOS.price.width;
  const thick = height * 0.05;
  const base = height - tag.height - thick - pad;
  const gaps = FOR_SALE.length + 1;
  const least = width * 0.016;
  const field = Math.min((base - pad) / 3, (width - 2 * tag.width - gaps * least) / 8);
  const columns = FOR_SALE.map((lot) => Math.max(lot.width * field, tag.width));
  const gap = (width - columns.reduce((sum, one) => sum + one)) / gaps;
  const middle = (n: number): number => columns.slice(0, n).reduce((sum, one) => sum + one + gap, gap) + at(columns, n) / 2;
  const upper = base - field - thick * 1.3;
  const corner = middle(3) - at(columns, 3) / 2 - gap / 2 - pad;
  const boards = [
    { x: pad * 0.6, y: base, width: width - pad * 1.2, height: thick },
    { x: pad * 0.6, y: upper, width: corner + pad * 0.4, height: thick * 0.8 },
  ];
  const high = base - 2 * field - pad * 3;
  const wide = Math.min(high * 2.2, middle(4) - middle(3));
  return {
    pile(n) {
      const lot = at(FOR_SALE, n);
      const [wide, tall] = [lot.width * field, lot.height * field];
      return { x: middle(n) - wide / 2, y: base - tall, width: wide, height: tall };
    },
    tag: (n) => ({ x: middle(n) - tag.width / 2, y: base + thick * 0.8, ...tag }),
    bank(n) {
      const wide = corner / 3.2;
      const tall = Math.min(upper - pad, (wide * 0.8 * RATIOS.card.height) / RATIOS.card.width);
      return { x: pad + n * (corner / 3), y: upper - tall, width: wide, height: tall };
    },
    boards,
    window: { x: (middle(3) + middle(4) - wide) / 2, y: pad * 1.6, width: wide, height: high },
  };
}

/** The places of the four kinds of cards in a hand, side by side, each as wide as its fan. */
export function rackOf({ width, height }: Extent): (card: number) => Box {
  const pad = height * 0.055;
  const cell = { width: (width - pad) / CARDS.length - pad, height: height - 2 * pad };
  return (card) => ({ x: pad + card * (cell.width + pad), y: pad, ...cell });
}

/** The front card of a fan in this room, which leaves some for those behind it. */
export function frontCard({ width, height }: Extent): Extent {
  const wide = Math.min((height * RATIOS.card.width) / RATIOS.card.height, width * 0.84);
  return { width: wide, height: (wide * RATIOS.card.height) / RATIOS.card.width };
}
