import { describe, expect, it } from "vitest";
import { add, at, must } from "../../shared/core/base/checked.ts";

describe("what must be there is an error at once if it is not", () => {
  it("an item of a list, named by its index and the length of the list", () => {
    expect(at(["a", "b"], 1)).toBe("b");
    expect(at(Int8Array.of(0), 0)).toBe(0);
    expect(() => at(["a", "b"], 2)).toThrow("no item 2 in a list of 2");
    expect(() => at(["a", "b"], -1)).toThrow("no item -1 in a list of 2");
  });

  it("a number that is added to", () => {
    const counts = [3, 4];
    add(counts, 1, -4);
    expect(counts).toEqual([3, 0]);
    expect(() => add(counts, 2, 1)).toThrow("no item 2 in a list of 2");
    expect(counts).toEqual([3, 0]);
  });

  it("any other value, by what it is", () => {
    expect(must(0, "coins")).toBe(0);
    expect(() => must(undefined, "coins")).toThrow("no coins");
    expect(() => must(null, "coins")).toThrow("no coins");
  });
});
