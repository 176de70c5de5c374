/** Draws without a graphics card: every piece is one canvas of the page, painted when its look changes and moved by its style. */

import { digitsOf } from "../lettering.ts";
import type { Drawn } from "../motion.ts";
import type { Atlas } from "./atlas.ts";
import type { Notice, Painter, Sprite } from "./painter.ts";
import { keyOf, MARGIN, type PlainSheets, plainSheets, type SheetWish } from "./plain-sheets.ts";

/** The page orders by whole numbers. */
const DEPTHS = 1_000;

export function plainPainter(layer: HTMLElement, atlas: Atlas): Painter {
  const sheets = plainSheets(atlas);
  // What lies below 0 is still above the table.
  layer.style.isolation = "isolate";
  return {
    sprite: () => addCanvas(layer, sheets),
    flourish: () => undefined,
    prepare: (look, width, height) => void sheets.drawing(look, width, height),
    tidy: sheets.tidy,
    missing: sheets.missing,
    clear: sheets.clear,
  };
}

function addCanvas(layer: HTMLElement, sheets: PlainSheets): Sprite {
  let canvas = document.createElement("canvas");
  canvas.style.display = "none";
  layer.append(canvas);
  let painted = "";
  let placed = "";

  function exchange(drawing: HTMLCanvasElement, wish: SheetWish): void {
    const next = sheets.take(drawing, wish);
    Object.assign(next.style, { position: "absolute", left: "0", top: "0", pointerEvents: "none" });
    // In its place, so that pieces at one depth lie over each other as before.
    canvas.replaceWith(next);
    if (painted !== "") sheets.free(painted, canvas);
    canvas = next;
    placed = "";
  }

  return {
    draw(drawn, notice, ratio) {
      const wish = wishOf(drawn, notice, ratio);
      const drawing = sheets.drawing(wish.look, wish.width, wish.height);
      const key = drawing === undefined ? "" : keyOf(wish);
      if (drawing !== undefined && key !== painted) exchange(drawing, wish);
      painted = key;
      const style = { ...place(drawn, notice.raise, canvas, wish), visibility: drawing === undefined ? "hidden" : "visible" };
      const now = Object.values(style).join();
      if (now !== placed) Object.assign(canvas.style, style);
      placed = now;
    },
    remove() {
      canvas.remove();
      if (painted !== "") sheets.free(painted, canvas);
    },
  };
}

export function wishOf({ shows, sharp }: Drawn, { light, passed }: Notice, ratio: number): SheetWish {
  const { digits = "" } = shows;
  return {
    look: shows.look,
    width: Math.max(1, Math.round(sharp.width * ratio)),
    height: Math.max(1, Math.round(sharp.height * ratio)),
    flat: shows.depth < 0,
    light,
    tint: shows.dim ? "dim" : passed ? "passed" : "plain",
    digits,
    digitSize: Math.round(digitsOf(shows) * ratio),
    angle: shows.angle ?? 0,
    ratio,
  };
}

function place(drawn: Drawn, raise: number, canvas: HTMLCanvasElement, { width, height, ratio }: SheetWish) {
  const edge = Math.round(MARGIN * ratio);
  const lift = drawn.lift + raise;
  const grown = 1 + lift * 0.0016;
  const across = ((drawn.width * ratio) / width) * grown * drawn.turn;
  const down = ((drawn.height * ratio) / height) * grown;
  const rests = Math.abs(across - 1) * width < 1 && Math.abs(down - 1) * height < 1 && drawn.angle === 0 && lift === 0;
  // Without motion every pixel of the drawing is a pixel of the screen.
  const corner = (centre: number, size: number): number => {
    const at = centre * ratio - size / 2;
    return ((rests ? Math.round(at) : at) - edge) / ratio;
  };
  const move = `translate(${corner(drawn.x, width)}px, ${corner(drawn.y - lift, height)}px)`;
  return {
    width: `${canvas.width / ratio}px`,
    height: `${canvas.height / ratio}px`,
    transform: rests ? move : `${move} rotate(${drawn.angle}deg) scale(${across}, ${down})`,
    opacity: String(drawn.alpha),
    zIndex: String(Math.round(drawn.depth * DEPTHS)),
  };
}
