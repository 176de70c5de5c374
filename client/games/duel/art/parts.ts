/** What buildings are made of. Each part stands on y = 0 around x = 0; the light comes from the upper left. */
import { circle, inTurn, line, oval, path, rect, round, times } from "../../../face/brush.ts";

export const MARBLE = ["#fbf0d8", "#d8bd92", "#9a7650"] as const;
export const SAND = ["#f0c98a", "#c8935a", "#8a5a34"] as const;
export const BRICK = ["#d98a5c", "#a9532f", "#6f3119"] as const;
export const SLATE = ["#c9c6c0", "#8f8d8c", "#57565c"] as const;
export const TIMBER = ["#b98248", "#7f5227", "#4b2d14"] as const;
export type Tones = readonly [string, string, string];

const EDGE = 'stroke="#3b2415" stroke-width="1.2" stroke-linejoin="round"';
const DARK = "#3b2415";

/** A block with a lit face and a shaded right side. */
export const block = (w: number, h: number, [lit, mid, dark]: Tones = MARBLE): string =>
  rect(-w / 2, -h, w, h, mid, EDGE) +
  rect(-w / 2, -h, w * 0.45, h, lit, 'opacity=".75"') +
  rect(w * 0.3, -h, w * 0.2, h, dark, 'opacity=".7"');

export const column = (x: number, h: number, w = 8, [lit, mid, dark]: Tones = MARBLE): string =>
  rect(x - w / 2, -h, w, h, mid, EDGE) +
  rect(x - w / 2, -h, w * 0.4, h, lit) +
  rect(x + w * 0.25, -h, w * 0.25, h, dark, 'opacity=".8"') +
  rect(x - w * 0.75, -h - 3, w * 1.5, 4, lit, EDGE) +
  rect(x - w * 0.75, -3, w * 1.5, 4, mid, EDGE);

export const steps = (w: number, count = 3, [lit, mid]: Tones = MARBLE): string =>
  times(count, (n) => rect(-w / 2 - (count - n) * 4, -(n + 1) * 5, w + (count - n) * 8, 5, n % 2 === 0 ? mid : lit, EDGE));

/** Columns under a gable. */
export const temple = (w: number, h: number, count = 4, tones: Tones = MARBLE): string =>
  `<g transform="translate(0 -12)">${rect(-w / 2 + 6, -h, w - 12, h, "#5a3c26")}${rect(-9, -h * 0.72, 18, h * 0.72, "#2c1a10")}${times(count, (n) => column(-w / 2 + 7 + (n * (w - 14)) / (count - 1), h, w / (count * 2.6), tones))}${rect(-w / 2 - 3, -h - 11, w + 6, 9, tones[1], EDGE)}${path(`M${-w / 2 - 7}${-h - 11}L0 ${-h - 11 - w * 0.26}L${w / 2 + 7} ${-h - 11}Z`, tones[0], EDGE)}${path(`M0 ${-h - 11 - w * 0.26}L${w / 2 + 7} ${-h - 11}H${w * 0.12}Z`, tones[1])}${circle(0, -h - 11 - w * 0.09, w * 0.055, "#b98736", EDGE)}</g>${steps(w - 4, 2, tones)}`;

export const dome = (r: number, [lit, mid, dark]: Tones = ["#8fd0c0", "#3f8f86", "#1f5450"]): string =>
  path(`M${-r} 0A${r} ${r * 0.95} 0 0 1 ${r} 0Z`, mid, EDGE) +
  path(`M${-r} 0A${r} ${r * 0.95} 0 0 1 ${-r * 0.1} ${-r * 0.94}Q${-r * 0.55} ${-r * 0.5} ${-r * 0.45} 0Z`, lit, 'opacity=".8"') +
  path(`M${r} 0A${r} ${r * 0.95} 0 0 0 ${r * 0.3} ${-r * 0.9}Q${r * 0.6} ${-r * 0.5} ${r * 0.55} 0Z`, dark, 'opacity=".7"') +
  rect(-2, -r - 8, 4, 10, "#b98736", EDGE);

export const gable = (w: number, h: number, colours: readonly [string, string] = ["#d9713f", "#8f3d22"]): string =>
  path(`M${-w / 2} 0L0 ${-h}L${w / 2} 0Z`, colours[0], EDGE) + path(`M0 ${-h}L${w / 2} 0H${w * 0.08}Z`, colours[1]);

/** A tiled roof seen from its long side. */
export const tiles = (w: number, h: number, colours: readonly [string, string] = ["#d9713f", "#8f3d22"]): string =>
  path(`M${-w / 2 - 6} 0L${-w / 2 + 8} ${-h}H${w / 2 - 8}L${w / 2 + 6} 0Z`, colours[0], EDGE) +
  times(Math.floor(w / 9), (n) => line(`M${round(-w / 2 + 8 + n * 9)} ${-h}L${round(-w / 2 + n * 9.6)} 0`, colours[1], 1.6)) +
  path(`M${w * 0.2} ${-h}H${w / 2 - 8}L${w / 2 + 6} 0H${w * 0.26}Z`, colours[1], 'opacity=".45"');

