/** The trade ship and the pirates': drawn from the side, as ships are on old maps. */
import { brushOf, circle, drawing, line, path, times } from "../../../face/brush.ts";
import type { Drawing } from "../../../face/face.ts";
import { PEN, pen, sketch } from "./ink.ts";

export function drawShip(what: string): Drawing {
  const brush = brushOf(`ship:${what}`);
  const pirate = what === "pirate";
  const wood = pirate ? ["#6b4a3a", "#43291c", "#24130b"] : ["#d59a58", "#a4652f", "#6b3a17"];
  const sail = pirate ? ["#4a423c", "#2b2522", "#14100e"] : ["#fffaf0", "#f6e6c2", "#d9b987"];
  const sheet = (x: number, y: number, w: number, h: number): string =>
    path(
      `M${x - w / 2} ${y}Q${x} ${y + 7} ${x + w / 2} ${y}Q${x + w * 0.64} ${y + h * 0.55} ${x + w / 2 - 3} ${y + h}Q${x} ${y + h - 9} ${x - w / 2 + 3} ${y + h}Q${x - w * 0.36} ${y + h * 0.5} ${x - w / 2} ${y}Z`,
      brush.linear(sail, "slant"),
      pen(3.2),
    );
  const emblem = pirate
    ? circle(92, 52, 11, "#f4ead2", pen(2)) +
      path("M86 58H98V66H86Z", "#f4ead2", pen(2)) +
      circle(88, 52, 3.2, PEN) +
      circle(96, 52, 3.2, PEN) +
      line("M76 72 108 60M76 60 108 72", "#f4ead2", 4)
    : circle(92, 55, 16, "#c23a26", pen(2.6)) + path("M92 43 101 55 92 67 83 55Z", "#ffd766", pen(2));
  const pennant = pirate ? "#14100e" : "#c23a26";
  const inside =
    path("M6 112Q40 98 84 104T172 104Q176 118 130 120T6 112Z", "#123f45", 'opacity=".45"') +
    line("M46 96V26M92 96V8M136 96V30", PEN, 5) +
    sheet(46, 32, 42, 44) +
    sheet(136, 36, 40, 42) +
    sheet(92, 30, 60, 54) +
    sheet(92, 12, 38, 18) +
    emblem +
    path(`M92 8l24 5-24 7Z`, pennant, pen(2.2)) +
    line("M146 92 178 74", PEN, 5) +
    path("M14 78H38V88H132L154 82 164 88Q154 118 138 120H40Q18 116 14 78Z", brush.linear(wood), pen(3.6)) +
    line("M20 94Q90 102 156 92", pirate ? "#8a2a1c" : "#ffe0a0", 4.5) +
    line("M24 104Q90 112 148 103", PEN, 2, 'opacity=".5"') +
    times(5, (n) => circle(54 + n * 20, 107, 3.8, pirate ? "#14100e" : "#5a3214", pen(1.8))) +
    line("M10 122q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0", "#eaf5de", 4, 'opacity=".9"');
  return drawing(brush, 180, 130, sketch(brush, inside, { seed: 3, shake: 1.6, grain: pirate ? 0.14 : 0.35 }));
}
