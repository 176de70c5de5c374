/** A picture of one view at any size, without the page: for a moment that is copied or saved, and for examples of the rules. */
import type { Sight } from "../../../shared/core/contract/game.ts";
import type { Face } from "../../face/face.ts";
import type { Pose, Size } from "../../face/pose.ts";
import type { Measure } from "../measure.ts";
import type { Atlas } from "../paint/atlas.ts";
import { paintStill } from "../paint/paint-still.ts";

/** A part of the picture. */
export interface Part extends Size {
  readonly x: number;
  readonly y: number;
}

export async function stillPicture(
  face: Face,
  atlas: Atlas,
  sight: Sight,
  { width, height, ratio }: Measure,
  part: Part = { x: 0, y: 0, width, height },
): Promise<HTMLCanvasElement> {
  const poses = face.layout(sight, { width, height }).flatMap((pose) => (isIn(part, pose) ? [moved(pose, part)] : []));
  await atlas.load(poses.map(({ look }) => look));
  return paintStill(atlas, poses, { width: part.width, height: part.height, ratio });
}

const isIn = ({ x, y, width, height }: Part, pose: Pose): boolean =>
  Math.abs(pose.x - x - width / 2) < (width + pose.width) / 2 && Math.abs(pose.y - y - height / 2) < (height + pose.height) / 2;
const moved = (pose: Pose, { x, y }: Part): Pose => ({ ...pose, x: pose.x - x, y: pose.y - y });
