/** Boxes of a layout, from the top left corner, and the poses that fill them. */
import type { Pose, Size } from "./pose.ts";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A pose without its place. */
export type Named = Pick<Pose, "key" | "kind" | "look" | "depth"> & Partial<Pose>;

export const inBox = ({ x, y, width, height }: Box, rest: Named): Pose => ({ x: x + width / 2, y: y + height / 2, width, height, ...rest });

/** The look of a surface by its rounded size, so that resizing a window does not draw it again at each pixel. */
export const sizedBy =
  (grain: number) =>
  (kind: string, { width, height }: Size): string =>
    `${kind}:${rough(width, grain)}:${rough(height, grain)}`;

const rough = (length: number, grain: number): number => Math.max(1, Math.round(length / grain)) * grain;
