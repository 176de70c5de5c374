/** Wonders: wide cards in a bronze frame. */
import { WONDERS } from "../../../../shared/duel/catalog.ts";
import { at, brushOf, drawing, INK, rect } from "../../brush.ts";
import type { Drawing, Words } from "../../face.ts";
import { digit } from "./card.ts";
import { costOf, icon, type Sign, signsOfWonder } from "./effects.ts";
import { picture } from "./wonders.ts";

export const WONDER_WIDTH = 300;
export const WONDER_HEIGHT = 200;

export function drawWonder(wonder: number): Drawing {
  const data = WONDERS[wonder]!;
  const brush = brushOf(`wonder:${wonder}`);
  const words: Words[] = [{ line: [`wonder.${data.id}`], x: 150, y: 179, size: 31, colour: "#fff3d6", width: 256, weight: 800, rows: 2 }];
  const clip = brush.clip('<rect x="9" y="9" width="282" height="182" rx="6"/>');
  const inside = [
    rect(1, 1, 298, 198, brush.linear(["#f0cf8a", "#b07c34", "#5f3c12"], "slant"), `rx="13" stroke="${INK}" stroke-width="2"`),
    `<g clip-path="${clip}">${picture(brush, data.id, wonder + 3)}`,
    rect(9, 146, 282, 46, brush.linear(["#1c0f0600", "#1c0f06d0", "#1c0f06f0"])),
    "</g>",
    rect(9, 9, 282, 182, "none", `rx="6" stroke="${INK}" stroke-width="1.8"`),
    stack(costOf(data), 32, 30, "#fff6dde8", words),
    stack(signsOfWonder(wonder), 265, 38, "#2c1a10c8", words),
  ].join("");
  return drawing(brush, WONDER_WIDTH, WONDER_HEIGHT, inside, words);
}

function stack(signs: readonly Sign[], x: number, size: number, paper: string, words: Words[]): string {
  const list = signs.flatMap((sign) => ({ ...sign, icon: sign.icon.replace("or.", "") }));
  // The name below keeps its own height.
  const step = Math.min(size + 1, 134 / list.length);
  const tall = step * list.length + 8;
  const plate = rect(x - size / 2 - 4, 14, size + 8, tall, paper, `rx="8" stroke="${INK}" stroke-width="1.4"`);
  return (
    plate +
    list
      .map((sign, n) => {
        const y = 18 + step * (n + 0.5);
        if (sign.digits !== undefined) words.push(digit(sign, x, y, size));
        return at(x, y, Math.min(size, step * 1.08) / 48, icon(sign.icon));
      })
      .join("")
  );
}
