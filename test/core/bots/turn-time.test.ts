/** How long the decisions of a bot may take, and how long it seems to think about each. */
import { describe, expect, it } from "vitest";
import { difficultyOf } from "../../../shared/core/bots/difficulty.ts";
import { openTurnTime } from "../../../shared/core/bots/turn-time.ts";
import type { View } from "../../../shared/core/contract/game.ts";

describe("The time of a bot's whole turn", () => {
  it("is three seconds, of which one decision leaves some to the next", () => {
    const { most, left } = openTurnTime().next(1, 0, 500);
    expect(left).toBe(3_000);
    expect(most).toBeLessThan(left);
    expect(most).toBeGreaterThan(2_000);
  });

  it("runs on while the same seat decides, and is never used up by one decision", () => {
    const time = openTurnTime();
    let now = 500;
    let { most } = time.next(1, 0, now);
    for (let decisions = 1; decisions < 10; decisions++) {
      now += most;
      const next = time.next(1, 1, now);
      expect(next.left).toBe(3_500 - now);
      expect(next.most).toBeLessThan(most);
      most = next.most;
    }
    expect(now).toBeLessThan(3_500);
  });

  it("is nothing once it is over", () => {
    const time = openTurnTime();
    time.next(1, 0, 500);
    expect(time.next(1, 1, 4_000)).toEqual({ most: 0, left: 0 });
  });

  it("begins again after the move of another seat", () => {
    const time = openTurnTime();
    time.next(1, 0, 500);
    expect(time.next(1, 0, 60_000).left).toBe(3_000);
    expect(time.next(2, 1, 60_000).left).toBe(3_000);
  });

  it("is never more, even if the clock is set back", () => {
    const time = openTurnTime();
    time.next(1, 0, 5_000);
    expect(time.next(1, 1, 1_000).left).toBe(3_000);
  });
});

describe("The difficulty of a choice", () => {
  const choice = (weights: readonly number[], mind = true): number => {
    const moves = () => weights.map((_weight, at) => ({ type: String(at) }));
    return difficultyOf({ moves, ...(mind && { mind: { weigh: () => weights } }) }, {} as View);
  };

  it("is none for a sole move", () => expect(choice([3])).toBe(0));
  it("is next to none for an obvious one", () => expect(choice([9, 0, 0, 0])).toBeLessThan(0.01));
  it("is some for a close decision, and more the more moves are plausible", () => {
    const rising = [choice([3, 0]), choice([1, 0]), choice([0, 0]), choice([0, 0, -9]), choice([0, 0, 0]), choice([0, 0, 0, 0, 0])];
    expect(rising).toEqual([...rising].sort((a, b) => a - b));
    expect(rising.at(-1)).toBeGreaterThan(2 * rising[0]!);
  });
  it("is full for many moves that look alike", () => expect(choice(new Array(40).fill(-5))).toBe(1));
  it("counts the moves of a game without a mind", () => {
    expect(choice([9, 0, 0, 0], false)).toBeGreaterThan(0.5);
    expect(choice([9], false)).toBe(0);
  });
});
