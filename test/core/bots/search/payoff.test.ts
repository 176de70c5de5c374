import { describe, expect, it } from "vitest";
import { expectedPayoffs, finalPayoffs } from "../../../../shared/core/bots/search/payoff.ts";

const expected = (...chances: number[]): number[] => {
  const into = new Float64Array(chances.length);
  expectedPayoffs(chances, into);
  return [...into];
};
const final = (places: number[], points: number[] = []): number[] => {
  const into = new Float64Array(places.length);
  finalPayoffs({ how: "points", places, points: points.map((sum) => ({ sum })) }, into);
  return [...into];
};

describe("What a seat wants", () => {
  it("is its chance of victory alone with two seats, as far as it is estimated", () => {
    for (const chance of [0, 0.2, 0.5, 1]) expect(expected(chance, 1 - chance)[0]).toBeCloseTo(chance);
  });

  it("is victory first, then the place, then the lead", () => {
    const [first, second, third] = final([1, 2, 3], [30, 20, 10]) as [number, number, number];
    expect(first).toBeGreaterThan(0.9);
    expect(second).toBeLessThan(0.1);
    expect(second).toBeGreaterThan(third);
    expect(final([1, 2, 2], [30, 20, 20])[1]).toBeGreaterThan(final([1, 2, 2], [60, 20, 20])[1]!);
    expect(final([1, 3, 2], [21, 10, 20])[1]).toBeLessThan(final([1, 2, 3], [90, 10, 5])[1]!);
  });

  it("is a better place also where the match goes on and another one will win", () => {
    expect(expected(0.9, 0.05, 0.05)[1]).toBeGreaterThan(expected(0.9, 0.05, 0.05 + 0.05)[1]!);
    expect(expected(0.9, 0.08, 0.02)[1]).toBeGreaterThan(expected(0.9, 0.08, 0.08)[1]!);
  });

  it("is half of a shared victory", () => expect(final([1, 1], [5, 5])).toEqual([0.5, 0.5].map((share) => expect.closeTo(share))));

  it("is never a defeat that ends the match before points are counted", () => {
    expect(final([2, 1])[0]).toBeLessThanOrEqual(final([2, 1], [1, 80])[0]!);
    expect(final([2, 1])[0]).toBeLessThanOrEqual(expected(0.001, 0.999)[0]!);
  });

  it("needs no points", () => expect(final([1, 2])[0]).toBeGreaterThan(0.9));
});
