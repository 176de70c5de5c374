/** What counts say, and how far off they may be. */
import { describe, expect, it } from "vitest";
import { below, quickLuck } from "../../shared/core/base/random.ts";
import { meanOf, shareOf } from "../../shared/core/statistics/game-statistics.ts";

describe("A share", () => {
  it("is told with Wilson's interval", () => {
    const { value, low, high } = shareOf(30, 100);
    expect(value).toBe(0.3);
    expect(low).toBeCloseTo(0.2189, 4);
    expect(high).toBeCloseTo(0.39585, 4);
  });
  it("of none or all still leaves room on one side", () => {
    expect(shareOf(0, 50).low).toBe(0);
    expect(shareOf(0, 50).high).toBeCloseTo(0.0714, 4);
    expect(shareOf(50, 50).low).toBeCloseTo(0.9286, 4);
  });
  it("lies within its interval in about 19 of 20 cases", () => {
    const luck = quickLuck(7);
    const held = Array.from({ length: 400 }, () => {
      const won = Array.from({ length: 200 }, () => Number(below(luck, 10) < 4)).reduce((sum, one) => sum + one, 0);
      const { low, high } = shareOf(won, 200);
      return low <= 0.4 && 0.4 <= high;
    }).filter(Boolean).length;
    expect(held).toBeGreaterThan(365);
    expect(held).toBeLessThan(395);
  });
});

describe("A mean", () => {
  it("is told with its standard error", () => {
    const { value, low, high } = meanOf([4, 20, 120]);
    expect(value).toBe(5);
    expect(high - value).toBeCloseTo(1.96 * Math.sqrt(5 / 4), 4);
    expect(value - low).toBeCloseTo(high - value);
  });
  it("of amounts that are their own squares needs these only once", () => expect(meanOf([10, 4])).toEqual(meanOf([10, 4, 4])));
  it("of what never came is nothing", () => expect(meanOf([10])).toEqual({ count: 10, value: 0, low: 0, high: 0 }));
});
