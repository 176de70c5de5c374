/** What the atlas has drawn, on textures of the renderer, made when first needed and dropped when no longer so. */
import type { Textures } from "phaser";
import { type Atlas, digitSheet, rim, softShape } from "./atlas.ts";
import { texturePages } from "./texture-pages.ts";

type Frame = Textures.Frame;

export interface TextureStore {
  drawing(look: string, width: number, height: number): Frame | undefined;
  /** Of a drawing as last made. */
  soft(look: string, width: number, height: number): Frame | undefined;
  rim(look: string, width: number, height: number, line: number): Frame | undefined;
  digits(digits: string, size: number): Frame;
  round(): Frame;
  /** Between two of these lies one drawing of the whole picture. */
  tidy(all: boolean): void;
  /** Looks that were asked for and are not decoded. */
  missing(): readonly string[];
  clear(): void;
}

/** With more than this, what the last picture did not need is dropped. */
const MANY = 700;

export function storeTextures(textures: Textures.TextureManager, atlas: Atlas, pixels: () => number): TextureStore {
  const sheets = new Map<string, HTMLCanvasElement>();
  const frames = new Map<string, Frame>();
  const pages = texturePages(textures, pixels);
  let used = new Set<string>();
  const missed = new Set<string>();
  /** How many pages a whole picture takes; unknown until one was drawn on them. */
  let needed: number | undefined;
  let repacks = false;

  /** All frames are made again while the next picture is drawn: until then the sprites hold the old ones. */
  function repack(): void {
    repacks = false;
    frames.clear();
    pages.clear();
    needed = undefined;
  }

  function keep(key: string, make: () => HTMLCanvasElement | undefined): Frame | undefined {
    if (repacks) repack();
    used.add(key);
    const known = frames.get(key);
    if (known !== undefined) return known;
    const sheet = sheets.get(key) ?? make();
    if (sheet === undefined) return undefined;
    sheets.set(key, sheet);
    const frame = pages.put(key, sheet);
    frames.set(key, frame);
    return frame;
  }

  function bake(look: string, width: number, height: number): string {
    const key = `${look}@${width}x${height}`;
    if (keep(key, () => atlas.bake(look, width, height)) === undefined) missed.add(look);
    return key;
  }

  const store: TextureStore = {
    drawing: (look, width, height) => frames.get(bake(look, width, height)),
    // A silhouette is soft and small: one serves all sizes of a look with the same proportions.
    soft(look, width, height) {
      const drawing = sheets.get(bake(look, width, height));
      return drawing && keep(`soft:${look}@${Math.round((width / height) * 20)}`, () => softShape(drawing));
    },
    rim(look, width, height, line) {
      const drawing = sheets.get(bake(look, width, height));
      return drawing && keep(`rim:${look}@${width}x${height}x${line}`, () => rim(drawing, line));
    },
    digits: (digits, size) => keep(`digits:${digits}@${size}`, () => digitSheet(digits, size)) as Frame,
    round: () => keep("round", () => softShape(disc())) as Frame,
    tidy(all) {
      needed ??= Math.max(1, pages.count);
      const unused = sheets.size - used.size;
      if (all || (sheets.size > MANY && unused > MANY / 4) || pages.count > needed) {
        for (const key of [...sheets.keys()]) if (!used.has(key)) sheets.delete(key);
        repacks = true;
      }
      used = new Set();
    },
    missing() {
      const looks = [...missed];
      missed.clear();
      return looks;
    },
    clear() {
      sheets.clear();
      repack();
    },
  };
  return store;
}

function disc(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 24;
  const brush = canvas.getContext("2d");
  brush?.arc(12, 12, 11, 0, Math.PI * 2);
  brush?.fill();
  return canvas;
}