export const door = (w: number, h: number): string =>
  path(`M${-w / 2} 0V${-h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${w / 2} ${-h + w / 2}V0Z`, "#2c1a10", EDGE);
export const glow = (w: number, h: number): string =>
  path(`M${-w / 2} 0V${-h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${w / 2} ${-h + w / 2}V0Z`, "#ffc24a", EDGE);

export const house = (w: number, h: number, tones: Tones = SAND, roof: readonly [string, string] = ["#d9713f", "#8f3d22"]): string =>
  `${block(w, h, tones)}${door(w * 0.2, h * 0.55)}<g transform="translate(${w * -0.3} ${-h * 0.5})">${glow(w * 0.13, h * 0.25)}</g><g transform="translate(${w * 0.3} ${-h * 0.5})">${glow(w * 0.13, h * 0.25)}</g><g transform="translate(0 ${-h})">${tiles(w + 4, h * 0.42, roof)}</g>`;

export const merlons = (w: number, size: number, fill: string): string =>
  times(Math.floor((w + size) / (size * 2)), (n) => rect(-w / 2 + n * size * 2, -size, size * 1.15, size, fill, EDGE));

export const wall = (w: number, h: number, tones: Tones = SLATE, seams = true): string =>
  block(w, h, tones) +
  (seams
    ? times(Math.floor(h / 9), (row) => line(`M${-w / 2} ${-h + 9 + row * 9}H${w / 2}`, tones[2], 0.8, 'opacity=".7"')) +
      times(Math.floor(w / 14), (n) => line(`M${round(-w / 2 + 9 + n * 14)} ${-h}v9m5 0v9m-5 0v9`, tones[2], 0.8, 'opacity=".6"'))
    : "") +
  `<g transform="translate(0 ${-h})">${merlons(w, 7, tones[0])}</g>`;

export const tower = (w: number, h: number, tones: Tones = SLATE): string =>
  `${wall(w, h, tones)}<g transform="translate(0 ${-h})">${rect(-w / 2 - 4, -6, w + 8, 9, tones[1], EDGE)}<g transform="translate(0 -5)">${merlons(w + 8, 6, tones[0])}</g></g><g transform="translate(0 ${-h * 0.55})">${door(w * 0.22, h * 0.16)}</g>`;

export const arch = (w: number, h: number, tones: Tones = MARBLE): string =>
  path(`M${-w / 2} 0V${-h}H${w / 2}V0H${w * 0.3}V${-h * 0.45}A${w * 0.3} ${w * 0.3} 0 0 0 ${-w * 0.3} ${-h * 0.45}V0Z`, tones[1], EDGE) +
  path(`M${-w / 2} 0V${-h}H${-w * 0.3}V0Z`, tones[0]) +
  rect(-w / 2 - 3, -h - 5, w + 6, 6, tones[0], EDGE);

export const arcade = (w: number, h: number, count: number, tones: Tones = MARBLE): string =>
  times(
    count,
    (n) =>
      `<g transform="translate(${round(-w / 2 + (w / count) * (n + 0.5))} 0)">${path(`M${-w / count / 2} 0V${-h}H${w / count / 2}V0Z`, "#4a2f1c")}${arch(w / count, h, tones)}</g>`,
  );

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
  path(`M0 ${-h}Q${h * 0.17} ${-h * 0.4} ${h * 0.1} -5H${-h * 0.1}Q${-h * 0.17} ${-h * 0.4} 0 ${-h}Z`, "#2f5a38", EDGE) +
  path(`M0 ${-h}Q${-h * 0.13} ${-h * 0.4} ${-h * 0.08} -6H-1Z`, "#6f9a4e");
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
export const flowers = (w: number, colour = "#e2578a"): string =>
  times(5, (n) => circle(-w / 2 + (n * w) / 4, -3 - (n % 2) * 4, 2.6, n % 2 === 0 ? colour : "#ffd76a"));

export const rock = (w: number, h: number, [lit, mid, dark]: Tones = SLATE): string =>
  path(`M${-w / 2} 0L${-w * 0.38} ${-h * 0.7}L${-w * 0.1} ${-h}L${w * 0.25} ${-h * 0.8}L${w / 2} 0Z`, mid, EDGE) +
  path(`M${-w / 2} 0L${-w * 0.38} ${-h * 0.7}L${-w * 0.1} ${-h}L${-w * 0.12} ${-h * 0.35}Z`, lit) +
  path(`M${w * 0.25} ${-h * 0.8}L${w / 2} 0H${w * 0.1}Z`, dark);
