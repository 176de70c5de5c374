/** What the atlas has drawn, as textures of the renderer, made when first needed and dropped when no longer so. */
import type { Textures } from "phaser";
import { type Atlas, digitSheet, rim, softShape } from "./atlas.ts";

export interface TextureStore {
  drawing(look: string, width: number, height: number): string | undefined;
  /** Of a drawing as last made. */
  soft(look: string, width: number, height: number): string | undefined;
  rim(look: string, width: number, height: number, line: number): string | undefined;
  digits(digits: string, size: number): string;
  round(): string;
  /** Between two of these lies one drawing of the whole picture. */
  tidy(all: boolean): void;
  /** Looks that were asked for and are not decoded. */
  missing(): readonly string[];
  clear(): void;
}

/** With more than this, what the last picture did not need is dropped. */
const MANY = 700;

export function storeTextures(textures: Textures.TextureManager, atlas: Atlas): TextureStore {
  const sheets = new Map<string, HTMLCanvasElement>();
  let used = new Set<string>();
  const missed = new Set<string>();

  function keep(key: string, make: () => HTMLCanvasElement | undefined): string | undefined {
    used.add(key);
    if (sheets.has(key)) return key;
    const sheet = make();
    if (sheet === undefined) return undefined;
    sheets.set(key, sheet);
    // Not addCanvas: it reads every pixel back for drawing on later.
    textures.addImage(key, sheet as unknown as HTMLImageElement);
    return key;
  }

  function drop(key: string): void {
    sheets.delete(key);
    textures.remove(key);
  }

  const store: TextureStore = {
    drawing(look, width, height) {
      const key = keep(`${look}@${width}x${height}`, () => atlas.bake(look, width, height));
      if (key === undefined) missed.add(look);
      return key;
    },
    // A silhouette is soft and small: one serves all sizes of a look with the same proportions.
    soft(look, width, height) {
      const drawing = sheets.get(store.drawing(look, width, height) ?? "");
      return drawing && keep(`soft:${look}@${Math.round((width / height) * 20)}`, () => softShape(drawing));
    },
    rim(look, width, height, line) {
      const drawing = sheets.get(store.drawing(look, width, height) ?? "");
      return drawing && keep(`rim:${look}@${width}x${height}x${line}`, () => rim(drawing, line));
    },
    digits: (digits, size) => keep(`digits:${digits}@${size}`, () => digitSheet(digits, size)) as string,
    round: () => keep("round", () => softShape(disc())) as string,
    tidy(all) {
      if (all || sheets.size > MANY) for (const key of [...sheets.keys()]) if (!used.has(key)) drop(key);
      used = new Set();
    },
    missing() {
      const looks = [...missed];
      missed.clear();
      return looks;
    },
    clear() {
      for (const key of [...sheets.keys()]) drop(key);
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
