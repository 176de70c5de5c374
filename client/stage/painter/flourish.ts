/** A big moment: light swells behind a piece, and motes fly from it. */
import type { GameObjects, Scene, Textures } from "phaser";
import type { Box } from "../pick.ts";
import { type FlourishName, MOTES, shapeOf } from "./flourish-shapes.ts";

export interface Flourish {
  /** `t` from 0 to 1. */
  draw(t: number, ratio: number): void;
  remove(): void;
}

/** Above all pieces. */
const ABOVE = 30_001;

export function addFlourish(scene: Scene, round: () => Textures.Frame, { x, y, width, height, depth }: Box, name: FlourishName): Flourish {
  const size = Math.max(width, height);
  const shape = shapeOf(name);
  const tint = (at: number): number => shape.tints[at % shape.tints.length] as number;
  // Behind the piece, which stays clear.
  const halo = scene.add
    .image(0, 0, round().texture)
    .setDepth(depth - 0.35)
    .setTint(tint(0));
  const motes = Array.from(
    { length: MOTES },
    (_none, at): GameObjects.Image => scene.add.image(0, 0, round().texture).setDepth(ABOVE).setTint(tint(at)),
  );
  return {
    draw(t, ratio) {
      // It may be on another page by now.
      for (const image of [halo, ...motes]) image.setFrame(round());
      const swell = (0.8 + 1 - (1 - t) ** 3) * shape.halo * 1.25 * ratio;
      halo
        .setPosition(x * ratio, y * ratio)
        .setDisplaySize(swell * (width + size * 0.3), swell * (height + size * 0.3))
        .setAlpha(0.9 * Math.sin(Math.PI * Math.min(1, t * 1.25 + 0.02)) ** 2);
      for (const [at, image] of motes.entries()) {
        const mote = shape.mote(at, t);
        image
          .setPosition((x + mote.x * size) * ratio, (y + mote.y * size - mote.above) * ratio)
          .setDisplaySize(mote.size * 2 * ratio, mote.size * 2 * ratio)
          .setAlpha(mote.alpha);
      }
    },
    remove() {
      for (const image of [halo, ...motes]) image.destroy();
    },
  };
}
