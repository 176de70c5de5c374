import { describe, expect, it } from "vitest";
import { reportOf, type Trouble } from "../../../client/ui/common/error-report.ts";

const trouble: Trouble = {
  build: "abc123",
  game: "duel",
  frame: 41,
  drawing: "webgl",
  error: new Error("no layout"),
  browser: "A browser",
};

describe("a report of trouble", () => {
  it("says which build, game and frame, how it was drawn, in which browser, and what went wrong", () => {
    for (const fact of ["abc123", "duel", "41", "webgl", "A browser", "no layout"]) expect(reportOf(trouble)).toContain(fact);
  });

  it("says what caused it", () => {
    const error = new Error("the drawing of card:2 cannot be read", { cause: new Error("decoding failed") });
    expect(reportOf({ ...trouble, error })).toContain("decoding failed");
  });

  it("can be made of anything that was thrown, before any frame", () => {
    const report = reportOf({ ...trouble, frame: undefined, drawing: undefined, error: "just words" });
    expect(report).toMatch(/frame: none[\s\S]*just words/);
  });

  it("holds no token and no code of a table", () => {
    const token = "0123456789abcdef0123456789abcdef";
    const error = new Error(
      `seat ${token} at https://quay.example/assets/index-1.js?a=b#join=ABCDEF:12:3 and https://quay.example/t/ABCDEF`,
    );
    const report = reportOf({ ...trouble, error });
    expect(report).not.toMatch(new RegExp(`${token}|ABCDEF|quay.example`));
  });

  it("keeps the file and line where it went wrong", () => {
    const error = new Error("broken");
    error.stack = "Error: broken\n    at draw (http://quay.example:2567/assets/open-table-Xy1.js:12:3456)";
    expect(reportOf({ ...trouble, error })).toContain("at draw (open-table-Xy1.js:12:3456)");
  });
});
