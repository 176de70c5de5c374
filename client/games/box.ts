/** Boxes of a layout: where a zone lies, from its top left corner, and the pose that fills it. */
import type { Pose, Size } from "../stage/pose.ts";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** All of a pose but where it lies. */
export type Named = Pick<Pose, "key" | "kind" | "look" | "depth"> & Partial<Pose>;

export const inBox = ({ x, y, width, height }: Box, rest: Named): Pose => ({ x: x + width / 2, y: y + height / 2, width, height, ...rest });

/** Names a surface by its size, roughly, so that a window being resized does not ask for a new drawing at each pixel. */
export const sizedBy =
  (grain: number) =>
  (kind: string, { width, height }: Size): string =>
    `${kind}:${rough(width, grain)}:${rough(height, grain)}`;

const rough = (length: number, grain: number): number => Math.max(1, Math.round(length / grain)) * grain;
