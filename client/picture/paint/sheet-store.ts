/**
 * What the atlas has drawn, on sheets of a surface: made when first needed, dropped when the room is needed for another. Only so much is
 * made for one drawing of the picture; what is late keeps its old look until the next one, so that no frame waits for paint.
 */
import { type Atlas, digitSheet, rim, softShape } from "./atlas.ts";
import { COST, paintBudget } from "./paint-budget.ts";
import { type Sheet, SheetCache } from "./sheet-cache.ts";
import type { Surface } from "./surface.ts";
import { paintWhole, type WholeSheet } from "./whole-sheet.ts";

export interface SheetStore {
  /** Undefined if it is not decoded, or late. */
  drawing(look: string, width: number, height: number): Sheet | undefined;
  /** The soft shape of a drawing as last made. */
  soft(look: string, width: number, height: number): Sheet | undefined;
  rim(look: string, width: number, height: number, line: number): Sheet | undefined;
  digits(digits: string, size: number): Sheet | undefined;
  /** A piece with all that belongs to it; pieces that look alike share it. */
  whole(wanted: WholeSheet): Sheet | undefined;
  /** A soft disc. */
  round(): Sheet;
  /** Counts what was asked for and was late. */
  readonly late: number;
  /** Makes all that is asked for until the next drawing of the picture. */
  makeAll(): void;
  /**
   * Call it after each drawing; true if the picture has to be drawn once more: something was late, or the sheets are to be packed again after
   * a drawing with all that it needs.
   */
  tidy(all: boolean): boolean;
  /** Looks that were asked for and are not decoded. */
  missing(): readonly string[];
  /** Drops all of it, after the last image has gone. */
  clear(): void;
}

export function storeSheets(surface: Surface, atlas: Atlas): SheetStore {
  const sheets = new SheetCache(surface);
  const budget = paintBudget(() => surface.pixels);
  const missed = new Set<string>();
  let late = 0;
  let lateBefore = 0;
  /** After the next drawing. */
  let repacks = false;
  /** How many pages a whole picture takes; unknown until one was drawn. */
  let full: number | undefined;

  function sheet(key: string, cost: number, make: () => HTMLCanvasElement | undefined): Sheet | undefined {
    const known = sheets.find(key);
    if (known !== undefined) return known;
    if (!budget.affords(cost)) {
      late++;
      return undefined;
    }
    const made = make();
    if (made === undefined) return undefined;
    budget.spend(cost);
    return sheets.add(key, made);
  }

  function bake(look: string, width: number, height: number): Sheet | undefined {
    const before = late;
    const found = sheet(`${look}@${width}x${height}`, COST.drawing(width, height), () => atlas.bake(look, width, height));
    if (found === undefined && late === before) missed.add(look);
    return found;
  }

  return {
    get late() {
      return late;
    },
    drawing: bake,
    // A silhouette is soft and small: one serves all sizes of a look with the same proportions.
    soft(look, width, height) {
      const key = `soft:${look}@${Math.round((width / height) * 20)}`;
      const known = sheets.find(key);
      if (known !== undefined) return known;
      const drawing = bake(look, width, height);
      return drawing && sheet(key, COST.soft, () => softShape(drawing.canvas));
    },
    rim(look, width, height, line) {
      const drawing = bake(look, width, height);
      return drawing && sheet(`rim:${look}@${width}x${height}x${line}`, COST.rim(width, height), () => rim(drawing.canvas, line));
    },
    digits: (digits, size) => sheet(`digits:${digits}@${size}`, COST.digits(size), () => digitSheet(digits, size)),
    whole(wanted) {
      const drawing = bake(wanted.look, wanted.wide, wanted.high);
      // Not late if its drawing is there: a light that comes on, comes on at once.
      return drawing && sheet(Object.values(wanted).join("|"), 0, () => paintWhole(drawing.canvas, wanted));
    },
    round: () => sheets.find("round") ?? sheets.add("round", softShape(disc())),
    makeAll: budget.lift,
    tidy(all) {
      if (sheets.count === 0) return false;
      const again = late > lateBefore;
      lateBefore = late;
      sheets.nextDrawing();
      budget.renew(again);
      if (repacks) {
        sheets.dropFree();
        surface.repack();
        full = undefined;
      }
      full ??= Math.max(1, surface.pages);
      repacks = all || surface.pages > full;
      if (repacks) budget.lift();
      return again || repacks;
    },
    missing() {
      const looks = [...missed];
      missed.clear();
      return looks;
    },
    clear() {
      sheets.clear();
      surface.repack();
      repacks = false;
      full = undefined;
      budget.lift();
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
