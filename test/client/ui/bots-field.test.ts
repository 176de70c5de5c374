import { describe, expect, it } from "vitest";
import { levelOfWish } from "../../../client/ui/lobby/bots-field.ts";
import { strengthsOf } from "../../../shared/strengths.ts";

describe("The level of the bots at a table that is set up", () => {
  const best = strengthsOf("duel")!.master;

  it("is nearest to the guest's rating, where their own strength is wished", () => {
    expect(levelOfWish("own", "duel", best)).toBe("master");
    expect(levelOfWish("own", "duel", undefined)).toBe("casual");
  });
  it("is the level that is wished, whatever the rating", () => {
    expect(levelOfWish("beginner", "duel", best)).toBe("beginner");
  });
});
