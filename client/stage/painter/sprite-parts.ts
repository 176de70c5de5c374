/** The images of one piece: each is made when it is first seen, and hidden when it shows nothing. */
import type { GameObjects, Scene } from "phaser";
import type { Painted } from "./kept-sheets.ts";
import { addQuad } from "./quads.ts";

const PARTS = ["shadow", "glow", "image", "rim", "digits"] as const;
export type Part = (typeof PARTS)[number];
/** Within one piece; those of one depth never mix with the next. */
const ORDER: Readonly<Record<Part, number>> = { shadow: -0.4, glow: -0.3, image: 0, rim: 0.1, digits: 0.2 };

export interface SpriteParts {
  /** The part with this drawing, at the depth of its piece; nothing of it without a drawing. */
  show(part: Part, painted: Painted | undefined, depth: number): GameObjects.Image | undefined;
  /** What a part shows. */
  shown(part: Part): Painted | undefined;
  hide(): void;
  destroy(): void;
}

export function spriteParts(scene: Scene): SpriteParts {
  const images: Partial<Record<Part, GameObjects.Image>> = {};
  /** What the parts that are seen show. */
  const shown: Partial<Record<Part, Painted | undefined>> = {};

  function wear(part: Part, painted: Painted | undefined): void {
    const before = shown[part];
    if (before === painted) return;
    if (before !== undefined) before.shownBy--;
    if (painted !== undefined) painted.shownBy++;
    shown[part] = painted;
    if (painted === undefined) images[part]?.setVisible(false);
  }

  return {
    show(part, painted, depth) {
      wear(part, painted);
      if (painted === undefined) return undefined;
      const { frame } = painted;
      images[part] ??= addQuad(scene, frame);
      const image = images[part];
      if (image.frame !== frame) image.setFrame(frame);
      const own = depth + ORDER[part];
      // Setting a depth, even the same one, has the whole picture sorted.
      if (image.depth !== own) image.setDepth(own);
      return image.setVisible(true);
    },
    shown: (part) => shown[part],
    hide() {
      for (const part of PARTS) wear(part, undefined);
    },
    destroy() {
      for (const part of PARTS) images[part]?.destroy();
    },
  };
}
