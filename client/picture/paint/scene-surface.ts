/**
 * A scene of Phaser's as a surface: images are its images, and small sheets lie side by side on large textures, so that pieces that follow
 * each other are drawn by one call.
 */
import type { GameObjects, Renderer, Scene, Textures } from "phaser";
import { freeOn, type Place, placeOn, type Shelves } from "./shelves.ts";
import type { Lie, Spot, Surface, SurfaceImage } from "./surface.ts";

/** A sheet on a texture. */
interface TextureSpot extends Spot {
  readonly frame: Textures.Frame;
}

interface Page extends Shelves {
  readonly texture: Textures.Texture;
  readonly wrapper: Renderer.WebGL.Wrappers.WebGLTextureWrapper;
  /** What lies on it. */
  readonly spots: Set<PageSpot>;
  /** Places have been given back: around them lies what was there before. */
  littered: boolean;
}

/** Where a sheet lies on a page. */
interface Lying {
  readonly page: Page;
  readonly place: Place;
}

/** Edges in device pixels: a page holds all small sheets of a picture. */
const EDGES = { usual: 2048, large: 4096, most: 2.5e6 } as const;
/** A sheet of a larger part of a page has a texture of its own: there are few, and each that comes or goes would tear a page to pieces. */
const ALONE = 1 / 64;

