/** Small pieces on the table. */
import { must } from "../../../../shared/core/base/checked.ts";
import { type ByName, brushOf, CREAM, circle, crest, drawing, INK, line, oval, path, rect, times } from "../../../face/brush.ts";
import type { Drawing } from "../../../face/face.ts";
import { BRASS, EDGE, THIN, WOOD } from "./palette.ts";
import { flame, put } from "./parts.ts";
import { BOX, CIRCLE_TOP, circleShare, circlesOn, type Manned } from "./vocabulary.ts";

/** Points, in a box from -24 to 24: the same green shield with its laurel on every table of the harbour. */
export const laurels = (): string =>
  path("M0-22 19-13V6Q17 17 0 23-17 17-19 6V-13Z", "#25603f", EDGE) +
  path("M0-19V20Q-14 14-16 5V-11Z", "#38815a") +
  [1, -1]
    .map((side) =>
      times(
        4,
        (leaf) =>
          `<g transform="translate(${side * (11 + leaf * 1.6)} ${13 - leaf * 8}) rotate(${side * (52 - leaf * 20)})">${oval(0, -2, 2.2, 5.2, "#f2d27a")}</g>`,
      ),
    )
    .join("");

/** A worker under a straw hat, in a box from -42 to 42 and -50 to 50. */
export const worker = (): string =>
  path("M-30 46Q-34 14-16 6H16Q34 14 30 46 16 50 0 50-16 50-30 46Z", "#fffaf0", EDGE) +
  path("M4 8H15Q32 14 28 45 18 48 10 48Z", "#d9c7a4") +
  path("M-14 12 0 26 14 12 9 6H-9Z", "#c0392b", THIN) +
  circle(0, -6, 17, "#a5673a", EDGE) +
  oval(0, -14, 39, 15, "#f2c75c", EDGE) +
  path("M-20-16Q-20-42 0-42 20-42 20-16 0-8-20-16Z", "#f8d878", EDGE) +
  path("M6-40Q19-38 19-17L10-14Q14-30 6-40Z", "#cf9a34") +
  line("M-19-18Q0-9 19-18", "#a3352a", 5.5) +
  oval(-16, -14, 12, 4, "#fff0b8", 'opacity=".7"');

export function drawColonist(): Drawing {
  const brush = brushOf("colonist");
  return drawing(brush, ...BOX.colonist, put(42, 49, worker()));
}

/** A doubloon in a box from -50 to 50. */
const doubloon = (metal: string): string =>
  oval(1, 10, 46, 36, "#2a1a08", 'opacity=".45"') +
  oval(0, 5, 46, 37, "#8a5a12", EDGE) +
  oval(0, -3, 46, 37, metal, EDGE) +
  oval(0, -3, 34, 27, "none", 'stroke="#a06c14" stroke-width="3.5"') +
  line("M0-22V16M-22-3H22", "#a06c14", 6) +
  line("M-30-20Q-18-34 2-35", "#fff8d0", 4, 'opacity=".8"');

export function drawDoubloon(): Drawing {
  const brush = brushOf("doubloon");
  return drawing(brush, ...BOX.doubloon, put(50, 46, doubloon(brush.linear(["#fff0a8", "#f2c23e", "#b8801e"], "slant"))));
}

export function drawPoint(): Drawing {
  const brush = brushOf("vp");
  return drawing(brush, ...BOX.vp, oval(49, 92, 34, 7, INK, 'opacity=".35"') + put(46, 49, laurels(), 2.05));
}

/** A tricorne with a feather, in a box from -52 to 52 wide and -45 to 45 high. */
export const tricorne = (): string =>
  path("M26-18Q46-54 54-24 52-6 30-2Z", "#fff6e2", THIN) +
  line("M30-6Q42-18 49-34", "#b9a480", 2.4) +
  path("M-26 6Q-24-36 0-38 24-36 26 6Z", "#2b3f72", EDGE) +
  path("M8-35Q23-32 25 4L14 6Q18-20 8-35Z", "#182650") +
  path("M-54-6Q-44 10-22 4 0-6 22 4 44 10 54-6 54 30 0 40-54 30-54-6Z", "#3a5596", EDGE) +
  path("M-54-6Q-54 30 0 40 54 30 54-6 44 26 0 31-44 26-54-6Z", "#f2c75c", THIN) +
  circle(0, 14, 9, "#c0392b", THIN) +
  circle(0, 14, 3.5, "#ffe9b0");

