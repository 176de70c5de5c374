/** A piece on one sheet, with its shadow, light, rim and digits painted into it. */
import type { CountPlate } from "../../face/face.ts";
import { plateAt } from "../lettering.ts";
import { LIGHT, STANDS_OUT, type StandsOut, TINTS } from "../style.ts";
import { digitSheet, rim } from "./atlas.ts";
import { css, tinted } from "./tinted.ts";

/** All that makes one sheet differ from another; sizes in device pixels. */
export interface WholeSheet {
  readonly look: string;
  readonly wide: number;
  readonly high: number;
  readonly isFlat: boolean;
  readonly light: StandsOut | "none";
  readonly tint: number;
  readonly digits: string;
  readonly digitSize: number;
  readonly counts: boolean;
  /** The piece is turned by so much; its digits are not. */
  readonly angle: number;
  readonly ratio: number;
}

/** Room around a piece for shadow and light, in device pixels. */
export const roomAround = (ratio: number): number => Math.round(14 * ratio);

/** The sheet is as large as the piece and the room around it. */
export function paintWhole(drawing: HTMLCanvasElement, wanted: WholeSheet, plate: CountPlate): HTMLCanvasElement {
  const { wide, high, isFlat, light, tint, digitSize, angle, ratio } = wanted;
  const canvas = document.createElement("canvas");
  const edge = roomAround(ratio);
  canvas.width = wide + 2 * edge;
  canvas.height = high + 2 * edge;
  const brush = canvas.getContext("2d");
  if (brush === null) return canvas;
  const turn = (-angle * Math.PI) / 180;
  if (!isFlat) {
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
  brush.drawImage(tinted(drawing, tint), edge, edge);
  if (out !== undefined) {
    const line = Math.max(1, Math.round(out.line * ratio));
    brush.drawImage(tinted(rim(drawing, line), out.tint, "source-in"), edge - 2 * line, edge - 2 * line);
  }
  if (wanted.digits === "" || digitSize < 1) return canvas;
  const digits = digitSheet(wanted.digits, digitSize, wanted.counts ? plate : undefined);
  const { x, y } = wanted.counts ? plateAt({ x: 0, y: 0, width: wide, height: high }, digits) : { x: 0, y: 0 };
  brush.translate(canvas.width / 2, canvas.height / 2);
  brush.rotate(turn);
  brush.drawImage(digits, Math.round(x - digits.width / 2), Math.round(y - digits.height / 2));
  return canvas;
}

function shade(brush: CanvasRenderingContext2D, colour: string, blur: number, x: number, y: number): void {
  brush.shadowColor = colour;
  brush.shadowBlur = blur;
  brush.shadowOffsetX = x;
  brush.shadowOffsetY = y;
}
