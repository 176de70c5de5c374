/** Cards and dice. */
import { at, brushOf, circle, drawing, path, rect } from "../../../face/brush.ts";
import type { Drawing } from "../../../face/face.ts";
import { PEN, pen, sketch } from "./ink.ts";
import { coin, EMBLEMS, fan, SEALS, type Seal } from "./marks.ts";
import { RATIOS } from "./vocabulary.ts";

type Pips = readonly (readonly [number, number])[];
const PIPS: readonly [Pips, ...Pips[]] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

export function drawDie(tone: string, pips: string): Drawing {
  const brush = brushOf(`die:${tone}:${pips}`);
  const light = tone === "light";
  const [face, spot] = light ? [["#fffaf0", "#f4e3bf", "#cdb083"], PEN] : [["#e08a5a", "#b3482a", "#74210f"], "#fff3d4"];
  const places = PIPS[Number(pips) - 1] ?? PIPS[0];
  const inside =
    rect(5, 5, 90, 90, brush.linear(face as string[], "slant"), `rx="20" ${pen(5)}`) +
    path("M20 14Q50 8 78 14", "none", 'stroke="#ffffff" stroke-width="5" opacity=".55" stroke-linecap="round"') +
    places.map(([x, y]) => circle(50 + x * 24, 50 + y * 24, 9.5, spot as string)).join("");
  return drawing(brush, 100, 100, inside);
}

/** Influence under its seal; gold as a purse of one coin. */
export function drawCard(what: string): Drawing {
  const brush = brushOf(`card:${what}`);
  const { width: w, height: h } = RATIOS.card;
  const back = what === "back" || what === "goldback";
  const seal = what in SEALS ? SEALS[what as Seal] : undefined;
  const edge = seal?.base ?? (what === "gold" || what === "goldback" ? "#c8923a" : "#4b3a66");
  const ground = back
    ? [edge, what === "back" ? "#2b2140" : "#8a5a18"]
    : seal
      ? ["#fff6dc", seal.light, seal.base]
      : ["#fff6dc", "#fbdf94", "#e2a93c"];
  const middle = back
    ? at(w / 2, h / 2, 1.5, what === "back" ? fan() : coin()) +
      rect(18, 18, w - 36, h - 36, "none", 'rx="5" stroke="#f4d68a" stroke-width="2.500" stroke-dasharray="8 5"')
    : seal
      ? at(
          w / 2,
          h * 0.55,
          1.62,
          path("M-21-2Q-24-14-13-17-6-25 4-20 16-22 19-11 26-2 19 8 20 19 8 19-1 26-9 19-21 18-20 8-26 4-21-2Z", seal.base, pen(2.4)) +
            path("M-14-6Q-12-15-3-16", "none", `stroke="${seal.light}" stroke-width="3.5" stroke-linecap="round"`) +
            circle(0, 0, 15.5, seal.dark, 'opacity=".45"') +
            // Pale, for the number of cards is written over it.
            `<g transform="scale(.78)" opacity=".4">${EMBLEMS[what as Seal]("#fff6dc")}</g>`,
        )
      : at(w / 2, h * 0.55, 1.62, circle(1.5, 2, 22, PEN, 'opacity=".3"') + coin());
  const corner = (x: number, y: number): string =>
    seal
      ? at(x, y, 0.5, `${circle(0, 0, 27, seal.base, pen(4))}<g transform="scale(.8)">${EMBLEMS[what as Seal]("#fff6dc")}</g>`)
      : at(x, y, 0.6, coin());
  const ribbon = seal
    ? path(
        `M${w / 2 - 14} ${h * 0.68}L${w / 2 - 22} ${h - 20} ${w / 2 - 8} ${h - 28} ${w / 2} ${h * 0.72} ${w / 2 + 8} ${h - 28} ${w / 2 + 22} ${h - 20} ${w / 2 + 14} ${h * 0.68}Z`,
        seal.dark,
        pen(2.4),
      )
    : "";
  const inside =
    rect(3, 3, w - 6, h - 6, edge, 'rx="12"') +
    rect(11, 11, w - 22, h - 22, brush.linear(ground, "slant"), 'rx="7" stroke="#27303a" stroke-width="2"') +
    ribbon +
    middle +
    (back ? "" : corner(23, 24));
  const hand = { seed: what.length, shake: 1.4 };
  // The outline has no grain: on dark wood it would be a cloud around the card.
  const outline = sketch(brush, rect(3, 3, w - 6, h - 6, "none", `rx="12" ${pen(4)}`), { ...hand, grain: 0 });
  return drawing(brush, w, h, sketch(brush, inside, { ...hand, grain: back ? 0.14 : 0.4 }) + outline);
}

/** The place of a card that is still owed. */
export function drawOwed(): Drawing {
  const { width: w, height: h } = RATIOS.card;
  const edge = rect(6, 6, w - 12, h - 12, "#eef0ea", 'rx="12" opacity=".14"');
  const rim = rect(6, 6, w - 12, h - 12, "none", 'rx="12" stroke="#f4d68a" stroke-width="4" stroke-dasharray="12 8"');
  return drawing(brushOf("owed"), w, h, edge + rim);
}