export function drawGovernor(): Drawing {
  const brush = brushOf("governor");
  return drawing(brush, ...BOX.governor, oval(60, 88, 50, 9, INK, 'opacity=".4"') + put(58, 46, tricorne(), 1.02));
}

/** A pennant on a staff with the seat's sign. */
export function drawFlag(wears: number): Drawing {
  const brush = brushOf(`flag:${wears}`);
  const inside = `${oval(46, 94, 26, 5, INK, 'opacity=".4"')}<g transform="translate(2 1) scale(2.5 2.95)">${crest(brush, wears)}</g>`;
  return drawing(brush, ...BOX.flag, inside);
}

/** A brass label; digits go on it. */
export function drawTag(): Drawing {
  const brush = brushOf("tag");
  const inside =
    rect(3, 7, 95, 55, INK, 'rx="27" opacity=".4"') +
    rect(2, 2, 96, 58, brush.linear(BRASS, "slant"), `rx="28" ${EDGE}`) +
    rect(9, 9, 82, 44, brush.linear(["#0e3a44", "#1a5764"]), `rx="21" ${THIN}`);
  return drawing(brush, ...BOX.tag, inside);
}

export function drawMedal(which: string): Drawing {
  const brush = brushOf(`medal:${which}`);
  const purse =
    path(
      "M22 96Q0 88 6 54 12 30 34 22L26 4Q50 12 74 4L66 22Q88 30 94 54 100 88 78 96Z",
      brush.linear(["#c98a4e", "#8a4f22", "#4f2a10"], "slant"),
      EDGE,
    ) +
    path("M32 17H68L67 25H33Z", "#e2b45a", THIN) +
    circle(50, 56, 30, brush.radial(["#fff3b8", "#f4c64a", "#c48a1e"], [0.38, 0.3], 0.8), EDGE);
  const points = put(50, 50, laurels(), 2.05) + path("M50 18 74 30V60Q72 72 50 80 28 72 26 60V30Z", "#174a31", 'opacity=".9"');
  const covered =
    points +
    put(50, 48, line("M-11-4V-14A11 11 0 0 1 11-14V-4", INK, 12) + line("M-11-4V-14A11 11 0 0 1 11-14V-4", "#c9d0d4", 6)) +
    put(50, 48, rect(-19, -5, 38, 29, BRASS[1], `rx="6" ${EDGE}`) + circle(0, 7, 5, INK) + line("M0 8V16", INK, 4.5));
  // The town of San Juan.
  const sanJuan =
    circle(50, 51, 46, brush.linear(BRASS, "slant"), EDGE) +
    circle(50, 51, 38, brush.linear(["#cfe0d2", "#f6d9a0"]), THIN) +
    `<g clip-path="${brush.clip('<circle cx="50" cy="51" r="37"/>')}">${put(50, 60, worker(), 0.84)}</g>`;
  const medals: Readonly<Record<string, string>> = { money: purse, points, covered, sanJuan };
  return drawing(brush, ...BOX.medal, medals[which] ?? points);
}

/** The price badge of a building for the near seat; digits go on `can` and `dear`. */
export function drawPrice(how: string): Drawing {
  const brush = brushOf(`price:${how}`);
  const ring = (metal: string, inner: string): string =>
    circle(51, 54, 46, INK, 'opacity=".4"') + circle(50, 50, 46, metal, EDGE) + circle(50, 50, 35, inner, THIN);
  const faces: ByName<string, "none"> = {
    can: ring(brush.linear(["#d6f0a0", "#6fa83c", "#2f5f1e"], "slant"), brush.radial(["#fff6c0", "#f6ca4e", "#c88f20"], [0.38, 0.3], 0.8)),
    dear:
      ring(brush.linear(["#c9bfb4", "#8d8278", "#4f463f"], "slant"), "#a0958a") +
      circle(50, 50, 40, "none", 'stroke="#8a1a10" stroke-width="5" stroke-dasharray="11 8"'),
    owned:
      ring(brush.linear(["#cfe8d6", "#4f9a72", "#1f5238"], "slant"), "#245f42") +
      line("M28 52 44 68 73 34", INK, 15) +
      line("M28 52 44 68 73 34", "#fff3d0", 9),
    none:
      ring(brush.linear(["#c9bfb4", "#8d8278", "#4f463f"], "slant"), "#6a6058") +
      line("M32 32 68 68M68 32 32 68", INK, 14) +
      line("M32 32 68 68M68 32 32 68", "#e6d8c4", 8),
  };
  return drawing(brush, ...BOX.medal, faces[how] ?? faces.none);
}

