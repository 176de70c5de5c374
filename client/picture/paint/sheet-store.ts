/**
 * What the atlas has drawn, on sheets of a surface: made when first needed, dropped when the room is needed for another. Only so much is
 * made for one drawing of the picture; what is late keeps its old look until the next one, so that no frame waits for paint.
 */
import { type Atlas, digitSheet, rim, softShape } from "./atlas.ts";
import { COST, paintBudget } from "./paint-budget.ts";
import { type Sheet, SheetCache } from "./sheet-cache.ts";
import type { Surface } from "./surface.ts";
import { paintWhole, type WholeSheet } from "./whole-sheet.ts";

/** Sheets that are asked for are undefined if they are not decoded, or late. */
export class SheetStore {
  readonly #surface: Surface;
  readonly #atlas: Atlas;
  readonly #sheets: SheetCache;
  readonly #budget: ReturnType<typeof paintBudget>;
  readonly #missed = new Set<string>();
  #late = 0;
  #lateBefore = 0;
  /** After the next drawing. */
  #repacks = false;
  /** How many pages a whole picture takes; unknown until one was drawn. */
  #full: number | undefined;

  constructor(surface: Surface, atlas: Atlas) {
    this.#surface = surface;
    this.#atlas = atlas;
    this.#sheets = new SheetCache(surface);
    this.#budget = paintBudget(() => surface.pixels);
  }

  /** Counts what was asked for and was late. */
  get late(): number {
    return this.#late;
  }

  drawing(look: string, width: number, height: number): Sheet | undefined {
    const before = this.#late;
    const found = this.#sheet(`${look}@${width}x${height}`, COST.drawing(width, height), () => this.#atlas.bake(look, width, height));
    if (found === undefined && this.#late === before) this.#missed.add(look);
    return found;
  }

  /** The soft shape of a drawing as last made: soft and small, one serves all sizes of a look with the same proportions. */
  soft(look: string, width: number, height: number): Sheet | undefined {
    const key = `soft:${look}@${Math.round((width / height) * 20)}`;
    const known = this.#sheets.find(key);
    if (known !== undefined) return known;
    const drawing = this.drawing(look, width, height);
    return drawing && this.#sheet(key, COST.soft, () => softShape(drawing.canvas));
  }

  rim(look: string, width: number, height: number, line: number): Sheet | undefined {
    const drawing = this.drawing(look, width, height);
    return drawing && this.#sheet(`rim:${look}@${width}x${height}x${line}`, COST.rim(width, height), () => rim(drawing.canvas, line));
  }

  digits(digits: string, size: number, counts = false): Sheet | undefined {
    const plate = counts ? this.#atlas.plate : undefined;
    return this.#sheet(`digits:${digits}@${size}${counts}`, COST.digits(size), () => digitSheet(digits, size, plate));
  }

  /** A piece with all that belongs to it; pieces that look alike share it. */
  whole(wanted: WholeSheet): Sheet | undefined {
    const drawing = this.drawing(wanted.look, wanted.wide, wanted.high);
    // Not late if its drawing is there: a light that comes on, comes on at once.
    return drawing && this.#sheet(Object.values(wanted).join("|"), 0, () => paintWhole(drawing.canvas, wanted, this.#atlas.plate));
  }

  /** What a big moment is drawn with, in white. */
  spark(what: "disc" | "smoke"): Sheet {
    return this.#sheets.find(what) ?? this.#sheets.add(what, softSheet(what === "disc" ? 1 : LUMPS));
  }

  /** Makes all that is asked for until the next drawing of the picture. */
  makeAll(): void {
    this.#budget.lift();
  }

  /**
   * Call it after each drawing; true if the picture has to be drawn once more: something was late, or the sheets are to be packed again after
   * a drawing with all that it needs.
   */
  tidy(all: boolean): boolean {
    if (this.#sheets.count === 0) return false;
    const again = this.#late > this.#lateBefore;
    this.#lateBefore = this.#late;
    this.#sheets.nextDrawing();
    this.#budget.renew(again);
    if (this.#repacks) {
      this.#sheets.dropFree();
      this.#surface.repack();
      this.#full = undefined;
    }
    this.#full ??= Math.max(1, this.#surface.pages);
    this.#repacks = all || this.#surface.pages > this.#full;
    if (this.#repacks) this.#budget.lift();
    return again || this.#repacks;
  }

  /** Looks that were asked for and are not decoded. */
  missing(): readonly string[] {
    const looks = [...this.#missed];
    this.#missed.clear();
    return looks;
  }

  /** Drops all of it, after the last image has gone. */
  clear(): void {
    this.#sheets.clear();
    this.#surface.repack();
    this.#repacks = false;
    this.#full = undefined;
    this.#budget.lift();
  }

  #sheet(key: string, cost: number, make: () => HTMLCanvasElement | undefined): Sheet | undefined {
    const known = this.#sheets.find(key);
    if (known !== undefined) return known;
    if (!this.#budget.affords(cost)) {
      this.#late++;
      return undefined;
    }
    const made = make();
    if (made === undefined) return undefined;
    this.#budget.spend(cost);
    return this.#sheets.add(key, made);
  }
}

/** Of a puff of smoke. */
const LUMPS = 9;
const SOFT_EDGE = 64;

/** Soft discs, one or many in a heap, that are nothing well before the edge of their sheet. */
function softSheet(discs: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SOFT_EDGE;
  const brush = canvas.getContext("2d");
  if (brush === null) return canvas;
  const middle = SOFT_EDGE / 2;
  const radius = middle * (discs === 1 ? 0.94 : 0.5);
  for (let at = 0; at < discs; at++) {
    const far = discs === 1 ? 0 : middle * 0.42 * Math.sqrt(at / discs);
    const [x, y] = [middle + Math.cos(at * 2.4) * far, middle + Math.sin(at * 2.4) * far];
    const light = brush.createRadialGradient(x, y, 0, x, y, radius);
    for (const [stop, alpha] of FALL) light.addColorStop(stop, `rgb(255 255 255 / ${discs === 1 ? alpha : alpha / 2})`);
    brush.fillStyle = light;
    brush.fillRect(0, 0, SOFT_EDGE, SOFT_EDGE);
  }
  return canvas;
}
/** How light falls off from the middle. */
const FALL = [
  [0, 1],
  [0.45, 0.9],
  [0.6, 0.5],
  [0.8, 0.13],
  [1, 0],
] as const;
