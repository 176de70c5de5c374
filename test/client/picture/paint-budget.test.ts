import { describe, expect, it } from "vitest";
import { COST, paintBudget } from "../../../client/picture/paint/paint-budget.ts";

const opened = () => paintBudget(() => 600_000);
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
    expect(painted(opened(), CARD, 60)).toBe(60);
  });
  it("is a card or a few digits afterwards, and the rest waits for the next drawing", () => {
    const budget = opened();
    budget.renew(false);
    expect(painted(budget, CARD, 60)).toBe(1);
    budget.renew(false);
    expect(painted(budget, COST.digits(16), 60)).toBeGreaterThan(2);
  });
  it("is one sheet however large it is: nothing waits for ever", () => {
    const budget = opened();
    budget.renew(false);
    expect(painted(budget, COST.rim(1_000, 600), 2)).toBe(1);
  });
  it("grows with the picture", () => {
    const budget = paintBudget(() => 5_400_000);
    budget.renew(false);
    expect(painted(budget, COST.drawing(240, 330), 60)).toBe(1);
  });
  it("is all that is left when something has been late for long", () => {
    const budget = opened();
    for (let drawing = 0; drawing < 10; drawing++) {
      expect(painted(budget, CARD, 60)).toBe(drawing === 0 ? 60 : 1);
      budget.renew(true);
    }
    expect(painted(budget, CARD, 60)).toBe(60);
  });
  it("does not count what is there", () => {
    const budget = opened();
    budget.renew(false);
    budget.spend(COST.rim(1_000, 600));
    expect(budget.affords(0)).toBe(true);
  });
});
