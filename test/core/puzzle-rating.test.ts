/** Ratings of puzzles and of guests who solve them. */
import { describe, expect, it } from "vitest";
import { firstRating, NEW_SOLVER, type PuzzleRating, ratedAttempt } from "../../shared/core/puzzles/puzzle-rating.ts";

const puzzle = (rating: number): PuzzleRating => ({ rating, deviation: 150 });
const chances = (gap: number) => ({ best: 80, other: 80 - gap });
const of = (level: 1 | 2 | 3, gap = 30) => firstRating({ level, solution: "best", chances: chances(gap) }).rating;

describe("A puzzle", () => {
  it("begins with what the search says of it: harder by its level, and the less the solution stands out", () => {
    expect([of(1), of(2), of(3)]).toEqual([1_200, 1_500, 1_800]);
    expect(of(2, 10)).toBeGreaterThan(of(2, 30));
    expect(of(2, 30)).toBeGreaterThan(of(2, 50));
    expect(of(1, 10)).toBeLessThan(of(2, 80));
  });

  it("gets harder by each guest who misses it, and easier by each who solves it", () => {
    const [, missed] = ratedAttempt(NEW_SOLVER, puzzle(1_500), false);
    const [, solved] = ratedAttempt(NEW_SOLVER, puzzle(1_500), true);
    expect(missed.rating).toBeGreaterThan(1_500);
    expect(solved.rating).toBeLessThan(1_500);
  });
});

describe("A guest", () => {
  it("gains by a puzzle that is solved, more by a hard one, and loses by one that is missed, more by an easy one", () => {
    const after = (rating: number, solved: boolean) => ratedAttempt(NEW_SOLVER, puzzle(rating), solved)[0].rating - NEW_SOLVER.rating;
    expect(after(1_800, true)).toBeGreaterThan(after(1_200, true));
    expect(after(1_200, true)).toBeGreaterThan(0);
    expect(after(1_200, false)).toBeLessThan(after(1_800, false));
    expect(after(1_800, false)).toBeLessThan(0);
  });

  it("moves less with each attempt, and never stops moving", () => {
    let own = NEW_SOLVER;
    const moves: number[] = [];
    for (let attempt = 0; attempt < 200; attempt++) {
      const [next] = ratedAttempt(own, puzzle(own.rating), attempt % 2 === 0);
      moves.push(Math.abs(next.rating - own.rating));
      own = next;
    }
    expect(moves[0]).toBeGreaterThan(100);
    expect(moves.at(-1)!).toBeLessThan(20);
    expect(moves.at(-1)!).toBeGreaterThan(3);
  });

  it("comes to the rating at which it solves every other puzzle", () => {
    let own = NEW_SOLVER;
    for (let attempt = 0; attempt < 100; attempt++) {
      const asked = puzzle(1_200 + (attempt % 7) * 100);
      [own] = ratedAttempt(own, asked, asked.rating < 1_650);
    }
    expect(Math.abs(own.rating - 1_650)).toBeLessThan(120);
  });
});
