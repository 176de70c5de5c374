/** Marks printed on tiles, walls and plates: in a box from -24 to 24, readable at 16 pixels. */
import { circle, line, path, rect, times } from "../../../face/brush.ts";
import { PAPER, PEN, pen } from "./ink.ts";

/** The three influences, each with a seal of its own: leaf, key, crown. */
export const SEALS = {
  green: { base: "#6fae55", light: "#b7d98c", dark: "#2f5f2c" },
  blue: { base: "#3f7fc0", light: "#a5cdee", dark: "#1f4676" },
  red: { base: "#b8321f", light: "#f0a184", dark: "#701910" },
} as const;
export type Seal = keyof typeof SEALS;

export const EMBLEMS: Readonly<Record<Seal, (fill: string) => string>> = {
  green: (fill) => path("M-14 15Q-18-14 16-17 18 14-9 13Z", fill) + line("M-17 19Q-6 4 9-9", SEALS.green.dark, 3),
  blue: (fill) => circle(0, -10, 7.5, "none", `stroke="${fill}" stroke-width="5.5"`) + line("M0-2V19M0 10H8M0 18H9", fill, 5.5),
  red: (fill) => path("M-17 14-20-11-9-2 0-17 9-2 20-11 17 14Z", fill) + line("M-14 9H14", SEALS.red.dark, 3),
};

export const coin = (): string =>
  circle(0, 0, 21, "#c88a1e", pen(3.4)) +
  circle(-1, -1, 17, "#ffd766") +
  path("M-12 5A13 13 0 0 1 5-13", "none", 'stroke="#fff6cf" stroke-width="4" stroke-linecap="round"') +
  path("M0-11 8 0 0 11-8 0Z", "#c88a1e") +
  path("M0-11 0 11-8 0Z", "#a8690f");

const leaf = (fill: string, turn: number, x: number): string =>
  `<g transform="translate(${x} 3) rotate(${turn})">${rect(-9, -20, 18, 30, PAPER, `rx="3" ${pen(2.8)}`)}${rect(-6, -17, 12, 24, fill, 'rx="2"')}</g>`;

/** The pile of all three. */
export const fan = (): string => leaf(SEALS.green.base, -24, -9) + leaf(SEALS.red.base, 24, 9) + leaf(SEALS.blue.base, 0, 0);

const striped = (x: number, turn: number): string =>
  `<g transform="translate(${x} 0) rotate(${turn})">${rect(-14, -21, 28, 42, PAPER, `rx="4" ${pen(3)}`)}${(
    ["green", "blue", "red"] as const
  )
    .map((seal, n) => rect(-10, -17 + n * 11.5, 20, 11, SEALS[seal].base))
    .join("")}</g>`;

/** One influence card of any colour, or two. */
export const influence = (cards = 1): string => (cards === 1 ? striped(0, 9) : striped(-8, -12) + striped(9, 12));

export const sealed = (seal: Seal): string => {
  const { base, light, dark } = SEALS[seal];
  return (
    path("M-21-2Q-24-14-13-17-6-25 4-20 16-22 19-11 26-2 19 8 20 19 8 19-1 26-9 19-21 18-20 8-26 4-21-2Z", base, pen(3)) +
    path("M-15-6Q-13-15-3-16", "none", `stroke="${light}" stroke-width="4" stroke-linecap="round"`) +
    circle(0, 0, 15, dark, 'opacity=".4"') +
    `<g transform="scale(.72)">${EMBLEMS[seal]("#fff6dc")}</g>`
  );
};

/** The place of a cube that is always there: a paving stone. */
export const stoneFor = (size: number): string =>
  rect(-size / 2, -size / 2, size, size, "#d5dbd9", `rx="3" stroke="${PEN}" stroke-width="1.600" opacity=".7"`);

/** The place of a cube to come: a paved square with a small flag. */
export const flagPlace = (size: number): string =>
  rect(-size / 2, -size / 2, size, size, "#fff3d0", `rx="4" stroke="${PEN}" stroke-width="2.4" stroke-dasharray="5 3.4"`) +
  line(`M${-size * 0.16} ${size * 0.32}V${-size * 0.32}`, PEN, 2.6) +
  path(`M${-size * 0.16} ${-size * 0.32}L${size * 0.3} ${-size * 0.16}L${-size * 0.16} 0Z`, "#b3402e", pen(1.8));

/** A trade point: the mill that grinds at the harbour. */
export const mill = (): string =>
  path("M-8 22-5-2H5L8 22Z", "#f6e3b8", pen(3)) +
  path("M-7-1 0-9 7-1Z", "#a9673a", pen(2.6)) +
  path("M-3 22V13Q0 9 3 13V22Z", PEN) +
  `<g transform="translate(0 -4)">${times(
    4,
    (n) => `<g transform="rotate(${n * 90 + 28})">${line("M0 0V-20", PEN, 3)}${path("M1-7H8V-20H1Z", "#fff8e2", pen(2))}</g>`,
  )}${circle(0, 0, 3, PEN)}</g>`;

/** A permit without an owner: a deed with a seal. */
export const deed = (fill: string): string =>
  path("M-16-18H12Q18-18 18-12V17H-10Q-16 17-16 11Z", PAPER, pen(3)) +
  line("M-9-10H11M-9-3H11M-9 4H2", "#9a7444", 3) +
  circle(9, 12, 8.5, fill, pen(2.8));
