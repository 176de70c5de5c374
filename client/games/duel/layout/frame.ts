/** Where the zones of the table lie in a picture area: the rail on the left, the wonders on the right, two cities, the pyramid between. */
import { at } from "../../../../shared/core/base/checked.ts";
import { EMPTY } from "../../../../shared/duel/rules/pyramid.ts";
import { other, type Table } from "../../../../shared/duel/state.ts";
import { type Box, sizedBy } from "../../../face/box.ts";
import type { Size } from "../../../face/pose.ts";
import { matHeight } from "./mats.ts";

export interface Zones {
  /** The measure: 1 in an area of 1000 by 600. */
  readonly unit: number;
  readonly rail: Box;
  /** By place: 0 is the far seat's, 1 the near one's. */
  readonly city: readonly [Box, Box];
  readonly wonders: readonly [Box, Box];
  readonly pyramid: Box;
  /** What is woven into the felt where the pyramid lies: seen as its cards go. It stays where it is when the mats grow. */
  readonly emblem: Box;
  /** Progress tokens, the discard pile and the box, between the wonders. */
  readonly shelf: Box;
}

/** The depths of the layers, from the table up. */
export const LAYER = {
  table: -3,
  emblem: -2.5,
  surface: -2,
  ground: 1,
  piece: 10,
  wonder: 40,
  pyramid: 60,
  mark: 100,
  pawn: 110,
  veil: 119,
  tray: 120,
  offer: 130,
} as const;

const WONDER_RATIO = 1.5;
/** How much of a card looks out above the wonder it lies under, in units. */
export const PEEK = 15;
/** Between two wonders, in units. */
export const BETWEEN = 3;
/** The most room that a seat's wonders take: what is left of the height is the shelf's. */
const WONDERS = { ofHeight: 0.362, ofWidth: 0.1485 } as const;
const RAIL = 82;
const EMBLEM = { width: 560, height: 232 } as const;
const MARGIN = 5;

/** The mats are as tall as they are full; the pyramid has the rest, and leaves it to them in the end. */
export function zonesOf(
  { width, height }: Size,
  { cities, phase, pyramid }: Pick<Table, "cities" | "phase" | "pyramid">,
  near: number,
): Zones {
  const unit = Math.min(width / 1000, height / 600);
  const margin = MARGIN * unit;
  const railWidth = RAIL * unit;
  const wonderZone = height * WONDERS.ofHeight;
  const wonderWidth = Math.min((wonderZone / 2 - (PEEK + BETWEEN) * unit) * WONDER_RATIO, width * WONDERS.ofWidth);
  const side = 2 * wonderWidth + 3 * BETWEEN * unit;
  const middle = { x: railWidth, width: width - railWidth - side };
  const right = { x: width - side, width: side };
  // In the end only the cities are left to be seen.
  const alone = phase === "over" && pyramid.every((card) => card === EMPTY);
  const [far, own] = [other(near), near].map((seat) =>
    alone ? (height - 4 * margin) / 2 : matHeight(at(cities, seat), middle.width, unit),
  ) as [number, number];
  return {
    unit,
    rail: { x: 0, y: 0, width: railWidth, height },
    city: [
      { ...middle, y: margin, height: far },
      { ...middle, y: height - margin - own, height: own },
    ],
    wonders: [
      { ...right, y: 0, height: wonderZone },
      { ...right, y: height - wonderZone, height: wonderZone },
    ],
    emblem: {
      x: middle.x + middle.width / 2 - (EMBLEM.width / 2) * unit,
      y: height / 2 - (EMBLEM.height / 2) * unit,
      width: EMBLEM.width * unit,
      height: EMBLEM.height * unit,
    },
    pyramid: { ...middle, y: far + 2 * margin, height: height - far - own - 4 * margin },
    shelf: { ...right, y: wonderZone + margin, height: height - 2 * wonderZone - 2 * margin },
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
