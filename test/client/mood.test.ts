/** The score sheet looks different for victory, defeat, draw and onlookers. */
import { describe, expect, it } from "vitest";
import { moodOf } from "../../client/ui/panels/ending.ts";
import { WATCHER } from "../../shared/core/view.ts";

describe("the mood of an ending", () => {
  it.each([
    { places: [1, 2, 3], own: 0, mood: "won" },
    { places: [1, 2, 3], own: 2, mood: "lost" },
    { places: [1, 1, 3], own: 1, mood: "drawn" },
    { places: [1, 1, 3], own: 2, mood: "lost" },
    { places: [0, 0], own: 1, mood: "drawn" },
    { places: [1, 2], own: WATCHER, mood: "watched" },
  ])("is $mood at places $places for seat $own", ({ places, own, mood }) => {
    expect(moodOf({ places }, own)).toBe(mood);
  });
});
