import { describe, expect, it } from "vitest";
import { ofOther } from "../../../../client/text/en/of-other.ts";

describe("A clause about the player who moves, said to others", () => {
  it.each([
    ["you then have 2 different symbols", "Alma then has 2 different symbols"],
    ["it brings Leon more than you", "it brings Leon more than Alma"],
    ["it stops Leon from taking your capital", "it stops Leon from taking Alma’s capital"],
    ["you keep your gold for a permit", "Alma keeps their gold for a permit"],
    ["it lets you make sugar", "it lets Alma make sugar"],
  ])("%s: %s", (own, other) => expect(ofOther(own, "Alma")).toBe(other));
});
