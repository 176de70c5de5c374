/** Small drawings side by side on large textures: pieces that follow each other are then drawn by one call. */
import type { Renderer, Textures } from "phaser";

export interface TexturePages {
  put(key: string, sheet: HTMLCanvasElement): Textures.Frame;
  /** How many there are; with more than one, pieces alternate between them. */
  readonly count: number;
  clear(): void;
}

/** Rows of drawings of about the same height. */
interface Shelf {
  readonly y: number;
  readonly height: number;
  x: number;
}

interface Page {
  readonly texture: Textures.Texture;
  readonly wrapper: Renderer.WebGL.Wrappers.WebGLTextureWrapper;
  readonly edge: number;
  readonly shelves: Shelf[];
}

/** In device pixels: a page holds all small drawings of a picture. */
const EDGES = { usual: 2048, large: 4096, most: 2.5e6 } as const;
/** Between two drawings, so that none shines into the next. */
const GAP = 2;
/** A drawing of a larger part of a page has a texture of its own: there are few. */
const ALONE = 1 / 24;
/** A shelf takes drawings that fill at least this part of its height. */
const SNUG = 0.75;

/** `pixels`: of the canvas. */
export function texturePages(textures: Textures.TextureManager, pixels: () => number): TexturePages {
  const renderer = textures.game.renderer as Renderer.WebGL.WebGLRenderer;
  let pages: Page[] = [];
  let alone: string[] = [];
  let made = 0;

  function addPage(): Page {
    const edge = Math.min(renderer.getMaxTextureSize(), pixels() > EDGES.most ? EDGES.large : EDGES.usual);
    const { LINEAR, CLAMP_TO_EDGE, RGBA } = renderer.gl;
    const wrapper = renderer.createTexture2D(0, LINEAR, LINEAR, CLAMP_TO_EDGE, CLAMP_TO_EDGE, RGBA, undefined, edge, edge);
    const texture = textures.addGLTexture(`page:${made++}`, wrapper) as Textures.Texture;
    const page = { texture, wrapper, edge, shelves: [] };
    pages.push(page);
    return page;
  }

  return {
    put(key, sheet) {
      const { width, height } = sheet;
      const edge = pages[0]?.edge ?? addPage().edge;
      if (width * height > edge * edge * ALONE || Math.max(width, height) > edge / 2) {
        alone.push(key);
        // Not addCanvas: it reads every pixel back for drawing on later.
        return (textures.addImage(key, sheet as unknown as HTMLImageElement) as Textures.Texture).get();
      }
      for (const page of [...pages].reverse()) {
        const place = placeOn(page, width, height);
        if (place !== undefined) return paste(renderer, page, place, key, sheet);
      }
      const page = addPage();
      return paste(renderer, page, placeOn(page, width, height) as Place, key, sheet);
    },
    get count() {
      return pages.length;
    },
    clear() {
      for (const { texture } of pages) textures.remove(texture);
      for (const key of alone) textures.remove(key);
      pages = [];
      alone = [];
    },
  };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Room for a drawing on a page, if there is any; from then on it is taken. */
export function placeOn({ edge, shelves }: Pick<Page, "edge" | "shelves">, width: number, height: number): Place | undefined {
  const [wide, high] = [width + GAP, height + GAP];
  const holds = (one: Shelf): boolean => high <= one.height && one.x + wide <= edge;
  const shelf = shelves.find((one) => holds(one) && high >= one.height * SNUG) ?? newShelf(shelves, high, edge) ?? shelves.find(holds);
  if (shelf === undefined) return undefined;
  const place = { x: shelf.x, y: shelf.y };
  shelf.x += wide;
  return place;
}

function newShelf(shelves: Shelf[], height: number, edge: number): Shelf | undefined {
  const last = shelves.at(-1);
  const y = last === undefined ? 0 : last.y + last.height;
  if (y + height > edge) return undefined;
  const shelf = { y, height, x: 0 };
  shelves.push(shelf);
  return shelf;
}

function paste(renderer: Renderer.WebGL.WebGLRenderer, page: Page, { x, y }: Place, key: string, sheet: HTMLCanvasElement): Textures.Frame {
  const { gl } = renderer;
  renderer.glTextureUnits.bind(page.wrapper, 0);
  renderer.glWrapper.updateTexturing({ texturing: { flipY: true, premultiplyAlpha: true } });
  // Rows are counted from the bottom.
  gl.texSubImage2D(gl.TEXTURE_2D, 0, x, page.edge - y - sheet.height, gl.RGBA, gl.UNSIGNED_BYTE, sheet);
  return page.texture.add(key, 0, x, y, sheet.width, sheet.height) as Textures.Frame;
}
