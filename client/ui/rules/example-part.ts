/** The part of a board that a picture shows. */
import type { Pose, Size } from "../../face/pose.ts";
import type { Part } from "../../picture/board/still-picture.ts";

/** Around the pieces it is about. */
const MARGIN = 24;

/** The box that holds these pieces, within the board. */
export function partOf(poses: readonly Pose[], around: readonly string[], board: Size): Part {
  const held = poses.filter(({ key }) => around.includes(key));
  if (held.length === 0) throw new Error(`none of ${around.join(", ")} is on the board`);
  const left = Math.max(0, Math.min(...held.map(({ x, width }) => x - width / 2)) - MARGIN);
  const top = Math.max(0, Math.min(...held.map(({ y, height }) => y - height / 2)) - MARGIN);
  const right = Math.min(board.width, Math.max(...held.map(({ x, width }) => x + width / 2)) + MARGIN);
  const bottom = Math.min(board.height, Math.max(...held.map(({ y, height }) => y + height / 2)) + MARGIN);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The smallest part of the board's own shape that holds this one, and at least `least` of its width. */
export function shapedLike(board: Size, { x, y, width, height }: Part, least: number): Part {
  const share = Math.min(1, Math.max(least, width / board.width, height / board.height));
  const size = { width: share * board.width, height: share * board.height };
  return {
    x: within(x + (width - size.width) / 2, board.width - size.width),
    y: within(y + (height - size.height) / 2, board.height - size.height),
    ...size,
  };
}

const within = (place: number, last: number): number => Math.min(Math.max(0, place), last);
