/** Wonders: a painting in a frame of lit brass, or a plan of it in line. */
import { must } from "../../../../shared/core/base/checked.ts";
import { WONDERS } from "../../../../shared/duel/catalog.ts";
import { at, brushOf, drawing, INK, rect } from "../../../face/brush.ts";
import type { Drawing, Words } from "../../../face/face.ts";
import { digit } from "./card.ts";
import { costOf, icon, type Sign, signsOfWonder } from "./effects.ts";
import { picture, plan } from "./wonders.ts";

export const WONDER_WIDTH = 300;
export const WONDER_HEIGHT = 200;

const FRAMES = { plan: ["#6f9484", "#2f5a52", "#16332f"], built: ["#fff3bf", "#d9a441", "#8a5a1e"] } as const;

export function drawWonder(wonder: number, isPlan = false): Drawing {
  const data = must(WONDERS[wonder], "such wonder");
  const brush = brushOf(`${isPlan ? "plan" : "wonder"}:${wonder}`);
  const costs = costOf(data);
  const most = WONDER_HEIGHT - PLATE_TOP - plateHeight(costs.length, COST_SIZE);
  const set = { x: 150, y: 176, size: 31, colour: "#fff3d6", width: 256, weight: 800, rows: 2, most, ...PLATES } as const;
  const words: Words[] = [{ line: [`wonder.${data.id}`], ...set }];
  const clip = brush.clip('<rect x="9" y="9" width="282" height="182" rx="6"/>');
  const inside = [
    rect(1, 1, 298, 198, brush.linear(FRAMES[isPlan ? "plan" : "built"], "slant"), `rx="13" stroke="${INK}" stroke-width="2"`),
    `<g clip-path="${clip}">${isPlan ? plan(data.id) : picture(brush, data.id, wonder + 3)}`,
    rect(9, 140, 282, 52, brush.linear(["#1c0f0600", isPlan ? "#06151480" : "#1c0f06b0"])),
    "</g>",
    rect(9, 9, 282, 182, "none", `rx="6" stroke="${INK}" stroke-width="1.8"`),
    isPlan ? "" : rect(4, 4, 292, 192, "none", 'rx="10" stroke="#fffbe0" stroke-width="2" opacity=".75"'),
    stack(costs, 13, COST_SIZE, "#fff6dde8", words),
    stack(signsOfWonder(wonder), -13, 42, "#2c1a10c8", words),
  ].join("");
  return drawing(brush, WONDER_WIDTH, WONDER_HEIGHT, inside, words);
}

/** As on a card: clear above its edge, dark below. */
const PLATE = { x: 9, width: 282, radius: 6 } as const;
const GROUND = Array<string>(9).fill("#1f110cec");
const PLATES = {
  plate: { ...PLATE, y: 144, height: 48, fill: ["#1f110c00", "#1f110c40", "#f0cf8a", ...GROUND] },
  underTwo: { ...PLATE, y: 116, height: 76, fill: ["#1f110c00", "#f0cf8ac0", ...GROUND] },
} as const;
const COST_SIZE = 40;
const PLATE_TOP = 13;
const columnsOf = (signs: number): number => (signs > 3 ? 2 : 1);
const plateHeight = (signs: number, size: number): number => Math.ceil(signs / columnsOf(signs)) * size + 8;

/** Signs on a plate at the left edge, or with a negative `edge` at the right one: more than three in two columns. */
function stack(signs: readonly Sign[], edge: number, size: number, paper: string, words: Words[]): string {
  const list = signs.flatMap((sign) => ({ ...sign, icon: sign.icon.replace("or.", "") }));
  const columns = columnsOf(list.length);
  const wide = columns * size + 8;
  const left = edge < 0 ? WONDER_WIDTH + edge - wide : edge;
  const plate = rect(left, PLATE_TOP, wide, plateHeight(list.length, size), paper, `rx="8" stroke="${INK}" stroke-width="1.4"`);
  return (
    plate +
    list
      .map((sign, n) => {
        const inRow = Math.min(columns, list.length - Math.floor(n / columns) * columns);
        const x = left + wide / 2 + ((n % columns) - (inRow - 1) / 2) * size;
        const y = 17 + size * (Math.floor(n / columns) + 0.5);
        if (sign.digits !== undefined) words.push(digit(sign, x, y, size));
        return at(x, y, (size * 1.04) / 48, icon(sign.icon));
      })
      .join("")
  );
}
