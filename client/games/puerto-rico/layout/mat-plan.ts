/** How the others' boards lie on their mats: all of them alike, and as large as the fullest allows. */
import type { Player } from "../../../../shared/puerto-rico/state.ts";
import type { Box } from "../../../face/box.ts";
import type { Size } from "../../../face/pose.ts";
import { type Columns, columnsUsed, gridSize } from "./boards.ts";
import { GRID } from "./frame.ts";

/** Heights and widths at scale 1: a line of a mat's head, and a role card beside the boards. */
export const HEAD = 28;
export const CARD = 46;
/** Fewest columns of a board: new boards are large, and shrink as they fill. */
const FEWEST = 3;

export interface MatPlan {
  readonly columns: Columns;
  readonly space: number;
  /** Island and city side by side, or one above the other. */
  readonly beside: boolean;
  /** Role cards lie beside the boards too, not only beside the head. */
  readonly tall: boolean;
}

/** The largest spaces for the fullest of these seats, and in that size as many free ones as there is room for. Pure arithmetic of boxes. */
export function planMats(players: readonly Player[], box: Size, cards: number, unit: number): MatPlan {
  const pad = 4 * unit;
  const { width, height } = innerOf({ x: 0, y: 0, ...box }, unit);
  const used = players.map(columnsUsed);
  const least = (of: keyof Columns): number => Math.max(FEWEST, ...used.map((columns) => columns[of]));
  const side = cards * CARD * unit + pad;
  const plans = Array.from({ length: GRID.columns - FEWEST + 1 }, (_none, extra): readonly MatPlan[] => {
    const columns = { island: Math.min(GRID.columns, least("island") + extra), city: Math.min(GRID.columns, least("city") + extra) };
    const [island, city] = [gridSize(1, 1, columns.island), gridSize(1, 1, columns.city)];
    const both = island.width + city.width;
    return [
      {
        columns,
        space: Math.min((width - side) / Math.max(island.width, city.width), (height - HEAD * unit - 2 * pad) / (2 * city.height)),
        beside: false,
        tall: true,
      },
      { columns, space: Math.min((width - side - pad) / both, (height - HEAD * unit - pad) / city.height), beside: true, tall: true },
      { columns, space: Math.min((width - pad) / both, (height - 2 * HEAD * unit - pad) / city.height), beside: true, tall: false },
    ];
  }).flat();
  return plans.reduce((best, plan) => (plan.space > best.space - 0.01 ? plan : best));
}

/** A mat within its edge, which is wider below and at the right for its shadow, and its seat's colour. */
export const innerOf = (box: Box, unit: number): Box => ({
  x: box.x + 18 * unit,
  y: box.y + 4 * unit,
  width: box.width - 25 * unit,
  height: box.height - 12 * unit,
});
