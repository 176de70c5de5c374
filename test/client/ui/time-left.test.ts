import { describe, expect, it } from "vitest";
import { clock } from "../../../client/ui/common/time-left.ts";

describe("The time left", () => {
  it.each([
    [0, "0:00"],
    [65.9, "1:05"],
    [600, "10:00"],
  ])("%s s are %s", (seconds, shown) => expect(clock(seconds)).toBe(shown));
});
