/** Small helpers to write SVG by hand. */
import { at as itemAt } from "../../shared/core/base/checked.ts";
import type { Drawing, Words } from "./face.ts";
import { SHIELD, signOf } from "./seat-signs.ts";

export const INK = "#2a1a10";
export const CREAM = "#f7ead0";

/** A drawing's gradients, named uniquely so that several drawings can lie in one document. */
export interface Brush {
  /** Top to bottom, or left to right with `across`, or slanting from the light with `slant`. */
  linear(colours: readonly string[], way?: "down" | "across" | "slant"): string;
  /** Outwards from the middle, or from a point of the unit square. */
  radial(colours: readonly string[], at?: readonly [number, number], radius?: number): string;
  /** A soft shadow for a group. */
  blur(amount: number): string;
  clip(shape: string): string;
  /** A filter of these primitives, over the whole element. */
  filter(primitives: string): string;
  defs(): string;
}

const WAYS = { down: 'x1="0" y1="0" x2="0" y2="1"', across: 'x1="0" y1="0" x2="1" y2="0"', slant: 'x1="0" y1="0" x2="1" y2="1"' };

export function brushOf(look: string): Brush {
  const prefix = look.replace(/[^a-z0-9]/gi, "_");
  const known = new Map<string, string>();
  const define = (make: (id: string) => string): string => {
    const shape = make("?");
    const id = known.get(shape) ?? `${prefix}_${known.size}`;
    known.set(shape, id);
    return `url(#${id})`;
  };
  const stops = (colours: readonly string[]): string =>
    colours.map((colour, at) => `<stop offset="${round(at / (colours.length - 1))}" stop-color="${colour}"/>`).join("");
  return {
    linear: (colours, way = "down") => define((id) => `<linearGradient id="${id}" ${WAYS[way]}>${stops(colours)}</linearGradient>`),
    radial: (colours, [x, y] = [0.5, 0.5], radius = 0.7) =>
      define((id) => `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${radius}">${stops(colours)}</radialGradient>`),
    blur: (amount) =>
      define((id) => `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${amount}"/></filter>`),
    filter: (primitives) =>
      define(
        (id) => `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB">${primitives}</filter>`,
      ),
    clip: (shape) => define((id) => `<clipPath id="${id}">${shape}</clipPath>`),
    defs: () => `<defs>${[...known].map(([shape, id]) => shape.replace('id="?"', `id="${id}"`)).join("")}</defs>`,
  };
}

export function drawing(brush: Brush, width: number, height: number, inside: string, words?: readonly Words[]): Drawing {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${brush.defs()}${inside}</svg>`;
  return words === undefined ? { svg, width, height } : { svg, width, height, words };
}

export const round = (value: number): number => Math.round(value * 100) / 100;

export const at = (x: number, y: number, scale: number, inside: string): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${inside}</g>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ""): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${more}/>`;
export const circle = (x: number, y: number, r: number, fill: string, more = ""): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${more}/>`;
export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d: string, stroke: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_none, at) => draw(at)).join("");

/** The items of a list in turn: after the last one comes the first again. */
export const inTurn = <T>(list: readonly T[], n: number): T => itemAt(list, n % list.length);

/** Things by name, one of which stands for every name that is not among them. */
export type ByName<T, Known extends string> = Readonly<Record<string, T>> & Readonly<Record<Known, T>>;

/** Pseudo-random numbers from 0 to 1, the same for the same seed. */
export function scatter(seed: number): () => number {
  let state = seed * 2654435761 + 12345;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) | 0;
    return ((state >>> 8) & 0xffff) / 0x10000;
  };
}

/** Plates with a metal rim and a shadow. */
export const plateOf =
  (metal: readonly string[]) =>
  (brush: Brush, w: number, h: number, colours: readonly string[], rim = 3, corner = 10): string =>
    rect(3, 5, w - 5, h - 6, "#080705", `rx="${corner}" opacity=".4"`) +
    rect(1.5, 1.5, w - 5, h - 6, brush.linear(metal, "slant"), `rx="${corner}" stroke="${INK}" stroke-width="1"`) +
    rect(
      1.5 + rim,
      1.5 + rim,
      w - 5 - 2 * rim,
      h - 6 - 2 * rim,
      brush.linear(colours, "slant"),
      `rx="${Math.max(1, corner - 2)}" stroke="${INK}" stroke-width=".8"`,
    );

/** The shield of one of the seat colours, 32 by 32, with pattern and symbol. */
export function crest(brush: Brush, wears: number): string {
  const { colour, pattern, symbol } = signOf(wears);
  const clip = brush.clip(`<path d="${SHIELD}"/>`);
  return `<path d="${SHIELD}" fill="${colour}"/><g clip-path="${clip}" stroke="#fff" stroke-opacity=".26" stroke-width="1.7" fill="none">${pattern}</g><g fill="#fff3d6" stroke="#fff3d6" transform="translate(-1.6 -1.4) scale(1.1)">${symbol}</g><path d="${SHIELD}" fill="none" stroke="${INK}" stroke-width="2.6"/><path d="${SHIELD}" fill="none" stroke="#e2b765" stroke-width="1.5"/>`;
}
