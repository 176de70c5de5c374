import { describe, expect, test } from "vitest";
import { type Box, gripAtPoint, hoveredPieceAt, litPieceAt, TARGET } from "../../../client/picture/hit-test.ts";

const box = (key: string, x: number, rest: Partial<Box> = {}): Box => ({
  key,
  x,
  y: 0,
  width: 60,
  height: 90,
  depth: 1,
  angle: 0,
  ...rest,
});
const all = new Set(["a", "b", "small", "turned"]);
const any = () => true;

describe("a click", () => {
  test("means the topmost lit piece", () => {
    expect(litPieceAt([box("b", 20, { depth: 3 }), box("a", 0)], all, 10, 0)).toBe("b");
    expect(litPieceAt([box("a", 0), box("b", 20)], all, 10, 0)).toBe("b");
  });
  test("means nothing where nothing lit lies", () => {
    expect(litPieceAt([box("other", 0)], all, 0, 0)).toBeUndefined();
    expect(litPieceAt([box("a", 0)], all, 100, 0)).toBeUndefined();
  });
  test("goes through what is not lit: a price on a card", () => {
    expect(litPieceAt([box("a", 0), box("price", 0, { depth: 5, width: 20, height: 20 })], all, 0, 0)).toBe("a");
  });
  test("finds pieces that are smaller than a finger", () => {
    const small = box("small", 0, { width: 8, height: 8 });
    expect(litPieceAt([small], all, TARGET / 2 - 1, 0)).toBe("small");
    expect(litPieceAt([small, box("a", 30)], all, 8, 0)).toBe("a");
  });
  test("between two small pieces means the nearer one, whichever lies higher", () => {
    const [low, high] = [box("a", 0, { width: 10, height: 10 }), box("b", 20, { width: 10, height: 10, depth: 9 })];
    expect([8, 12].map((x) => litPieceAt([low, high], all, x, 0))).toEqual(["a", "b"]);
  });
  test("knows pieces that lie askew", () => {
    const turned = box("turned", 0, { angle: 90 });
    expect(litPieceAt([turned], all, 44, 0)).toBe("turned");
    expect(litPieceAt([turned], all, 0, 44)).toBeUndefined();
  });
});

describe("the pointer rests", () => {
  test("on a lit piece first, else on whatever has a name", () => {
    const boxes = [box("a", 0), box("cover", 0, { depth: 7 }), box("", 0, { depth: 9 })];
    expect(hoveredPieceAt(boxes, all, 0, 0)).toBe("a");
    expect(hoveredPieceAt(boxes, new Set(), 0, 0)).toBe("cover");
  });
  test("not on what is painted on the table", () => {
    expect(hoveredPieceAt([box("board", 0, { depth: -1 })], new Set(), 0, 0)).toBeUndefined();
  });
});

describe("a hand takes up", () => {
  const circle = box("circle", 0, { depth: 1 });
  const colonist = box("", 0, { depth: 2, width: 20, height: 20, id: 7 });
  test("the topmost piece, by the name of the one it lies on", () => {
    expect(gripAtPoint([circle, colonist], 0, 0, any)).toEqual({ box: colonist, from: "circle" });
    expect(gripAtPoint([circle, colonist], 25, 0, any)).toEqual({ box: colonist, from: "circle" });
    expect(gripAtPoint([circle], 25, 0, any)).toEqual({ box: circle, from: "circle" });
  });
  test("a nameless piece by the name of the one that it stands for, however far that lies, and it is hovered as that", () => {
    const figure = box("", 90, { depth: 2, width: 20, height: 20, id: 8, of: "circle" });
    expect(gripAtPoint([circle, figure], 92, 0, any)).toEqual({ box: figure, from: "circle" });
    expect(gripAtPoint([circle, figure], 92, 0, () => false)).toBeUndefined();
    expect(hoveredPieceAt([circle, figure], new Set(), 92, 0)).toBe("circle");
  });
  test("or the nearest that gives something up, if it is no farther than a target is wide", () => {
    const [tiny, other] = [box("tiny", 0, { width: 10, height: 10 }), box("other", 14, { width: 10, height: 10 })];
    const within = box("", 0, { depth: 2, width: 8, height: 8, id: 3 });
    const gives = (key: string) => key === "tiny";
    expect(gripAtPoint([tiny, other, within], 13, 0, gives)).toEqual({ box: within, from: "tiny" });
    expect(gripAtPoint([tiny, other, within], TARGET / 2 + 1, 0, gives)).toBeUndefined();
  });
  test("nothing that is painted on the table, or lies on nothing with a name", () => {
    expect(gripAtPoint([box("board", 0, { depth: -1 })], 0, 0, any)).toBeUndefined();
    expect(gripAtPoint([colonist], 0, 0, any)).toBeUndefined();
  });
});
