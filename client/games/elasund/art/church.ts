/** The church: one picture of nine tiles, from the choir's tower in the north to the gate of its yard in the south. */
import { at, type Brush, brushOf, circle, drawing, line, oval, path, rect, round, scatter, times } from "../../../face/brush.ts";
import type { Drawing } from "../../../face/face.ts";
import { church } from "./icons.ts";
import { PAPER, PEN, pen, sketch, tree } from "./ink.ts";
import { stoneFor } from "./marks.ts";
import { CHURCH_FLAG, CUBE } from "./vocabulary.ts";

const WALL = ["#fff6e0", "#ead9b8", "#b79c74"] as const;
const ROOF = ["#b9a3b8", "#7d6486", "#4c3a5c"] as const;

const lancet = (x: number, y: number, w: number, h: number): string =>
  path(
    `M${x - w / 2} ${y}V${y - h * 0.6}Q${x - w / 2} ${y - h * 0.9} ${x} ${y - h}Q${x + w / 2} ${y - h * 0.9} ${x + w / 2} ${y - h * 0.6}V${y}Z`,
    "#2f5a78",
    pen(2.4),
  ) + line(`M${x} ${y}V${y - h * 0.9}M${x - w / 2} ${y - h * 0.45}H${x + w / 2}`, "#f2c65a", 1.8);

/** A roof with its slates, seen from the south. */
function slates(brush: Brush, d: string, x: number, y: number, w: number, h: number, tones: readonly string[] = ROOF): string {
  return (
    path(d, brush.linear(tones, "slant")) +
    `<g clip-path="${brush.clip(path(d, "#000"))}">${times(Math.ceil(h / 8), (n) => line(`M${x} ${y + n * 8}h${w}`, "#3a2848", 1.6, 'opacity=".55"'))}</g>` +
    path(d, "none", pen(3))
  );
}

function picture(brush: Brush): string {
  const luck = scatter(17);
  const tufts = times(70, () => {
    const [x, y] = [luck() * 300, luck() * 300];
    return line(`M${round(x)} ${round(y)}l-2-5m2 5 3-6`, "#8d9a50", 1.8, 'opacity=".8"');
  });
  const buttress = (x: number, y: number, h: number): string =>
    path(`M${x - 5} ${y}V${y - h}L${x + 1} ${y - h - 9}L${x + 6} ${y - h}V${y}Z`, WALL[1], pen(2.2));
  const grave = (x: number, y: number): string =>
    path(`M${x - 6} ${y}V${y - 10}Q${x} ${y - 18} ${x + 6} ${y - 10}V${y}Z`, "#cfc4ae", pen(2));
  return [
    rect(0, 0, 300, 300, brush.linear(["#dfe0a8", "#c9cf8c", "#b3bd72"], "slant")),
    tufts,
    // The yard's wall and its gate.
    rect(6, 8, 288, 8, WALL[1], pen(2.2)),
    rect(6, 10, 8, 282, WALL[1], pen(2.2)),
    rect(286, 10, 8, 282, WALL[2], pen(2.2)),
    path("M128 296 138 236H178L188 296Z", "#ecd9ac", 'stroke="#b8945c" stroke-width="2.500"'),
    rect(6, 284, 118, 11, WALL[1], pen(2.4)),
    rect(192, 284, 102, 11, WALL[1], pen(2.4)),
    rect(118, 270, 14, 26, WALL[0], pen(2.6)),
    rect(184, 270, 14, 26, WALL[0], pen(2.6)),
    circle(125, 268, 5, "#d9a441", pen(2)),
    circle(191, 268, 5, "#d9a441", pen(2)),
    path("M70 236 46 262H292L262 226Z", PEN, 'opacity=".2"'),
    // The choir with its tower behind the crossing.
    path("M196 150V92Q228 78 258 92V150Z", brush.linear([WALL[0], WALL[1], WALL[2]], "across"), pen(3)),
    slates(brush, "M188 96Q196 62 228 56 258 62 266 96 228 82 188 96Z", 186, 56, 82, 42),
    lancet(214, 132, 13, 34),
    lancet(240, 132, 13, 34),
    // The great tower in the north-west.
    rect(64, 96, 62, 138, brush.linear([WALL[0], WALL[0], WALL[2]], "across"), pen(3.2)),
    line("M64 138H126M64 184H126", "#b79c74", 4),
    slates(brush, "M54 100 95 20 136 100Z", 54, 20, 84, 82),
    path("M95 20 136 100H104Z", "#2b1f38", 'opacity=".35"'),
    line("M95 22V4M87 10H103", "#f2c65a", 4),
    lancet(84, 130, 14, 28),
    lancet(106, 130, 14, 28),
    circle(95, 160, 14, "#fff6dc", pen(3)),
    line("M95 160V151M95 160H102", PEN, 3),
    // The nave and the crossing.
    rect(122, 160, 150, 76, brush.linear(WALL, "slant"), pen(3.2)),
    slates(brush, "M118 164 132 104H258L280 164Z", 118, 104, 164, 60),
    times(3, (n) => lancet(206 + n * 25, 224, 14, 42)),
    times(4, (n) => buttress(194 + n * 25, 236, 46)),
    // The transept with its rose window and the portal.
    path("M126 240V152L158 106 190 152V240Z", brush.linear(WALL, "slant"), pen(3.2)),
    line("M120 156 158 102 196 156", PEN, 11),
    line("M120 156 158 102 196 156", ROOF[1], 6.5),
    circle(158, 164, 19, "#2f5a78", pen(3)),
    times(8, (n) => `<g transform="rotate(${n * 45} 158 164)">${oval(158, 154, 4, 7, n % 2 ? "#f2c65a" : "#d9622e")}</g>`),
    circle(158, 164, 4.5, "#fff6dc", pen(1.6)),
    path("M140 240V214Q140 194 158 192 176 194 176 214V240Z", "#8a5426", pen(3)),
    line("M158 194V240M148 214H168", PEN, 2),
    line("M227 58V40M220 46H234", "#f2c65a", 4),
    // Trees and graves about it.
    at(34, 96, 1, tree(18)),
    at(30, 190, 0.9, tree(18)),
    at(272, 62, 1, tree(17)),
    at(154, 66, 0.8, tree(16)),
    at(36, 262, 0.9, tree(18)),
    [
      [42, 276],
      [66, 272],
      [222, 276],
      [246, 272],
      [166, 36],
      [196, 42],
      [222, 38],
    ]
      .map(([x = 0, y = 0]) => grave(x, y))
      .join(""),
  ].join("");
}

