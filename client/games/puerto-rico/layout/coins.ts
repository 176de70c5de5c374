/** The newest coins of a purse. A coin's key is its number, so that each coin gained or paid moves by itself. */
import type { Box } from "../../../face/box.ts";
import type { Pose } from "../../../face/pose.ts";
import { LAYER, upright } from "./frame.ts";

/** Most coins drawn beside a purse; its digits count all. */
const SHOWN = { near: 12, far: 5 } as const;

/** The numbers of the coins drawn. */
export function shownCoins(money: number, near: boolean): readonly number[] {
  const shown = Math.min(money, near ? SHOWN.near : SHOWN.far);
  return Array.from({ length: shown }, (_none, n) => money - shown + n);
}

export function coinPoses(money: number, seat: number, near: boolean, box: Box, size: number): Pose[] {
  const perRow = Math.ceil((near ? SHOWN.near : SHOWN.far) / 2);
  const step = (box.width - size) / Math.max(1, perRow - 1);
  return shownCoins(money, near).map((coin, n) => {
    const row = Math.floor(n / perRow);
    const y = box.y + box.height / 2 + (row === 0 ? 1 : -1) * size * 0.42;
    return upright("doubloon", size * 0.9, box.x + size / 2 + (n % perRow) * step, y, {
      key: `coin:${seat}:${coin}`,
      kind: "doubloon",
      look: "doubloon",
      depth: LAYER.on + (row === 0 ? 1 : 0) + n / 100,
    });
  });
}
