/** What a finished match counts in the deal of the day. */
import { describe, expect, it } from "vitest";
import { dailyEnd, isPlayedFairly } from "../../../server/match/daily/daily-result.ts";
import { isDealSecret, newDailyId, seatOfDay, streakOf } from "../../../server/match/daily/days.ts";
import type { Result } from "../../../shared/core/contract/game.ts";
import type { Match } from "../../../shared/core/match/match.ts";

const NOON = Date.parse("2026-11-23T12:00:00Z");

/** The end for seat 0. */
function endOf(result: Result | undefined, resigned: readonly number[] = []) {
  const match = { game: { result: () => result }, state: { table: {}, secrets: [{}, {}, {}] }, resigned, ending: "" };
  return dailyEnd(match, 0);
}
const counted = (places: number[], totals: number[]): Result => ({ how: "points", places, points: totals.map((a) => ({ a, b: 1 })) });

describe("A deal of the day is ranked", () => {
  function isRanked(movers: readonly ("person" | "bot")[], more: Partial<Match> = {}): boolean {
    const entries = movers.map((by) => ({ type: "moves", seat: 0, at: 0, by, ask: 1, moves: ["pass"] }) as const);
    const match = { resigned: [], ending: "", record: { entries }, ...more } as Match;
    return isPlayedFairly(match, 0);
  }

  it("if its player has played it to the end, with a short absence at most", () => {
    expect([isRanked(["person", "person"]), isRanked(["person", "bot"])]).toEqual([true, true]);
  });

  it("not if it was resigned, abandoned, or played by the bot that stands in", () => {
    const given = [isRanked(["person"], { resigned: [0] }), isRanked(["person"], { ending: "abandoned" })];
    expect([...given, isRanked([]), isRanked(["person", "bot", "bot"])]).toEqual([false, false, false, false]);
  });
});

describe("The result of a deal of the day", () => {
  it("is there once the match is over", () => expect(endOf(undefined)).toBeUndefined());

  it("is won or lost by the lead over the best of the others", () => {
    expect(endOf(counted([1, 2, 3], [40, 31, 12]))).toMatchObject({ outcome: "won", lead: 9 });
    expect(endOf(counted([3, 1, 2], [12, 40, 31]))).toMatchObject({ outcome: "lost", lead: 28 });
    expect(endOf(counted([1, 2], [40, 40]))).toMatchObject({ outcome: "won", lead: 0 });
  });

  it("has no lead where no points were counted", () => {
    expect(endOf({ how: "science", places: [1, 2], points: [{}, {}] })).toEqual({ outcome: "won", score: 9_000 });
  });

  it("is given up by a resignation, and by an end without places", () => {
    expect(endOf(counted([1, 2, 3], [40, 31, 12]), [0])).toMatchObject({ outcome: "gaveUp" });
    expect(endOf({ how: "abandoned", places: [], points: [{}, {}] })).toMatchObject({ outcome: "gaveUp" });
  });

  it("ranks a sudden victory over one by points, a larger lead over a smaller one, and giving up last", () => {
    const results = [
      endOf({ how: "military", places: [1, 2], points: [{}, {}] }),
      endOf(counted([1, 2], [60, 20])),
      endOf(counted([1, 2], [60, 59])),
      endOf(counted([1, 1], [60, 60])),
      endOf(counted([2, 1], [60, 60])),
      endOf(counted([2, 1], [20, 60])),
      endOf({ how: "military", places: [2, 1], points: [{}, {}] }),
      endOf(counted([1, 2], [60, 20]), [0]),
    ];
    const scores = results.map((end) => end!.score);
    expect(scores).toEqual([...new Set(scores)].sort((a, b) => b - a));
  });
});

describe("A match of a deal of the day", () => {
  it("is secret by its name alone, until the day is over", () => {
    const match = newDailyId("2026-11-23");
    expect(match).toMatch(/^[\w-]{1,40}$/);
    expect(isDealSecret(match, NOON)).toBe(true);
    expect(isDealSecret(match, NOON + 12 * 3_600_000 - 1)).toBe(true);
    expect(isDealSecret(match, NOON + 12 * 3_600_000)).toBe(false);
    expect(isDealSecret("Xy3-_12ab", NOON)).toBe(false);
  });

  it("gives its player each seat in turn", () => {
    const days = ["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"];
    expect(new Set(days.slice(1).map((day) => seatOfDay(day, 3))).size).toBe(3);
    expect(seatOfDay(days[0]!, 3)).toBe(seatOfDay(days[3]!, 3));
  });
});

describe("Days in a row", () => {
  const today = "2026-03-02";

  it.each([
    [[], 0],
    [["2026-03-02"], 1],
    [["2026-03-01", "2026-02-28", "2026-02-27", "2026-02-25"], 3],
    [["2026-03-02", "2026-02-28"], 1],
    [["2026-02-28", "2026-02-27"], 0],
  ] as const)("up to 2 March, of %j, are %i: today may still come, and a gap ends them", (days, streak) => {
    expect(streakOf(days, today)).toBe(streak);
  });
});
