/** The light of big moments: small, weak, and behind what it celebrates. */
import { describe, expect, it } from "vitest";
import type { FlourishName } from "../../../client/face/names.ts";
import type { Box } from "../../../client/picture/hit-test.ts";
import { FLOURISH } from "../../../client/picture/motion/motion.ts";
import { type Spark, sparksOf, WIDE } from "../../../client/picture/paint/flourish-shapes.ts";
import { groundOf } from "../../../client/picture/paint/passing-effects.ts";
import { shadowBelow } from "../../../client/picture/style.ts";

const NAMES: readonly FlourishName[] = ["glow", "wonder", "victory", "sail", "church", "pirates"];
const TIMES = Array.from({ length: 66 }, (_, at) => at / 65);
const CARD = { width: 100, height: 66 };
const MAT = { width: 900, height: 110 };
const seen = (name: FlourishName, piece: { width: number; height: number }, t: number): Spark[] =>
  sparksOf(name, piece, t).filter(({ alpha }) => alpha > 0);

describe("The light behind a piece", () => {
  it.each(NAMES)("of %s is at most 0.45 strong, and reaches at most 0.7 of the longer side beyond it", (name) => {
    for (const t of TIMES) {
      for (const { alpha, width, height } of seen(name, CARD, t).filter(({ behind }) => behind)) {
        expect(alpha).toBeLessThanOrEqual(0.45);
        expect((width - CARD.width) / 2).toBeLessThanOrEqual(70);
        expect((height - CARD.height) / 2).toBeLessThanOrEqual(70);
      }
    }
  });

  it("falls on what the piece lies on, and not on a card that is tucked under it or on its neighbours", () => {
    const box = (key: string, depth: number, more: Partial<Box> = {}): Box => ({ key, x: 50, y: 50, ...CARD, depth, angle: 0, ...more });
    const wonder = box("wonder", 42);
    const boxes = [
      box("table", -3, { width: 1000, height: 600 }),
      box("mat", -2, { width: 400, height: 300 }),
      box("tucked", 40, { y: 35 }),
      box("neighbour", 42, { x: 140 }),
      box("far tray", 1, { x: 700, width: 400, height: 300 }),
      wonder,
    ];
    expect(groundOf(wonder, boxes)).toBe(-2);
  });
});

describe("A wide piece", () => {
  it.each(["glow", "wonder", "victory", "church"] as const)("has no disc for %s, but a rim that runs once round it in 700 ms", (name) => {
    expect(MAT.width).toBeGreaterThan(WIDE);
    for (const t of TIMES) {
      const lights = seen(name, MAT, t).filter(({ type }) => type === "light");
      for (const { width, height } of lights) expect(Math.max(width, height)).toBeLessThan(100);
    }
    const brightest = (milliseconds: number): Spark =>
      sparksOf(name, MAT, milliseconds / FLOURISH).reduce((best, one) => (one.height === 10 && one.alpha > 0 ? one : best));
    expect(brightest(1)).toMatchObject({ y: -MAT.height / 2 });
    expect(brightest(350)).toMatchObject({ x: expect.closeTo(MAT.width / 2, -1) });
    expect(brightest(699)).toMatchObject({ x: -MAT.width / 2 });
  });
});

describe("A wonder that is built up", () => {
  it("has a line of light that climbs from its foot with the new picture, and dust at its foot", () => {
    const line = (milliseconds: number): readonly Spark[] =>
      seen("wonder", CARD, milliseconds / FLOURISH).filter(({ type, height }) => type === "light" && height === 16);
    for (const [milliseconds, y] of [
      [0, CARD.height / 2],
      [450, 0],
      [890, -CARD.height / 2],
    ] as const) {
      for (const one of line(milliseconds)) expect(one.y).toBeCloseTo(y, -0.5);
      expect(line(milliseconds).length).toBeGreaterThan(3);
    }
    expect(line(900)).toEqual([]);
    const dust = seen("wonder", CARD, 0.3).filter(({ type }) => type === "smoke");
    expect(dust.length).toBeGreaterThan(6);
    for (const { y } of dust) expect(y).toBeGreaterThan(CARD.height * 0.25);
  });
});

describe("Powder", () => {
  it("is ten puffs of three sizes that cover what they pass over, and one flash of 80 ms", () => {
    const puffs = seen("pirates", CARD, 0.4).filter(({ type }) => type === "smoke");
    expect(puffs).toHaveLength(10);
    expect(new Set(puffs.map(({ width }) => width.toFixed(2))).size).toBe(3);
    const flashes = (milliseconds: number): number =>
      seen("pirates", CARD, milliseconds / FLOURISH).filter(({ type, width }) => type === "light" && width > CARD.width).length;
    expect([flashes(1), flashes(79), flashes(81)]).toEqual([1, 1, 0]);
  });
});

describe("The shadow of a piece in the air", () => {
  it("falls further the higher it is, and never clear of the piece", () => {
    let last = 0;
    for (let lift = 0; lift <= 200; lift += 5) {
      const below = shadowBelow(lift, 36);
      expect(below).toBeGreaterThanOrEqual(last);
      expect(below).toBeLessThan(36 * 0.6);
      last = below;
    }
  });
});