const chest = (wood: string, lid: string): string =>
  oval(62, 92, 54, 7, INK, 'opacity=".45"') +
  path("M14 44H106L102 90H18Z", wood, EDGE) +
  path("M10 46Q12 18 60 18 108 18 110 46Z", lid, EDGE) +
  rect(8, 42, 104, 9, BRASS[1], THIN) +
  line("M32 22V90M88 22V90", BRASS[1], 5);

/** The bank and the piles of points and colonists. */
export function drawPile(which: string): Drawing {
  const brush = brushOf(`pile:${which}`);
  const wood = brush.linear(WOOD, "slant");
  const lid = brush.linear(["#c98f50", "#8a5526"], "slant");
  const places = [
    [40, 36],
    [76, 38],
    [58, 28],
  ] as const;
  const coins = places.map(([x, y]) => put(x, y, doubloon("#f4c64a"), 0.34));
  const piles: ByName<string, "bank"> = {
    bank:
      chest(wood, lid) +
      rect(30, 34, 60, 20, "#2c1708", `rx="9" ${THIN}`) +
      coins.join("") +
      path("M14 52H106L102 90H18Z", wood, EDGE) +
      line("M32 54V89M88 54V89", BRASS[1], 5) +
      rect(51, 54, 18, 20, BRASS[0], `rx="3" ${THIN}`),
    points: chest(wood, lid) + put(60, 54, laurels(), 1.25),
    colonists:
      oval(62, 92, 54, 7, INK, 'opacity=".45"') + put(32, 50, worker(), 0.72) + put(88, 50, worker(), 0.72) + put(60, 58, worker(), 0.8),
  };
  return drawing(brush, ...BOX.pile, piles[which] ?? piles.bank);
}

/** Lit in the last round. */
export function drawLantern(): Drawing {
  const brush = brushOf("lantern");
  const inside =
    circle(50, 54, 49, brush.radial(["#ffdf7acc", "#ff9a3a55", "#ff7a2a00"], [0.5, 0.5], 0.5)) +
    circle(50, 12, 8, "none", `stroke="${INK}" stroke-width="7"`) +
    circle(50, 12, 8, "none", `stroke="${BRASS[1]}" stroke-width="3.5"`) +
    path("M30 36 40 20H60L70 36Z", BRASS[1], EDGE) +
    path("M32 36H68L74 80H26Z", "#ffe9a8", EDGE) +
    put(50, 79, flame(1.3)) +
    line("M41 37 38 79M59 37 62 79", INK, 3) +
    rect(22, 79, 56, 13, BRASS[1], `rx="3" ${EDGE}`);
  return drawing(brush, ...BOX.lantern, inside);
}

/** The horizon, where ships sail to. */
export function drawHorizon(): Drawing {
  const brush = brushOf("horizon");
  return drawing(brush, ...BOX.horizon, oval(20, 10, 20, 9, brush.radial(["#fff0c866", "#fff0c800"], [0.5, 0.5], 0.5)));
}

/** The part of a tile or building that is pressed for one of its circles: clear but for a light ring about it, of gold where a worker may go. */
export function drawCircle(shape: Manned, n: number, count: number, open: boolean): Drawing {
  const brush = brushOf(`circle:${shape}:${n}:${count}${open ? ":open" : ""}`);
  const [width, height] = BOX[shape];
  const circles = circlesOn(shape, count);
  const { from, to } = circleShare(circles, n);
  const { x, y, r } = must(circles[n], "such circle");
  const middle = { x: (x - from) * width, y: (y - CIRCLE_TOP) * height };
  const ring = (share: number, fill: string): string => circle(middle.x, middle.y, r * width * share, fill);
  const plus = (arm: number): string =>
    line(`M${middle.x - arm} ${middle.y}H${middle.x + arm}M${middle.x} ${middle.y - arm}V${middle.y + arm}`, "#fffbe8", arm * 0.6);
  const rings = open
    ? ring(1.22, INK) + ring(1.12, "#ffc93c") + ring(0.92, "#fff6c8") + ring(0.72, "#3f8a2a") + plus(r * width * 0.4)
    : ring(0.92, INK) + ring(0.8, CREAM) + ring(0.6, "#4a2d18");
  return drawing(brush, (to - from) * width, (1 - CIRCLE_TOP) * height, rings);
}
