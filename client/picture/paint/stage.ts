/** Draws what the director says. It knows pieces, light and motion, and no game; nothing here decides where a piece lies. */
import type { FlourishName } from "../../face/names.ts";
import type { Picture, Pose } from "../../face/pose.ts";
import type { Box } from "../hit-test.ts";
import type { Director } from "../motion/director.ts";
import { drawnPieces } from "../motion/drawn-pieces.ts";
import type { Painter } from "./painter.ts";
import { GhostSprites, RunningFlourishes } from "./passing-effects.ts";
import { type Highlights, PieceSprites } from "./piece-sprites.ts";

export class Stage {
  readonly #painter: Painter;
  readonly #sprites: PieceSprites;
  readonly #ghosts: GhostSprites;
  readonly #flourishes: RunningFlourishes;
  #ratio: number;
  #isResized = false;
  #missing: readonly string[] = [];

  constructor(painter: Painter, ratio: number) {
    this.#painter = painter;
    this.#sprites = new PieceSprites(painter);
    this.#ghosts = new GhostSprites(painter);
    this.#flourishes = new RunningFlourishes(painter);
    this.#ratio = ratio;
  }

  /** What was drawn last, for pointing. */
  get boxes(): readonly Box[] {
    return this.#sprites.boxes;
  }

  /** The poses that were drawn last. */
  get poses(): readonly Pose[] {
    return this.#sprites.poses;
  }

  get missing(): readonly string[] {
    return this.#missing;
  }

  /** Draws the moment; true if it has to be drawn again although no piece moves. */
  draw(director: Director, highlights: Highlights, now: number): boolean {
    const raising = this.#sprites.draw(drawnPieces(director), highlights, now, this.#ratio);
    const fading = this.#ghosts.draw(highlights.ghosts, now, this.#ratio);
    const flourishing = this.#flourishes.draw(now, this.#ratio);
    this.#missing = this.#painter.missing();
    const again = this.#painter.tidy(this.#isResized);
    this.#isResized = false;
    return raising || fading || flourishing || again;
  }

  /** Makes the textures of a picture before it is needed: of one that is set in place, where what is late would be seen. */
  prepare(picture: Picture): void {
    this.#painter.makeAll();
    for (const { look, width, height, depth } of picture) {
      const wide = Math.max(1, Math.round(width * this.#ratio));
      const high = Math.max(1, Math.round(height * this.#ratio));
      this.#painter.prepare(look, wide, high, depth < 0);
    }
  }

  flourish(piece: Box, name: FlourishName, now: number): void {
    this.#flourishes.begin(piece, name, this.boxes, now);
  }

  resize(ratio: number): void {
    this.#ratio = ratio;
    this.#isResized = true;
  }

  /** Rebuilds everything after the graphics card has lost it. */
  rebuild(): void {
    for (const part of [this.#sprites, this.#ghosts, this.#flourishes]) part.clear();
    this.#painter.clear();
  }
}
