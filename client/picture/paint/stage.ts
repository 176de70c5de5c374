/** Draws what the director says. It knows pieces, light and motion, and no game; nothing here decides where a piece lies. */
import type { FlourishName } from "../../face/names.ts";
import type { Picture, Pose } from "../../face/pose.ts";
import type { Box } from "../hit-test.ts";
import type { Director } from "../motion/director.ts";
import { drawnPieces } from "../motion/drawn-pieces.ts";
import type { Painter } from "./painter.ts";
import { ghostSprites, runningFlourishes } from "./passing-effects.ts";
import { type Highlights, pieceSprites } from "./piece-sprites.ts";

export interface Stage {
  /** Draws the moment; true if it has to be drawn again although no piece moves. */
  draw(director: Director, attention: Highlights, now: number): boolean;
  /** Makes the textures of a picture before it is needed: of one that is set in place, where what is late would be seen. */
  prepare(picture: Picture): void;
  flourish(piece: Box, name: FlourishName, now: number): void;
  resize(ratio: number): void;
  /** Rebuilds everything after the graphics card has lost it. */
  rebuild(): void;
  /** What was drawn last, for pointing. */
  readonly boxes: readonly Box[];
  /** The poses that were drawn last. */
  readonly poses: readonly Pose[];
  readonly missing: readonly string[];
}

export function makeStage(painter: Painter, startRatio: number): Stage {
  const sprites = pieceSprites(painter);
  const ghosts = ghostSprites(painter);
  const flourishes = runningFlourishes(painter);
  let ratio = startRatio;
  let resized = false;
  let missing: readonly string[] = [];

  return {
    draw(director, highlights, now) {
      const raising = sprites.draw(drawnPieces(director), highlights, now, ratio);
      const fading = ghosts.draw(highlights.ghosts, now, ratio);
      const flourishing = flourishes.draw(now, ratio);
      missing = painter.missing();
      const again = painter.tidy(resized);
      resized = false;
      return raising || fading || flourishing || again;
    },

    prepare(picture) {
      painter.makeAll();
      for (const { look, width, height, depth } of picture) {
        const wide = Math.max(1, Math.round(width * ratio));
        const high = Math.max(1, Math.round(height * ratio));
        painter.prepare(look, wide, high, depth < 0);
      }
    },

    flourish: flourishes.begin,

    resize(next) {
      ratio = next;
      resized = true;
    },

    rebuild() {
      for (const part of [sprites, ghosts, flourishes]) part.clear();
      painter.clear();
    },

    get boxes() {
      return sprites.boxes;
    },
    get poses() {
      return sprites.poses;
    },
    get missing() {
      return missing;
    },
  };
}
