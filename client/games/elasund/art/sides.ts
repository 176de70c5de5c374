/** The players' colours: each with its seat's sign and a way to tile its roofs after the seat's pattern, so colour is not the only mark. */
import { COLOURS } from "../../../../shared/elasund/state.ts";
import { type Brush, line, path, round, times } from "../../../face/brush.ts";
import { SEAT_COLOURS } from "../../../face/seat-palette.ts";
import { signOf } from "../../../face/seat-signs.ts";
import { PEN, pen } from "./ink.ts";

export type Side = (typeof COLOURS)[number] | "neutral";

interface Pigment {
  readonly base: string;
  readonly light: string;
  readonly dark: string;
}
/** Roofs of buildings without a colour of their own. */
export type Roof = Side | "slate" | "copper" | "umber";
export const PIGMENTS: Readonly<Record<Roof, Pigment>> = {
  blue: SEAT_COLOURS[0],
  red: SEAT_COLOURS[1],
  yellow: SEAT_COLOURS[2],
  green: SEAT_COLOURS[3],
  slate: { base: "#8b7f8c", light: "#c9bfc6", dark: "#514554" },
  copper: { base: "#7fa08c", light: "#c3d8c0", dark: "#44604f" },
  umber: { base: "#98693c", light: "#d2ab7a", dark: "#553518" },
  neutral: { base: "#a58a70", light: "#d8c3a4", dark: "#62493a" },
};

export const sideOf = (name: string): Side => COLOURS.find((colour) => colour === name) ?? "neutral";

/** The seat's symbol in a box from -24 to 24. */
export const sign = (side: Side, fill = "#fff6dc"): string =>
  side === "neutral"
    ? ""
    : `<g transform="scale(2.1) translate(-16 -16)" fill="${fill}" stroke="${fill}">${signOf(COLOURS.indexOf(side)).symbol}</g>`;

interface Course {
  readonly light?: true;
  readonly width: number;
  readonly draw: (area: Area) => string;
}
/** Roofs in the seats' patterns: waves, slanting stripes, squares, dots; plain courses without an owner. */
const COURSES: Readonly<Record<Side, Course>> = {
  blue: {
    width: 2.8,
    draw: ({ x, y, w, h }) =>
      times(
        Math.ceil(h / 12),
        (row) => `M${round(x - (row % 2) * 8)} ${round(y + row * 12)}${times(Math.ceil(w / 16) + 1, () => "q8 11 16 0")}`,
      ),
  },
  red: {
    light: true,
    width: 4.2,
    draw: ({ x, y, w, h }) => times(Math.ceil((w + h) / 17), (n) => `M${round(x + n * 17)} ${round(y)}l${round(-h)} ${round(h)}`),
  },
  yellow: {
    width: 2.6,
    draw: ({ x, y, w, h }) =>
      times(Math.ceil(h / 13), (row) => `M${round(x)} ${round(y + row * 13)}h${round(w)}`) +
      times(Math.ceil(w / 13), (n) => `M${round(x + n * 13)} ${round(y)}v${round(h)}`),
  },
  green: {
    light: true,
    width: 6.6,
    draw: ({ x, y, w, h }) =>
      times(Math.ceil(h / 13), (row) =>
        times(Math.ceil(w / 17), (n) => `M${round(x + 7 + n * 17 - (row % 2) * 8.5)} ${round(y + 7 + row * 13)}h.1`),
      ),
  },
  neutral: { width: 2.6, draw: ({ x, y, w, h }) => times(Math.ceil(h / 9), (row) => `M${round(x)} ${round(y + row * 9)}h${round(w)}`) },
};

interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A slope of a roof in a side's colour and manner. */
export function slope(brush: Brush, roof: Roof, d: string, area: Area): string {
  const { base, light, dark } = PIGMENTS[roof];
  const clip = brush.clip(path(d, "#000"));
  const { light: pale, width, draw } = COURSES[roof as Side] ?? COURSES.neutral;
  return (
    path(d, brush.linear([light, base, base], "slant")) +
    `<g clip-path="${clip}">${line(draw(area), pale ? light : dark, width, `opacity="${pale ? 0.9 : 0.75}"`)}</g>` +
    path(d, "none", pen(3))
  );
}

/** A side's shield, in a box from -40 to 40 by -48 to 48. */
export function shield(brush: Brush, side: Side): string {
  const { base, light, dark } = PIGMENTS[side];
  return (
    path("M-36-44H36V8Q34 34 0 46-34 34-36 8Z", brush.linear([light, base, dark], "slant"), pen(5)) +
    path("M-28-36H28V7Q26 27 0 37-26 27-28 7Z", "none", 'stroke="#fff1cc" stroke-width="2.5" opacity=".6"') +
    `<g transform="translate(0 -4)">${sign(side, PEN)}</g><g transform="translate(0 -5) scale(.86)">${sign(side)}</g>`
  );
}
