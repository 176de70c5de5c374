/** A scene of Phaser's as a surface: sheets are its textures, and images its images. */
import type { GameObjects, Scene } from "phaser";
import type { Lie, Spot, Surface, SurfaceImage } from "./surface.ts";
import { TexturePages, type TextureSpot } from "./texture-pages.ts";

export class SceneSurface implements Surface {
  readonly #scene: Scene;
  readonly #pages: TexturePages;
  readonly #images = new Set<SceneImage>();

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#pages = new TexturePages(scene.textures, () => this.pixels);
  }

  get pixels(): number {
    const { width, height } = this.#scene.scale;
    return width * height;
  }

  get pages(): number {
    return this.#pages.count;
  }

  put(sheet: HTMLCanvasElement): Spot {
    return this.#pages.put(sheet);
  }

  holds(sheet: HTMLCanvasElement): boolean {
    return this.#pages.holds(sheet);
  }

  repack(): void {
    this.#pages.repack(() => {
      for (const image of this.#images) image.follow();
    });
  }

  image(spot: TextureSpot): SurfaceImage {
    const image: SceneImage = new SceneImage(this.#scene, spot, () => this.#images.delete(image));
    this.#images.add(image);
    return image;
  }
}

class SceneImage implements SurfaceImage {
  readonly #image: GameObjects.Image;
  readonly #removed: () => void;
  #spot: TextureSpot;

  constructor(scene: Scene, spot: TextureSpot, removed: () => void) {
    this.#image = scene.add.image(0, 0, spot.frame.texture, spot.frame.name);
    this.#removed = removed;
    this.#spot = spot;
  }

  show(spot: TextureSpot): void {
    this.#spot = spot;
    this.follow();
    this.#image.setVisible(true);
  }

  /** Its sheet may have been moved. */
  follow(): void {
    const { frame } = this.#spot;
    if (this.#image.frame !== frame) this.#image.setFrame(frame);
  }

  lay({ x, y, width, height, angle, depth, tint, alpha }: Lie): void {
    this.#image.setPosition(x, y).setDisplaySize(width, height).setAngle(angle).setTint(tint).setAlpha(alpha);
    // Setting a depth, even the same one, has the whole picture sorted.
    if (this.#image.depth !== depth) this.#image.setDepth(depth);
  }

  hide(): void {
    this.#image.setVisible(false);
  }

  remove(): void {
    this.#image.destroy();
    this.#removed();
  }
}
