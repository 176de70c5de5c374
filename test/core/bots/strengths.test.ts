/** Which level is as strong as a guest, from strengths on the scale of the guests' ratings. */
import { describe, expect, it } from "vitest";
import { BOT_LEVELS } from "../../../shared/core/contract/bot-level.ts";
import { GAMES } from "../../../shared/games.ts";
import { nearestLevel, rivalOf, strengthsOf } from "../../../shared/strengths.ts";

describe("The level of a guest's own strength", () => {
  const strengths = { beginner: 900, casual: 1_200, strong: 1_600, master: 1_800 };

  it.each([
    [-50, "beginner"],
    [1_049, "beginner"],
    [1_051, "casual"],
    [1_401, "strong"],
    [1_750, "master"],
    [9_999, "master"],
  ])("is, with a rating of %d, %s: the nearest one", (rating, level) => expect(nearestLevel(strengths, rating)).toBe(level));

  it("is the weaker of two that are equally near", () => {
    expect(nearestLevel(strengths, 1_400)).toBe("casual");
    expect(nearestLevel({ ...strengths, master: 1_600 }, 2_000)).toBe("strong");
  });

  it("is casual without a rating, and where no strength was measured", () => {
    expect(nearestLevel(strengths, undefined)).toBe("casual");
    expect(nearestLevel(undefined, 2_000)).toBe("casual");
    expect(strengthsOf("constructor")).toBeUndefined();
  });
});

describe("The measured strengths", () => {
  it.each(GAMES)("rise from level to level in $id", ({ id }) => {
    const strengths = strengthsOf(id)!;
    const rising = BOT_LEVELS.map((level) => strengths[level]);
    expect(rising).toEqual([...new Set(rising)].sort((a, b) => a - b));
    expect(strengths.casual).toBe(1_200);
  });

  it("name the day of the matches against a rival, where there were any", () => {
    const rivals = GAMES.flatMap(({ id }) => rivalOf(id) ?? []);
    expect(rivals.length).toBeGreaterThan(0);
    for (const { date, wins, matches } of rivals) {
      expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
      expect(wins >= 0 && wins <= 100 && matches > 0).toBe(true);
    }
  });

  it("are against no rival in a game that is not listed", () => expect(rivalOf("constructor")).toBeUndefined());
});
