/**
 * What the atlas has drawn, on textures of the renderer: made when first needed, dropped when the room is needed for another. Only so much is
 * made for one drawing of the picture; what is late keeps its old look until the next one, so that no frame waits for paint.
 */
import type { Textures } from "phaser";
import { type Atlas, digitSheet, rim, softShape } from "./atlas.ts";
import { COST, paintBudget } from "./paint-budget.ts";
import { texturePages } from "./texture-pages.ts";

/** A drawing on a texture. */
export interface Painted {
  readonly frame: Textures.Frame;
  /** How many parts of pieces show it. */
  shownBy: number;
}

export interface TextureStore {
  /** Undefined if it is not decoded, or late. */
  drawing(look: string, width: number, height: number): Painted | undefined;
  /** Of a drawing as last made. */
  soft(look: string, width: number, height: number): Painted | undefined;
  rim(look: string, width: number, height: number, line: number): Painted | undefined;
  digits(digits: string, size: number): Painted | undefined;
  round(): Textures.Frame;
  /** Another one: everything that was given before is void. */
  readonly generation: number;
  /** Counts what was asked for and was late. */
  readonly late: number;
  /** Until the next drawing of the picture, all that is asked for is made. */
  makeAll(): void;
  /** After each drawing; true if the picture has to be drawn once more: something was late, or is to go on fresh pages. */
  tidy(all: boolean): boolean;
  /** Looks that were asked for and are not decoded. */
  missing(): readonly string[];
  clear(): void;
}

interface Kept extends Painted {
  readonly key: string;
  readonly sheet: HTMLCanvasElement;
  /** When it was asked for last, in drawings of the picture. */
  asked: number;
}

/** Large drawings that no piece shows, kept because they may be shown again: a mat that is lit in turns. */
const SPARE = 6;

export function storeTextures(textures: Textures.TextureManager, atlas: Atlas, pixels: () => number): TextureStore {
  const kept = new Map<string, Kept>();
  const pages = texturePages(textures, pixels);
  const budget = paintBudget(pixels);
  const missed = new Set<string>();
  /** Of what was on the pages before they were emptied. */
  let sheets = new Map<string, HTMLCanvasElement>();
  let generation = 0;
  let late = 0;
  let drawings = 0;
  let lateBefore = 0;
  /** The next drawing begins with empty pages. */
  let repacks = false;
  /** How many pages a whole picture takes; unknown until one was drawn on empty pages. */
  let full: number | undefined;

  function empty(): void {
    repacks = false;
    full = undefined;
    sheets = new Map([...kept].map(([key, { sheet }]) => [key, sheet]));
    kept.clear();
    pages.clear();
    budget.lift();
  }

  function releaseSheets(): void {
    for (const sheet of sheets.values()) release(sheet);
    sheets.clear();
  }

  /** Longest unasked first. */
  function free(): Kept[] {
    const isFree = ({ shownBy, asked }: Kept): boolean => shownBy === 0 && asked < drawings - 1;
    return [...kept.values()].filter(isFree).sort((a, b) => a.asked - b.asked);
  }

  function drop({ key, sheet }: Kept): void {
    pages.drop(key);
    kept.delete(key);
    release(sheet);
  }

  function makeRoom(sheet: HTMLCanvasElement): void {
    if (pages.holds(sheet)) return;
    for (const one of free().filter(({ key }) => !pages.isAlone(key))) {
      drop(one);
      if (pages.holds(sheet)) return;
    }
  }

  function keep(key: string, cost: number, make: () => HTMLCanvasElement | undefined): Kept | undefined {
    if (repacks) empty();
    const known = kept.get(key);
    if (known !== undefined) {
      known.asked = drawings;
      return known;
    }
    if (!budget.affords(cost)) {
      late++;
      return undefined;
    }
    const sheet = sheets.get(key) ?? make();
    if (sheet === undefined) return undefined;
    sheets.delete(key);
    budget.spend(cost);
    makeRoom(sheet);
    const painted = { key, sheet, frame: pages.put(key, sheet), shownBy: 0, asked: drawings };
    kept.set(key, painted);
    if (!pages.isAlone(key)) return painted;
    const spare = free().filter((one) => pages.isAlone(one.key));
    for (const one of spare.slice(0, -SPARE)) drop(one);
    return painted;
  }

  function bake(look: string, width: number, height: number): Kept | undefined {
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
      if (kept.has(key)) return keep(key, 0, () => undefined);
      const drawing = bake(look, width, height);
      return drawing && keep(key, COST.soft, () => softShape(drawing.sheet));
    },
    rim(look, width, height, line) {
      const drawing = bake(look, width, height);
      return drawing && keep(`rim:${look}@${width}x${height}x${line}`, COST.rim(width, height), () => rim(drawing.sheet, line));
    },
    digits: (digits, size) => keep(`digits:${digits}@${size}`, COST.digits(size), () => digitSheet(digits, size)),
    round: () => (keep("round", 0, () => softShape(disc())) as Kept).frame,
    makeAll: budget.lift,
    tidy(all) {
      if (kept.size === 0) return false;
      const again = late > lateBefore;
      lateBefore = late;
      drawings++;
      full ??= Math.max(1, pages.count);
      releaseSheets();
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
      releaseSheets();
    },
  };
}

/** Its pixels are given back now: left to the garbage collector, those of a hundred sheets are given back at once, in one long pause. */
const release = (sheet: HTMLCanvasElement): void => void Object.assign(sheet, { width: 0, height: 0 });

function disc(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 24;
  const brush = canvas.getContext("2d");
  brush?.arc(12, 12, 11, 0, Math.PI * 2);
  brush?.fill();
  return canvas;
}
