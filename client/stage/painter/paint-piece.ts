/** One piece at rest, put on a canvas of its own or that of a still picture. */
import { rest } from "../motion.ts";
import type { Pose } from "../pose.ts";
import type { Atlas } from "./atlas.ts";
import { paintAt, placeOf, wishOf } from "./plain-place.ts";
import { paintSheet } from "./plain-sheets.ts";

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
