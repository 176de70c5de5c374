/** What belongs to a player, and the bank: permits, cubes, markers, the chest; icons alone. */
import { at, brushOf, circle, drawing, line, oval, path, rect } from "../../../face/brush.ts";
import type { Drawing } from "../../../face/face.ts";
import { icon, STROKES } from "./icons.ts";
import { digits, PAPER, PEN, pen } from "./ink.ts";
import { PIGMENTS, shield, sideOf } from "./sides.ts";

/** A deed: its owner's colour and pattern around the value. */
export function drawPermit(whose: string, value: string): Drawing {
  const side = sideOf(whose);
  const brush = brushOf(`permit:${side}:${value}`);
  const { base, light, dark } = PIGMENTS[side];
  const corner = (x: number, y: number): string => at(x, y, 0.62, STROKES[side](7));
  const inside =
    rect(4, 4, 92, 92, brush.linear([light, base, dark], "slant"), `rx="14" ${pen(5)}`) +
    corner(17, 17) +
    corner(83, 17) +
    corner(17, 83) +
    corner(83, 83) +
    circle(50, 50, 33, PAPER, pen(4.5)) +
    circle(50, 50, 27, "none", `stroke="${dark}" stroke-width="2" opacity=".6"`);
  return drawing(brush, 100, 100, inside, [digits(value, 50, 51, 54)]);
}

export function drawCube(whose: string): Drawing {
  const side = sideOf(whose);
  const brush = brushOf(`cube:${side}`);
  const { base, light, dark } = PIGMENTS[side];
  const inside =
    path("M3 15 15 3H57L46 15Z", brush.linear([light, "#fff6dc"]), pen(3.5)) +
    path("M46 15 57 3V44L46 57Z", dark, pen(3.5)) +
    rect(3, 15, 43, 42, brush.linear([light, base, base], "slant"), pen(3.5)) +
    at(24.5, 36, 1.06, STROKES[side](6.5));
  return drawing(brush, 60, 60, inside);
}

export function drawMarker(whose: string): Drawing {
  const brush = brushOf(`marker:${whose}`);
  return drawing(brush, 80, 96, at(40, 48, 0.94, shield(brush, sideOf(whose))));
}

export function drawChest(): Drawing {
  const brush = brushOf("chest");
  const inside =
    oval(62, 90, 54, 9, "#0a0402", 'opacity=".45"') +
    path("M10 46H106L101 90H15Z", brush.linear(["#b5793f", "#7d4c22", "#4a2a10"], "slant"), pen(3)) +
    path("M8 44Q10 12 40 10H78Q108 12 110 44Z", brush.linear(["#8a5426", "#5a3214"]), pen(3)) +
    path("M16 46Q24 30 34 38 40 24 52 34 62 22 70 36 84 26 90 38 98 34 101 46Z", "#e0a93a", pen(2.6)) +
    [
      [28, 44],
      [48, 40],
      [68, 42],
      [88, 45],
      [38, 52],
      [60, 52],
      [80, 53],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 10, 7, "#ffd766", pen(2)))
      .join("") +
    path("M10 58H105L101 90H15Z", brush.linear(["#c08a4e", "#8a5426", "#5a3214"], "slant"), pen(3)) +
    line("M30 58V90M86 58V90", "#e2b45a", 7) +
    rect(48, 54, 22, 20, "#f4d68a", `rx="3" ${pen(2.6)}`) +
    circle(59, 64, 4, PEN);
  return drawing(brush, 120, 100, inside);
}

export const drawIcon = (name: string): Drawing => {
  const brush = brushOf(`icon:${name}`);
  return drawing(brush, 52, 52, at(26, 26, 1, icon(brush, name)));
};
