/** The table's parts take the room that the match gives them. */
import { describe, expect, it } from "vitest";
import type { Pose, Size } from "../../../client/face/pose.ts";
import { drawToken } from "../../../client/games/duel/art/pieces.ts";
import { duelFace } from "../../../client/games/duel/face.ts";
import { zonesOf } from "../../../client/games/duel/layout/frame.ts";
import { layout } from "../../../client/games/duel/layout/layout.ts";
import { lettering } from "../../../client/picture/lettering.ts";
import { type LanguageId, SHIPPED } from "../../../client/text/languages.ts";
import { sightOf } from "../../../shared/core/match/view.ts";
import { TOKENS } from "../../../shared/duel/catalog.ts";
import { EMPTY, PLACES, PYRAMIDS } from "../../../shared/duel/rules/pyramid.ts";
import { type Table, UNBUILT } from "../../../shared/duel/state.ts";
import { bottom, left, poseOf, right, top } from "../layout-rules.ts";
import { restsIn, sayerOf } from "../sights.ts";
import { ruler } from "../type-widths.ts";
import { PICTURES } from "../windows.ts";
import { momentsOf } from "./sights.ts";

const frames = restsIn([1, 2, 3, 4].flatMap((deal) => momentsOf(deal))).map(({ frame }) => frame);
const SMALL = PICTURES.find(({ window }) => window === "1280x720")!;
const TABLE = frames.find(({ table }) => table.age === 1)!.table;

const SECRET = frames[0]!.secrets[0]!;

const pictureOf = (table: Table, size: Size) => layout({ table, secret: SECRET, seat: 0 }, size);
const pyramidOf = (table: Table, size: Size): readonly Pose[] => {
  const laid = new Set(table.pyramid.map((card, place) => (card < EMPTY ? `place:${place}` : `card:${card}`)));
  return pictureOf(table, size).filter(({ key }) => laid.has(key));
};
const widest = (table: Table, size: Size): number => Math.max(...pyramidOf(table, size).map(({ width }) => width));

/** The distance from the farthest row to the next. */
const apart = (table: Table, size: Size): number => {
  const [far, next] = [...new Set(pyramidOf(table, size).map((pose) => Math.round(top(pose))))].sort((a, b) => a - b);
  return next! - far!;
};

/** Begins an age with all its cards. */
const dealt = (age: number): Table => ({ ...TABLE, age, phase: "turn", pyramid: Array.from({ length: PLACES }, (_none, at) => at) });
const ROWS = [0, 1, 2, 3, 4, 5, 6];
/** The table with only this many rows, from the far one on. */
const withRows = (table: Table, rows: number): Table => ({
  ...table,
  pyramid: table.pyramid.map((card, place) => (PYRAMIDS[table.age - 1]![place]!.row < rows ? card : EMPTY)),
});

const covers = (a: Pose, b: Pose): boolean =>
  left(a) < right(b) - 1 && left(b) < right(a) - 1 && top(a) < bottom(b) - 1 && top(b) < bottom(a) - 1;

describe.each(PICTURES)("The pyramid at $window", (size) => {
  it.each([1, 2, 3])("of age %i grows as its rows empty, and never shrinks", (age) => {
    const full = dealt(age);
    const widths = ROWS.slice(1)
      .filter((rows) => withRows(full, rows).pyramid.some((card) => card !== EMPTY))
      .map((rows) => Math.round(poseOf(pyramidOf(withRows(full, rows), size), "card:0").width));
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    // Age II keeps its widest row to the end: there the rows move apart.
    expect(age === 2 ? apart(withRows(full, 2), size) / apart(full, size) : widths[0]! / widths.at(-1)!).toBeGreaterThan(1.15);
  });

  it("has more than half of the height as long as both cities are empty", () => {
    const bare = TABLE.cities.map((city) => ({ ...city, cards: [] }));
    expect(zonesOf(size, { ...dealt(1), cities: bare }, 0).pyramid.height).toBeGreaterThan(0.6 * size.height);
  });

  it("leaves the legend of its prices free", () => {
    const shown = frames.filter(({ table }) => table.phase === "turn" && table.pyramid.some((card) => card !== EMPTY));
    let labelled = 0;
    const wrong = shown.flatMap((frame) => {
      const picture = layout(sightOf(frame, 0), size);
      const legend = picture.find(({ key }) => key === "prices");
      if (legend === undefined) return [];
      labelled++;
      return picture.filter((pose) => pose.depth > legend.depth && covers(pose, legend)).map(({ key }) => `${frame.number}: ${key}`);
    });
    expect(labelled).toBeGreaterThan(0.9 * shown.length);
    expect(wrong).toEqual([]);
  });
});

it("At 1280x720 the cards of a new age are large enough to be read", () => {
  const begun = frames.filter(({ table }) => table.pyramid.length === PLACES && !table.pyramid.includes(EMPTY) && table.phase === "turn");
  expect(begun.length).toBeGreaterThan(4);
  for (const { table } of begun) expect(widest(table, SMALL)).toBeGreaterThan([100, 90, 72][table.age - 1]!);
});

