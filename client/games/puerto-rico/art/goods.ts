/** The five goods: a sign of its own shape for each, and the barrel that carries it. */
import type { Good } from "../../../../shared/puerto-rico/state.ts";
import { at, type Brush, brushOf, circle, drawing, INK, line, oval, path } from "../../../face/brush.ts";
import type { Drawing } from "../../../face/face.ts";
import { EDGE, IRON, OAK, THIN, type Tones } from "./palette.ts";
import { BOX } from "./vocabulary.ts";

/** Signs in a box from -24 to 24: a cob, a drop, a sugarloaf, a leaf and a bean, told apart by their outlines. */
export const SIGNS: Readonly<Record<Good, string>> = {
  corn:
    path("M0-23Q12-14 10 8L0 20-10 8Q-12-14 0-23Z", "#f6c52e", EDGE) +
    line("M-6-11H6M-8-3H8M-8 5H8M-3-17V10M3.5-17V10", "#b47a0c", 2) +
    path("M0 23Q-21 16-20-8-8-2-3 12Z", "#5d9a3c", EDGE) +
    path("M0 23Q21 16 20-8 8-2 3 12Z", "#3c7430", EDGE),
  indigo:
    path("M0-24Q5-12 12-3 18 5 16 11 12 23 0 23-12 23-16 11-18 5-12-3-5-12 0-24Z", "#3550b4", EDGE) +
    path("M-4-10Q-13 3-10 11-8 17-4 18-9 8-4-10Z", "#a9bcff"),
  sugar:
    path("M0-24Q5-24 7-17L18 17Q10 23 0 23-10 23-18 17L-7-17Q-5-24 0-24Z", "#fffdf6", EDGE) +
    path("M3-22Q6-21 7-17L18 17Q13 21 5 22 10 0 3-22Z", "#d3c5aa") +
    path("M-12.5 0Q0 6 12.5 0L16 11Q0 18-16 11Z", "#4a78c8", THIN),
  tobacco:
    path("M-19 21Q-24-4-6-15 8-23 22-22 23-6 15 7 5 22-14 17Z", "#b3ab48", EDGE) +
    path("M-15 16Q0 18 10 6 18-6 22-22 6-2-15 16Z", "#767a2a") +
    line("M-20 22Q-4 2 19-19M-6 6-9-6M2-3 0-13M-4 5 9 5M4-4 15-4", "#3f3c10", 2.4),
  coffee: `<g transform="rotate(32)">${oval(0, 0, 16, 22, "#5e3519", EDGE)}${path("M-9-14Q-14-2-9 10-4-2-9-14Z", "#a97044")}${line("M2-20Q-7-8 1 0 8 8-1 20", "#1f0f05", 4)}</g>`,
};

export const STAVES: Readonly<Record<Good, Tones>> = {
  corn: ["#ffe08a", "#f0b533", "#946312"],
  indigo: ["#7490e6", "#3a53ad", "#192762"],
  sugar: ["#fffdf6", "#f2ead8", "#a3947a"],
  tobacco: ["#dca765", "#b5772f", "#653c14"],
  coffee: ["#70442a", "#3d2113", "#1b0c04"],
};

/** Sticks out at the top, so that each good's barrel has another outline. */
const HEAPS: Readonly<Record<Good, string>> = {
  corn: (
    [
      [22, 17, -24],
      [66, 17, 24],
      [44, 13, 0],
    ] as const
  )
    .map(([x, y, turn]) =>
      at(
        x,
        y,
        1,
        `<g transform="rotate(${turn})">${path("M0-17Q9-10 8 8H-8Q-9-10 0-17Z", "#ffd23e", THIN)}${line("M-4-8H4M-5-1H5", "#b47a0c", 1.8)}</g>`,
      ),
    )
    .join(""),
  indigo: oval(44, 19, 25, 7, "#20348a") + oval(38, 17, 12, 2.6, "#9fb4ff"),
  sugar:
    path("M16 21Q30-6 44 1 58-6 72 21 58 30 44 30 30 30 16 21Z", "#ffffff", THIN) +
    path("M50 4Q60 4 70 21 60 28 50 29 58 16 50 4Z", "#d8ccb4"),
  tobacco: [-52, 52, 0]
    .map((turn) =>
      at(
        44,
        24,
        1,
        `<g transform="rotate(${turn})">${path("M0 4Q-15-4-11-19-5-24 0-30 5-24 11-19 15-4 0 4Z", turn === 0 ? "#a8b04a" : "#7f8c34", THIN)}${line("M0 2V-20", "#4a4a14", 2.4)}</g>`,
      ),
    )
    .join(""),
  coffee:
    (
      [
        [24, 17],
        [64, 17],
        [44, 12],
        [33, 20],
        [55, 20],
      ] as const
    )
      .map(([x, y], n) => oval(x, y, 10, 7, n % 2 ? "#6e4020" : "#4c2a13", THIN))
      .join("") + line("M40 12H48M29 20H37M51 20H59", "#c08a5a", 2),
};

const ON_BARREL: Readonly<Record<Good, string>> = {
  corn: "#fff0b4",
  indigo: "#e8eeff",
  sugar: "#fffaf0",
  tobacco: "#ffe9c4",
  coffee: "#ecd0a6",
};

/** A barrel in the box 88 by 100. */
export function barrel(brush: Brush, good: Good): string {
  const [lit, plain, dark] = STAVES[good];
  const body = "M12 22Q-1 56 12 87 26 97 44 97 62 97 76 87 89 56 76 22 60 30 44 30 28 30 12 22Z";
  return [
    path(body, brush.linear([lit, lit, plain, dark], "across"), EDGE),
    line("M28 29Q22 58 28 94M60 29Q66 58 60 94", INK, 1.6, 'opacity=".35"'),
    line("M8 41Q44 55 80 41M8 78Q44 93 80 78", IRON[2], 6.5),
    line("M10 40Q26 47 40 48M10 77Q26 84 40 86", "#c7cdd2", 2, 'opacity=".7"'),
    oval(44, 21, 33, 10, brush.linear([OAK[0], OAK[2]], "across"), EDGE),
    oval(44, 21, 26, 7, "#3b2110"),
    HEAPS[good],
    circle(44, 63, 23, ON_BARREL[good], THIN),
    at(44, 63, 0.84, SIGNS[good]),
  ].join("");
}

export function drawBarrel(good: Good): Drawing {
  const brush = brushOf(`barrel:${good}`);
  return drawing(brush, ...BOX.barrel, barrel(brush, good));
}
