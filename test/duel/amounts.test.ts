import { describe, expect, it } from "vitest";
import type { CardId } from "../../shared/duel/catalog.ts";
import { act, type CitySketch, position } from "./position.ts";

const coinsOf = (state: ReturnType<typeof position>): number[] => state.table.cities.map(({ coins }) => coins);

describe("ruling 12: Economy gives its owner what the opponent spends on resources, before the effects of what was built", () => {
  it.each<[string, string, CitySketch, CitySketch, number, number]>([
    ["resources", "build aqueduct", {}, { cards: ["quarry"] }, 9, 9],
    ["not the printed coins", "build caravansery", {}, { cards: ["glassworks"] }, 7, 5],
    ["not a price in coins", "build customs_house", {}, {}, 4, 0],
    ["after reserve prices", "build aqueduct", { cards: ["stone_reserve"] }, { cards: ["quarry"] }, 3, 3],
    ["after producers and waivers", "build aqueduct", { cards: ["caravansery"], tokens: ["masonry"] }, { cards: ["quarry"] }, 0, 0],
    ["nothing for a chain", "build aqueduct", { cards: ["baths"] }, {}, 0, 0],
    ["wonders too", "wonder the_pyramids with tavern", {}, { cards: ["quarry"] }, 11, 11],
    ["wonders after the waiver", "wonder the_pyramids with tavern", { tokens: ["architecture"] }, { cards: ["quarry"] }, 5, 5],
    ["nothing for a discard", "discard tavern", {}, {}, -2, 0],
  ])("%s", (_what, move, own, rival, cost, earned) => {
    const card = (move.startsWith("build") ? move.split(" ")[1] : "tavern") as CardId;
    const state = position({
      free: [card, "altar"],
      cities: [
        { coins: 20, wonders: ["the_pyramids"], ...own },
        { coins: 1, tokens: ["economy"], ...rival },
      ],
    });
    act(state, move);
    expect(coinsOf(state)).toEqual([20 - cost, 1 + earned]);
  });

  it("gives its owner nothing for their own spending", () => {
    const state = position({ free: ["stable", "altar"], cities: [{ coins: 7, tokens: ["economy"] }] });
    act(state, "build stable");
    expect(coinsOf(state)).toEqual([5, 7]);
  });

  it.each<[string, CardId[], number]>([
    ["ten coins in, three out", [], 7],
    ["two coins in, both out", ["shelf_quarry", "brickyard"], 0],
  ])("the Appian Way takes from what it has just brought a poor owner: %s", (_what, cards, left) => {
    const cities: [CitySketch, CitySketch] = [
      { coins: 10, cards, wonders: ["the_appian_way"] },
      { coins: 0, tokens: ["economy"] },
    ];
    const state = position({ free: ["tavern", "altar"], cities });
    act(state, "wonder the_appian_way with tavern");
    expect(state.table.cities[1]!.coins).toBe(left);
  });

  it("looting counts what has just come in", () => {
    const state = position({
      free: ["archery_range", "altar"],
      pawn: 5,
      loot: [true, true, false, true],
      cities: [{}, { coins: 0, tokens: ["economy"] }],
    });
    act(state, "build archery_range");
    expect(coinsOf(state)).toEqual([1, 1]);
  });
});

