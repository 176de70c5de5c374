import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as english from "../../../client/text/en/index.ts";
import { sayer } from "../../../client/text/say.ts";
import { endingOf, moodOf } from "../../../client/ui/model/ending.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";

const NAMES = ["Ada", "Ben", "Cleo"];
const face = { ending: ({ how }: { readonly how: string }) => [`end.${how}`] as const };
const catalogue = { "end.points": "By points." };

// Lists of names are written as the page's language does it.
beforeAll(() => void vi.stubGlobal("document", { documentElement: { lang: "en" } }));
afterAll(() => void vi.unstubAllGlobals());

/** The ending as the player of a seat reads it. */
function read(how: string, places: readonly number[], own: number): readonly [who: string, how: string] {
  const say = sayer(english, catalogue, (seat) => NAMES[seat] ?? "", own);
  const ending = endingOf(say, face, { how, places, points: places.map(() => ({})) }, own);
  return [ending.who, ending.how];
}

describe("Who has won is said once, and by what beside it", () => {
  it.each([
    ["the winner", 0, "You win"],
    ["the loser", 1, "Ada wins"],
    ["a watcher", WATCHER, "Ada wins"],
  ])("to %s", (_who, own, won) => expect(read("points", [1, 2], own)).toEqual([won, "By points."]));
  it("to those who share it", () => expect(read("points", [1, 1, 3], 1)[0]).toBe("You share the victory with Ada"));
  it("to a reader who sees others share it", () => expect(read("points", [1, 1, 3], 2)[0]).toBe("Ada and Ben share the victory"));
});

describe("A player who resigned is named to all others", () => {
  it.each([
    ["resigned", 0, "Ben resigned."],
    ["resigned", 1, "You resigned."],
    ["resigned", WATCHER, "Ben resigned."],
    ["timeout", 0, "Ben ran out of time."],
    ["timeout", 1, "Your time ran out."],
    ["timeout", WATCHER, "Ben ran out of time."],
  ])("%s, read on seat %i: %s", (how, own, sentence) => expect(read(how, [1, 2], own)[1]).toBe(sentence));
  it("of several it is true of all that they have not stayed", () => {
    for (const own of [0, 1, WATCHER]) expect(read("resigned", [1, 2, 2], own)[1]).toBe("All other players left.");
  });
});

describe("Nobody wins a match that was ended without a winner", () => {
  it.each([
    ["agreed", "All players agreed to end the match."],
    ["abandoned", "The match was abandoned."],
  ])("%s: %s", (how, sentence) => expect(read(how, [], 0)).toEqual(["No winner", sentence]));
});

describe("The look of an ending, for its reader", () => {
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
