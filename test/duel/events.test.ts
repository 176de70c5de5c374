import { describe, expect, it } from "vitest";
import { act, position } from "./position.ts";

describe("an event that deals or turns cards names no card that lies face down", () => {
  it("a new age is told by its number alone", () => {
    const told = act(position({ free: ["theater"] }), "build theater");
    expect(told.filter(({ type }) => type === "dealt")).toEqual([{ type: "dealt", age: 2 }]);
  });
  it("freed cards are told by their places, their faces lie on the table", () => {
    const state = position({ pyramid: { 9: -2, 14: "theater", 19: "altar" }, below: { 9: "baths" } });
    const told = act(state, "build theater");
    expect(told.filter(({ type }) => type === "freed")).toEqual([{ type: "freed", places: [9] }]);
  });
});
