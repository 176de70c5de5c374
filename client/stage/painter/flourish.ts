/** A big moment: light swells around a piece and motes rise from it. */
import type { GameObjects, Scene } from "phaser";
import type { Box } from "../pick.ts";
import { TINTS } from "../style.ts";

const MOTES = 14;
const GOLDEN_ANGLE = 2.399;

export interface Flourish {
  /** `t` from 0 to 1. */
  draw(t: number, ratio: number): void;
  remove(): void;
}

export function addFlourish(scene: Scene, round: string, { x, y, width, height, depth }: Box): Flourish {
  const size = Math.max(width, height);
  // Behind the piece, which stays clear.
  const halo = scene.add
    .image(0, 0, round)
    .setDepth(depth - 0.35)
    .setTint(TINTS.lit);
  const motes = Array.from({ length: MOTES }, (): GameObjects.Image => scene.add.image(0, 0, round).setDepth(30_001).setTint(TINTS.lit));
  return {
    draw(t, ratio) {
      const swell = 1 - (1 - t) ** 3;
      halo
        .setPosition(x * ratio, y * ratio)
        .setDisplaySize((0.8 + swell) * (width + size * 0.3) * 1.25 * ratio, (0.8 + swell) * (height + size * 0.3) * 1.25 * ratio)
        .setAlpha(0.9 * Math.sin(Math.PI * Math.min(1, t * 1.25 + 0.02)) ** 2);
      for (const [at, mote] of motes.entries()) {
        const turn = at * GOLDEN_ANGLE;
        const far = size * (0.35 + 0.5 * swell * (0.6 + (0.4 * (at % 5)) / 4));
        const big = (4 + (at % 4) * 1.6) * (1 - t * 0.6) * ratio;
        mote
          .setPosition((x + Math.cos(turn) * far) * ratio, (y + Math.sin(turn) * far * 0.8 - 26 * t) * ratio)
          .setDisplaySize(big * 2, big * 2)
          .setAlpha(Math.min(1, t * 8) * (1 - t) ** 1.4);
      }
    },
    remove() {
      for (const image of [halo, ...motes]) image.destroy();
    },
  };
}
