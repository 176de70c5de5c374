/**
 * What the atlas has drawn, on textures of the renderer: made when first needed, dropped when the room is needed for another. Only so much is
 * made for one drawing of the picture; what is late keeps its old look until the next one, so that no frame waits for paint.
 */
import type { Textures } from "phaser";
import { type Atlas, digitSheet, rim, softShape } from "./atlas.ts";
import { COST, paintBudget } from "./paint-budget.ts";
import { type CachedSheet, type Painted, sheetCache } from "./sheet-cache.ts";
import { texturePages } from "./texture-pages.ts";

export interface TextureStore {
  /** Undefined if it is not decoded, or late. */
  drawing(look: string, width: number, height: number): Painted | undefined;
  /** The soft shape of a drawing as last made. */
  soft(look: string, width: number, height: number): Painted | undefined;
  rim(look: string, width: number, height: number, line: number): Painted | undefined;
  digits(digits: string, size: number): Painted | undefined;
  /** A soft disc. */
  round(): Painted;
  /** If it is another one, everything that was given before is void. */
  readonly generation: number;
  /** Counts what was asked for and was late. */
  readonly late: number;
  /** Makes all that is asked for until the next drawing of the picture. */
  makeAll(): void;
  /** Call it after each drawing; true if the picture has to be drawn once more: something was late, or is to go on fresh pages. */
  tidy(all: boolean): boolean;
  /** Looks that were asked for and are not decoded. */
  missing(): readonly string[];
  clear(): void;
}

export function storeTextures(textures: Textures.TextureManager, atlas: Atlas, pixels: () => number): TextureStore {
  const pages = texturePages(textures, pixels);
  const sheets = sheetCache(pages);
  const budget = paintBudget(pixels);
  const missed = new Set<string>();
  let generation = 0;
  let late = 0;
  let lateBefore = 0;
  /** The next drawing begins with empty pages. */
  let repacks = false;
  /** How many pages a whole picture takes; unknown until one was drawn on empty pages. */
  let full: number | undefined;

  function empty(): void {
    repacks = false;
    full = undefined;
    sheets.empty();
    budget.lift();
  }

  function keep(key: string, cost: number, make: () => HTMLCanvasElement | undefined): CachedSheet | undefined {
    if (repacks) empty();
    const known = sheets.find(key);
    if (known !== undefined) return known;
    if (!budget.affords(cost)) {
      late++;
      return undefined;
    }
    const added = sheets.add(key, make);
    if (added !== undefined) budget.spend(cost);
    return added;
  }

  function bake(look: string, width: number, height: number): CachedSheet | undefined {
    const before = late;
    const found = keep(`${look}@${width}x${height}`, COST.drawing(width, height), () => atlas.bake(look, width, height));
    if (found === undefined && late === before) missed.add(look);
    return found;
  }

  return {
    get generation() {
      return generation;
    },
    get late() {
      return late;
    },
    drawing: bake,
    // A silhouette is soft and small: one serves all sizes of a look with the same proportions.
    soft(look, width, height) {
      const key = `soft:${look}@${Math.round((width / height) * 20)}`;
      if (sheets.has(key)) return keep(key, 0, () => undefined);
      const drawing = bake(look, width, height);
      return drawing && keep(key, COST.soft, () => softShape(drawing.sheet));
    },
    rim(look, width, height, line) {
      const drawing = bake(look, width, height);
      return drawing && keep(`rim:${look}@${width}x${height}x${line}`, COST.rim(width, height), () => rim(drawing.sheet, line));
    },
    digits: (digits, size) => keep(`digits:${digits}@${size}`, COST.digits(size), () => digitSheet(digits, size)),
    round: () => keep("round", 0, () => softShape(disc())) as CachedSheet,
    makeAll: budget.lift,
    tidy(all) {
      if (sheets.count === 0) return false;
      const again = late > lateBefore;
      lateBefore = late;
      full ??= Math.max(1, pages.count);
      sheets.nextDrawing();
      budget.renew(again);
      if (!all && pages.count <= full) return again;
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
      generation++;
      empty();
      sheets.releasePainted();
    },
  };
}

function disc(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 24;
  const brush = canvas.getContext("2d");
  brush?.arc(12, 12, 11, 0, Math.PI * 2);
  brush?.fill();
  return canvas;
}
