import { describe, expect, it } from "vitest";
import { levelOfWish } from "../../../client/ui/lobby/bots-field.ts";
import { nearestLevel, strengthsOf } from "../../../shared/strengths.ts";

describe("The level of the bots at a table that is set up", () => {
  it("is nearest to the guest's rating, where their own strength is wished", () => {
    for (const rating of [0, 1_200, 2_400]) expect(levelOfWish("own", "duel", rating)).toBe(nearestLevel(strengthsOf("duel"), rating));
    expect(levelOfWish("own", "duel", undefined)).toBe("casual");
  });
  it("is the level that is wished, whatever the rating", () => {
    expect(levelOfWish("beginner", "duel", 2_400)).toBe("beginner");
  });
});
