/** Where the zones of the table lie in a picture area: the town plan on the left, a panel of mats and supplies on the right. */
import { at, must } from "../../../../shared/core/base/checked.ts";
import { type Box, sizedBy } from "../../../face/box.ts";
import type { Size } from "../../../face/pose.ts";
import { MAT_HEIGHTS } from "../art/mats.ts";
import { type Plan, planExtent, planOf } from "../art/vocabulary.ts";

export interface Zones {
  /** The measure of the panel: 1 where it is 364 wide. */
  readonly unit: number;
  readonly planBox: Box;
  readonly plan: Plan;
  readonly track: Box;
  /** The seats after the near one, clockwise. */
  readonly others: readonly Box[];
  readonly shelf: Box;
  readonly bank: Box;
  readonly own: Box;
  readonly hand: Box;
}

/** The depths of the layers, from the table up. */
export const LAYER = {
  table: -3,
  surface: -2,
  band: -1.5,
  mat: -1,
  field: -0.5,
  ground: 0.2,
  niche: 1,
  permit: 5,
  tile: 10,
  church: 12,
  cube: 40,
  plate: 50,
  card: 60,
  ship: 90,
  frame: 95,
  site: 100,
  tray: 120,
  offer: 130,
} as const;

/** Heights of the panel's rows, in its measure. In a narrow column dice and hand lie in two lines. */
const HEIGHTS = {
  other: MAT_HEIGHTS.far,
  shelf: 126,
  bank: 56,
  bank2: 122,
  track: 76,
  own: MAT_HEIGHTS.near,
  hand: 118,
  hand2: 208,
} as const;
type Row = keyof typeof HEIGHTS;
interface Column {
  readonly width: number;
  readonly rows: readonly Row[];
}
const WIDTH = 364;
const NARROW = 196;
const GAP = 6;
/** A panel at least so wide, in heights of the table, has room for the track. */
const ROOMY = 0.56;
/** How much smaller the panel may become so that the plan is as high as the table. */
const LEAST = 0.8;
/** A track below the plan is no higher than this many times its height. */
const TALLEST_TRACK = 1.6;
/** Widest panel, in its measure; the land east of the town takes the remaining width. */
const WIDEST = 1.4;
/** A hand takes this much more height where there is some. */
const TALLEST_HAND = 1.3;

const wide = (columns: readonly Column[]): number => columns.reduce((sum, { width }) => sum + width + GAP, GAP);
const high = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + HEIGHTS[row] + GAP, GAP);

/** The measure with which these columns fit into a panel. */
const measureOf = (columns: readonly Column[], width: number, height: number): number =>
  Math.min(width / wide(columns), height / Math.max(...columns.map(({ rows }) => high(rows))));

/** How the table is shared out: the columns of the panel and their measure, and the size of the plan. */
function shareOut({ width, height }: Size, players: number) {
  const extent = planExtent(players);
  const others = Array<Row>(players - 1).fill("other");
  const slim: readonly Column[] = [{ width: WIDTH, rows: [...others, "shelf", "bank", "own", "hand"] }];
  const tall: readonly Column[] = [{ width: WIDTH, rows: [...others, "shelf", "bank", "track", "own", "hand"] }];
  const twin: readonly Column[] = [
    { width: WIDTH, rows: [...others, "shelf", "track", "own"] },
    { width: NARROW, rows: ["bank2", "hand2"] },
  ];
  const beside = width - (height / extent.height) * extent.width;
  const [side, roomy, tight] = [measureOf(twin, beside, height), measureOf(tall, beside, height), measureOf(slim, width, height)];
  // The track lies in the panel if there is room beside a plan as high as the table, else below the plan.
  const inPanel = roomy >= tight * LEAST && beside >= ROOMY * height;
  const columns = inPanel ? (side > roomy ? twin : tall) : slim;
  const wished = inPanel ? Math.max(side, roomy) : tight;
  const below = inPanel ? 0 : HEIGHTS.track * Math.min(wished, TALLEST_TRACK);
  const field = Math.min((height - below) / extent.height, (width - wished * wide(columns)) / extent.width);
  const left = width - field * extent.width;
  const unit = Math.min(wished, measureOf(columns, left, height));
  const panel = Math.min(left, wide(columns) * unit * WIDEST);
  return { columns, unit, plan: { width: grain(width - panel), height: grain(height - below) } };
}

export function zonesOf(size: Size, players: number): Zones {
  const { columns, unit, plan } = shareOut(size, players);
  const planBox = { x: 0, y: 0, ...plan };
  const gap = GAP * unit;
  const boxes = columnBoxes(columns, unit, { x: plan.width, y: 0, width: size.width - plan.width, height: size.height });
  const box = (...wanted: Row[]): Box | undefined => boxes.find(({ row }) => wanted.includes(row))?.box;
  const foot = size.height - plan.height;
  return {
    unit,
    planBox,
    plan: planOf(players, planBox),
    track: box("track") ?? { x: gap, y: plan.height + foot * 0.03, width: plan.width - gap, height: foot * 0.9 },
    others: boxes.flatMap(({ row, box: other }) => (row === "other" ? [other] : [])),
    shelf: must(box("shelf"), "shelf"),
    bank: must(box("bank", "bank2"), "bank"),
    own: must(box("own"), "board"),
    hand: must(box("hand", "hand2"), "hand"),
  };
}

/** The rows of each column one below the other; what is left of the height goes to the hand, then between them. */
function columnBoxes(columns: readonly Column[], unit: number, panel: Box): { row: Row; box: Box }[] {
  const gap = GAP * unit;
  const stretch = (panel.width - gap * (columns.length + 1)) / columns.reduce((sum, { width }) => sum + width, 0);
  return columns.flatMap(({ width, rows }, i) => {
    const x = columns.slice(0, i).reduce((sum, one) => sum + one.width * stretch + gap, panel.x + gap);
    const spare = panel.height - high(rows) * unit;
    const heights = rows.map(
      (row) => HEIGHTS[row] * unit + (row.startsWith("hand") ? Math.min(spare, HEIGHTS[row] * unit * (TALLEST_HAND - 1)) : 0),
    );
    const space = (panel.height - heights.reduce((sum, one) => sum + one)) / (rows.length + 1);
    return rows.map((row, n) => {
      const y = heights.slice(0, n).reduce((sum, one) => sum + one + space, panel.y + space);
      return { row, box: { x, y, width: width * stretch, height: at(heights, n) } };
    });
  });
}

const GRAIN = 8;
const grain = (length: number): number => Math.floor(length / GRAIN) * GRAIN;

export const sized = sizedBy(GRAIN);

/** The largest box of a ratio in the middle of another. */
export function fitted(box: Box, ratio: Size): Box {
  const scale = Math.min(box.width / ratio.width, box.height / ratio.height);
  const [width, height] = [ratio.width * scale, ratio.height * scale];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** The seat at the bottom; seat 0 for watchers. */
export const nearSeat = ({ seat }: { readonly seat: number }): number => Math.max(0, seat);

/** The others, clockwise from the near one. */
export function otherSeats(sight: { readonly seat: number }, players: number): number[] {
  const near = nearSeat(sight);
  return Array.from({ length: players - 1 }, (_none, at) => (near + 1 + at) % players);
}
