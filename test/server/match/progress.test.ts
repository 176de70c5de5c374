import { describe, expect, it } from "vitest";
import { withoutReplaced } from "../../../server/table/progress.ts";

const progress = { over: false, resigned: [], asked: [0, 1] };
const seat = (kind: "person" | "bot", away = false) => ({ kind, away });

describe("Of the seats that are asked, the list of one's matches", () => {
  it("leaves out one that a bot has taken over from its player", () =>
    expect(withoutReplaced(progress, [seat("person", true), seat("person")]).asked).toEqual([1]));
  it("keeps those of a match that waits, because no player is left there", () => {
    expect(withoutReplaced(progress, [seat("person", true), seat("bot")]).asked).toEqual([0, 1]);
    expect(withoutReplaced(progress, [seat("person", true), seat("person", true)]).asked).toEqual([0, 1]);
  });
});
