import { describe, expect, it } from "vitest";
import * as english from "../../../client/text/en/index.ts";
import { scoreSheet } from "../../../client/ui/panels/score-sheet.ts";

describe("The score sheet", () => {
  const sheet = scoreSheet({
    how: "points",
    places: [2, 1],
    points: [
      { blue: 3, green: 0 },
      { blue: 4, green: 0, war: 2 },
    ],
    ties: [3, 4],
  });
  it("has a row for each source that gave any seat points", () => {
    expect(sheet.rows).toEqual([
      { source: "blue", points: [3, 4] },
      { source: "war", points: [0, 2] },
    ]);
  });
  it("adds up", () => expect(sheet.totals).toEqual([3, 6]));
  it("knows the winner and the order", () => expect([sheet.winners, sheet.order]).toEqual([[1], [1, 0]]));
  it("has no totals if points were not counted", () => {
    expect(scoreSheet({ how: "military", places: [1, 2], points: [{}, {}] })).toMatchObject({ rows: [], totals: undefined, winners: [0] });
  });
  it("shows the points so far where they did not decide, and says so", () => {
    const so = scoreSheet({ how: "military", places: [1, 2], points: [{}, {}] }, [{ blue: 3 }, { blue: 9 }]);
    expect(so).toMatchObject({ rows: [{ source: "blue", points: [3, 9] }], totals: [3, 9], winners: [0], undecided: true });
  });
  it("but never instead of those that did", () => {
    const so = scoreSheet({ how: "points", places: [1, 2], points: [{ blue: 1 }, { blue: 0 }] }, [{ blue: 3 }, { blue: 9 }]);
    expect(so).toMatchObject({ totals: [1, 0], undecided: false });
  });
  it("names what breaks ties only if two seats have as many points", () => {
    const ties = (...points: number[]) =>
      scoreSheet({ how: "points", places: [1, 2], points: points.map((blue) => ({ blue })), ties: [3, 1] }).ties;
    expect([ties(5, 4), ties(5, 5)]).toEqual([undefined, [3, 1]]);
  });
  it("is shared as text that ends with the link to the replay, if the match is kept", () => {
    const shared = (link: string) => english.score.shareText("Toy", "Ada wins.", ["Ada: 3"], link).split("\n").slice(1);
    expect(shared("https://quay.example/r/a1")).toEqual(["Ada wins.", "Ada: 3", "https://quay.example/r/a1"]);
    expect(shared("")).toEqual(["Ada wins.", "Ada: 3"]);
  });
  it("has no winner if no seat is placed", () => expect(scoreSheet({ how: "agreed", places: [], points: [{}, {}] }).winners).toEqual([]));
});
