/** What moves on the table by itself: a game says what lives where, and nothing else of it. Pure. */
import type { LifeKind } from "./names.ts";
import type { Pose } from "./pose.ts";

/** A part of the picture; the middle, as of a pose, in CSS pixels. */
interface LivingPart {
  readonly kind: LifeKind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The colour of a flag; the others have their own, and may have another. */
  readonly colour?: string;
}

/** A piece that bobs, with all that lies on it. */
interface Bobbing {
  readonly kind: "bob";
  readonly piece: string;
}

export type Living = LivingPart | Bobbing;

/** A part of a piece, from its top left corner, in parts of its size. */
type Part = readonly [left: number, top: number, width: number, height: number];

/** What lives on a piece, wherever the layout puts it. */
export const livingOn = (
  { x, y, width, height }: Pose,
  kind: LivingPart["kind"],
  [left, top, wide, high]: Part,
  colour?: string,
): LivingPart => ({
  kind,
  x: x + (left + wide / 2 - 0.5) * width,
  y: y + (top + high / 2 - 0.5) * height,
  width: wide * width,
  height: high * height,
  ...(colour !== undefined && { colour }),
});

export interface LifeConditions {
  readonly reducedMotion: boolean;
  readonly hidden: boolean;
  /** The window has the keyboard: its player looks at it. */
  readonly focused: boolean;
  /** Pieces move, or one is in the hand. */
  readonly moving: boolean;
}

/** Whether what lives moves, is frozen where it is, or is not there. */
export function lifeNow({ reducedMotion, hidden, focused, moving }: LifeConditions): "moves" | "frozen" | "gone" {
  if (reducedMotion) return "gone";
  return hidden || !focused || moving ? "frozen" : "moves";
}
