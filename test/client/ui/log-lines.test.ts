import { describe, expect, it } from "vitest";
import type { Act } from "../../../client/face/pose.ts";
import type { Moment } from "../../../client/feed/feed.ts";
import { EMPTY_LOG, hasAnswered, type Log, linesOfAnswer, logged, newestDeed, shortened } from "../../../client/ui/model/log-lines.ts";

/** A table that holds one number is enough of a sight. */
const moment = (number: number, count: number, asked: number[] = [], event: Moment["event"] = { type: "counted" }): Moment => ({
  number,
  event,
  sight: { table: { count }, secret: undefined, seat: -1 },
  ask: 0,
  asked,
  undo: undefined,
  outcome: undefined,
});
const act = (key: string, ...pieces: string[]): Act => ({ line: [key], cues: [], pieces });
const start = logged(EMPTY_LOG, moment(0, 0, [0], { type: "began" }), undefined);
const keys = (log: Log): string[] => log.lines.map(({ line, struck }) => (struck ? `-${line[0]}` : line[0]));

/** Seat 0 goes to 1 and 2 in one entry, then seat 1 to 3. */
const one = logged(start, moment(1, 1), act("one", "a"));
const two = logged(one, moment(2, 2, [1]), act("two", "b"));
const three = logged(two, moment(3, 3, [0]), act("three", "c"));

describe("The log tells what happened", () => {
  it("in order", () => expect(keys(three)).toEqual(["one", "two", "three"]));
  it("and whose doing it was", () => expect(three.lines.map(({ seat }) => seat)).toEqual([0, 0, 1]));
  it("which an act may know better", () => {
    expect(logged(two, moment(3, 3), { ...act("three"), seat: 4 }).lines.at(-1)?.seat).toBe(4);
  });
  it("the player who resigns, though another seat is asked", () => {
    const resigned = { type: "resigned", seat: 0 } as const;
    expect(logged(two, moment(3, 2, [], resigned), act("resigned")).lines.at(-1)?.seat).toBe(0);
  });
  it("or no seat's", () => {
    expect(logged(two, moment(3, 3), { ...act("three"), seat: -1 }).lines.at(-1)).toMatchObject({ seat: undefined, turn: true });
  });
  it("and marks where a seat's turn begins", () => expect(three.lines.map(({ turn }) => turn)).toEqual([true, false, true]));
  it("also where the lines between were taken back: they are folded away, and the line would stand under another player's shield", () => {
    const back = logged(three, moment(4, 2, [1], { type: "takenBack", seat: 1 }), undefined);
    expect(back.lines.at(-1)).toMatchObject({ line: ["core.takenBack", { seat: 1 }], seat: 1, turn: true });
    expect(logged(back, moment(5, 4, [0]), act("four")).lines.at(-1)).toMatchObject({ seat: 1, turn: false });
  });
  it("but not what has no sentence", () => expect(keys(logged(three, moment(4, 4), { cues: [] }))).toEqual(keys(three)));
  it("and has sentences for what the core tells", () => {
    expect(keys(logged(three, moment(4, 3, [], { type: "resigned", seat: 1 }), undefined)).at(-1)).toBe("core.resigned");
  });
});

it("What an answer brought ends before the next player's turn begins", () => {
  const moved = logged(one, moment(2, 2), act("two"));
  const begun = logged(moved, moment(3, 3, [1]), { ...act("begins"), seat: 1 });
  expect(linesOfAnswer(begun, 1, 3).map(({ line: [key] }) => key)).toEqual(["one", "two"]);
  expect(linesOfAnswer(three, 2, 2).map(({ line: [key] }) => key)).toEqual(["two"]);
});

it("What an answer brought goes on after what it cost another player", () => {
  const paid = logged(one, moment(2, 2), { ...act("loses points"), seat: 1, aside: true });
  const built = logged(paid, moment(3, 3), { ...act("builds"), seat: 0 });
  const begun = logged(built, moment(4, 4, [1]), { ...act("begins"), seat: 1 });
  expect(linesOfAnswer(begun, 1, 4).map(({ line: [key] }) => key)).toEqual(["one", "loses points", "builds"]);
});

describe("What was done last is", () => {
  const deed = (log: Log) => newestDeed(log)?.line[0];
  it("nothing at first", () => expect(deed(start)).toBeUndefined());
  it("how the newest answer begins", () => expect([one, two, three].map(deed)).toEqual(["one", "one", "three"]));
  it("and not what that turned over, or cost another player", () => {
    const turned = logged(one, moment(2, 2), { ...act("turned over"), seat: -1 });
    const paid = logged(turned, moment(3, 3, [1]), { ...act("loses points"), seat: 1, aside: true });
    expect([turned, paid].map(deed)).toEqual(["one", "one"]);
  });
  it("nor what it cost before it was done, or whose turn begins after it", () => {
    const paid = logged(start, moment(1, 1), { ...act("pays"), aside: true });
    const built = logged(paid, moment(2, 2), act("builds"));
    const begun = logged(built, moment(3, 3, [1]), { ...act("begins"), seat: 1 });
    expect([paid, built, begun].map(deed)).toEqual(["pays", "builds", "builds"]);
    expect(deed(logged(begun, moment(4, 4, [0]), act("moves")))).toBe("moves");
  });
  it("also that it is taken back", () => {
    const back = logged(two, moment(3, 0, [0], { type: "takenBack", seat: 0 }), undefined);
    expect(deed(back)).toBe("core.takenBack");
    expect(deed(logged(back, moment(4, 4, [1]), act("four")))).toBe("four");
  });
});

