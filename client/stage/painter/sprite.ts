/** One piece as the renderer has it: its drawing, its shadow, the light on it, its digits. */
import type { GameObjects, Scene, Textures } from "phaser";
import { digitsOf } from "../lettering.ts";
import { LIGHT, STANDS_OUT, TINTS } from "../style.ts";
import { SOFT } from "./atlas.ts";
import { isDim, type Sprite } from "./painter.ts";
import type { TextureStore } from "./textures.ts";

const PARTS = ["shadow", "glow", "image", "rim", "digits"] as const;
type Part = (typeof PARTS)[number];
/** Within one piece; those of one depth never mix with the next. */
const ORDER: Readonly<Record<Part, number>> = { shadow: -0.4, glow: -0.3, image: 0, rim: 0.1, digits: 0.2 };

export function addSprite(scene: Scene, textures: TextureStore): Sprite {
  const parts: Partial<Record<Part, GameObjects.Image>> = {};
  let last: readonly unknown[] = [];
  let worn: string | undefined;

  /** The part with this drawing, or nothing of it. */
  function show(part: Part, frame: Textures.Frame | undefined): GameObjects.Image | undefined {
    if (frame === undefined) {
      parts[part]?.setVisible(false);
      return undefined;
    }
    parts[part] ??= scene.add.image(0, 0, frame.texture, frame as unknown as string);
    const image = parts[part];
    if (image.frame !== frame) image.setFrame(frame);
    return image.setVisible(true);
  }

  return {
    draw(drawn, notice, ratio) {
      const { light, passed, raise } = notice;
      // Most pieces lie as they did: then nothing has to be set.
      const now = [drawn, light, passed, raise, ratio, textures.generation];
      if (now.every((value, at) => value === last[at])) return;
      last = now;
      const { shows, sharp, turn, alpha } = drawn;
      const wide = Math.max(1, Math.round(sharp.width * ratio));
      const high = Math.max(1, Math.round(sharp.height * ratio));
      const isDecoded = textures.drawing(shows.look, wide, high) !== undefined;
      // Tried again until it is decoded; until then a piece keeps the look it has.
      if (isDecoded) worn = shows.look;
      else last = [];
      const look = worn ?? shows.look;
      const flat = shows.depth < 0;
      const lift = drawn.lift + raise;
      const grown = 1 + lift * 0.0016;
      const width = drawn.width * ratio * grown;
      const height = drawn.height * ratio * grown;
      const x = drawn.x * ratio;
      const y = (drawn.y - lift) * ratio;
      const place = (part: Part, frame: Textures.Frame | undefined, w: number, h: number, dx = 0, dy = 0) =>
        show(part, frame)
          ?.setPosition(x + dx, y + dy)
          .setDisplaySize(Math.max(0.5, w * turn), h)
          .setAngle(drawn.angle)
          .setDepth(drawn.depth + ORDER[part]);

      const image = place("image", textures.drawing(look, wide, high), width, height);
      image?.setAlpha(alpha).setTint(isDim(shows, light) ? TINTS.dim : passed ? TINTS.passed : TINTS.plain);
      // Without motion every pixel of the drawing is a pixel of the screen.
      if (image !== undefined && turn === 1 && drawn.angle === 0 && lift === 0 && wide === Math.round(drawn.width * ratio)) {
        image.setPosition(Math.round(x - wide / 2) + wide / 2, Math.round(y - high / 2) + high / 2).setScale(1);
      }

      const soft = flat && light === "none" ? undefined : textures.soft(look, wide, high);
      const edge = Math.max(width, height) * SOFT * 2;
      const fall = (LIGHT.rest + lift * 0.9) * ratio;
      const spread = 1 + lift * 0.004;
      const shadow = place(
        "shadow",
        flat ? undefined : soft,
        (width + edge) * spread,
        (height + edge) * spread,
        fall * LIGHT.x,
        fall * LIGHT.y + lift * ratio,
      );
      shadow?.setTint(TINTS.shadow).setAlpha((alpha * LIGHT.alpha) / (1 + lift * 0.012));
      const out = light === "none" ? undefined : STANDS_OUT[light];
      const glow = place("glow", out && soft, (width + edge) * 1.07, (height + edge) * 1.07);
      if (out !== undefined) glow?.setTint(out.tint).setAlpha(alpha * out.glow);

      const line = Math.max(1, Math.round((out?.line ?? 0) * ratio));
      const around = place(
        "rim",
        out && textures.rim(look, wide, high, line),
        width * (1 + (4 * line) / wide),
        height * (1 + (4 * line) / high),
      );
      if (out !== undefined) around?.setTint(out.tint).setAlpha(alpha);

      const digits = shows.digits ?? "";
      const size = Math.round(digitsOf(shows) * ratio);
      const count = show("digits", digits === "" || size < 1 ? undefined : textures.digits(digits, size));
      count?.setPosition(Math.round(x - count.width / 2) + count.width / 2, Math.round(y - count.height / 2) + count.height / 2);
      count
        ?.setScale(turn, 1)
        .setAlpha(alpha)
        .setDepth(drawn.depth + ORDER.digits);
    },

    remove() {
      for (const part of PARTS) parts[part]?.destroy();
    },
  };
}
