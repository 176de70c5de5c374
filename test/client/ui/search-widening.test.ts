import { describe, expect, it } from "vitest";
import { searchStageOf } from "../../../client/ui/lobby/search-widening.ts";

describe("A search for people widens", () => {
  const search = { filled: 1, seats: 2, names: [], colours: [], own: -1, since: 1_000, botsAt: undefined, anybodyAt: undefined };
  it.each([
    ["towards bots, if they come", { botsAt: 11_000, anybodyAt: 61_000 }, 3_500, { to: "bots", seconds: 8, done: 0.25 }],
    ["towards anybody, if no bots come", { anybodyAt: 61_000 }, 31_000, { to: "anybody", seconds: 30, done: 0.5 }],
    ["and is as wide as it will be", { anybodyAt: 61_000 }, 99_000, { to: "anybody", seconds: 0, done: 1 }],
  ] as const)("%s", (_how, ends, now, stage) => expect(searchStageOf({ ...search, ...ends }, now)).toEqual(stage));
  it("not while the time is unknown", () => expect(searchStageOf(search, 2_000)).toBeUndefined());
});
