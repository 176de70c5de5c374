import { describe, expect, it } from "vitest";
import { rankBehind, shareOfVictory } from "../../shared/core/match/outcome.ts";

describe("Seats that resigned come behind all others", () => {
  it.each([
    [[1, 2, 3], [0], [3, 1, 2]],
    [[1, 1, 3], [1], [1, 3, 2]],
    [
      [2, 1, 3],
      [0, 1],
      [3, 2, 1],
    ],
  ])("places %j without %j are %j", (places, gone, expected) => expect(rankBehind(places, gone)).toEqual(expected));
  it("and places stay as the game gave them if nobody did", () => expect(rankBehind([1, 1, 2], [])).toEqual([1, 1, 2]));
});

describe("A seat's share of the victory", () => {
  const shares = (...places: number[]) => places.map((_place, seat) => shareOfVictory({ how: "", places, points: [] }, seat));
  it("is all of it alone at the top", () => expect(shares(2, 1, 3)).toEqual([0, 1, 0]));
  it("is divided among those who share the top", () => expect(shares(1, 3, 1)).toEqual([0.5, 0, 0.5]));
});
