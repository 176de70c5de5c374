/** An image that holds the drawing it shows, so that the drawing is not dropped under it. Every image of the picture is one. */
import type { GameObjects, Scene } from "phaser";
import type { Painted } from "./sheet-cache.ts";

export interface HeldImage {
  /** Undefined while it is hidden. */
  readonly painted: Painted | undefined;
  /** Gives the image; without a drawing it is hidden, and there is none. */
  show(painted: Painted | undefined): GameObjects.Image | undefined;
  destroy(): void;
}

export function heldImage(scene: Scene): HeldImage {
  /** Made when it is first seen. */
  let image: GameObjects.Image | undefined;
  let held: Painted | undefined;

  function hold(painted: Painted | undefined): void {
    if (held === painted) return;
    if (held !== undefined) held.shownBy--;
    if (painted !== undefined) painted.shownBy++;
    else image?.setVisible(false);
    held = painted;
  }

  return {
    get painted() {
      return held;
    },
    show(painted) {
      hold(painted);
      if (painted === undefined) return undefined;
      const { frame } = painted;
      image ??= scene.add.image(0, 0, frame.texture, frame.name);
      if (image.frame !== frame) image.setFrame(frame);
      return image.setVisible(true);
    },
    destroy() {
      hold(undefined);
      image?.destroy();
      image = undefined;
    },
  };
}
