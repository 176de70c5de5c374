/**
 * Draws without a graphics card: each piece is a sheet that is painted when its look changes, and all sheets are put on one canvas.
 * Only what has changed on it is cleared and put there again. A canvas of the page for each piece would cost the browser a copy of
 * every one of them whenever a single one changes.
 */
import type { Drawn } from "../motion/motion.ts";
import type { Atlas } from "./atlas.ts";
import { coverOf, type Place, paintAt, placeOf, type Rectangle, wishOf } from "./canvas-place.ts";
import { type CanvasSheets, canvasSheets, type SheetWish } from "./canvas-sheets.ts";
import type { Notice, Painter, Sprite } from "./painter.ts";

export interface CanvasPainter extends Painter {
  /** Sets the size in device pixels. */
  resize(width: number, height: number): void;
  /** Puts on the canvas what has changed since the last time. */
  paint(): void;
}

interface Piece {
  /** Undefined until its look is decoded. */
  sheet: HTMLCanvasElement | undefined;
  place: Place | undefined;
  depth: number;
  /** What it covers on the canvas. */
  cover: Rectangle | undefined;
  changed: boolean;
}

/** Smaller differences in depth do not count: then the younger piece is above. */
const DEPTHS = 1_000;

export function canvasPainter(canvas: HTMLCanvasElement, atlas: Atlas): CanvasPainter {
  const sheets = canvasSheets(atlas);
  const pieces = new Set<Piece>();
  let left: Rectangle[] = [];
  const whole = (): Rectangle => ({ left: 0, top: 0, right: canvas.width, bottom: canvas.height });

  return {
    sprite() {
      const piece: Piece = { sheet: undefined, place: undefined, depth: 0, cover: undefined, changed: false };
      pieces.add(piece);
      return spriteOf(piece, sheets, () => {
        pieces.delete(piece);
        if (piece.cover !== undefined) left.push(piece.cover);
      });
    },
    resize(width, height) {
      Object.assign(canvas, { width, height });
      left = [whole()];
    },
    paint() {
      const stale = [...left, ...[...pieces].flatMap(settle)];
      left = [];
      const brush = stale.length > 0 ? canvas.getContext("2d") : null;
      if (brush !== null) repaint(brush, [...pieces], stale);
    },
    flourish: () => undefined,
    prepare: (look, width, height) => void sheets.drawing(look, width, height),
    makeAll: () => undefined,
    tidy(all) {
      sheets.tidy(all);
      return false;
    },
    missing: sheets.missing,
    clear: sheets.clear,
  };
}

function spriteOf(piece: Piece, sheets: CanvasSheets, remove: () => void): Sprite {
  let placed = "";
  let worn: SheetWish | undefined;
  return {
    draw(drawn: Drawn, notice: Notice, ratio: number) {
      const wanted = wishOf(drawn, notice, ratio);
      const painted = sheets.sheet(wanted);
      // A piece keeps the look it has until its new one is decoded.
      const wish = painted === undefined && worn !== undefined ? worn : wanted;
      const sheet = painted ?? piece.sheet;
      if (sheet !== undefined) worn = wish;
      const place = placeOf(drawn, notice.raise, wish);
      const depth = Math.round(drawn.depth * DEPTHS);
      const now = `${Object.values(place)} ${depth}`;
      if (now === placed && sheet === piece.sheet) return;
      placed = now;
      Object.assign(piece, { sheet, place, depth, changed: true });
    },
    remove,
  };
}

/** What a piece that has changed covered before, and covers now. */
function settle(piece: Piece): Rectangle[] {
  if (!piece.changed) return [];
  const before = piece.cover;
  piece.changed = false;
  piece.cover = piece.sheet && piece.place && coverOf(piece.sheet, piece.place);
  return [before, piece.cover].filter((cover) => cover !== undefined);
}

/** Clears the stale parts, and puts there again whatever lies in them. */
function repaint(brush: CanvasRenderingContext2D, pieces: readonly Piece[], stale: readonly Rectangle[]): void {
  brush.save();
  brush.setTransform(1, 0, 0, 1, 0, 0);
  brush.beginPath();
  for (const { left, top, right, bottom } of stale) brush.rect(left, top, right - left, bottom - top);
  brush.clip();
  brush.clearRect(0, 0, brush.canvas.width, brush.canvas.height);
  for (const { sheet, place, cover } of [...pieces].sort((a, b) => a.depth - b.depth)) {
    if (sheet === undefined || place === undefined || cover === undefined || !stale.some((part) => meets(part, cover))) continue;
    paintAt(brush, sheet, place);
  }
  brush.restore();
}

export const meets = (a: Rectangle, b: Rectangle): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
