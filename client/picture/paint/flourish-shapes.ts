/** Where the motes of a big moment fly, by its name. Pure. */
import type { FlourishName } from "../../face/names.ts";
import { TINTS } from "../style.ts";

export interface FlourishShape {
  /** Colours of the motes, in turn; the first is also that of the light behind the piece. */
  readonly tints: readonly number[];
  /** How much the light behind the piece swells, as a part of the piece. */
  readonly halo: number;
  /** Where a mote is, `t` from 0 to 1: in sizes of the piece from its middle, and in CSS pixels above that. */
  mote(
    at: number,
    t: number,
  ): { readonly x: number; readonly y: number; readonly above: number; readonly size: number; readonly alpha: number };
}

/** Directions that never line up. */
const GOLDEN_ANGLE = 2.399;
export const MOTES = 18;

const out = (t: number): number => 1 - (1 - t) ** 3;
const fading = (t: number): number => Math.min(1, t * 8) * (1 - t) ** 1.4;
const around = (at: number, far: number, flat = 0.8) => ({
  x: Math.cos(at * GOLDEN_ANGLE) * far,
  y: Math.sin(at * GOLDEN_ANGLE) * far * flat,
});
const own = (at: number): number => (at * 0.618) % 1;

const SHAPES: Readonly<Record<FlourishName, FlourishShape>> = {
  /** Motes rise around the piece. */
  glow: {
    tints: [TINTS.lit],
    halo: 1,
    mote: (at, t) => ({
      ...around(at, 0.35 + 0.5 * out(t) * (0.6 + 0.1 * (at % 5))),
      above: 26 * t,
      size: (4 + (at % 4) * 1.6) * (1 - t * 0.6),
      alpha: fading(t),
    }),
  },
  /** A column of light climbs from the foot of a wonder. */
  wonder: {
    tints: [0xfff0b8, TINTS.lit],
    halo: 1.2,
    mote: (at, t) => {
      const climbed = (t * 1.3 + own(at)) % 1;
      return {
        x: 1.1 * (own(at * 3) - 0.5),
        y: 0.5 - 1.4 * climbed,
        above: 0,
        size: 3 + 5 * own(at * 7),
        alpha: Math.sin(Math.PI * climbed) * (1 - t),
      };
    },
  },
  /** Paper in the winner's colours is thrown up, and drifts down. */
  victory: {
    tints: [TINTS.lit, 0xd8503c, 0x4f9a8c, TINTS.mark],
    halo: 1.3,
    mote: (at, t) => ({
      x: (own(at) - 0.5) * (0.4 + 1.6 * out(t)),
      y: 0,
      above: (90 + 70 * own(at * 5)) * Math.sin(Math.PI * Math.min(1, t * 1.15)) - 40 * t * t,
      size: 3.5 + 3 * Math.abs(Math.sin(at + t * 14)),
      alpha: Math.min(1, t * 10, (1 - t) * 3),
    }),
  },
  /** Two lines of foam spread behind a ship. */
  sail: {
    tints: [0xe6f4f0],
    halo: 0,
    mote: (at, t) => {
      const side = at % 2 === 0 ? 1 : -1;
      const behind = own(at) * out(t);
      return {
        x: 0.3 - 1.1 * behind,
        y: 0.42 + side * 0.18 * behind,
        above: 0,
        size: (3 + 5 * behind) * (1 - t * 0.3),
        alpha: 0.8 * fading(t),
      };
    },
  },
  /** Rings of a bell, one after the other. */
  church: {
    tints: [0xfff4d8, TINTS.lit],
    halo: 1.1,
    mote: (at, t) => {
      const ring = at % 2 === 0 ? t : Math.max(0, t - 0.25) / 0.75;
      const turn = (at / MOTES) * Math.PI * 2;
      const far = 0.3 + 0.75 * out(ring);
      return { x: Math.cos(turn) * far, y: Math.sin(turn) * far, above: 0, size: 5, alpha: ring <= 0 ? 0 : 1 - ring };
    },
  },
  /** Smoke of powder rolls out, dark. */
  pirates: {
    tints: [0x2a2430, 0x4c4450, 0xc9542e],
    halo: 1.15,
    mote: (at, t) => ({
      ...around(at, 0.2 + 0.7 * out(t) * (0.5 + own(at)), 0.6),
      above: 14 * t,
      size: 7 + 15 * out(t) * own(at * 3),
      alpha: 0.75 * (1 - t),
    }),
  },
};

export const shapeOf = (name: FlourishName): FlourishShape => SHAPES[name];
