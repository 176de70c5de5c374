/** Where the zones of the table lie in a picture area: the town plan on the left, a panel of mats and supplies on the right. */
import type { Size } from "../../../stage/pose.ts";
import { type Box, sizedBy } from "../../box.ts";
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

/** Of the panel's rows, in its measure. */
const HEIGHTS = { other: 80, shelf: 140, bank: 62, track: 76, own: 104, hand: 98 } as const;
type Row = keyof typeof HEIGHTS;
const WIDTH = 364;
const GAP = 6;
/** A panel at least so wide, in heights of the table, has room for the track. */
const ROOMY = 0.66;
/** How much smaller the panel may become so that the plan is as high as the table. */
const LEAST = 0.86;
/** A track below the plan is no higher than this many times its height. */
const TALLEST_TRACK = 1.6;
/** Widest panel, in its measure; the land east of the town takes the remaining width. */
const WIDEST = 1.4;

/** The measure with which these rows fit into a panel. */
function measureOf(rows: readonly Row[], width: number, height: number): number {
  const high = rows.reduce((sum, row) => sum + HEIGHTS[row] + GAP, GAP);
  return Math.min(width / (WIDTH + 2 * GAP), height / high);
}

/** How the table is shared out: the rows of the panel and their measure, and the size of the plan. */
function shareOut({ width, height }: Size, players: number) {
  const extent = planExtent(players);
  const others = Array<Row>(players - 1).fill("other");
  const slim: readonly Row[] = [...others, "shelf", "bank", "own", "hand"];
  const tall: readonly Row[] = [...others, "shelf", "bank", "track", "own", "hand"];
  const beside = width - (height / extent.height) * extent.width;
  const [roomy, tight] = [measureOf(tall, beside, height), measureOf(slim, width, height)];
  // The track lies in the panel if there is room beside a plan as high as the table, else below the plan.
  const inPanel = roomy >= tight * LEAST && beside >= ROOMY * height;
  const rows = inPanel ? tall : slim;
  const wished = inPanel ? roomy : tight;
  const below = inPanel ? 0 : HEIGHTS.track * Math.min(wished, TALLEST_TRACK);
  const field = Math.min((height - below) / extent.height, (width - wished * (WIDTH + 2 * GAP)) / extent.width);
  const left = width - field * extent.width;
  const unit = Math.min(wished, measureOf(rows, left, height));
  const panel = Math.min(left, (WIDTH + 2 * GAP) * unit * WIDEST);
  return { rows, unit, plan: { width: grain(width - panel), height: grain(height - below) } };
}

export function zonesOf(size: Size, players: number): Zones {
  const { rows, unit, plan } = shareOut(size, players);
  const planBox = { x: 0, y: 0, ...plan };
  const gap = GAP * unit;
  const high = rows.reduce((sum, row) => sum + HEIGHTS[row] * unit, 0);
  const space = (size.height - high) / (rows.length + 1);
  const boxes = rows.map((row, at): Box => {
    const above = rows.slice(0, at).reduce((sum, one) => sum + HEIGHTS[one] * unit + space, space);
    return { x: plan.width + gap, y: above, width: size.width - plan.width - 2 * gap, height: HEIGHTS[row] * unit };
  });
  const box = (row: Row): Box | undefined => boxes[rows.indexOf(row)];
  const foot = size.height - plan.height;
  return {
    unit,
    planBox,
    plan: planOf(players, planBox),
    track: box("track") ?? { x: gap, y: plan.height + foot * 0.03, width: plan.width - gap, height: foot * 0.9 },
    others: boxes.slice(0, players - 1),
    shelf: box("shelf")!,
    bank: box("bank")!,
    own: box("own")!,
    hand: box("hand")!,
  };
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
