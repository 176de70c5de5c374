/** Small drawings side by side on large textures: pieces that follow each other are then drawn by one call. */
import type { Renderer, Textures } from "phaser";
import { freeOn, type Place, placeOn, type Shelves } from "./shelves.ts";

export interface TexturePages {
  put(key: string, sheet: HTMLCanvasElement): Textures.Frame;
  /** Room for this drawing on the pages there are. A large one needs none: it has a texture of its own. */
  holds(sheet: HTMLCanvasElement): boolean;
  /** Its frame is void; its place is free for another drawing. */
  drop(key: string): void;
  isAlone(key: string): boolean;
  /** How many there are; with more than one, pieces alternate between them. */
  readonly count: number;
  clear(): void;
}

interface Page extends Shelves {
  readonly texture: Textures.Texture;
  readonly wrapper: Renderer.WebGL.Wrappers.WebGLTextureWrapper;
  /** Places have been given back: around them lies what was there before. */
  littered: boolean;
}

/** Edges in device pixels: a page holds all small drawings of a picture. */
const EDGES = { usual: 2048, large: 4096, most: 2.5e6 } as const;
/** A drawing of a larger part of a page has a texture of its own: there are few, and each that comes or goes would tear a page to pieces. */
const ALONE = 1 / 64;

/** `pixels`: of the canvas. */
export function texturePages(textures: Textures.TextureManager, pixels: () => number): TexturePages {
  const renderer = textures.game.renderer as Renderer.WebGL.WebGLRenderer;
  let pages: Page[] = [];
  const alone = new Set<string>();
  const taken = new Map<string, { readonly page: Page; readonly place: Place; readonly width: number }>();
  let made = 0;

  function addPage(): Page {
    const edge = Math.min(renderer.getMaxTextureSize(), pixels() > EDGES.most ? EDGES.large : EDGES.usual);
    const { LINEAR, CLAMP_TO_EDGE, RGBA } = renderer.gl;
    const wrapper = renderer.createTexture2D(0, LINEAR, LINEAR, CLAMP_TO_EDGE, CLAMP_TO_EDGE, RGBA, undefined, edge, edge);
    const texture = textures.addGLTexture(`page:${made++}`, wrapper) as Textures.Texture;
    const page = { texture, wrapper, edge, shelves: [], littered: false };
    pages.push(page);
    return page;
  }

  function isLarge({ width, height }: HTMLCanvasElement): boolean {
    const edge = pages[0]?.edge ?? addPage().edge;
    return width * height > edge * edge * ALONE || Math.max(width, height) > edge / 2;
  }

  function place({ width, height }: HTMLCanvasElement): { readonly page: Page; readonly place: Place } | undefined {
    for (const page of [...pages].reverse()) {
      const found = placeOn(page, width, height);
      if (found !== undefined) return { page, place: found };
    }
    return undefined;
  }

  return {
    put(key, sheet) {
      const { width, height } = sheet;
      if (isLarge(sheet)) {
        alone.add(key);
        // addCanvas would read every pixel back, for drawing on later.
        return (textures.addImage(key, sheet as unknown as HTMLImageElement) as Textures.Texture).get("__BASE");
      }
      let found = place(sheet);
      if (found === undefined) {
        const page = addPage();
        found = { page, place: placeOn(page, width, height) as Place };
      }
      taken.set(key, { ...found, width });
      return paste(renderer, found.page, found.place, key, sheet);
    },
    holds(sheet) {
      if (isLarge(sheet)) return true;
      const found = place(sheet);
      if (found !== undefined) freeOn(found.page, found.place, sheet.width);
      return found !== undefined;
    },
    drop(key) {
      if (alone.delete(key)) textures.remove(key);
      const found = taken.get(key);
      if (found === undefined) return;
      taken.delete(key);
      found.page.texture.remove(key);
      found.page.littered = true;
      freeOn(found.page, found.place, found.width);
    },
    isAlone: (key) => alone.has(key),
    get count() {
      return pages.length;
    },
    clear() {
      for (const { texture } of pages) textures.remove(texture);
      for (const key of alone) textures.remove(key);
      pages = [];
      alone.clear();
      taken.clear();
    },
  };
}

const NOTHING = new Uint8Array(4 * EDGES.large);

function paste(
  { gl, glTextureUnits, glWrapper }: Renderer.WebGL.WebGLRenderer,
  page: Page,
  { x, y }: Place,
  key: string,
  sheet: HTMLCanvasElement,
): Textures.Frame {
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
  return page.texture.add(key, 0, x, y, width, height) as Textures.Frame;
}
