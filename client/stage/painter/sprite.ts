/** One piece as the renderer has it: its drawing, its shadow, the light on it, its digits. */
import type { GameObjects, Scene } from "phaser";
import { digitsOf } from "../lettering.ts";
import type { Drawn } from "../motion.ts";
import { LIGHT, STANDS_OUT, TINTS } from "../style.ts";
import { SOFT } from "./atlas.ts";
import { isDim, type Notice, type Sprite } from "./painter.ts";
import { addQuad } from "./quads.ts";
import type { Painted, TextureStore } from "./textures.ts";

const PARTS = ["shadow", "glow", "image", "rim", "digits"] as const;
type Part = (typeof PARTS)[number];
/** Within one piece; those of one depth never mix with the next. */
const ORDER: Readonly<Record<Part, number>> = { shadow: -0.4, glow: -0.3, image: 0, rim: 0.1, digits: 0.2 };

export function addSprite(scene: Scene, textures: TextureStore): Sprite {
  const parts: Partial<Record<Part, GameObjects.Image>> = {};
  /** What the parts that are seen show. */
  const shown: Partial<Record<Part, Painted | undefined>> = {};
  let generation = textures.generation;
  let last: { readonly drawn: Drawn; readonly notice: Notice; readonly ratio: number } | undefined;
  let worn: string | undefined;

  /** The part with this drawing, or nothing of it. */
  function show(part: Part, painted: Painted | undefined): GameObjects.Image | undefined {
    const before = shown[part];
    if (before !== painted) {
      if (before !== undefined) before.shownBy--;
      if (painted !== undefined) painted.shownBy++;
      shown[part] = painted;
      if (painted === undefined) parts[part]?.setVisible(false);
    }
    if (painted === undefined) return undefined;
    const { frame } = painted;
    parts[part] ??= addQuad(scene, frame);
    const image = parts[part];
    if (image.frame !== frame) image.setFrame(frame);
    return image.setVisible(true);
  }

  function forget(): void {
    for (const part of PARTS) show(part, undefined);
    generation = textures.generation;
    last = undefined;
  }

  return {
    draw(drawn, notice, ratio) {
      if (generation !== textures.generation) forget();
      // Most pieces lie as they did: then nothing has to be set.
      if (last?.drawn === drawn && last.notice === notice && last.ratio === ratio) return;
      last = { drawn, notice, ratio };
      const { light, passed, raise } = notice;
      const { shows, sharp, turn, alpha } = drawn;
      const wide = Math.max(1, Math.round(sharp.width * ratio));
      const high = Math.max(1, Math.round(sharp.height * ratio));
      const lateBefore = textures.late;
      /** What is late is left as it is until the next drawing. */
      const orAsItIs = (part: Part, painted: Painted | undefined): Painted | undefined =>
        painted ?? (textures.late > lateBefore ? shown[part] : undefined);
      const exact = textures.drawing(shows.look, wide, high);
      if (exact !== undefined) worn = shows.look;
      const look = worn ?? shows.look;
      // Until its look is decoded and painted, a piece keeps the one it has.
      const painted = exact ?? shown.image ?? textures.drawing(look, wide, high);
      const flat = shows.depth < 0;
      const lift = drawn.lift + raise;
      const grown = 1 + lift * 0.0016;
      const width = drawn.width * ratio * grown;
      const height = drawn.height * ratio * grown;
      const x = drawn.x * ratio;
      const y = (drawn.y - lift) * ratio;
      const place = (part: Part, wanted: Painted | undefined, w: number, h: number, dx = 0, dy = 0) => {
        const image = show(part, wanted)
          ?.setPosition(x + dx, y + dy)
          .setDisplaySize(Math.max(0.5, w * turn), h)
          .setAngle(drawn.angle);
        layAt(image, drawn.depth + ORDER[part]);
        return image;
      };

      const image = place("image", painted, width, height);
      image?.setAlpha(alpha).setTint(isDim(shows, light) ? TINTS.dim : passed ? TINTS.passed : TINTS.plain);
      // Without motion every pixel of the drawing is a pixel of the screen.
      if (
        image !== undefined &&
        exact !== undefined &&
        turn === 1 &&
        drawn.angle === 0 &&
        lift === 0 &&
        wide === Math.round(drawn.width * ratio)
      ) {
        image.setPosition(Math.round(x - wide / 2) + wide / 2, Math.round(y - high / 2) + high / 2).setScale(1);
      }

      const soft = flat && light === "none" ? undefined : textures.soft(look, wide, high);
      const shade = orAsItIs("shadow", soft);
      const edge = Math.max(width, height) * SOFT * 2;
      const fall = (LIGHT.rest + lift * 0.9) * ratio;
      const spread = 1 + lift * 0.004;
      const shadow = place(
        "shadow",
        flat ? undefined : shade,
        (width + edge) * spread,
        (height + edge) * spread,
        fall * LIGHT.x,
        fall * LIGHT.y + lift * ratio,
      );
      shadow?.setTint(TINTS.shadow).setAlpha((alpha * LIGHT.alpha) / (1 + lift * 0.012));
      const out = light === "none" ? undefined : STANDS_OUT[light];
      const glow = place("glow", out && (soft ?? shade), (width + edge) * 1.07, (height + edge) * 1.07);
      if (out !== undefined) glow?.setTint(out.tint).setAlpha(alpha * out.glow);

      const line = Math.max(1, Math.round((out?.line ?? 0) * ratio));
      const around = place(
        "rim",
        out && orAsItIs("rim", textures.rim(look, wide, high, line)),
        width * (1 + (4 * line) / wide),
        height * (1 + (4 * line) / high),
      );
      if (out !== undefined) around?.setTint(out.tint).setAlpha(alpha);

      const digits = shows.digits ?? "";
      const size = Math.round(digitsOf(shows) * ratio);
      const count = show("digits", digits === "" || size < 1 ? undefined : orAsItIs("digits", textures.digits(digits, size)));
      count?.setPosition(Math.round(x - count.width / 2) + count.width / 2, Math.round(y - count.height / 2) + count.height / 2);
      layAt(count?.setScale(turn, 1).setAlpha(alpha), drawn.depth + ORDER.digits);
      // Tried again with the next drawing.
      if (exact === undefined || textures.late > lateBefore) last = undefined;
    },

    remove() {
      forget();
      for (const part of PARTS) parts[part]?.destroy();
    },
  };
}

/** Setting a depth, even the same one, has the whole picture sorted. */
function layAt(image: GameObjects.Image | undefined, depth: number): void {
  if (image !== undefined && image.depth !== depth) image.setDepth(depth);
}
