/** The images of one piece: each is made when it is first seen, and hidden when it shows nothing. */
import type { GameObjects, Scene } from "phaser";
import { type HeldImage, heldImage } from "./held-image.ts";
import type { Painted } from "./sheet-cache.ts";

const PARTS = ["shadow", "glow", "image", "rim", "digits"] as const;
export type Part = (typeof PARTS)[number];
/** The order within one piece; parts of one depth never mix with the next. */
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
  const images: Partial<Record<Part, HeldImage>> = {};
  return {
    show(part, painted, depth) {
      if (painted !== undefined) images[part] ??= heldImage(scene);
      const image = images[part]?.show(painted);
      const own = depth + ORDER[part];
      // Setting a depth, even the same one, has the whole picture sorted.
      return image === undefined || image.depth === own ? image : image.setDepth(own);
    },
    shown: (part) => images[part]?.painted,
    hide() {
      for (const part of PARTS) images[part]?.show(undefined);
    },
    destroy() {
      for (const part of PARTS) images[part]?.destroy();
    },
  };
}
