/** Plantations and the quarry: one crop in close-up fills the tile, recognisable at 40 pixels. */
import type { Good } from "../../../../shared/puerto-rico/state.ts";
import { at, type Brush, brushOf, circle, drawing, INK, line, oval, path, rect, round, times } from "../../../face/brush.ts";
import type { Drawing } from "../../../face/face.ts";
import { BRASS, EDGE, LEAF, OAK, STONE, THIN, type Tones, WOOD } from "./palette.ts";
import { BOX, TILE_CIRCLE } from "./vocabulary.ts";

const leaf = (d: string, tone: string): string => path(d, tone, THIN);
const on = (x: number, y: number, turn: number, scale: number, inside: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${inside}</g>`;

const furrows = (brush: Brush, tones: Tones, rows: number): string =>
  rect(0, 0, 100, 100, brush.linear(tones, "slant")) +
  times(rows, (n) => line(`M-4 ${30 + (n * 74) / rows}Q50 ${22 + (n * 74) / rows} 104 ${30 + (n * 74) / rows}`, "#00000033", 5));

const cob =
  leaf("M0 26Q-26 10-22-22-8-12 0 12Z", LEAF[1]) +
  leaf("M0 26Q26 10 22-22 8-12 0 12Z", LEAF[2]) +
  path("M0-34Q14-24 12 6 8 18 0 20-8 18-12 6-14-24 0-34Z", "#ffcf33", EDGE) +
  path("M3-31Q13-22 12 6 8 17 2 19 8-4 3-31Z", "#d8961a") +
  line("M-8-18H8M-10-9H10M-10 0H10M-9 9H9M-4-26V14M4-26V14", "#a86f0a", 1.8) +
  leaf("M0 28Q-15 20-14-2-4 6 0 20Z", LEAF[0]);

const flower = (tall: number): string =>
  line(`M0 40Q-3 10 0 ${-tall + 14}`, LEAF[2], 5) +
  leaf("M0 34Q-20 28-24 12-8 12 0 26Z", LEAF[0]) +
  leaf("M0 30Q20 24 24 8 8 10 0 22Z", LEAF[1]) +
  times(
    4,
    (n) =>
      circle(-9 + n * 1.5, 2 - n * (tall / 5), 10 - n * 1.6, n % 2 ? "#4560cf" : "#2c3f9c", THIN) +
      circle(8 - n * 1.5, -3 - n * (tall / 5), 9.5 - n * 1.6, n % 2 ? "#8ea6ff" : "#6d87ee", THIN),
  ) +
  circle(0, -tall + 9, 5.5, "#c3d0ff", THIN);

const cane = (x: number, top: number, wide: number, tones: Tones): string =>
  rect(x - wide / 2, top, wide, 112 - top, tones[0], `rx="3" ${THIN}`) +
  rect(x + wide / 6, top + 1, wide / 3 - 1, 110 - top, tones[1]) +
  times(5, (n) => line(`M${x - wide / 2} ${top + 16 + n * 21}H${x + wide / 2}`, tones[2], 4));

const CROPS: Readonly<Record<Good | "quarry", (brush: Brush) => string>> = {
  corn: (brush) =>
    furrows(brush, ["#b7cf62", "#7da444", "#3f6a2a"], 5) + on(24, 46, -14, 0.92, cob) + on(74, 38, 12, 0.9, cob) + on(47, 62, 0, 1.12, cob),
  indigo: (brush) =>
    furrows(brush, ["#d7e3cf", "#a9c3a4", "#5d8272"], 4) +
    on(23, 56, -10, 1, flower(46)) +
    on(76, 48, 12, 0.95, flower(46)) +
    on(49, 62, 0, 1.1, flower(52)),
  sugar: (brush) =>
    rect(0, 0, 100, 100, brush.linear(["#fff7dc", "#eadcae", "#b9a668"])) +
    times(4, (n) =>
      cane(14 + n * 23, 20 + (n % 2) * 9, 13, n % 2 ? ["#d9e88e", "#9fbd4e", "#6f8a2c"] : ["#eef5b4", "#bdd168", "#7f9a34"]),
    ) +
    times(4, (n) =>
      at(
        14 + n * 23,
        22 + (n % 2) * 9,
        1,
        leaf("M0 2Q-5-18-24-17-11-11-5 2Z", LEAF[1]) +
          leaf("M0 2Q5-20 24-15 11-10 5 2Z", LEAF[2]) +
          leaf("M-4 2Q-4-14 2-22 8-12 4 2Z", LEAF[0]),
      ),
    ),
  tobacco: (brush) => {
    const broad = (tones: Tones): string =>
      path("M0 6Q-22-8-20-30-14-46 0-54 14-46 20-30 22-8 0 6Z", tones[1], EDGE) +
      path("M0 6Q22-8 20-30 14-46 0-54Z", tones[2]) +
      line("M0 4V-48M0-10-13-20M0-10 13-20M0-24-12-34M0-24 12-34", tones[0], 2.6);
    const tones: Tones = ["#efe39a", "#a39a3a", "#6d6a20"];
    return (
      furrows(brush, ["#c98c58", "#9c5f34", "#5f3619"], 4) +
      [-78, 78, -40, 40].map((turn) => on(44, 74, turn, 1.02, broad(tones))).join("") +
      on(44, 76, 0, 1.25, broad(["#fdf3b4", "#c8bb4c", "#8f8628"]))
    );
  },
  coffee: (brush) =>
    furrows(brush, ["#8a5a3a", "#5f3820", "#34190b"], 4) +
    [-62, 62, -118, 118, 0]
      .map((turn) =>
        on(
          48,
          48,
          turn,
          1,
          path("M0-4Q-19-20-13-40-4-50 0-54 6-50 14-40 19-20 0-4Z", "#4f9a48", EDGE) +
            path("M0-4Q19-20 14-40 6-50 0-54Z", "#2b6a38") +
            line("M0-8V-44", "#b6dc92", 2.4),
        ),
      )
      .join("") +
    (
      [
        [36, 38, 13],
        [61, 36, 12],
        [48, 58, 14],
        [25, 60, 11],
        [66, 20, 9],
      ] as const
    )
      .map(([x, y, r]) => circle(x, y, r, "#c62a1c", EDGE) + oval(x - r * 0.3, y - r * 0.35, r * 0.36, r * 0.28, "#ffc9b4"))
      .join(""),
  quarry: (brush) => {
    const block = (x: number, y: number, w: number, h: number): string =>
      path(`M${x} ${y}l9-9h${w}l-9 9Z`, "#fbf5e8", THIN) +
      rect(x, y, w, h, "#cfc7b8", THIN) +
      path(`M${x + w} ${y}l9-9v${h}l-9 9Z`, STONE[2], THIN);
    return (
      rect(0, 0, 100, 100, brush.linear(["#8a7a66", "#5d5042", "#3d342b"], "slant")) +
      path("M0 44 18 30 34 36 52 16 76 24 100 10V0H0Z", brush.linear(["#cfe0dc", "#f4e2b8"]), THIN) +
      block(46, 44, 36, 24) +
      block(8, 46, 36, 22) +
      block(4, 70, 34, 24) +
      block(40, 70, 40, 26) +
      on(46, 44, 40, 1, rect(-3.5, -30, 7, 66, OAK[1], `rx="3" ${EDGE}`) + path("M-32-20Q0-44 32-20 0-32-32-20Z", "#3d4148", EDGE))
    );
  },
};

const FRAMES: Readonly<Record<Good | "quarry", Tones>> = {
  corn: ["#fff0a8", "#e2ad25", "#86600e"],
  indigo: ["#9db2ff", "#3a55b8", "#1a2864"],
  sugar: ["#ffffff", "#efe6d0", "#a3957a"],
  tobacco: ["#efcb8c", "#b9813a", "#6a4212"],
  coffee: ["#a06c46", "#5c361d", "#2a150a"],
  quarry: ["#f0e9dc", "#a29a8c", "#5e564c"],
};

/** An empty circle for a colonist: dark, so that a straw hat in it stands out. */
export const hole = (x: number, y: number, r: number): string =>
  circle(x, y, r, INK) +
  circle(x, y, r * 0.88, "#e2c284") +
  circle(x, y, r * 0.68, "#4a2d18") +
  path(
    `M${round(x - r * 0.68)} ${y}A${round(r * 0.68)} ${round(r * 0.68)} 0 0 1 ${round(x + r * 0.68)} ${y} ${round(r * 0.8)} ${round(r * 0.55)} 0 0 0 ${round(x - r * 0.68)} ${y}Z`,
    "#1d0f06",
  );

export function drawTile(kind: string): Drawing {
  const brush = brushOf(`tile:${kind}`);
  if (kind === "back") return drawing(brush, ...BOX.tile, back(brush));
  const what = kind as Good | "quarry";
  const clip = brush.clip('<rect x="7" y="7" width="86" height="86" rx="6"/>');
  const light = rect(0, 0, 100, 100, brush.linear(["#fff3c844", "#fff3c800", "#20100044"], "slant"));
  const inside = [
    rect(1.5, 1.5, 97, 97, brush.linear(FRAMES[what], "slant"), `rx="11" ${EDGE}`),
    `<g clip-path="${clip}">${CROPS[what](brush)}${light}</g>`,
    rect(7, 7, 86, 86, "none", `rx="6" ${THIN}`),
    hole(TILE_CIRCLE.x * 100, TILE_CIRCLE.y * 100, TILE_CIRCLE.r * 100),
  ];
  return drawing(brush, ...BOX.tile, inside.join(""));
}

/** Face down: a sea chart's compass on green. */
const back = (brush: Brush): string =>
  rect(1.5, 1.5, 97, 97, brush.linear(WOOD, "slant"), `rx="11" ${EDGE}`) +
  rect(8, 8, 84, 84, brush.linear(["#5d9a78", "#2f6a54", "#17413a"], "slant"), `rx="6" ${THIN}`) +
  circle(50, 50, 33, "none", `stroke="${BRASS[0]}" stroke-width="3"`) +
  times(4, (n) => on(50, 50, n * 90, 1, path("M0-39 8-8 0 0Z", BRASS[1], THIN) + path("M0-39-8-8 0 0Z", BRASS[0], THIN))) +
  times(4, (n) => on(50, 50, 45 + n * 90, 0.62, path("M0-36 7-8-7-8Z", BRASS[0], THIN))) +
  circle(50, 50, 6, BRASS[1], THIN);
