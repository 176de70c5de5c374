/** Where the zones of the table lie in a picture area: the rail on the left, the wonders on the right, two cities, the pyramid between. */
import type { Size } from "../../../stage/pose.ts";
import { type Box, sizedBy } from "../../box.ts";

export interface Zones {
  /** The measure: 1 in an area of 1000 by 600. */
  readonly unit: number;
  readonly rail: Box;
  /** By place: 0 is the far seat's, 1 the near one's. */
  readonly city: readonly [Box, Box];
  readonly wonders: readonly [Box, Box];
  readonly pyramid: Box;
  /** The discard pile and the box, between the wonders. */
  readonly piles: Box;
}

/** The depths of the layers, from the table up. */
export const LAYER = {
  table: -3,
  surface: -2,
  ground: 1,
  piece: 10,
  wonder: 40,
  pyramid: 60,
  mark: 100,
  pawn: 110,
  tray: 120,
  offer: 130,
} as const;

const WONDER_RATIO = 1.5;
/** How much of a card looks out above the wonder it lies under, in units. */
export const PEEK = 15;
const MARGIN = 5;

export function zonesOf({ width, height }: Size): Zones {
  const unit = Math.min(width / 1000, height / 600);
  const margin = MARGIN * unit;
  const railWidth = 128 * unit;
  const wonderZone = height * 0.335;
  const wonderWidth = Math.min((wonderZone / 2 - PEEK * unit - margin) * WONDER_RATIO, width * 0.127);
  const side = 2 * wonderWidth + 3 * margin;
  const middle = { x: railWidth, width: width - railWidth - side };
  const cityHeight = height * 0.252;
  const right = { x: width - side, width: side };
  return {
    unit,
    rail: { x: 0, y: 0, width: railWidth, height },
    city: [
      { ...middle, y: margin, height: cityHeight },
      { ...middle, y: height - margin - cityHeight, height: cityHeight },
    ],
    wonders: [
      { ...right, y: 0, height: wonderZone },
      { ...right, y: height - wonderZone, height: wonderZone },
    ],
    pyramid: { ...middle, y: cityHeight + 2 * margin, height: height - 2 * cityHeight - 4 * margin },
    piles: { ...right, y: wonderZone + margin, height: height - 2 * wonderZone - 2 * margin },
  };
}

export const sized = sizedBy(8);

export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
}

/** The largest grid of `count` pieces of a ratio (height to width) that fits into a box, with a gap. */
export function fitGrid(count: number, ratio: number, box: Size, gap: number, widest: number): Grid {
  let best: Grid = { width: 0, height: 0, columns: 1, rows: 1 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.max(1, Math.ceil(count / columns));
    const width = Math.min(widest, (box.width - gap * (columns - 1)) / columns, (box.height - gap * (rows - 1)) / rows / ratio);
    if (width >= best.width - 0.5) best = { width, height: width * ratio, columns, rows };
  }
  return best;
}

/** The seat at the bottom; seat 0 for watchers. */
export const nearSeat = ({ seat }: { readonly seat: number }): number => (seat === 1 ? 1 : 0);
