/** A big moment: light swells behind a piece, and motes fly from it. */
import type { GameObjects, Scene } from "phaser";
import type { FlourishName } from "../../face/names.ts";
import type { Box } from "../hit-test.ts";
import { type FlourishShape, MOTES, shapeOf } from "./flourish-shapes.ts";
import { type HeldImage, heldImage } from "./held-image.ts";
import type { Painted } from "./sheet-cache.ts";

export interface Flourish {
  /** `t` from 0 to 1. */
  draw(t: number, ratio: number): void;
  remove(): void;
}

/** Above all pieces. */
const ABOVE = 30_001;

/** `round`: the drawing of a mote; it may lie on another page each time. */
export function addFlourish(scene: Scene, round: () => Painted, { x, y, width, height, depth }: Box, name: FlourishName): Flourish {
  const size = Math.max(width, height);
  const shape = shapeOf(name);
  const halo = heldImage(scene);
  const motes = Array.from({ length: MOTES }, (): HeldImage => heldImage(scene));
  return {
    draw(t, ratio) {
      const swell = (0.8 + 1 - (1 - t) ** 3) * shape.halo * 1.25 * ratio;
      // Behind the piece, which stays clear.
      show(halo, round(), depth - 0.35, tintOf(shape, 0))
        ?.setPosition(x * ratio, y * ratio)
        .setDisplaySize(swell * (width + size * 0.3), swell * (height + size * 0.3))
        .setAlpha(0.9 * Math.sin(Math.PI * Math.min(1, t * 1.25 + 0.02)) ** 2);
      for (const [at, image] of motes.entries()) {
        const mote = shape.mote(at, t);
        show(image, round(), ABOVE, tintOf(shape, at))
          ?.setPosition((x + mote.x * size) * ratio, (y + mote.y * size - mote.above) * ratio)
          .setDisplaySize(mote.size * 2 * ratio, mote.size * 2 * ratio)
          .setAlpha(mote.alpha);
      }
    },
    remove() {
      for (const image of [halo, ...motes]) image.destroy();
    },
  };
}

const tintOf = ({ tints }: FlourishShape, at: number): number => tints[at % tints.length] as number;

function show(held: HeldImage, painted: Painted, depth: number, tint: number): GameObjects.Image | undefined {
  const image = held.show(painted);
  if (image !== undefined && image.depth !== depth) image.setDepth(depth).setTint(tint);
  return image;
}
