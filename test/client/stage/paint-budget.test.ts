import { describe, expect, it } from "vitest";
import { COST, paintBudget } from "../../../client/stage/painter/paint-budget.ts";

const CARD = COST.drawing(80, 110);

/** How many of these sheets are painted for one drawing of the picture. */
function painted(budget: ReturnType<typeof paintBudget>, cost: number, wanted: number): number {
  let count = 0;
  while (count < wanted && budget.affords(cost)) {
    budget.spend(cost);
    count++;
  }
  return count;
}

describe("What is painted for one drawing of the picture", () => {
  it("is all of it as long as the picture is new", () => {
    expect(painted(paintBudget(), CARD, 60)).toBe(60);
  });
  it("is a card or a few digits afterwards, and the rest waits for the next drawing", () => {
    const budget = paintBudget();
    budget.renew(true);
    expect(painted(budget, CARD, 60)).toBe(1);
    budget.renew(true);
    expect(painted(budget, COST.digits(16), 60)).toBeGreaterThan(2);
  });
  it("is one sheet however large it is: nothing waits for ever", () => {
    const budget = paintBudget();
    budget.renew(true);
    expect(painted(budget, COST.rim(1_000, 600), 2)).toBe(1);
  });
  it("does not count what is there", () => {
    const budget = paintBudget();
    budget.renew(true);
    budget.spend(COST.rim(1_000, 600));
    expect(budget.affords(0)).toBe(true);
  });
});