/** The picture is shaken as a whole before it is cut, so that neighbours join. */
export function drawChurch(tile: number): Drawing {
  const brush = brushOf(`church:${tile}`);
  const [x, y] = [(tile % 3) * 100, Math.floor(tile / 3) * 100];
  const clip = brush.clip(rect(0, 0, 100, 100, "#000"));
  const edge = [
    y === 0 ? "M0 1.500H100" : "",
    y === 200 ? "M0 98.500H100" : "",
    x === 0 ? "M1.500 0V100" : "",
    x === 200 ? "M98.500 0V100" : "",
  ].join("");
  const inside = `<g clip-path="${clip}"><g transform="translate(${-x} ${-y})">${sketch(brush, picture(brush), { seed: 6, shake: 2, grain: 0.42 })}</g></g>`;
  return drawing(
    brush,
    100,
    100,
    inside +
      (edge === "" ? "" : line(edge, PEN, 4)) +
      rect(0.6, 0.6, 98.8, 98.8, "none", `stroke="${PEN}" stroke-width="1.200" opacity=".3"`) +
      at(CHURCH_FLAG.x * 100, CHURCH_FLAG.y * 100, 1, stoneFor(CUBE * 100 - 2)),
  );
}

/** The whole church in outline with one tile in colour: what the first tile settles is where the others will lie. */
export function drawFounding(tile: number): Drawing {
  const brush = brushOf(`founding:${tile}`);
  const [x, y] = [(tile % 3) * 100, Math.floor(tile / 3) * 100];
  const inside =
    sketch(brush, picture(brush), { seed: 6, shake: 2, grain: 0.42 }) +
    path(`M0 0H300V300H0ZM${x} ${y}v100h100v-100Z`, PAPER, 'fill-rule="evenodd" opacity=".78"') +
    line("M100 0V300M200 0V300M0 100H300M0 200H300", PEN, 2, 'stroke-dasharray="8 7" opacity=".7"') +
    rect(2, 2, 296, 296, "none", pen(4)) +
    rect(x + 3, y + 3, 94, 94, "none", pen(9)) +
    rect(x + 3, y + 3, 94, 94, "none", 'stroke="#ffc93c" stroke-width="5"');
  return drawing(brush, 300, 300, inside);
}

export function drawChurchBack(): Drawing {
  const brush = brushOf("church:back");
  const inside =
    rect(3, 3, 94, 94, brush.linear(["#9a83a4", "#6b5278", "#43325a"], "slant"), `rx="6" ${pen(3.4)}`) +
    rect(11, 11, 78, 78, "none", 'rx="4" stroke="#f2d68a" stroke-width="2.400" stroke-dasharray="7 4"') +
    at(50, 50, 1.25, church());
  return drawing(brush, 100, 100, sketch(brush, inside, { seed: 2, shake: 1.6, grain: 0.18 }));
}
