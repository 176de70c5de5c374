import { describe, expect, it } from "vitest";
import { type LogLine, takenBy } from "../../../client/ui/model/log-lines.ts";
import { NO_PROPOSAL } from "../../../shared/core/wire/sync.ts";

const line = (number: number, key = "told", struck = false): LogLine => ({
  number,
  line: [key],
  pieces: [],
  seat: 0,
  turn: false,
  struck,
  lasting: key === "core.takenBack",
  by: undefined,
});
const log = [line(1), line(2), line(3, "told", true), line(4, "core.takenBack"), line(5), line(5, "more")];
const asked = (what: "takeback" | "pause", from: number) => ({ ...NO_PROPOSAL, what, from, seat: 0, agreed: [0] });
const numbers = (lines: readonly LogLine[]): number[] => lines.map(({ number }) => number);

describe("Of the log, a takeback that is asked for marks", () => {
  it("all that came after the frame it goes back to, but what is taken back already", () => {
    expect(numbers(takenBy(asked("takeback", 1), log))).toEqual([2, 5, 5]);
    expect(numbers(takenBy(asked("takeback", 4), log))).toEqual([5, 5]);
  });
  it("nothing while something else is asked, or nothing", () => {
    expect([takenBy(asked("pause", -1), log), takenBy(NO_PROPOSAL, log)]).toEqual([[], []]);
  });
});