describe("The cards that are left", () => {
  const few = (places: readonly number[]): Table => {
    const table = dealt(3);
    return { ...table, pyramid: table.pyramid.map((card, place) => (places.includes(place) ? card : EMPTY)) };
  };
  /** From the middle of the pyramid's place to the middle of its cards. */
  const aside = (table: Table): number => {
    const cards = pyramidOf(table, SMALL);
    const { x, width } = zonesOf(SMALL, table, 0).pyramid;
    return Math.abs((Math.min(...cards.map(left)) + Math.max(...cards.map(right))) / 2 - x - width / 2);
  };

  it("lie in the middle of the felt, wherever they lay in the pyramid", () => {
    for (const places of [[0], [1], [0, 2], [2, 5], [4, 8]]) expect(aside(few(places))).toBeLessThan(4);
  });

  it("grow to nearly twice the height that they have in a full pyramid", () => {
    const card = (table: Table): number => pyramidOf(table, SMALL)[0]!.height;
    expect(card(few([0]))).toBeGreaterThan(1.7 * card(dealt(3)));
  });
});

describe("A wonder", () => {
  const wonders = (table: Table, size: Size) => pictureOf(table, size).filter(({ kind }) => kind === "wonder");
  const drafted = frames.find(({ table }) =>
    table.cities.every(({ under }) => under.includes(UNBUILT) && under.some((card) => card >= 0)),
  )!.table;

  it("has 150 by 100 pixels at least at 1280x720", () => {
    expect(wonders(drafted, SMALL)).toHaveLength(8);
    for (const { width, height } of wonders(drafted, SMALL)) expect([width >= 150, height >= 100]).toEqual([true, true]);
  });

  it.each(PICTURES)("is larger than any card of a city at $window", (size) => {
    expect(wonders(drafted, size)[0]!.width).toBeGreaterThan(130);
  });

  it("is a plan until it is built, and a painting from then on, in the same place", () => {
    for (const [seat, { wonders, under }] of drafted.cities.entries()) {
      for (const [n, wonder] of wonders.entries()) {
        const pose = poseOf(pictureOf(drafted, SMALL), `wonder:${wonder}`);
        expect(pose.look).toBe(under[n] === UNBUILT ? `plan:${wonder}` : `wonder:${wonder}`);
        const cities = drafted.cities.map((city, one) => (one === seat ? { ...city, under: city.under.map(() => UNBUILT) } : city));
        const { x, y, width } = poseOf(pictureOf({ ...drafted, cities }, SMALL), `wonder:${wonder}`);
        expect([x, y, width]).toEqual([pose.x, pose.y, pose.width]);
      }
    }
  });

  it("is drafted as a painting", () => {
    const offered = frames.find(({ table }) => table.phase === "draft" && table.offer.length > 1)!;
    const looks = wonders(offered.table, SMALL).filter(({ key }) => offered.table.offer.some((wonder) => key === `wonder:${wonder}`));
    for (const { key, look } of looks) expect(look).toBe(key);
  });
});

describe("A tray", () => {
  it("veils the pyramid that it lies over, and takes no card from under the pointer", () => {
    const shown = frames.filter(({ table }) => ["token", "mausoleum", "zeus", "circus"].includes(table.phase));
    expect(shown.length).toBeGreaterThan(2);
    for (const frame of shown) {
      const picture = layout(sightOf(frame, 0), SMALL);
      const [veil] = picture.filter(({ kind }) => kind === "veil");
      const { depth } = poseOf(picture, "tray");
      expect(veil).toMatchObject({ key: "" });
      expect(veil!.depth).toBeLessThan(depth);
      for (const card of pyramidOf(frame.table, SMALL)) expect([card.depth < veil!.depth, covers(card, veil!)]).toEqual([true, true]);
    }
  });
});

describe("A city's mat", () => {
  const heights = (count: number): number => {
    const cards = Array.from({ length: count }, (_none, at) => at * 3);
    return zonesOf(SMALL, { ...dealt(1), cities: TABLE.cities.map((city) => ({ ...city, cards })) }, 0).city[0].height;
  };

  it("is only as tall as it is full", () => {
    const grown = [0, 6, 12, 18, 24].map(heights);
    expect(grown).toEqual(grown.toSorted((a, b) => a - b));
    expect(grown.at(-1)).toBeGreaterThan(1.3 * grown[0]!);
  });

  it("grows in few steps, so that the table does not shift with every card", () => {
    expect(new Set(Array.from({ length: 24 }, (_none, count) => heights(count))).size).toBeLessThanOrEqual(5);
  });

  it("has the pyramid's place when the match is over", () => {
    const over: Table = { ...dealt(3), phase: "over", pyramid: Array.from({ length: PLACES }, () => EMPTY) };
    const { city } = zonesOf(SMALL, over, 0);
    expect(city[0].height + city[1].height).toBeGreaterThan(0.9 * SMALL.height);
  });
});

describe.each(SHIPPED.ids as readonly LanguageId[])("A progress token that lies free, in %s,", (id) => {
  it.each(PICTURES)("says its name at $window", async (size) => {
    const say = sayerOf(await duelFace.text(id));
    const { width } = pictureOf(TABLE, size).find(({ kind }) => kind === "token")!;
    for (const [token] of TOKENS.entries()) {
      const drawing = drawToken(token);
      const name = drawing.words!.at(-1)!;
      expect([say(name.line), lettering(name, say(name.line), width / drawing.width, ruler)?.lines]).toEqual([
        say(name.line),
        [say(name.line)],
      ]);
    }
  });
});