export class SceneSurface implements Surface {
  readonly layers = true;
  readonly #scene: Scene;
  readonly #renderer: Renderer.WebGL.WebGLRenderer;
  readonly #images = new Set<SceneImage>();
  #pages: Page[] = [];
  /** Names of textures and frames. */
  #names = 0;

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#renderer = scene.textures.game.renderer as Renderer.WebGL.WebGLRenderer;
  }

  get pixels(): number {
    const { width, height } = this.#scene.scale;
    return width * height;
  }

  get pages(): number {
    return this.#pages.length;
  }

  put(sheet: HTMLCanvasElement): Spot {
    return this.#isLarge(sheet) ? this.#putAlone(sheet) : new PageSpot(sheet, this.#layOnPage(sheet));
  }

  /** A large one needs no room on the pages: it has a texture of its own. */
  holds(sheet: HTMLCanvasElement): boolean {
    if (this.#isLarge(sheet)) return true;
    const found = this.#findPlace(sheet);
    if (found !== undefined) freeOn(found.page, found.place, sheet.width);
    return found !== undefined;
  }

  repack(): void {
    const old = this.#pages;
    this.#pages = [];
    for (const { texture, spots } of old) {
      for (const spot of spots) spot.lieOn(this.#layOnPage(spot.sheet));
      for (const image of this.#images) image.follow();
      this.#scene.textures.remove(texture);
    }
  }

  image(spot: TextureSpot): SurfaceImage {
    const image: SceneImage = new SceneImage(this.#scene, spot, () => this.#images.delete(image));
    this.#images.add(image);
    return image;
  }

  #isLarge({ width, height }: HTMLCanvasElement): boolean {
    const edge = this.#pages[0]?.edge ?? this.#addPage().edge;
    return width * height > edge * edge * ALONE || Math.max(width, height) > edge / 2;
  }

  #putAlone(sheet: HTMLCanvasElement): TextureSpot {
    // addCanvas would read every pixel back, for drawing on later.
    const texture = this.#scene.textures.addImage(`sheet:${this.#names++}`, sheet as unknown as HTMLImageElement) as Textures.Texture;
    return { isAlone: true, frame: texture.get("__BASE"), drop: () => this.#scene.textures.remove(texture) };
  }

  #layOnPage(sheet: HTMLCanvasElement): LaidSheet {
    const { width, height } = sheet;
    let lying = this.#findPlace(sheet);
    if (lying === undefined) {
      const page = this.#addPage();
      lying = { page, place: placeOn(page, width, height) as Place };
    }
    const { page, place } = lying;
    paste(this.#renderer, lying, sheet);
    return { ...lying, frame: page.texture.add(`${this.#names++}`, 0, place.x, place.y, width, height) as Textures.Frame };
  }

  #findPlace({ width, height }: HTMLCanvasElement): Lying | undefined {
    for (const page of this.#pages.toReversed()) {
      const place = placeOn(page, width, height);
      if (place !== undefined) return { page, place };
    }
    return undefined;
  }

  #addPage(): Page {
    const edge = Math.min(this.#renderer.getMaxTextureSize(), this.pixels > EDGES.most ? EDGES.large : EDGES.usual);
    const { LINEAR, CLAMP_TO_EDGE, RGBA } = this.#renderer.gl;
    const wrapper = this.#renderer.createTexture2D(0, LINEAR, LINEAR, CLAMP_TO_EDGE, CLAMP_TO_EDGE, RGBA, undefined, edge, edge);
    const texture = this.#scene.textures.addGLTexture(`page:${this.#names++}`, wrapper) as Textures.Texture;
    const page: Page = { texture, wrapper, edge, shelves: [], spots: new Set(), littered: false };
    this.#pages.push(page);
    return page;
  }
}

interface LaidSheet extends Lying {
  readonly frame: Textures.Frame;
}

class PageSpot implements TextureSpot {
  readonly isAlone = false;
  readonly sheet: HTMLCanvasElement;
  #laid: LaidSheet;

  constructor(sheet: HTMLCanvasElement, laid: LaidSheet) {
    this.sheet = sheet;
    this.#laid = laid;
    laid.page.spots.add(this);
  }

  get frame(): Textures.Frame {
    return this.#laid.frame;
  }

  /** Its old page goes as a whole. */
  lieOn(laid: LaidSheet): void {
    this.#laid = laid;
    laid.page.spots.add(this);
  }

  drop(): void {
    const { page, place, frame } = this.#laid;
    page.texture.remove(frame.name);
    page.spots.delete(this);
    page.littered = true;
    freeOn(page, place, this.sheet.width);
  }
}

/** Phaser's numbers. */
const BLEND = { normal: 0, add: 1 } as const;

class SceneImage implements SurfaceImage {
  readonly #image: GameObjects.Image;
  readonly #removed: () => void;
  #spot: TextureSpot;
  #adds = false;
  #part = 1;

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

  lay({ x, y, width, height, angle, depth, tint, alpha, adds = false, part = 1 }: Lie): void {
    this.#image.setPosition(x, y).setDisplaySize(width, height).setAngle(angle).setTint(tint).setAlpha(alpha);
    // Setting a depth, even the same one, has the whole picture sorted.
    if (this.#image.depth !== depth) this.#image.setDepth(depth);
    if (this.#adds !== adds) this.#image.setBlendMode(adds ? BLEND.add : BLEND.normal);
    this.#adds = adds;
    if (this.#part !== part) this.#crop(part);
  }

  #crop(part: number): void {
    const { width, height } = this.#spot.frame;
    if (part === 1) this.#image.setCrop();
    else this.#image.setCrop(0, height * (1 - part), width, height * part);
    this.#part = part;
  }

  hide(): void {
    this.#image.setVisible(false);
  }

  remove(): void {
    this.#image.destroy();
    this.#removed();
  }
}

const NOTHING = new Uint8Array(4 * EDGES.large);

function paste(
  { gl, glTextureUnits, glWrapper }: Renderer.WebGL.WebGLRenderer,
  { page, place: { x, y } }: Lying,
  sheet: HTMLCanvasElement,
): void {
  const { width, height } = sheet;
  glTextureUnits.bind(page.wrapper, 0);
  glWrapper.updateTexturing({ texturing: { flipY: true, premultiplyAlpha: true } });
  // Rows are counted from the bottom.
  const bottom = page.edge - y - height;
  gl.texSubImage2D(gl.TEXTURE_2D, 0, x, bottom, gl.RGBA, gl.UNSIGNED_BYTE, sheet);
  const wipe = (left: number, low: number, wide: number, high: number): void => {
    const isOn = left >= 0 && low >= 0 && left + wide <= page.edge && low + high <= page.edge;
    if (isOn) gl.texSubImage2D(gl.TEXTURE_2D, 0, left, low, wide, high, gl.RGBA, gl.UNSIGNED_BYTE, NOTHING);
  };
  if (page.littered) {
    for (const side of [x - 1, x + width]) wipe(side, bottom, 1, height);
    for (const side of [bottom - 1, bottom + height]) wipe(x, side, width, 1);
  }
}
