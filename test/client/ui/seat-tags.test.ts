/** What is said beside the name of a seat's player. */
import { describe, expect, it } from "vitest";
import * as english from "../../../client/text/en/index.ts";
import { type SeatNow, tagsOf } from "../../../client/ui/panels/seats-panel.ts";
import { NO_BOT } from "../../../shared/core/match/somebody.ts";

const person: SeatNow["person"] = {
  ...{ name: "Ada", kind: "bot", colour: 0, level: "", here: true, bot: NO_BOT, rematch: false, sharesView: false, arms: "" },
  ...{ chosen: [], until: 0, bank: -1, deadline: 0, whole: 0, thought: -1 },
};
const NOW: SeatNow = {
  person: { ...person, kind: "person" },
  mine: false,
  resigned: false,
  over: false,
  owes: true,
  paused: false,
  gone: false,
};
const tags = (more: Partial<SeatNow>): string[] => tagsOf(english, { ...NOW, ...more }).map(({ words }) => words);

describe("Beside the name of a player", () => {
  it("stands that they are to move", () => {
    expect(tags({})).toEqual(["to move"]);
    expect(tags({ mine: true })).toEqual(["you", "to move"]);
    expect(tags({ paused: true })).toEqual(["paused"]);
    expect(tags({ owes: false })).toEqual([]);
  });

  it("stands only that they are out once they have resigned: a bot answers in their place", () => {
    expect(tags({ person, resigned: true })).toEqual(["out"]);
    expect(tags({ person, resigned: true, mine: true })).toEqual(["you", "out"]);
  });
});
