/** What buildings are made of, and who works in them. Each part stands on y = 0 around x = 0; the light comes from the upper left. */
import { type ByName, circle, inTurn, oval, path, rect, round, times } from "../../../face/brush.ts";

export const MARBLE = ["#fdf2d8", "#dcb98a", "#8f6650"] as const;
export const SAND = ["#f4cf8e", "#c98f56", "#7c4a34"] as const;
export const BRICK = ["#e0905c", "#ab5230", "#662a20"] as const;
export const SLATE = ["#d0ccc6", "#8c8a90", "#4c4a5c"] as const;
export const TIMBER = ["#c08a4c", "#7f5227", "#452614"] as const;
export const GOLD = ["#ffe08a", "#d09a38", "#7c4f1c"] as const;
export type Tones = readonly [string, string, string];

/** The outline: how wide it is, the group says in which everything of a picture lies (`INKED`). */
export const EDGE = 'stroke="#2a1a10"';
export const INKED = 'stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"';
/** A line in such a group. */
export const line = (d: string, stroke: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more}/>`;
const DARK = "#2a1a10";
/** Where the light grazes an edge. */
const RIM = "#fff0c4";

/** A block with a lit face, a shaded right side and a rim of light. */
export const block = (w: number, h: number, [lit, mid, dark]: Tones = MARBLE): string =>
  rect(-w / 2, -h, w, h, mid, EDGE) +
  rect(-w / 2, -h, w * 0.4, h, lit, 'opacity=".8"') +
  rect(w * 0.28, -h, w * 0.22, h, dark, 'opacity=".75"') +
  line(`M${round(-w / 2 + 1)} 0V${round(-h + 1)}H${round(w * 0.3)}`, RIM, 1.5, 'opacity=".8"');

export const columns = (xs: readonly number[], h: number, w: number, [lit, mid, dark]: Tones = MARBLE): string => {
  const strips = (from: number, wide: number): string => xs.map((x) => `M${round(x + from * w)} 0V${-h}h${round(wide * w)}V0Z`).join("");
  const caps = (y: number): string => xs.map((x) => `M${round(x - w * 0.75)} ${y}h${round(w * 1.5)}v4h${round(-w * 1.5)}Z`).join("");
  return (
    path(strips(-0.5, 1), mid, EDGE) +
    path(strips(-0.42, 0.34), lit) +
    path(strips(0.16, 0.34), dark, 'opacity=".85"') +
    path(caps(-h - 3) + caps(-3), lit, EDGE)
  );
};
export const column = (x: number, h: number, w = 8, tones: Tones = MARBLE): string => columns([x], h, w, tones);

export const steps = (w: number, count = 3, [lit, mid]: Tones = MARBLE): string =>
  times(count, (n) => rect(-w / 2 - (count - n) * 4, -(n + 1) * 5, w + (count - n) * 8, 5, n % 2 === 0 ? mid : lit, EDGE));

/** Columns under a gable. */
export const temple = (w: number, h: number, count = 4, tones: Tones = MARBLE): string => {
  const top = -h - 11;
  const peak = round(top - w * 0.26);
  const xs = Array.from({ length: count }, (_none, n) => -w / 2 + 7 + (n * (w - 14)) / (count - 1));
  return `<g transform="translate(0 -12)">${rect(-w / 2 + 6, -h, w - 12, h, "#4a2a2c")}${rect(-9, -h * 0.72, 18, h * 0.72, "#1f1018")}${columns(xs, h, round(w / (count * 2.4)), tones)}${rect(-w / 2 - 3, top, w + 6, 9, tones[1], EDGE)}${rect(-w / 2 - 3, top + 6, w + 6, 3, tones[2], 'opacity=".6"')}${path(`M${-w / 2 - 7} ${top}L0 ${peak}L${w / 2 + 7} ${top}Z`, tones[0], EDGE)}${path(`M${round(-w * 0.36)} ${top - 3}L0 ${round(top - w * 0.19)}L${round(w * 0.36)} ${top - 3}Z`, tones[2], 'opacity=".8"')}${circle(0, round(top - w * 0.075), w * 0.05, "#e2b45a", EDGE)}${line(`M${-w / 2 - 6} ${top}L0 ${peak + 1}`, RIM, 1.8)}</g>${steps(w - 4, 2, tones)}`;
};

export const dome = (r: number, [lit, mid, dark]: Tones = ["#8fd0c0", "#3f8f86", "#1f5450"]): string =>
  path(`M${-r} 0A${r} ${r * 0.95} 0 0 1 ${r} 0Z`, mid, EDGE) +
  path(`M${-r} 0A${r} ${r * 0.95} 0 0 1 ${-r * 0.1} ${-r * 0.94}Q${-r * 0.55} ${-r * 0.5} ${-r * 0.45} 0Z`, lit, 'opacity=".8"') +
  path(`M${r} 0A${r} ${r * 0.95} 0 0 0 ${r * 0.3} ${-r * 0.9}Q${r * 0.6} ${-r * 0.5} ${r * 0.55} 0Z`, dark, 'opacity=".7"') +
  rect(-2, -r - 8, 4, 10, "#b98736", EDGE);

export const gable = (w: number, h: number, colours: readonly [string, string] = ["#e07a44", "#84352a"]): string =>
  path(`M${-w / 2} 0L0 ${-h}L${w / 2} 0Z`, colours[0], EDGE) +
  path(`M0 ${-h}L${w / 2} 0H${w * 0.08}Z`, colours[1]) +
  line(`M${-w / 2} 0L0 ${-h}`, RIM, 1.4);

/** A tiled roof seen from its long side. */
export const tiles = (w: number, h: number, colours: readonly [string, string] = ["#e07a44", "#84352a"]): string => {
  const rows = times(Math.floor(w / 9), (n) => `M${round(-w / 2 + 8 + n * 9)} ${round(-h)}L${round(-w / 2 + n * 9.6)} 0`);
  return (
    path(`M${-w / 2 - 6} 0L${-w / 2 + 8} ${round(-h)}H${w / 2 - 8}L${w / 2 + 6} 0Z`, colours[0], EDGE) +
    line(rows, colours[1], 1.6) +
    path(`M${round(w * 0.2)} ${round(-h)}H${w / 2 - 8}L${w / 2 + 6} 0H${round(w * 0.26)}Z`, colours[1], 'opacity=".6"') +
    line(`M${-w / 2 - 5} 0L${-w / 2 + 8} ${round(-h)}H${round(w * 0.25)}`, RIM, 1.5)
  );
};

export const door = (w: number, h: number): string =>
  path(`M${-w / 2} 0V${-h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${w / 2} ${-h + w / 2}V0Z`, "#2c1a10", EDGE);
export const glow = (w: number, h: number): string =>
  path(`M${-w / 2} 0V${-h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${w / 2} ${-h + w / 2}V0Z`, "#ffcf5a", EDGE);

export const house = (w: number, h: number, tones: Tones = SAND, roof: readonly [string, string] = ["#e07a44", "#84352a"]): string =>
  `${block(w, h, tones)}${door(w * 0.2, h * 0.55)}<g transform="translate(${w * -0.3} ${-h * 0.5})">${glow(w * 0.13, h * 0.25)}</g><g transform="translate(${w * 0.3} ${-h * 0.5})">${glow(w * 0.13, h * 0.25)}</g><g transform="translate(0 ${-h})">${tiles(w + 4, h * 0.42, roof)}</g>`;

export const merlons = (w: number, size: number, fill: string): string =>
  path(
    times(Math.floor((w + size) / (size * 2)), (n) => `M${round(-w / 2 + n * size * 2)} 0v${-size}h${round(size * 1.15)}v${size}Z`),
    fill,
    EDGE,
  );

export const wall = (w: number, h: number, tones: Tones = SLATE): string =>
  block(w, h, tones) +
  line(
    times(Math.floor(h / 9), (row) => `M${-w / 2} ${-h + 9 + row * 9}h${w}`) +
      times(Math.floor(w / 14), (n) => `M${round(-w / 2 + 9 + n * 14)} ${-h}v9m5 0v9m-5 0v9`),
    tones[2],
    0.8,
    'opacity=".6"',
  ) +
  `<g transform="translate(0 ${-h})">${merlons(w, 7, tones[0])}</g>`;

export const tower = (w: number, h: number, tones: Tones = SLATE): string =>
  `${wall(w, h, tones)}<g transform="translate(0 ${-h})">${rect(-w / 2 - 4, -6, w + 8, 9, tones[1], EDGE)}<g transform="translate(0 -5)">${merlons(w + 8, 6, tones[0])}</g></g><g transform="translate(0 ${-h * 0.55})">${door(w * 0.22, h * 0.16)}</g>`;

export const arcade = (w: number, h: number, count: number, tones: Tones = MARBLE): string => {
  const bay = w / count;
  const r = round(bay * 0.3);
  const each = (draw: (x: number) => string): string => times(count, (n) => draw(round(-w / 2 + bay * (n + 0.5))));
  return (
    rect(-w / 2, -h, w, h, "#2f1a24") +
    path(
      `M${-w / 2} 0V${-h}H${w / 2}V0Z${each((x) => `M${round(x - r)} 0V${round(-h * 0.45)}a${r} ${r} 0 0 1 ${2 * r} 0V0Z`)}`,
      tones[1],
      `fill-rule="evenodd" ${EDGE}`,
    ) +
    path(
      each((x) => `M${round(x - bay / 2)} 0V${-h}h${round(bay * 0.16)}V0Z`),
      tones[0],
    ) +
    line(
      each((x) => `M${round(x + r - 1)} ${round(-h * 0.45)}a${r} ${r} 0 0 0 ${round(-r)} ${-r}`),
      tones[0],
      1.4,
    ) +
    rect(-w / 2 - 3, -h - 5, w + 6, 6, tones[0], EDGE)
  );
};
export const arch = (w: number, h: number, tones: Tones = MARBLE): string => arcade(w, h, 1, tones);

export const banner = (h: number, colour = "#b8301f"): string =>
  line(`M0 0V${-h}`, DARK, 3) +
  line(`M0 0V${-h}`, "#c58a4e", 1.4) +
  path(`M1 ${-h}Q10 ${-h - 5} 22 ${-h + 2}L17 ${-h + 9}L22 ${-h + 16}Q10 ${-h + 10} 1 ${-h + 16}Z`, colour, EDGE);

export const flame = (s: number): string =>
  path(
    `M0 0Q${-9 * s} ${-6 * s} ${-4 * s} ${-14 * s}Q${-2 * s} ${-9 * s} 0 ${-22 * s}Q${9 * s} ${-12 * s} ${6 * s} ${-4 * s}Q${5 * s} 0 0 0Z`,
    "#ff9a2e",
  ) + path(`M0 0Q${-4 * s} ${-4 * s} 0 ${-12 * s}Q${5 * s} ${-5 * s} 0 0Z`, "#ffe890");
export const smoke = (s = 1): string =>
  `<g opacity=".55">${circle(0, -8 * s, 6 * s, "#f7ead0")}${circle(7 * s, -19 * s, 8 * s, "#f0dcc0")}${circle(2 * s, -33 * s, 9 * s, "#ead0b4")}${circle(14 * s, -44 * s, 8 * s, "#e3c3a6")}</g>`;

export const cypress = (h: number): string =>
  rect(-1.5, -6, 3, 6, DARK) +
  path(
    `M0 ${-h}C${round(h * 0.12)} ${round(-h * 0.55)} ${round(h * 0.12)} -8 0-4 ${round(-h * 0.12)} -8 ${round(-h * 0.12)} ${round(-h * 0.55)} 0 ${-h}Z`,
    "#24503c",
    EDGE,
  ) +
  path(
    `M0 ${-h}C${round(-h * 0.1)} ${round(-h * 0.55)} ${round(-h * 0.11)} -12-2-6-6-${round(h * 0.3)}-2-${round(h * 0.6)} 0 ${-h}Z`,
    "#7fa850",
  );
export const tree = (s: number, green: readonly [string, string] = ["#8fb050", "#41702f"]): string =>
  line(`M0 0Q${s} ${-8 * s} 0 ${-18 * s}M0 ${-12 * s}L${7 * s} ${-20 * s}`, "#5d3a1c", 3.4 * s) +
  oval(5 * s, -24 * s, 15 * s, 11 * s, green[1], EDGE) +
  oval(-6 * s, -27 * s, 13 * s, 10 * s, green[0], EDGE) +
  oval(-9 * s, -30 * s, 6 * s, 4 * s, "#d3dc86", 'opacity=".7"');
export const palm = (h: number): string =>
  line(`M0 0Q5 ${-h * 0.5} 1 ${-h}`, "#6f4722", 4) +
  times(6, (n) => line(`M1 ${-h}q${(n - 2.5) * 6} -12 ${(n - 2.5) * 11} ${3 + Math.abs(n - 2.5) * 4}`, n < 3 ? "#7fa347" : "#3c6b35", 3.6));
export const bush = (w: number, colour = "#4f8040"): string =>
  oval(0, -4, w / 2, 8, colour, EDGE) + oval(-w * 0.2, -8, w * 0.26, 6, "#8fb050");
export const flowers = (w: number, colour = "#e2578a"): string => {
  const dots = (odd: number): string => times(6, (n) => (n % 2 === odd ? `M${round(-w / 2 + (n * w) / 5)}-${3 + odd * 4}h.1` : ""));
  return line(dots(0), colour, 5.4) + line(dots(1), "#ffd76a", 5.4);
};

export const rock = (w: number, h: number, [lit, mid, dark]: Tones = SLATE): string =>
  path(`M${-w / 2} 0L${-w * 0.38} ${-h * 0.7}L${-w * 0.1} ${-h}L${w * 0.25} ${-h * 0.8}L${w / 2} 0Z`, mid, EDGE) +
  path(`M${-w / 2} 0L${-w * 0.38} ${-h * 0.7}L${-w * 0.1} ${-h}L${-w * 0.12} ${-h * 0.35}Z`, lit) +
  path(`M${w * 0.25} ${-h * 0.8}L${w / 2} 0H${w * 0.1}Z`, dark);
export const logs = (count: number): string =>
  times(count, (n) => {
    const [row, first] = n < 3 ? [0, 0] : n < 5 ? [1, 3] : [2, 5];
    const x = -22 + (n - first) * 22 + row * 11;
    return `<g transform="translate(${x} ${-9 - row * 17})">${path("M0-9H26A9 9 0 0 1 26 9H0Z", "#6f4424", EDGE)}${line("M2-7.6H26", RIM, 1.4)}${circle(0, 0, 9, "#f2c88a", EDGE)}${circle(0, 0, 5, "none", 'stroke="#a8713f" stroke-width="1.6"')}</g>`;
  });
export const bricks = (cols: number, rows: number, [lit, mid]: Tones = BRICK): string =>
  [lit, mid]
    .map((fill, odd) =>
      path(
        times(rows, (row) =>
          times(cols - Math.floor(row / 2), (n) =>
            (n + row) % 2 === odd ? `M${-cols * 8 + n * 16 + (row % 2) * 6} ${-9 * (row + 1)}h15v8h-15Z` : "",
          ),
        ),
        fill,
        EDGE,
      ),
    )
    .join("");
export const blocks = (): string =>
  `<g transform="translate(-16 0)">${block(30, 20)}</g><g transform="translate(18 0)">${block(32, 20)}</g><g transform="translate(0 -20)">${block(32, 19)}</g>`;
export const jar = (h: number, colour: readonly [string, string] = ["#d9814f", "#8f3d22"]): string =>
  path(
    `M${-h * 0.12} ${-h}H${h * 0.12}L${h * 0.1} ${-h * 0.82}Q${h * 0.42} ${-h * 0.6} ${h * 0.14} 0H${-h * 0.14}Q${-h * 0.42} ${-h * 0.6} ${-h * 0.1} ${-h * 0.82}Z`,
    colour[1],
    EDGE,
  ) +
  path(
    `M${-h * 0.1} ${-h * 0.82}Q${-h * 0.42} ${-h * 0.6} ${-h * 0.14} 0H${-h * 0.02}Q${-h * 0.2} ${-h * 0.5} ${-h * 0.04} ${-h * 0.8}Z`,
    colour[0],
  );
export const barrel = (h: number): string =>
  path(`M${-h * 0.34} 0Q${-h * 0.46} ${-h / 2} ${-h * 0.34} ${-h}H${h * 0.34}Q${h * 0.46} ${-h / 2} ${h * 0.34} 0Z`, "#96602f", EDGE) +
  path(`M${-h * 0.34} 0Q${-h * 0.46} ${-h / 2} ${-h * 0.34} ${-h}H${-h * 0.1}Q${-h * 0.16} ${-h / 2} ${-h * 0.1} 0Z`, "#c98f50") +
  line(`M${-h * 0.39} ${-h * 0.28}H${h * 0.39}M${-h * 0.39} ${-h * 0.72}H${h * 0.39}`, "#4b3a2c", 2.4);
export const crate = (s: number): string =>
  block(s, s, TIMBER) + line(`M${-s / 2} ${-s}L${s / 2} 0M${-s / 2} 0L${s / 2} ${-s}`, "#4b2d14", 1.6);

export const kiln = (s: number): string =>
  path(`M${-30 * s} 0Q${-30 * s} ${-42 * s} 0 ${-48 * s}Q${30 * s} ${-42 * s} ${30 * s} 0Z`, BRICK[1], EDGE) +
  path(`M${-30 * s} 0Q${-30 * s} ${-42 * s} 0 ${-48 * s}Q${-14 * s} ${-30 * s} ${-14 * s} 0Z`, BRICK[0]) +
  rect(-7 * s, -62 * s, 14 * s, 17 * s, BRICK[2], EDGE) +
  `<g transform="scale(${s})">${door(24, 26)}${flame(0.9)}</g>`;
export const awning = (w: number, colours: readonly [string, string]): string =>
  line(`M${-w / 2} 0V-34M${w / 2} 0V-34`, "#5d3a1c", 3) +
  times(6, (n) =>
    path(
      `M${round(-w / 2 - 4 + (n * (w + 8)) / 6)} -34L${round(-w / 2 + 2 + (n * (w - 4)) / 6)} -48H${round(-w / 2 + 2 + ((n + 1) * (w - 4)) / 6)}L${round(-w / 2 - 4 + ((n + 1) * (w + 8)) / 6)} -34Q${round(-w / 2 - 4 + ((n + 0.5) * (w + 8)) / 6)} -26 ${round(-w / 2 - 4 + (n * (w + 8)) / 6)} -34Z`,
      inTurn(colours, n),
      EDGE,
    ),
  );
export const stall = (w: number, colours: readonly [string, string]): string => block(w, 16, TIMBER) + awning(w, colours);
export const tent = (w: number, h: number, colours: readonly [string, string]): string =>
  path(`M${-w / 2} 0L0 ${-h}L${w / 2} 0Z`, colours[0], EDGE) +
  path(`M0 ${-h}L${w / 2} 0H${w * 0.12}Z`, colours[1]) +
  path(`M${-w * 0.1} 0L0 ${-h * 0.6}L${w * 0.1} 0Z`, "#2c1a10");

type Point = readonly [number, number];
/** Where a person who looks to the right has the hand in front and the other one. */
const GESTURES: ByName<readonly [Point, Point], "give"> = {
  lift: [
    [-12, -112],
    [12, -112],
  ],
  swing: [
    [16, -104],
    [0, -106],
  ],
  work: [
    [22, -60],
    [16, -46],
  ],
  reach: [
    [28, -70],
    [22, -58],
  ],
  talk: [
    [24, -82],
    [-18, -48],
  ],
  give: [
    [24, -58],
    [-14, -44],
  ],
  show: [
    [24, -97],
    [16, -52],
  ],
  call: [
    [24, -97],
    [-16, -50],
  ],
  push: [
    [22, -84],
    [24, -72],
  ],
  weigh: [
    [-16, -56],
    [28, -90],
  ],
  draw: [
    [30, -78],
    [-22, -78],
  ],
  high: [
    [20, -118],
    [30, -112],
  ],
  haul: [
    [10, -66],
    [6, -90],
  ],
  stand: [
    [-14, -52],
    [25, -60],
  ],
};
const SKIN = "#d08a5c";
const limb = (x: number, y: number, [hx, hy]: Point): string =>
  `M${x} ${y}Q${round((x + hx) / 2 + (hx > x ? 1 : -1) * 2)} ${round((y + hy) / 2 + 8)} ${hx} ${hy}`;
const skin = (d: string): string =>
  `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${DARK}" stroke-width="9.4"/><path d="${d}" stroke="${SKIN}" stroke-width="6.8"/></g>`;
const held = ([x, y]: Point, what: string): string => (what === "" ? "" : `<g transform="translate(${x} ${y})">${what}</g>`);
const HATS: Readonly<Record<string, string>> = {
  helmet:
    path("M-10 5Q-12-13 1-14 11-13 10-4L3-5 0 6-6 7Z", GOLD[1], EDGE) +
    path("M-9 4Q-10-11 0-12L-3 2Z", GOLD[0]) +
    path("M-12 6Q-20-10-8-20 6-24 13-15 4-17-4-13-10-7-12 6Z", "#c8322c", EDGE),
  veil: path("M9-7Q3-16-6-12-14-4-13 18-3 18-4 6-3-5 9-7Z", "#f7ead0", EDGE) + path("M-4 6Q-3 12-3 17L-13 18-10-2Z", "#b08a78"),
  beard: path("M8 2Q8 14 1 13-5 8-3 1 3 4 8 2Z", "#8a7a70", EDGE) + path("M-8 3Q-11-12 0-13.5 8-13 8-7 0-8-2-2L-5 4Z", "#8a7a70", EDGE),
  straw: path("M-15-6Q0-11 17-5 6-2-15-6Z", "#f0cf80", EDGE) + path("M-8-8Q-6-17 2-16 8-15 9-7Z", "#f0cf80", EDGE),
  wreath: path("M-8 3Q-11-12 0-13.5 8-13 8-7 0-8-2-2L-5 4Z", "#4a3020", EDGE) + line("M-9-2Q-4-9 9-8", "#7fae4c", 3.4),
};

/**
 * Somebody who does something: body in three values, a face in profile, both hands at work. `how`: a gesture, then "left" for who looks
 * that way, "short" for a tunic, and what is on the head. The hand in front holds something, the other one may too.
 */
export function who(x: number, y: number, h: number, [lit, mid, dark]: Tones, how: string, holds = "", bears = ""): string {
  const [gesture = "", ...looks] = how.split(" ");
  const to = looks.includes("left") ? -1 : 1;
  const short = looks.includes("short");
  const hat = looks.find((word) => word in HATS);
  const [front, back] = (GESTURES[gesture] ?? GESTURES.give).map(([hand, up]) => [hand * to, up] as const) as [Point, Point];
  const hem = short ? -30 : 0;
  const wide = short ? 14 : 18;
  const legs = short ? `${limb(-6, -32, [-9, -3])}${limb(6, -32, [9, -3])}` : "";
  const body =
    path(`M-13-76Q0-86 13-76L11-48 ${wide} ${hem}Q0 ${hem + 4} ${-wide} ${hem}L-11-48Z`, mid, EDGE) +
    path(`M-13-76Q-8-81-2-81L-4-48-6 ${hem + 1}-${wide} ${hem}L-11-48Z`, lit) +
    path(`M4-81Q10-80 13-76L11-48 ${wide} ${hem}L6 ${hem + 1} 5-48ZM-11-49H11V-46H-11Z`, dark);
  const bare = hat === undefined || hat === "straw" || hat === "veil";
  const face =
    path("M-4 6V14H4V6L8 7 8 2 11 1 8-4Q8-11 1-12-7-12-7-4-7 4-4 6Z", SKIN, EDGE) +
    path("M1-10Q7-10 7-4L10 1 7 2 6 6Q2 4 2-2Z", "#f4bc8a") +
    rect(4, -4, 2.4, 2.8, DARK) +
    (bare ? path("M-8 5Q-12-13 1-14 10-13 9-6 1-8-1-3-2 4-8 5Z", "#3a2018", EDGE) : "") +
    (hat === undefined ? "" : HATS[hat]);
  const sleeve = path(`M${-8 * to - 7}-75q7-8 14 0l-1 11h-12Z`, to > 0 ? lit : dark, EDGE);
  return `<g transform="translate(${x} ${y}) scale(${round(h / 100)})">${held(back, bears)}${skin(limb(9 * to, -74, back) + legs)}${body}<g transform="translate(0 -91) scale(${to} 1)">${face}</g>${held(front, holds)}${skin(limb(-8 * to, -73, front))}${sleeve}</g>`;
}
/** Cloths. */
export const RED: Tones = ["#e8583c", "#b02c28", "#5c1020"];
export const BLUE: Tones = ["#78b0e2", "#2f66aa", "#142f66"];
export const WHITE: Tones = ["#fff6e0", "#dcc3a0", "#8f7080"];
export const OCHRE: Tones = ["#f4c060", "#c07f30", "#6a3a20"];
export const GREEN: Tones = ["#94bc60", "#4f8044", "#1f4034"];
export const PURPLE: Tones = ["#a878cc", "#6a3a90", "#321650"];

/** Those of whom there are many, seen from afar. */
export const figure = (h: number, colour = "#f3e4c4", shade = "#b08d62"): string =>
  path(`M${-h * 0.16} 0L${-h * 0.13} ${-h * 0.62}Q0 ${-h * 0.82} ${h * 0.13} ${-h * 0.62}L${h * 0.18} 0Z`, colour, EDGE) +
  path(`M${h * 0.02} ${-h * 0.73}Q${h * 0.1} ${-h * 0.7} ${h * 0.13} ${-h * 0.62}L${h * 0.18} 0H${h * 0.04}Z`, shade) +
  circle(0, -h * 0.86, h * 0.12, "#d08a5c", EDGE) +
  path(`M${-h * 0.12} ${-h * 0.84}A${h * 0.12} ${h * 0.13} 0 0 1 ${h * 0.12} ${-h * 0.9}Z`, "#3a2018");
export const horse = ([lit, mid, dark]: Tones = ["#d89a5c", "#8f522c", "#4a2418"]): string =>
  path("M8-30L14-14 9 0H4L7-14 0-28ZM-20-30L-14-14-17 0H-22L-21-14-30-28Z", dark, EDGE) +
  path(
    "M-36-44Q-20-51-4-46 8-44 16-50 20-66 30-77L33-84 37-76Q45-70 51-60 53-54 48-52 43-51 38-57 34-57 32-52 29-41 24-35L26-20 24 0H18L18-18 14-28Q0-23-16-28-20-24-24-20L-23-10-26 0H-32L-30-12-33-22Q-41-34-36-44Z",
    mid,
    EDGE,
  ) +
  path("M-36-44Q-20-51-4-46 8-44 16-50 20-66 30-77L37-74Q28-62 26-48 12-36-10-38-28-38-36-44Z", lit, 'opacity=".75"') +
  path("M31-79Q22-68 17-50 10-50 12-58 18-74 31-79ZM-36-44Q-50-40-47-12-40-18-37-30Z", dark, EDGE) +
  circle(41, -66, 1.5, DARK) +
  line("M-35-45Q-20-51-4-46", RIM, 1.6);
export const camel = (): string =>
  path("M10-30L15-15 12 0H6L9-15 2-28ZM-18-32L-13-16-15 0H-20L-19-16-28-30Z", "#7c4a28", EDGE) +
  path(
    "M-34-46Q-30-55-18-54-11-77 1-75 12-72 14-54 22-50 26-43 33-52 30-66 30-77 38-80 47-84 57-75 60-71 55-69L46-67Q42-65 42-58 40-40 28-32L27-16 29 0H23L22-18 17-30Q0-26-16-30L-21-18-19 0H-25L-27-18-32-30Q-39-38-34-46Z",
    "#d09a58",
    EDGE,
  ) +
  path(
    "M-34-46Q-30-55-18-54-11-77 1-75L8-70Q-2-60 0-44-20-40-34-46ZM30-66Q30-77 38-80L46-80Q38-72 38-58 34-50 30-46 34-54 30-66Z",
    "#f2cc88",
  ) +
  path("M-20-56Q-12-48 14-56L18-36Q0-30-20-38Z", "#b8302c", EDGE) +
  line("M-20-42Q0-34 17-41M36-80L35-86", "#f4c860", 2) +
  circle(48, -76, 1.4, DARK);
export const ship = (s: number, sail = "#f7ead0"): string =>
  `<g transform="scale(${s})">${path("M-44-12H40L50-24Q48 4 26 6H-28Q-44 4-44-12Z", "#7f4a24", EDGE)}${line("M-42-6H44", "#e0a45c", 2)}${line("M0-12V-74", "#4b2d14", 4)}${path("M-34-68Q0-60 34-68 42-42 30-22 0-32-30-22-42-42-34-68Z", sail, EDGE)}${path("M8-64Q24-64 34-68 42-42 30-22 20-27 8-28Z", "#cda878", 'opacity=".8"')}${circle(0, -45, 9, "#b8301f", 'opacity=".85"')}${times(6, (n) => line(`M${-26 + n * 10} 0l-5 10`, "#4b2d14", 2))}</g>`;
export const fountain = (): string =>
  oval(0, -4, 28, 8, "#d8bd92", EDGE) +
  oval(0, -6, 23, 5, "#5fb3c0") +
  column(0, 26, 7) +
  oval(0, -28, 14, 5, "#fbf0d8", EDGE) +
  line("M0-30V-42M0-40Q-10-44-13-30M0-40Q10-44 13-30", "#dff6f8", 2.4);
export const obelisk = (h: number, [lit, mid, dark]: Tones = SAND): string =>
  path(`M${-h * 0.09} 0L${-h * 0.06} ${-h * 0.88}L0 ${-h}L${h * 0.06} ${-h * 0.88}L${h * 0.09} 0Z`, lit, EDGE) +
  path(`M0 ${-h}L${h * 0.06} ${-h * 0.88}L${h * 0.09} 0H${h * 0.01}Z`, dark) +
  times(5, (n) => line(`M-3 ${-h * (0.2 + n * 0.13)}h4m-2-4v3`, mid, 1.8));
export const target = (r: number): string =>
  line(`M${-r * 0.6} 0L0 ${-r * 1.6}L${r * 0.6} 0`, "#5d3a1c", 4) +
  circle(0, -r * 1.3, r, "#fbf0d8", EDGE) +
  circle(0, -r * 1.3, r * 0.7, "#b8301f") +
  circle(0, -r * 1.3, r * 0.42, "#fbf0d8") +
  circle(0, -r * 1.3, r * 0.18, "#b8301f");
export const swords = (s: number): string =>
  `<g transform="scale(${s})">${line("M-16 0 14-34M16 0-14-34", "#e8e4da", 5)}${line("M-16 0 14-34M16 0-14-34", "#7d7f85", 1.4)}${line("M-18-10-8-2M18-10 8-2", "#b98736", 4)}</g>`;
const SPEAR = line("M0 78V-66", DARK, 4.4) + line("M0 78V-66", "#a8743c", 2.4) + path("M0-88L6-70 0-62-6-70Z", "#f0ece0", EDGE);
const BUCKLER = circle(0, 0, 19, GOLD[1], EDGE) + circle(-3, -3, 13, GOLD[0]) + circle(0, 0, 6, "#b02c28", EDGE);
export const soldier = (x: number, y: number, h: number, cloth: Tones = RED, how = ""): string =>
  who(x, y, h, cloth, `stand short helmet${how}`, BUCKLER, SPEAR);

/** Tools, around the hand that holds them. */
const shaft = (d: string): string => line(d, DARK, 5) + line(d, "#a8743c", 3);
export const AXE =
  shaft("M-4 16L6-34") + path("M3-40L20-44Q26-34 21-24L6-28Z", "#d8dce0", EDGE) + path("M20-44Q26-34 21-24L17-27Q20-34 16-43Z", "#fff");
export const PICK = shaft("M-4 18L6-36") + path("M-20-28Q2-48 30-36 12-38 5-29Z", "#aab0b8", EDGE);
export const HAMMER = shaft("M0 10V-20") + rect(-10, -30, 22, 12, "#8f9298", EDGE) + rect(-10, -30, 22, 4, "#d8dce0");
export const SHOVEL = shaft("M-12-40L12 34") + path("M8 28L20 26 24 46Q16 54 8 46Z", "#aab0b8", EDGE);
export const CUP = path("M-6-12H7L5-2H2V4H-1V-2H-4Z", GOLD[1], EDGE) + path("M-6-12H-1L-1-3H-4Z", GOLD[0]);
export const SHEET = rect(-3, -24, 22, 30, "#fff3d0", EDGE) + line("M1-18h13M1-12h13M1-6h9", "#8a6a3a", 1.6);
export const STAFF = shaft("M0 60V-52");
export const QUILL = path("M0 2Q2-16 14-26 16-10 3 0Z", "#fffaf0", EDGE);
export const table = (w: number, h = 36): string =>
  rect(-w / 2 + 8, -h, 9, h, TIMBER[1], EDGE) +
  rect(w / 2 - 17, -h, 9, h, TIMBER[2], EDGE) +
  rect(-w / 2, -h - 10, w, 11, TIMBER[0], EDGE) +
  rect(-w / 2, -h - 10, w, 3, RIM, 'opacity=".6"');