export const logs = (count: number): string =>
  times(count, (n) => {
    const [row, first] = n < 3 ? [0, 0] : n < 5 ? [1, 3] : [2, 5];
    const x = -22 + (n - first) * 22 + row * 11;
    return `<g transform="translate(${x} ${-9 - row * 17})">${path("M0-9H26A9 9 0 0 1 26 9H0Z", "#7f5227", EDGE)}${circle(0, 0, 9, "#eec088", EDGE)}${circle(0, 0, 5, "none", 'stroke="#a8713f" stroke-width="1.4"')}${circle(0, 0, 1.6, "#a8713f")}</g>`;
  });
export const bricks = (cols: number, rows: number, [lit, mid]: Tones = BRICK): string =>
  times(rows, (row) =>
    times(cols - Math.floor(row / 2), (n) =>
      rect(-cols * 8 + n * 16 + (row % 2) * 6, -9 * (row + 1), 15, 8, (n + row) % 2 === 0 ? lit : mid, EDGE),
    ),
  );
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

/** A standing figure in a cloak. */
export const figure = (h: number, colour = "#f3e4c4", shade = "#b08d62"): string =>
  path(`M${-h * 0.16} 0L${-h * 0.12} ${-h * 0.6}Q0 ${-h * 0.82} ${h * 0.12} ${-h * 0.6}L${h * 0.18} 0Z`, colour, EDGE) +
  path(`M${h * 0.02} ${-h * 0.7}Q${h * 0.1} ${-h * 0.7} ${h * 0.12} ${-h * 0.6}L${h * 0.18} 0H${h * 0.04}Z`, shade) +
  circle(0, -h * 0.86, h * 0.12, colour, EDGE);
export const horse = (colour = "#8a5128"): string =>
  path(
    "M-34-30Q-30-42-10-40 8-44 16-44L22-64 30-72 33-66 44-56 40-51 30-54 26-38Q24-26 20-24L22 0H14L12-20-12-20-16 0H-24L-24-20Q-34-22-34-30Z",
    colour,
    EDGE,
  ) +
  path("M16-44 22-64 30-72 25-56 21-42Z", "#3b2415") +
  path("M-34-32Q-46-26-42-6-36-14-32-24Z", "#3b2415") +
  circle(34, -61, 1.6, DARK) +
  path("M-30-36Q-10-40 10-40L4-34-26-30Z", "#c98a55", 'opacity=".7"');
export const ship = (s: number, sail = "#f7ead0"): string =>
  `<g transform="scale(${s})">${path("M-44-12H40L50-24Q48 4 26 6H-28Q-44 4-44-12Z", "#7f4a24", EDGE)}${line("M-42-6H44", "#e0a45c", 2)}${line("M0-12V-74", "#4b2d14", 4)}${path("M-34-68Q0-60 34-68 42-42 30-22 0-32-30-22-42-42-34-68Z", sail, EDGE)}${path("M8-64Q24-64 34-68 42-42 30-22 20-27 8-28Z", "#cda878", 'opacity=".8"')}${circle(0, -45, 9, "#b8301f", 'opacity=".85"')}${times(6, (n) => line(`M${-26 + n * 10} 0l-5 10`, "#4b2d14", 2))}</g>`;
export const fountain = (): string =>
  oval(0, -4, 28, 8, "#d8bd92", EDGE) +
  oval(0, -6, 23, 5, "#5fb3c0") +
  column(0, 26, 7) +
  oval(0, -28, 14, 5, "#fbf0d8", EDGE) +
  line("M0-30V-42M0-40Q-10-44-13-30M0-40Q10-44 13-30", "#dff6f8", 2.4);
export const scroll = (w: number, h: number): string =>
  rect(-w / 2, -h, w, h, "#fff3d0", EDGE) +
  times(Math.floor(h / 8), (n) => line(`M${-w / 2 + 6} ${-h + 9 + n * 7}H${w / 2 - 6 - (n % 3) * 6}`, "#8a6a3a", 1.6)) +
  rect(-w / 2 - 5, -h - 5, w + 10, 8, "#d9b878", `rx="4" ${EDGE}`) +
  rect(-w / 2 - 5, -3, w + 10, 8, "#c39a58", `rx="4" ${EDGE}`);
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
export const soldier = (h: number): string =>
  line(`M${h * 0.24} 2V${-h * 1.25}`, "#5d3a1c", 2.4) +
  path(`M${h * 0.24} ${-h * 1.42}l4 12h-8Z`, "#e8e4da", EDGE) +
  figure(h, "#c0392b", "#7c1f16") +
  path(`M${-h * 0.13} ${-h * 0.86}A${h * 0.13} ${h * 0.14} 0 0 1 ${h * 0.13} ${-h * 0.86}Z`, "#d9a441", EDGE) +
  circle(-h * 0.08, -h * 0.38, h * 0.17, "#d9a441", EDGE) +
  circle(-h * 0.08, -h * 0.38, h * 0.06, "#7c1f16");
