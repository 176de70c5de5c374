import { describe, expect, it } from "vitest";
import { COMMON_OPTIONS, choicesIn, commonChoices, commonTerms, isCommonChoice } from "../../shared/core/wire/common-table-options.ts";

const USUAL = { rated: false, speed: "none", seating: "joined", hints: false, openHands: false, watchers: true } as const;

describe("A table whose maker says nothing", () => {
  it("is for friends: unlimited, in the order of joining, without hints, with watchers", () => {
    expect(commonChoices({})).toEqual(USUAL);
  });

  it("among strangers has a clock and random seats", () => {
    expect(commonChoices({}, true)).toEqual({ ...USUAL, speed: "normal", seating: "random" });
  });

  it("has them too if it is rated, unless they are chosen", () => {
    expect(commonChoices({ rated: true, speed: "fast" })).toEqual({ ...USUAL, rated: true, speed: "fast", seating: "random" });
  });
});

describe("A table stores and lists", () => {
  it("what always has a value, and of yes or no only what is not as usual", () => {
    expect(commonTerms(commonChoices({}))).toEqual({ rated: false, speed: "none", seating: "joined" });
    expect(commonTerms(commonChoices({ hints: true, openHands: true, watchers: false }))).toEqual({
      rated: false,
      speed: "none",
      seating: "joined",
      hints: true,
      openHands: true,
      unwatched: true,
    });
  });

  it("each choice so that it can be read again", () => {
    for (const wish of [{}, { rated: true }, { hints: true }, { openHands: true }, { watchers: false }]) {
      const choices = commonChoices(wish);
      expect(choicesIn(commonTerms(choices))).toEqual(choices);
    }
  });
});

describe("What comes over the wire", () => {
  it("is one of the option's values", () => {
    for (const [name, { values }] of Object.entries(COMMON_OPTIONS)) {
      const check = isCommonChoice[name as keyof typeof COMMON_OPTIONS];
      expect([...values, "other", 1, undefined, null].map(check)).toEqual([...values.map(() => true), false, false, false, false]);
    }
  });
});