it("Where few lines are shown, what a move cost is left out before what it did, and the order stays", () => {
  const acts = [{ ...act("paid"), aside: true } as const, { ...act("returned"), aside: true } as const, act("pulled down"), act("built")];
  const built = acts.reduce((log, told, n) => logged(log, moment(n + 1, n + 1), told), start);
  const shown = (most: number) => shortened(built.lines, most).map(({ line: [key] }) => key);
  expect([4, 3, 2, 1].map(shown)).toEqual([
    ["paid", "returned", "pulled down", "built"],
    ["paid", "pulled down", "built"],
    ["pulled down", "built"],
    ["pulled down"],
  ]);
});

describe("Whether a seat has moved", () => {
  it("is told by the lines that its answers brought", () => {
    expect([start, two, three].map(({ lines }) => [0, 1].map((seat) => hasAnswered(lines, seat)))).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });
  it("not by a resignation, which is no move", () => {
    const resigned = logged(start, moment(1, 0, [], { type: "resigned", seat: 1 }), undefined);
    expect(hasAnswered(resigned.lines, 0)).toBe(false);
  });
  it("is taken for granted where lines are missing", () => expect(hasAnswered(logged(start, moment(9, 9), undefined).lines, 1)).toBe(true));
});

const hintedAfter = (log: Log): Log => logged(log, moment(4, 3, [0], { type: "hinted", seat: 0 }), undefined);

describe("The pieces of the last entry are marked", () => {
  it("all of one entry together", () => expect(two.last).toEqual(["a", "b"]));
  it("and only of the last", () => expect(three.last).toEqual(["c"]));
});

describe("What is taken back is struck through", () => {
  const takenBack = { type: "takenBack", seat: 1, to: 1 } as const;
  const undone = logged(three, moment(4, 2, [1], takenBack), act("back"));
  it("and nothing else", () => expect(keys(undone)).toEqual(["one", "two", "-three", "back"]));

  const again = logged(undone, moment(5, 5, [0]), act("five"));
  const twice = logged(again, moment(6, 2, [1], takenBack), act("back"));
  it("once more after another try", () => expect(keys(twice)).toEqual(["one", "two", "-three", "back", "-five", "back"]));

  it("but no hint, which stays told", () => {
    const back = logged(hintedAfter(three), moment(5, 2, [1], takenBack), act("back"));
    expect(keys(back)).toEqual(["one", "two", "-three", "core.hinted", "back"]);
  });

  it("and the log says of how many moves that is, each with all its frames", () => {
    const counted = (log: Log, left: number) => logged(log, moment(9, left, [0], takenBack), { cues: [] }).lines.at(-1)?.line;
    const whole = logged(logged(hintedAfter(three), moment(5, 5), act("five")), moment(6, 6, [1]), act("six"));
    const nine = [7, 8].reduce((log, number) => logged(log, moment(number, 6, [1], { type: "hinted", seat: 0 }), undefined), whole);
    expect(counted(nine, 3)).toEqual(["core.takenBack", { seat: 1, n: 1 }]);
    expect(counted(nine, 0)).toEqual(["core.takenBack", { seat: 1, n: 3 }]);
    // What was taken back before is not counted again.
    const before = logged(undone, moment(5, 5, [0]), act("five"));
    expect(logged(before, moment(6, 0, [0], takenBack), { cues: [] }).lines.at(-1)?.line).toEqual(["core.takenBack", { seat: 1, n: 2 }]);
  });

  it("with all frames of an entry", () => {
    const all = logged(two, moment(3, 0, [0], { ...takenBack, to: 0 }), act("back"));
    expect(keys(all)).toEqual(["-one", "-two", "back"]);
  });
});

describe("The log follows the picture", () => {
  it("back in a replay, and forward again", () => {
    const back = logged(three, moment(1, 1), undefined);
    expect(keys(back)).toEqual(["one"]);
    expect(keys(logged(back, moment(2, 2, [1]), act("two", "b")))).toEqual(["one", "two"]);
  });
  it("and says where something is missing", () => {
    expect(keys(logged(start, moment(7, 7, [0]), undefined))).toEqual(["core.missed"]);
    expect(keys(logged(EMPTY_LOG, moment(7, 7, [0]), undefined))).toEqual(["core.missed"]);
  });
  it("without a gap at the beginning", () => expect(keys(start)).toEqual([]));
});
