/** A sheet in a tint, for a canvas cannot draw it in one. */
import { TINTS } from "../style.ts";

export const css = (tint: number, alpha = 1): string =>
  `#${tint.toString(16).padStart(6, "0")}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, "0")}`;

/** `how`: the colours multiplied by the tint, or all in the tint and what is translucent more so. */
export function tinted(sheet: HTMLCanvasElement, tint: number, how: "multiply" | "source-in" = "multiply"): HTMLCanvasElement {
  if (tint === TINTS.plain) return sheet;
  const canvas = document.createElement("canvas");
  canvas.width = sheet.width;
  canvas.height = sheet.height;
  const brush = canvas.getContext("2d");
  if (brush === null) return sheet;
  brush.drawImage(sheet, 0, 0);
  brush.globalCompositeOperation = how;
  brush.fillStyle = css(tint);
  brush.fillRect(0, 0, canvas.width, canvas.height);
  // Painting over it has filled the empty corners too.
  brush.globalCompositeOperation = "destination-in";
  brush.drawImage(sheet, 0, 0);
  return canvas;
}
