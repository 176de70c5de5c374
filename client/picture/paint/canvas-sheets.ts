/** Pieces as plain canvases, each with its shadow, light, rim and digits painted into it: for a page without a graphics card. */
import { LIGHT, STANDS_OUT, type StandsOut, TINTS } from "../style.ts";
import { type Atlas, digitSheet, rim } from "./atlas.ts";

/** All that makes one sheet differ from another; sizes in device pixels. */
export interface SheetWish {
  readonly look: string;
  readonly width: number;
  readonly height: number;
  readonly flat: boolean;
  readonly light: StandsOut | "none";
  readonly tint: "plain" | "dim" | "passed";
  readonly digits: string;
  readonly digitSize: number;
  /** The piece is turned by so much; its digits are not. */
  readonly angle: number;
  readonly ratio: number;
}

export interface CanvasSheets {
  /** The piece with all that belongs to it; pieces that look alike share it. */
  sheet(wish: SheetWish): HTMLCanvasElement | undefined;
  /** The drawing alone. */
  drawing(look: string, width: number, height: number): HTMLCanvasElement | undefined;
  missing(): readonly string[];
  /** Between two of these lies one drawing of the whole picture. */
  tidy(all: boolean): void;
  clear(): void;
}

/** Room around a piece for shadow and light, in CSS pixels. */
export const MARGIN = 14;
/** If they have more pixels than this, what the last picture did not need is dropped. A light that comes and goes is painted once. */
const MOST_PIXELS = 16e6;

export function canvasSheets(atlas: Atlas): CanvasSheets {
  const kept = new Map<string, HTMLCanvasElement>();
  let used = new Set<string>();
  const missed = new Set<string>();
  function keep(key: string, make: () => HTMLCanvasElement | undefined): HTMLCanvasElement | undefined {
    used.add(key);
    const found = kept.get(key) ?? make();
    if (found !== undefined) kept.set(key, found);
    return found;
  }
  function drawing(look: string, width: number, height: number): HTMLCanvasElement | undefined {
    const found = keep(`${look}@${width}x${height}`, () => atlas.bake(look, width, height));
    if (found === undefined) missed.add(look);
    return found;
  }
  return {
    drawing,
    sheet: (wish) =>
      keep(Object.values(wish).join("|"), () => {
        const bare = drawing(wish.look, wish.width, wish.height);
        return bare && paintSheet(document.createElement("canvas"), bare, wish);
      }),
    missing() {
      const looks = [...missed];
      missed.clear();
      return looks;
    },
    tidy(all) {
      const pixels = [...kept.values()].reduce((sum, { width, height }) => sum + width * height, 0);
      if (all || pixels > MOST_PIXELS) for (const key of [...kept.keys()]) if (!used.has(key)) kept.delete(key);
      used = new Set();
    },
    clear: () => kept.clear(),
  };
}

const css = (tint: number, alpha = 1): string =>
  `#${tint.toString(16).padStart(6, "0")}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, "0")}`;

/** Paints one piece into a canvas that is as large as it and its margin. */
export function paintSheet(canvas: HTMLCanvasElement, drawing: HTMLCanvasElement, wish: SheetWish): HTMLCanvasElement {
  const { width, height, flat, light, tint, ratio, angle } = wish;
  const edge = Math.round(MARGIN * ratio);
  canvas.width = width + 2 * edge;
  canvas.height = height + 2 * edge;
  const brush = canvas.getContext("2d");
  if (brush === null) return canvas;
  const turn = (-angle * Math.PI) / 180;
  if (!flat) {
    // The light does not turn with the piece.
    const [x, y] = [LIGHT.x * LIGHT.rest * ratio, LIGHT.y * LIGHT.rest * ratio];
    shade(
      brush,
      css(TINTS.shadow, LIGHT.alpha),
      3.5 * ratio,
      x * Math.cos(turn) - y * Math.sin(turn),
      x * Math.sin(turn) + y * Math.cos(turn),
    );
    brush.drawImage(drawing, edge, edge);
  }
  const out = light === "none" ? undefined : STANDS_OUT[light];
  if (out !== undefined) {
    shade(brush, css(out.tint, out.glow), 9 * ratio, 0, 0);
    for (let coat = 0; coat < 2; coat++) brush.drawImage(drawing, edge, edge);
  }
  shade(brush, "#0000", 0, 0, 0);
  brush.drawImage(tinted(drawing, TINTS[tint], "multiply"), edge, edge);
  if (out !== undefined) {
    const line = Math.max(1, Math.round(out.line * ratio));
    brush.drawImage(tinted(rim(drawing, line), out.tint, "source-in"), edge - 2 * line, edge - 2 * line);
  }
  if (wish.digits === "" || wish.digitSize < 1) return canvas;
  const digits = digitSheet(wish.digits, wish.digitSize);
  brush.translate(canvas.width / 2, canvas.height / 2);
  brush.rotate(turn);
  brush.drawImage(digits, -Math.round(digits.width / 2), -Math.round(digits.height / 2));
  return canvas;
}

function shade(brush: CanvasRenderingContext2D, colour: string, blur: number, x: number, y: number): void {
  brush.shadowColor = colour;
  brush.shadowBlur = blur;
  brush.shadowOffsetX = x;
  brush.shadowOffsetY = y;
}

function tinted(drawing: HTMLCanvasElement, tint: number, how: "multiply" | "source-in"): HTMLCanvasElement {
  if (tint === TINTS.plain) return drawing;
  const canvas = document.createElement("canvas");
  canvas.width = drawing.width;
  canvas.height = drawing.height;
  const brush = canvas.getContext("2d");
  if (brush === null) return drawing;
  brush.drawImage(drawing, 0, 0);
  brush.globalCompositeOperation = how;
  brush.fillStyle = css(tint);
  brush.fillRect(0, 0, canvas.width, canvas.height);
  // Painting over it has filled the empty corners too.
  brush.globalCompositeOperation = "destination-in";
  brush.drawImage(drawing, 0, 0);
  return canvas;
}
