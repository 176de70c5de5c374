/** A big moment: light from behind a piece or around it, and motes that fly from it. */
import type { FlourishName } from "../../face/names.ts";
import type { Box } from "../hit-test.ts";
import { type Spark, sparksOf } from "./flourish-shapes.ts";
import { HeldImage } from "./held-image.ts";
import type { Flourish } from "./painter.ts";
import type { Sheet } from "./sheet-cache.ts";
import type { Surface } from "./surface.ts";

/** Above all pieces. */
const ABOVE = 30_001;
/** Less than this is not seen. */
const FAINT = 0.01;

export class SurfaceFlourish implements Flourish {
  readonly #surface: Surface;
  readonly #soft: (what: "disc" | "smoke") => Sheet;
  readonly #piece: Box;
  readonly #ground: number;
  readonly #name: FlourishName;
  readonly #images: HeldImage[] = [];

  /** `ground`: the depth of what the piece lies on. */
  constructor(surface: Surface, soft: (what: "disc" | "smoke") => Sheet, piece: Box, ground: number, name: FlourishName) {
    this.#surface = surface;
    this.#soft = soft;
    this.#piece = piece;
    this.#ground = ground;
    this.#name = name;
  }

  draw(t: number, ratio: number): void {
    for (const [at, spark] of sparksOf(this.#name, this.#piece, t).entries()) {
      this.#images[at] ??= new HeldImage(this.#surface);
      if (spark.alpha < FAINT) this.#images[at].hide();
      else this.#lay(this.#images[at], spark, ratio);
    }
  }

  remove(): void {
    for (const image of this.#images) image.remove();
  }

  #lay(image: HeldImage, { x, y, width, height, angle, tint, alpha, type, behind }: Spark, ratio: number): void {
    image.lay(this.#soft(type === "smoke" ? type : "disc"), {
      x: (this.#piece.x + x) * ratio,
      y: (this.#piece.y + y) * ratio,
      width: width * ratio,
      height: height * ratio,
      angle,
      depth: behind ? this.#ground + 0.3 : ABOVE,
      tint,
      alpha,
      adds: type === "light",
    });
  }
}
