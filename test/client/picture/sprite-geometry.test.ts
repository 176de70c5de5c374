import { describe, expect, it } from "vitest";
import type { Pose } from "../../../client/face/pose.ts";
import { type Drawn, rest } from "../../../client/picture/motion/motion.ts";
import { geometryOf, onPixels } from "../../../client/picture/paint/sprite-geometry.ts";

const card: Pose = { key: "card:1", kind: "card", look: "card", x: 100, y: 60, width: 40.2, height: 60.4, depth: 3 };
const drawn = (change: Partial<Drawn> = {}): Drawn => ({ ...rest(card), ...change });

describe("Where a piece lies on the screen", () => {
  it("is its pose in device pixels while it rests", () => {
    expect(geometryOf(rest(card), 0, 2)).toMatchObject({ x: 200, y: 120, width: 80.4, height: 120.8, wide: 80, high: 121, rests: true });
  });
  it("is higher and larger while it is lifted, by a motion or by the pointer", () => {
    const carried = geometryOf(drawn({ lift: 20 }), 5, 1);
    expect(carried).toMatchObject({ y: 35, lift: 25, wide: 40, rests: false });
    expect(carried.width).toBeCloseTo(40.2 * 1.04);
  });
  it.each([{ angle: 3 }, { turn: 0.5 }, { lift: 1 }, { width: 44 }])("is not on whole pixels with %o", (change) => {
    expect(geometryOf(drawn(change), 0, 1).rests).toBe(false);
  });
  it("has a drawing of its larger size, and of one pixel at least", () => {
    const grows = drawn({ width: 0.2, height: 0.2, sharp: { ...card, width: 80, height: 0.1 } });
    expect(geometryOf(grows, 0, 1)).toMatchObject({ wide: 80, high: 1, rests: false });
  });
  it("says that what is painted on the table has no shadow", () => {
    expect(geometryOf(drawn({ shows: { ...card, depth: -1 } }), 0, 1).isFlat).toBe(true);
    expect(geometryOf(rest(card), 0, 1).isFlat).toBe(false);
  });
  it("begins with a whole pixel, whether its length is odd or even", () => {
    expect(onPixels(100.3, 40) - 20).toBe(80);
    expect(onPixels(100.3, 41) - 20.5).toBe(80);
  });
});
