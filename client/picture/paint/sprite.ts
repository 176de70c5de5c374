/** One piece as the renderer has it: its drawing, its shadow, the light on it, its digits. */
import type { GameObjects, Scene } from "phaser";
import { digitsOf } from "../lettering.ts";
import type { Drawn } from "../motion/motion.ts";
import { darknessOf, fallOf, LIGHT, STANDS_OUT, TINTS } from "../style.ts";
import { SOFT } from "./atlas.ts";
import { isDim, type Notice, type Sprite } from "./painter.ts";
import type { Painted } from "./sheet-cache.ts";
import { type Geometry, geometryOf, onPixels } from "./sprite-geometry.ts";
import { type Part, type SpriteParts, spriteParts } from "./sprite-parts.ts";
import type { TextureStore } from "./textures.ts";

/** What a sprite shows, until the next drawing of the picture. */
interface SpriteState {
  readonly drawn: Drawn;
  readonly notice: Notice;
  readonly ratio: number;
}

export function addSprite(scene: Scene, textures: TextureStore): Sprite {
  const parts = spriteParts(scene);
  let generation = textures.generation;
  let last: SpriteState | undefined;
  let worn: string | undefined;
  let lateBefore = 0;

  const isLate = (): boolean => textures.late > lateBefore;
  /** What is late is left as it is until the next drawing. */
  const orAsItIs = (part: Part, painted: Painted | undefined): Painted | undefined => painted ?? (isLate() ? parts.shown(part) : undefined);

  function forget(): void {
    parts.hide();
    generation = textures.generation;
    last = undefined;
  }

  return {
    draw(drawn, notice, ratio) {
      if (generation !== textures.generation) forget();
      // If a piece lies as it did, as most do, nothing has to be set.
      if (last?.drawn === drawn && last.notice === notice && last.ratio === ratio) return;
      const state = { drawn, notice, ratio };
      lateBefore = textures.late;
      const { light, raise } = notice;
      const { shows } = drawn;
      const at = geometryOf(drawn, raise, ratio);
      const { wide, high, isFlat } = at;

      const exact = textures.drawing(shows.look, wide, high);
      if (exact !== undefined) worn = shows.look;
      const look = worn ?? shows.look;
      // A piece keeps the look it has until its new one is decoded and painted.
      layImage(parts, exact ?? parts.shown("image") ?? textures.drawing(look, wide, high), at, state, exact !== undefined);

      const shade = orAsItIs("shadow", isFlat && light === "none" ? undefined : textures.soft(look, wide, high));
      layShadow(parts, isFlat ? undefined : shade, at, state);
      layGlow(parts, light === "none" ? undefined : shade, at, state);
      const line = lineOf(state);
      layRim(parts, light === "none" ? undefined : orAsItIs("rim", textures.rim(look, wide, high, line)), at, state, line);

      const digits = shows.digits ?? "";
      const size = Math.round(digitsOf(shows) * ratio);
      layDigits(parts, digits === "" || size < 1 ? undefined : orAsItIs("digits", textures.digits(digits, size)), at, drawn);
      // What is late is tried again with the next drawing.
      last = exact === undefined || isLate() ? undefined : state;
    },

    remove() {
      forget();
      parts.destroy();
    },
  };
}

/** Turned and sized like its piece. */
const lay = (image: GameObjects.Image, { turn, angle }: Drawn, x: number, y: number, width: number, height: number): GameObjects.Image =>
  image
    .setPosition(x, y)
    .setDisplaySize(Math.max(0.5, width * turn), height)
    .setAngle(angle);

function layImage(parts: SpriteParts, painted: Painted | undefined, at: Geometry, state: SpriteState, isExact: boolean): void {
  const { drawn, notice } = state;
  const image = parts.show("image", painted, drawn.depth);
  if (image === undefined) return;
  lay(image, drawn, at.x, at.y, at.width, at.height)
    .setAlpha(drawn.alpha)
    .setTint(isDim(drawn.shows, notice.light) ? TINTS.dim : notice.passed ? TINTS.passed : TINTS.plain);
  if (isExact && at.rests) image.setPosition(onPixels(at.x, at.wide), onPixels(at.y, at.high)).setScale(1);
}

/** How much larger than a piece its soft shape is. */
const edgeOf = ({ width, height }: Geometry): number => Math.max(width, height) * SOFT * 2;

/** The higher a piece is, the farther its shadow falls, and the softer it is. */
function layShadow(parts: SpriteParts, painted: Painted | undefined, at: Geometry, { drawn, ratio }: SpriteState): void {
  const image = parts.show("shadow", painted, drawn.depth);
  if (image === undefined) return;
  const { lift } = at;
  const edge = edgeOf(at);
  const fall = fallOf(lift) * ratio;
  const spread = 1 + lift * 0.004;
  const y = at.y + (fall * LIGHT.y + lift * ratio);
  lay(image, drawn, at.x + fall * LIGHT.x, y, (at.width + edge) * spread, (at.height + edge) * spread)
    .setTint(TINTS.shadow)
    .setAlpha(drawn.alpha * darknessOf(lift));
}

function layGlow(parts: SpriteParts, painted: Painted | undefined, at: Geometry, { drawn, notice }: SpriteState): void {
  const image = parts.show("glow", painted, drawn.depth);
  if (image === undefined || notice.light === "none") return;
  const { tint, glow } = STANDS_OUT[notice.light];
  const edge = edgeOf(at);
  lay(image, drawn, at.x, at.y, (at.width + edge) * 1.07, (at.height + edge) * 1.07)
    .setTint(tint)
    .setAlpha(drawn.alpha * glow);
}

/** How thick the rim is. */
const lineOf = ({ notice: { light }, ratio }: SpriteState): number =>
  Math.max(1, Math.round((light === "none" ? 0 : STANDS_OUT[light].line) * ratio));

function layRim(parts: SpriteParts, painted: Painted | undefined, at: Geometry, { drawn, notice }: SpriteState, line: number): void {
  const image = parts.show("rim", painted, drawn.depth);
  if (image === undefined || notice.light === "none") return;
  lay(image, drawn, at.x, at.y, at.width * (1 + (4 * line) / at.wide), at.height * (1 + (4 * line) / at.high))
    .setTint(STANDS_OUT[notice.light].tint)
    .setAlpha(drawn.alpha);
}

/** Digits lie upright on the whole pixels of the screen. */
function layDigits(parts: SpriteParts, painted: Painted | undefined, at: Geometry, { turn, alpha, depth }: Drawn): void {
  const count = parts.show("digits", painted, depth);
  count?.setPosition(onPixels(at.x, count.width), onPixels(at.y, count.height)).setScale(turn, 1).setAlpha(alpha);
}
