/** The score sheet's story: what each card, wonder and token brought. */
import { describe, expect, it } from "vitest";
import { clone } from "../../shared/core/base/plain.ts";
import type { CardId, WonderId } from "../../shared/duel/catalog.ts";
import { earner } from "../../shared/duel/earnings.ts";
import { score, total } from "../../shared/duel/score.ts";
import { act, type CitySketch, position, type Sketch } from "./position.ts";

/** What one move brought, as `seat source count unit`. */
function brought(sketch: Sketch, move: string): string[] {
  const state = position(sketch);
  const before = clone(state.table);
  const frames = act(state, move).map((event) => ({ event, table: state.table }));
  return earner.ofEntry(frames, before).map(({ seat, source, count, unit }) => `${seat} ${source} ${count} ${unit}`);
}
const RICH = { coins: 50 };

describe("What a move brings belongs to what was played", () => {
  it.each<[string, Sketch, string, string[]]>([
    ["coins to the card", { free: ["tavern", "altar"] }, "build tavern", ["0 card.tavern 4 coins"]],
    ["shields to the card, counted in spaces", { free: ["walls", "altar"], cities: [RICH] }, "build walls", ["0 card.walls 2 shields"]],
    [
      "also on the way back",
      { pawn: 2, turn: 1, free: ["walls", "altar"], cities: [RICH, RICH] },
      "build walls",
      ["1 card.walls 2 shields"],
    ],
    ["coins of a discard to discarding", {}, "discard altar", ["0 earned.discards 2 coins"]],
    [
      "coins and shields to the wonder, and what the other city loses to nobody",
      { cities: [{ ...RICH, wonders: ["the_appian_way"] }] },
      "wonder the_appian_way with altar",
      ["0 wonder.the_appian_way 3 coins"],
    ],
    [
      "shields to the wonder",
      { cities: [{ ...RICH, wonders: ["the_colossus"] }] },
      "wonder the_colossus with altar",
      ["0 wonder.the_colossus 2 shields"],
    ],
    ["coins to the token that is taken", { phase: "token", tokens: ["agriculture"] }, "token agriculture", ["0 token.agriculture 6 coins"]],
    [
      "coins of a free card to Urbanism",
      { free: ["statue", "altar"], cities: [{ cards: ["theater"], tokens: ["urbanism"] }] },
      "build statue",
      ["0 token.urbanism 4 coins"],
    ],
    [
      "the other's trade to Economy",
      { free: ["baths", "altar"], cities: [{}, { tokens: ["economy"] }] },
      "build baths",
      ["1 token.economy 2 coins"],
    ],
    ["coins to a card that is revived", { phase: "mausoleum", discard: ["tavern"] }, "revive tavern", ["0 card.tavern 4 coins"]],
    ["nothing to a card that brings only points", {}, "build altar", []],
  ])("%s", (_what, sketch, move, expected) => expect(brought(sketch, move)).toEqual(expected));
});

describe("What lies in a city in the end", () => {
  const cards: CardId[] = ["theater", "academy", "port", "quarry", "shipowners_guild", "builders_guild"];
  const built: Partial<Record<WonderId, CardId>> = { the_pyramids: "altar" };
  const cities: [CitySketch, CitySketch] = [
    { cards, built, wonders: ["the_sphinx"], tokens: ["mathematics", "philosophy"], coins: 10 },
    {},
  ];
  const table = position({ age: 3, pawn: 3, cities }).table;
  const own = earner.atEnd(table).filter(({ seat }) => seat === 0);
  const points = (source: string) => own.filter((one) => one.source === source).map(({ count }) => count);

  it("adds up to the points of the seat", () => {
    for (const seat of [0, 1]) {
      const earned = earner.atEnd(table).filter((one) => one.seat === seat);
      expect(earned.reduce((sum, { count }) => sum + count, 0)).toBe(total(score(table, seat)));
    }
  });
  it("brings points for a built wonder, and none for one that is not", () => {
    expect([points("wonder.the_pyramids"), points("wonder.the_sphinx")]).toEqual([[9], []]);
  });
  it("brings a guild the points of what it counts", () => {
    expect([points("card.shipowners_guild"), points("card.builders_guild")]).toEqual([[1], [2]]);
  });
  it("brings Mathematics three points for each token, and coins one for three", () => {
    expect([points("token.mathematics"), points("points.treasury"), points("points.military")]).toEqual([[6], [3], [5]]);
  });
});
