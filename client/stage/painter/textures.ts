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
  /** Another one: all frames that were given before are void. */
  readonly generation: number;
  /** After each drawing; true if the picture has to be drawn once more, on pages without what it does not need. */
  tidy(all: boolean): boolean;
  /** Looks that were asked for and are not decoded. */
  missing(): readonly string[];
  clear(): void;
}

/** Above this number of textures, those the picture does not need are dropped. */
const MANY = 700;

export function storeTextures(textures: Textures.TextureManager, atlas: Atlas, pixels: () => number): TextureStore {
  const sheets = new Map<string, HTMLCanvasElement>();
  const frames = new Map<string, Frame>();
  const pages = texturePages(textures, pixels);
  const missed = new Set<string>();
  let generation = 0;
  /** The next drawing begins with empty pages. */
  let repacks = false;
  /** What a whole picture takes; unknown until one was drawn on empty pages. */
  let full: { readonly pages: number; readonly frames: number } | undefined;

  function empty(): void {
    repacks = false;
    full = undefined;
    frames.clear();
    pages.clear();
  }

  function keep(key: string, make: () => HTMLCanvasElement | undefined): Frame | undefined {
    if (repacks) empty();
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
    get generation() {
      return generation;
    },
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
      if (full === undefined) {
        full = { pages: Math.max(1, pages.count), frames: frames.size };
        for (const key of [...sheets.keys()]) if (!frames.has(key)) sheets.delete(key);
      }
      if (!all && pages.count <= full.pages && frames.size <= full.frames + MANY) return false;
      repacks = true;
      generation++;
      return true;
    },
    missing() {
      const looks = [...missed];
      missed.clear();
      return looks;
    },
    clear() {
      sheets.clear();
      generation++;
      empty();
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
