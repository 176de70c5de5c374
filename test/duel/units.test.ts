import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CARDS, NUMBERS, WONDERS } from "../../shared/duel/catalog.ts";
import { amountOf, coinFor, costOf, lackOf, packed, priceOf, unpacked } from "../../shared/duel/printed/units.ts";

const amounts = (most: number) => fc.array(fc.nat(most), { minLength: 5, maxLength: 5 });
const sum = (list: readonly number[]) => list.reduce((total, item) => total + item, 0);

/** What all cards make together raises a price as far as it can go. */
const MOST_MADE = [0, 1, 2, 3, 4].map((resource) => sum(CARDS.map(({ product, units }) => (product === resource ? units : 0))));
const DEAREST = NUMBERS.tradeBase + Math.max(...MOST_MADE);

describe("amounts of five resources in one number", () => {
  it("are read back one by one", () => {
    const property = fc.property(amounts(7), (some) => {
      expect(unpacked(packed(some))).toEqual(some);
      expect(some.map((_amount, at) => amountOf(packed(some), at))).toEqual(some);
    });
    fc.assert(property);
  });
  it("lack what is needed and not there, each resource for itself", () => {
    const property = fc.property(amounts(7), amounts(7), (need, own) => {
      expect(unpacked(lackOf(packed(need), packed(own)))).toEqual(need.map((units, at) => Math.max(0, units - own[at]!)));
    });
    fc.assert(property);
  });
  it("cost each amount times its own price, whatever is printed and however dear", () => {
    const needs = fc.constantFrom(...[...CARDS, ...WONDERS].map(({ need }) => need));
    const property = fc.property(needs, amounts(DEAREST), (need, prices) => {
      const packedPrices = sum(prices.map((price, at) => price * coinFor(at)));
      expect(prices.map((_price, at) => priceOf(packedPrices, at))).toEqual(prices);
      expect(costOf(packed(need), packedPrices)).toBe(sum(need.map((units, at) => units * prices[at]!)));
    });
    fc.assert(property);
  });
  it("hold all that the cards can make", () => {
    expect(unpacked(packed(MOST_MADE))).toEqual(MOST_MADE);
    expect(Math.max(...MOST_MADE)).toBeLessThanOrEqual(7);
  });
});
