/** One piece at rest, put on a canvas of its own or that of a still picture. */
import type { Pose } from "../../face/pose.ts";
import { rest } from "../motion/motion.ts";
import type { Atlas } from "./atlas.ts";
import { paintAt, placeOf, wishOf } from "./canvas-place.ts";
import { paintSheet } from "./canvas-sheets.ts";

const NO_NOTICE = { light: "none", passed: false, raise: 0 } as const;

/** `flat`: without its shadow. Nothing is painted until its look is decoded. */
export function paintPiece(brush: CanvasRenderingContext2D, atlas: Atlas, pose: Pose, ratio: number, flat = pose.depth < 0): void {
  const drawn = rest(pose);
  const wish = { ...wishOf(drawn, NO_NOTICE, ratio), flat };
  const drawing = atlas.bake(wish.look, wish.width, wish.height);
  if (drawing === undefined) return;
  const sheet = document.createElement("canvas");
  paintSheet(sheet, drawing, wish);
  paintAt(brush, sheet, placeOf(drawn, NO_NOTICE.raise, wish));
}
