/** Where a piece lies on the screen, in device pixels; pure. */
import type { Drawn } from "../motion/motion.ts";

export interface Geometry {
  /** The middle of the piece, as high above the table as it is. */
  readonly x: number;
  readonly y: number;
  /** The size as the piece is seen face on: one that is lifted is nearer. */
  readonly width: number;
  readonly height: number;
  /** The size of its drawing. */
  readonly wide: number;
  readonly high: number;
  /** Above the table, in CSS pixels. */
  readonly lift: number;
  /** Painted on the table: it has no shadow. */
  readonly isFlat: boolean;
  /** Whether it is at rest: then every pixel of the drawing is a pixel of the screen. */
  readonly rests: boolean;
}

/** `raise`: how far the pointer has raised it, in CSS pixels. */
export function geometryOf(drawn: Drawn, raise: number, ratio: number): Geometry {
  const wide = Math.max(1, Math.round(drawn.sharp.width * ratio));
  const high = Math.max(1, Math.round(drawn.sharp.height * ratio));
  const lift = drawn.lift + raise;
  const grown = 1 + lift * 0.0016;
  return {
    x: drawn.x * ratio,
    y: (drawn.y - lift) * ratio,
    width: drawn.width * ratio * grown,
    height: drawn.height * ratio * grown,
    wide,
    high,
    lift,
    isFlat: drawn.shows.depth < 0,
    rests: drawn.turn === 1 && drawn.angle === 0 && lift === 0 && wide === Math.round(drawn.width * ratio),
  };
}

/** The middle of a side of this length that begins with a whole pixel. */
export const onPixels = (middle: number, length: number): number => Math.round(middle - length / 2) + length / 2;
