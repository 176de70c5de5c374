/** Where the zones of the table lie in a picture area: the town plan on the left, the harbour office with mats and supplies on the right. */
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

/** Heights of the panel's rows, in its measure. On a shelf across two columns the buildings are as much larger. */
const HEIGHTS = {
  shelf: 138,
  shelf2: 236,
  track: 70,
  other: MAT_HEIGHTS.far,
  shown: MAT_HEIGHTS.shown,
  own: MAT_HEIGHTS.near,
  hand: 112,
} as const;
type Row = keyof typeof HEIGHTS;
/** Rows one below the other, and such columns side by side. */
type Line = readonly (readonly Row[])[];
const COLUMN = 364;
const GAP = 6;
/** A panel at least so wide, in heights of the table, has room for the track. */
const ROOMY = 0.56;
/** How much smaller the panel may become so that the plan is as high as the table. */
const LEAST = 0.8;
/** The panel beside a track below the plan has at least this measure: below it numbers could not be read. */
const SMALLEST = 0.96;
/** A track below the plan is no higher than this many times its height. */
const TALLEST_TRACK = 1.6;
/** Of what is left of the width the plan takes this share of its own, the panel the rest. Two players' plan has it before the panel grows. */
const AIR = 0.15;
/** How much more height a line takes where there is some. */
const TALLEST = 1.35;

const across = (lines: readonly Line[]): number => Math.max(...lines.map((line) => line.length)) * (COLUMN + GAP) + GAP;
const heightOf = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + HEIGHTS[row] + GAP, -GAP);
const lineHeight = (line: Line): number => Math.max(...line.map(heightOf));
const high = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + lineHeight(line) + GAP, GAP);

/** The measure with which these lines fit into a panel. */
const measureOf = (lines: readonly Line[], width: number, height: number): number => Math.min(width / across(lines), height / high(lines));

/** How the table is shared out: the lines of the panel and their measure, and the size of the plan. */
function shareOut({ width, height }: Size, players: number, openHands: boolean) {
  const extent = planExtent(players);
  const others = Array<Row>(players - 1).fill(openHands ? "shown" : "other");
  const book: readonly Line[] = [...others, "own", "hand"].map((row) => [[row as Row]]);
  const slim: readonly Line[] = [[["shelf"]], ...book];
  const tall: readonly Line[] = [[["shelf"]], [["track"]], ...book];
  const twin: readonly Line[] = [
    [["shelf2"]],
    [
      [...others, "own"],
      ["track", "hand"],
    ],
  ];
  const air = (AIR * extent.width * height) / extent.height;
  const beside = width - (height / extent.height) * extent.width;
  const room = players === 2 ? Math.max(beside - air, ROOMY * height) : beside;
  /** How much of the panel the lines fill. */
  const filled = (lines: readonly Line[]): number => measureOf(lines, room, height) ** 2 * across(lines) * high(lines);
  const roomy = filled(twin) > filled(tall) ? twin : tall;
  const [loose, tight] = [measureOf(roomy, room, height), measureOf(slim, width, height)];
  // The track lies in the panel if there is room beside a plan as high as the table, else below the plan.
  const inPanel = loose >= Math.min(1, tight) * LEAST && beside >= ROOMY * height;
  const lines = inPanel ? roomy : slim;
  // Then the plan is as large as it can be: as high as the track leaves it, and as wide as the panel does.
  const even =
    (extent.height * width - extent.width * height) / (extent.height * across(slim) - extent.width * HEIGHTS.track * TRACK_SHARE);
  const wished = inPanel ? loose : Math.min(tight, Math.max(SMALLEST, even));
  const below = inPanel ? 0 : HEIGHTS.track * Math.min(wished * TRACK_SHARE, TALLEST_TRACK);
  const field = Math.min((height - below) / extent.height, (width - wished * across(lines)) / extent.width);
  const left = width - field * extent.width;
  const unit = Math.min(wished, measureOf(lines, left, height));
  const panel = left - Math.min(AIR * extent.width * field, left - across(lines) * unit);
  return { lines, unit, plan: { width: grain(width - panel), height: grain(height - below) } };
}
/** A track below the plan, beside one in the panel. */
const TRACK_SHARE = 1.08;

/** `openHands`: the mats of others have room for their cards. */
export function zonesOf(size: Size, players: number, openHands = false): Zones {
  const { lines, unit, plan } = shareOut(size, players, openHands);
  const planBox = { x: 0, y: 0, ...plan };
  const gap = GAP * unit;
  const boxes = boxesOf(lines, unit, { x: plan.width, y: 0, width: size.width - plan.width, height: size.height });
  const box = (...wanted: Row[]): Box | undefined => boxes.find(({ row }) => wanted.includes(row))?.box;
  const foot = size.height - plan.height;
  return {
    unit,
    planBox,
    plan: planOf(players, planBox),
    track: box("track") ?? { x: gap, y: plan.height + foot * 0.03, width: plan.width - gap, height: foot * 0.9 },
    others: boxes.flatMap(({ row, box: other }) => (row === "other" || row === "shown" ? [other] : [])),
    shelf: must(box("shelf", "shelf2"), "shelf"),
    own: must(box("own"), "board"),
    hand: must(box("hand"), "hand"),
  };
}

/** The lines one below the other. What is left of the height goes to them, then between them. */
function boxesOf(lines: readonly Line[], unit: number, panel: Box): { row: Row; box: Box }[] {
  const gap = GAP * unit;
  const taller = Math.min(
    TALLEST,
    1 + (panel.height - high(lines) * unit) / (lines.reduce((sum, line) => sum + lineHeight(line), 0) * unit),
  );
  const heights = lines.map((line) => lineHeight(line) * unit * taller);
  const space = (panel.height - heights.reduce((sum, one) => sum + one)) / (lines.length + 1);
  return lines.flatMap((line, n) => {
    const y = heights.slice(0, n).reduce((sum, one) => sum + one + space, panel.y + space);
    const width = (panel.width - gap * (line.length + 1)) / line.length;
    return line.flatMap((rows, column) => {
      const x = panel.x + gap + column * (width + gap);
      // Every column is as high as its line.
      const scale = (at(heights, n) - gap * (rows.length - 1)) / (heightOf(rows) - GAP * (rows.length - 1));
      const top = (i: number): number => rows.slice(0, i).reduce((sum, row) => sum + HEIGHTS[row] * scale + gap, y);
      return rows.map((row, i) => ({ row, box: { x, y: top(i), width, height: HEIGHTS[row] * scale } }));
    });
  });
}

const GRAIN = 8;
const grain = (length: number): number => Math.floor(length / GRAIN) * GRAIN;

export const sized = sizedBy(GRAIN);

/** A box that is measured from the corner of another. */
export const on = ({ x, y }: Box, box: Box): Box => ({ ...box, x: x + box.x, y: y + box.y });

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
