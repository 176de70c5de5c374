/** The rules page: its sentences, numbers, pictures and examples, and finding words in it. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Part } from "../../../client/picture/board/still-picture.ts";
import { spoken } from "../../../client/text/grammar.ts";
import { withNumbers } from "../../../client/text/languages.ts";
import { chaptersOf } from "../../../client/ui/rules/chapters.ts";
import { partOf, shapedLike } from "../../../client/ui/rules/example-part.ts";
import { namesIn } from "../../../client/ui/rules/named-pieces.ts";
import { isFound, wordsOf } from "../../../client/ui/rules/search.ts";
import { language } from "../english.ts";
import { FACES } from "../listed-faces.ts";
import { sayerOf } from "../sights.ts";

const BOARD = { width: 1016, height: 664 };

const pages = await Promise.all(
  FACES.map(async (face) => {
    const sentences = await face.rules!.text("en");
    const book = await face.rules!.book();
    return { id: face.game.id, face, sentences, book };
  }),
);

describe.each(pages)("The rules of $id", ({ id, face, sentences, book }) => {
  const numbers = face.numbers ?? {};
  const say = sayerOf({ ...language.catalogueOf(id), ...withNumbers(sentences, numbers) }, /undefined|NaN|\[object|\{\w+\}/);
  const chapters = chaptersOf(sentences);
  const parts = Object.values(book);

  it("are whole sentences under headings", () => {
    expect(chapters.length).toBeGreaterThan(7);
    for (const { heading, notes } of chapters) {
      expect(say([heading])).toMatch(/\w$/);
      expect(notes.length).toBeGreaterThan(0);
      for (const note of notes) expect(say([note])).toMatch(/[.:]$/);
    }
    // What we decided where the rule books leave something open.
    expect(chapters.find((chapter) => chapter.id === "table")?.notes.length).toBeGreaterThan(10);
  });

  it("have a chapter for every picture, and say what it shows", () => {
    expect(Object.keys(book).filter((chapter) => !chapters.some((one) => one.id === chapter))).toEqual([]);
    const pieces = parts.flatMap((part) => part.pieces ?? []);
    expect(pieces.length).toBeGreaterThan(10);
    for (const { look, title, lines } of pieces) {
      expect(face.draw(look).svg).toContain("<svg");
      for (const { line, chips = [] } of [{ line: title }, ...lines])
        for (const one of [line, ...chips.map((chip) => chip.title)]) say(one);
    }
  });

  it("show the whole table once, where it is set up", () => {
    const whole = Object.entries(book).filter(([, { examples = [] }]) => examples.some(({ around }) => around === undefined));
    expect(whole.map(([chapter, { examples = [] }]) => [chapter, examples.length])).toEqual([["setup", 1]]);
  });

  it("show at least four examples on real boards, each with the pieces it is about", () => {
    const examples = parts.flatMap((part) => part.examples ?? []);
    expect(examples.length).toBeGreaterThanOrEqual(4);
    for (const { id: example, args = {}, sight, around } of examples) {
      say([`example.${example}`, args]);
      const poses = face.layout(sight, BOARD);
      if (around === undefined) continue;
      expect(around.filter((key) => !poses.some((pose) => pose.key === key))).toEqual([]);
      const part = partOf(poses, around, BOARD);
      expect(part.width * part.height).toBeLessThan(BOARD.width * BOARD.height);
    }
  });

  it("take every number from the engine: other numbers there, other numbers here", () => {
    const others = Object.fromEntries(
      Object.entries(numbers).map(([key, value]) => [key, typeof value === "number" ? value + 7000 : value]),
    );
    const changed = withNumbers(sentences, others);
    const keys = chapters.flatMap(({ notes }) => notes);
    const told = keys.filter((key) => spoken(changed[key]!, {}) !== spoken(withNumbers(sentences, numbers)[key]!, {}));
    expect(told.length).toBeGreaterThan(4);
    // "1" is a grammatical number; a larger one is a rule of the game.
    const printed = keys.filter((key) => /(?<![\d,])(?:[2-9]|\d\d)(?![\d,])/.test(spoken(changed[key]!, {})));
    expect(printed.filter((key) => !PRINTED.includes(key))).toEqual([]);
  });
});

/** Sentences with a list of numbers that the engine packs into one. */
const PRINTED = ["rules.trade.mills", "rules.walls.order"];

describe("The part of a board in a small picture", () => {
  const LEAST = 0.4;
  const isIn = (inner: Part, outer: Part): boolean =>
    inner.x >= outer.x - 1e-9 &&
    inner.y >= outer.y - 1e-9 &&
    inner.x + inner.width <= outer.x + outer.width + 1e-9 &&
    inner.y + inner.height <= outer.y + outer.height + 1e-9;

  it("has the board's own shape, holds what it is about, is not too small, and ends where the board ends", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, share, share, (left, top, wide, high) => {
        const width = wide * (1 - left) * BOARD.width;
        const height = high * (1 - top) * BOARD.height;
        const about = { x: left * BOARD.width, y: top * BOARD.height, width, height };
        const part = shapedLike(BOARD, about, LEAST);
        expect(part.width / part.height).toBeCloseTo(BOARD.width / BOARD.height);
        expect(part.width).toBeGreaterThanOrEqual(LEAST * BOARD.width - 1e-9);
        expect(isIn(about, part)).toBe(true);
        expect(isIn(part, { x: 0, y: 0, ...BOARD })).toBe(true);
      }),
    );
  });
});

describe("A game's chapters", () => {
  it("stand in the catalogue's order, each with the notes under its heading", () => {
    const found = chaptersOf({
      other: "",
      "rules.turn": "Turn",
      "rules.turn.a": "A",
      "rules.turn.b": "B",
      "rules.end": "End",
      "example.x": "",
    });
    expect(found).toEqual([
      { id: "turn", heading: "rules.turn", notes: ["rules.turn.a", "rules.turn.b"] },
      { id: "end", heading: "rules.end", notes: [] },
    ]);
  });
});

describe("A search in the rules", () => {
  it.each([
    ["quarry", true],
    ["QUARRIES doubloon", true],
    ["craftsman’s", true],
    ["craftsman's", true],
    ["craftsmán", true],
    ["quarry coffee", false],
    ["", true],
  ])("for “%s”: %s", (query, found) =>
    expect(isFound("Each staffed quarry (quarries) takes 1 doubloon off; the craftsman’s barrel.", wordsOf(query))).toBe(found),
  );
});

describe("Pieces that a rule names", () => {
  const pieces = [
    { name: "Indigo", look: "indigo" },
    { name: "Indigo plant", look: "plant" },
    { name: "Corn", look: "corn" },
    { name: "市场", look: "market" },
  ];
  const looks = (words: string) => namesIn(words, pieces).map(({ words, look }) => (look === undefined ? words : `[${look}:${words}]`));

  it("bear their picture once, before the name as the sentence has it", () => {
    expect(looks("Corns are free; corn needs no plant.")).toEqual(["[corn:Corns]", " are free; corn needs no plant."]);
    expect(looks("从市场购买")).toEqual(["从", "[market:市场]", "购买"]);
  });

  it("are told from those whose names are a part of theirs, and from other words", () => {
    expect(looks("An indigo plant makes indigo.")).toEqual(["An ", "[plant:indigo plant]", " makes ", "[indigo:indigo]", "."]);
    expect(looks("A cornerstone, and popcorn.")).toEqual(["A cornerstone, and popcorn."]);
  });
});
