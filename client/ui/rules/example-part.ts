/** The part of a board that an example shows. */
import type { Pose, Size } from "../../face/pose.ts";

/** Around the pieces it is about. */
const MARGIN = 24;

/** The box that holds these pieces, within the board. */
export function partOf(poses: readonly Pose[], around: readonly string[], board: Size) {
  const held = poses.filter(({ key }) => around.includes(key));
  if (held.length === 0) throw new Error(`none of ${around.join(", ")} is on the board`);
  const left = Math.max(0, Math.min(...held.map(({ x, width }) => x - width / 2)) - MARGIN);
  const top = Math.max(0, Math.min(...held.map(({ y, height }) => y - height / 2)) - MARGIN);
  const right = Math.min(board.width, Math.max(...held.map(({ x, width }) => x + width / 2)) + MARGIN);
  const bottom = Math.min(board.height, Math.max(...held.map(({ y, height }) => y + height / 2)) + MARGIN);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
