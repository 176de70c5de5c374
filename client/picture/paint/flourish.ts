/** A big moment: light swells behind a piece, and motes fly from it. */
import type { FlourishName } from "../../face/names.ts";
import type { Box } from "../hit-test.ts";
import { type FlourishShape, MOTES, shapeOf } from "./flourish-shapes.ts";
import { HeldImage } from "./held-image.ts";
import type { Flourish } from "./painter.ts";
import type { Sheet } from "./sheet-cache.ts";
import type { Surface } from "./surface.ts";

/** Above all pieces. */
const ABOVE = 30_001;

export class SurfaceFlourish implements Flourish {
  readonly #round: () => Sheet;
  readonly #piece: Box;
  readonly #shape: FlourishShape;
  readonly #halo: HeldImage;
  readonly #motes: readonly HeldImage[];

  /** `round`: the drawing of a mote. */
  constructor(surface: Surface, round: () => Sheet, piece: Box, name: FlourishName) {
    this.#round = round;
    this.#piece = piece;
    this.#shape = shapeOf(name);
    this.#halo = new HeldImage(surface);
    this.#motes = Array.from({ length: MOTES }, () => new HeldImage(surface));
  }

  draw(t: number, ratio: number): void {
    const { x, y, width, height, depth } = this.#piece;
    const shape = this.#shape;
    const size = Math.max(width, height);
    const swell = (0.8 + 1 - (1 - t) ** 3) * shape.halo * 1.25 * ratio;
    this.#halo.lay(this.#round(), {
      x: x * ratio,
      y: y * ratio,
      width: swell * (width + size * 0.3),
      height: swell * (height + size * 0.3),
      angle: 0,
      // Behind the piece, which stays clear.
      depth: depth - 0.35,
      tint: tintOf(shape, 0),
      alpha: 0.9 * Math.sin(Math.PI * Math.min(1, t * 1.25 + 0.02)) ** 2,
    });
    for (const [at, image] of this.#motes.entries()) {
      const mote = shape.mote(at, t);
      const edge = mote.size * 2 * ratio;
      image.lay(this.#round(), {
        x: (x + mote.x * size) * ratio,
        y: (y + mote.y * size - mote.above) * ratio,
        width: edge,
        height: edge,
        angle: 0,
        depth: ABOVE,
        tint: tintOf(shape, at),
        alpha: mote.alpha,
      });
    }
  }

  remove(): void {
    for (const image of [this.#halo, ...this.#motes]) image.remove();
  }
}

const tintOf = ({ tints }: FlourishShape, at: number): number => tints[at % tints.length] as number;
