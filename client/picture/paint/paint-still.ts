/** Pieces at rest, on a canvas of their own, as the table shows them. */
import type { Pose } from "../../face/pose.ts";
import type { Measure } from "../measure.ts";
import { rest } from "../motion/motion.ts";
import type { Atlas } from "./atlas.ts";
import { CanvasSurface } from "./canvas-surface.ts";
import { paintOn } from "./surface-painter.ts";

const NO_NOTICE = { light: "none", passed: false, raise: 0 } as const;

/** Nothing is painted of a piece until its look is decoded. */
export function paintStill(atlas: Atlas, poses: readonly Pose[], size: Measure): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const surface = new CanvasSurface(canvas);
  const painter = paintOn(surface, atlas);
  surface.resize(size);
  const sprites = poses.map((pose) => {
    const sprite = painter.sprite();
    sprite.draw(rest(pose), NO_NOTICE, size.ratio);
    return sprite;
  });
  surface.render();
  for (const sprite of sprites) sprite.remove();
  painter.clear();
  return canvas;
}
