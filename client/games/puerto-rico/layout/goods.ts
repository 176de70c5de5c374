/** Barrels in a row or heap within a box; the last one in front shows their number. */
import { at } from "../../../../shared/core/base/checked.ts";
import { barrelsAtRisk } from "../../../../shared/puerto-rico/offers/storage.ts";
import { GOODS, type Table } from "../../../../shared/puerto-rico/state.ts";
import type { Box } from "../../../face/box.ts";
import type { Pose } from "../../../face/pose.ts";
import { ratio } from "../art/vocabulary.ts";
import { LAYER, upright } from "./frame.ts";

/** A pose kind per good: barrels of different goods never replace each other. */
export const barrelKind = (good: number): string => `barrel${good}`;
export const barrelCue = (good: number): string => `${barrelKind(good)}*`;

export const barrel = (good: number, height: number, x: number, y: number, depth: number, rest: Partial<Pose> = {}): Pose => ({
  ...upright("barrel", height, x, y, { key: "", kind: barrelKind(good), look: `barrel:${GOODS[good]}`, depth }),
  ...rest,
});

interface Heap {
  readonly good: number;
  readonly count: number;
  /** The last ones, which would be lost if the loading ended now. */
  readonly lost?: number;
  readonly height: number;
  readonly rows: number;
  /** The box has room for this number; `count` if left out. */
  readonly most?: number;
  readonly digitSize: number;
  readonly name?: (n: number) => string;
}

/** Largest share of the box's width that one barrel takes. */
const WIDEST = 0.8;

/** A row of barrels lies this much of their height above the one before it, at most. */
const STACKED = 0.8;

/** Left to right, in rows from front to back. */
export function heapPoses({ good, count, lost = 0, height: tallest, rows, most, digitSize, name }: Heap, box: Box): Pose[] {
  const width = Math.min(tallest * ratio("barrel"), box.width * WIDEST);
  const height = width / ratio("barrel");
  const inRow = Math.max(1, Math.ceil((most ?? count) / rows));
  const step = Math.min(width, (box.width - width) / Math.max(1, inRow - 1));
  const rise = rows < 2 ? 0 : Math.min(height * STACKED, (box.height - height) / (rows - 1));
  return Array.from({ length: count }, (_none, n): Pose => {
    const row = Math.floor(n / inRow);
    const x = box.x + width / 2 + (n % inRow) * step;
    const y = box.y + box.height - height / 2 - row * rise;
    const depth = LAYER.on + (rows - row) + n / 100;
    const last = n === Math.min(inRow, count) - 1 && count > 1;
    return barrel(good, height, x, y, last ? LAYER.on + rows + 1 : depth, {
      ...(name === undefined ? {} : { key: name(n) }),
      ...(last ? { digits: `${count}`, digitSize: Math.min(digitSize, width * 0.62), counts: true } : {}),
      ...(n >= count - lost ? { dim: true } : {}),
    });
  });
}

/** A seat's barrels, each good in its own cell of the box; `mark` stays free beside goods that would lose some. */
export function ownGoods(table: Table, seat: number, box: Box, digitSize: number, mark: number): Pose[] {
  const lost = barrelsAtRisk(table, seat);
  const width = box.width / GOODS.length;
  return at(table.players, seat).goods.flatMap((count, good) => {
    const cell = { x: box.x + good * width, y: box.y, width: width * 0.92 - (at(lost, good) > 0 ? mark : 0), height: box.height };
    return heapPoses({ good, count, lost: at(lost, good), height: box.height, rows: 1, digitSize }, cell);
  });
}

/** The fewest cells the box is divided into, so that one good does not fill it. */
const LEAST_CELLS = 3;
/** A cell's width for each height of its barrels, so that two of them and their number are seen. */
const CELL = 1.3;

/** A seat's barrels as large as the box allows: only goods that there are take room. */
export function packedGoods(table: Table, seat: number, box: Box, digitSize: number): Pose[] {
  const lost = barrelsAtRisk(table, seat);
  const { goods } = at(table.players, seat);
  const shown = GOODS.map((_id, good) => good).filter((good) => at(goods, good) > 0);
  const cells = Math.max(LEAST_CELLS, shown.length);
  const ways = Array.from({ length: cells }, (_none, n) => {
    const columns = n + 1;
    const [width, height] = [box.width / columns, box.height / Math.ceil(cells / columns)];
    return { columns, width, height, tall: Math.min(height, width / CELL) };
  });
  const { columns, width, height } = ways.reduce((best, way) => (way.tall > best.tall ? way : best));
  return shown.flatMap((good, i) => {
    const cell = {
      x: box.x + (i % columns) * width,
      y: box.y + Math.floor(i / columns) * height,
      width: width * 0.92,
      height: height * 0.94,
    };
    return heapPoses({ good, count: at(goods, good), lost: at(lost, good), height: cell.height, rows: 1, digitSize }, cell);
  });
}