describe("ruling 13: Urbanism brings 6 coins when taken, and 4 for each chain construction afterwards", () => {
  it("six for the token, and nothing more for the chain that made the pair", () => {
    const state = position({ free: ["library", "altar"], tokens: ["urbanism"], cities: [{ coins: 0, cards: ["scriptorium"] }] });
    act(state, "build library", "token urbanism");
    expect(coinsOf(state)).toEqual([6, 7]);
  });

  it("six from the library too", () => {
    const cities: [CitySketch] = [{ coins: 10, wonders: ["the_great_library"] }];
    const state = position({ free: ["tavern", "altar"], box: ["urbanism", "law", "economy"], cities });
    act(state, "wonder the_great_library with tavern", "keep urbanism");
    expect(coinsOf(state)).toEqual([6, 7]);
  });

  it.each<[string, string, CitySketch, number]>([
    ["a chain", "build aqueduct", { cards: ["baths"] }, 4],
    ["a chain whose resources are at hand (ruling 40)", "build aqueduct", { cards: ["baths", "shelf_quarry", "quarry"] }, 4],
    ["a chain beside the card's own coins", "build lighthouse", { cards: ["tavern"] }, 6],
    ["a card without cost", "build theater", {}, 0],
    ["a card the city makes all resources for", "build baths", { cards: ["quarry"] }, 0],
    ["a card that a waiver makes free", "build baths", { tokens: ["urbanism", "masonry"] }, 0],
    ["a chained card that is discarded", "discard aqueduct", { cards: ["baths"] }, 2],
    ["a chained card put under a wonder", "wonder the_pyramids with aqueduct", { cards: ["baths"] }, -8],
  ])("%s", (_what, move, own, coins) => {
    const card = move.split(" ").at(-1) as CardId;
    const state = position({ free: [card, "altar"], cities: [{ coins: 10, tokens: ["urbanism"], wonders: ["the_pyramids"], ...own }] });
    act(state, move);
    expect(coinsOf(state)).toEqual([10 + coins, 7]);
  });

  it("nothing for the Mausoleum's free card, even if the city could chain it", () => {
    const cities: [CitySketch] = [{ coins: 10, cards: ["baths"], tokens: ["urbanism"], wonders: ["the_mausoleum"] }];
    const state = position({ free: ["tavern", "altar"], discard: ["aqueduct"], cities });
    act(state, "wonder the_mausoleum with tavern", "revive aqueduct");
    expect(coinsOf(state)).toEqual([0, 7]);
  });

  it("nothing for the opponent's chains", () => {
    const state = position({ free: ["aqueduct", "altar"], cities: [{ coins: 0, cards: ["baths"] }, { tokens: ["urbanism"] }] });
    act(state, "build aqueduct");
    expect(coinsOf(state)).toEqual([0, 7]);
  });
});

describe("ruling 14: a discard brings 2 coins and 1 for each own yellow card, the discarded one not counted", () => {
  it.each<[string, CardId, CitySketch, CitySketch, number]>([
    ["no yellow card", "altar", { cards: ["theater", "quarry"] }, {}, 2],
    ["three yellow cards", "altar", { cards: ["tavern", "brewery", "arena"] }, {}, 5],
    ["a yellow card itself", "tavern", { cards: ["brewery"] }, {}, 3],
    ["the opponent's yellow cards", "altar", {}, { cards: ["tavern", "brewery"] }, 2],
    ["a yellow card under a wonder", "altar", { built: { piraeus: "tavern" } }, {}, 2],
  ])("%s", (_what, card, own, rival, coins) => {
    const state = position({ free: [card, "baths"], cities: [own, rival] });
    act(state, `discard ${card}`);
    expect(coinsOf(state)).toEqual([7 + coins, 7]);
  });
});

describe("Economy earns before the Appian Way robs (ruling 12)", () => {
  const appian = (mine: CitySketch, theirs: CitySketch) => {
    const state = position({ cities: [{ wonders: ["the_appian_way"], ...mine }, theirs] });
    act(state, "wonder the_appian_way with altar");
    return state.table.cities.map(({ coins }) => coins);
  };

  it("at 0 coins: ten come and three go", () => {
    expect(appian({ coins: 10 }, { coins: 0, tokens: ["economy"] })).toEqual([3, 7]);
  });

  it("at 0 coins: two come and two go, there is no debt", () => {
    const cards = ["shelf_quarry", "brickyard"] as const;
    expect(appian({ coins: 2, cards }, { coins: 0, tokens: ["economy"] })).toEqual([3, 0]);
  });

  it("without Economy, or with the builder's own, nothing comes", () => {
    expect(appian({ coins: 10, tokens: ["economy"] }, { coins: 1 })).toEqual([3, 0]);
  });
});
