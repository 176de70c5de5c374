/** The examples of the rule text: Tarjei is seat 0, Espen seat 1. */
import { describe, expect, it } from "vitest";
import { type CardId, cardOf, wonderOf } from "../../shared/duel/catalog.ts";
import { BACK } from "../../shared/duel/rules/pyramid.ts";
import { REMOVED } from "../../shared/duel/state.ts";
import { act, type CitySketch, legal, position } from "./position.ts";

/** What a building costs the seat on turn. */
function cost(turn: 0 | 1, card: CardId, tarjei: CitySketch, espen: CitySketch): number {
  const cities: [CitySketch, CitySketch] = [
    { coins: 20, ...tarjei },
    { coins: 20, ...espen },
  ];
  const state = position({ turn, free: [card, "altar"], cities });
  act(state, `build ${card}`);
  return 20 - state.table.cities[turn]!.coins;
}

describe("examples: what cards cost", () => {
  it.each<[CardId, number]>([
    ["lumber_yard", 0],
    ["stone_pit", 1],
    ["scriptorium", 2],
    ["baths", 2],
    ["arena", 6],
    ["horse_breeders", 4],
  ])("%s costs %i when everything is bought and neither city makes anything", (card, coins) => {
    expect(cost(0, card, {}, {})).toBe(coins);
  });

  it("Horse Breeders are free with a Stable", () => {
    expect(cost(0, "horse_breeders", { cards: ["stable"] }, {})).toBe(0);
  });

  it("1 stone, 3 clay and 1 papyrus suffice for Baths and Garrison, not for Apothecary", () => {
    const city: CitySketch = { coins: 0, cards: ["quarry", "clay_pool", "brickyard", "press"] };
    const builds = (card: CardId) => legal(position({ free: [card, "altar"], cities: [city] })).includes(`build ${card}`);
    expect([builds("baths"), builds("garrison"), builds("apothecary")]).toEqual([true, true, false]);
  });
});

describe("examples: buying", () => {
  const TWO_STONE: CitySketch = { cards: ["shelf_quarry"] };

  it("Tarjei makes 2 stone: one stone costs Espen 4", () => {
    expect(cost(1, "baths", TWO_STONE, {})).toBe(4);
  });

  it("a third stone costs Tarjei only 2", () => {
    expect(cost(0, "aqueduct", TWO_STONE, {})).toBe(2);
  });

  it("Fortifications cost Tarjei 5: 3 for the clay Espen makes, 2 for the papyrus", () => {
    expect(cost(0, "fortifications", TWO_STONE, { cards: ["clay_pool"] })).toBe(5);
  });

  it("the Aqueduct costs Espen 12", () => {
    expect(cost(1, "aqueduct", TWO_STONE, {})).toBe(12);
  });

  it("the Caravansery costs Tarjei 7: 2 coins, 3 for glass, 2 for papyrus", () => {
    expect(cost(0, "caravansery", {}, { cards: ["glassworks"] })).toBe(7);
  });
});

describe("examples: chains", () => {
  it("Espen has Baths and builds the Aqueduct for nothing", () => {
    expect(cost(1, "aqueduct", {}, { cards: ["baths"] })).toBe(0);
  });

  it("Tarjei has a Palisade and builds Fortifications for nothing", () => {
    expect(cost(0, "fortifications", { cards: ["palisade"] }, {})).toBe(0);
  });
});

describe("examples: the turn", () => {
  it("Baths, Stone Pit, Lumber Yard and Scriptorium lie free, the cards under them do not", () => {
    const pyramid = {
      9: BACK,
      11: BACK,
      12: BACK,
      13: BACK,
      14: "baths",
      17: "stone_pit",
      18: "lumber_yard",
      19: "scriptorium",
      7: "altar",
      8: "theater",
    } as const;
    const free = legal(position({ pyramid })).flatMap((move) => (move.startsWith("discard") ? [move.split(" ")[1]] : []));
    expect(free.sort()).toEqual(["baths", "lumber_yard", "scriptorium", "stone_pit"]);
  });

  it("Tarjei discards the Aqueduct and earns 4 with Tavern and Clay Reserve", () => {
    const state = position({ age: 2, free: ["aqueduct", "walls"], cities: [{ coins: 0, cards: ["tavern", "clay_reserve"] }] });
    act(state, "discard aqueduct");
    expect([state.table.cities[0]!.coins, state.table.discard]).toEqual([4, [cardOf("aqueduct")]]);
  });
});

describe("examples: wonders", () => {
  it("Espen pays 3 clay and 1 glass for the Colossus, not the card under it, and moves the pawn two spaces towards Tarjei", () => {
    const cities: [CitySketch, CitySketch] = [{}, { coins: 2, cards: ["brickyard", "clay_pool"], wonders: ["the_colossus"] }];
    const state = position({ turn: 1, free: ["pretorium", "altar"], cities });
    act(state, "wonder the_colossus with pretorium");
    expect([state.table.pawn, state.table.cities[1]!.coins, state.table.cities[1]!.under]).toEqual([-2, 0, [cardOf("pretorium")]]);
  });

  it("Espen's Colossus is the seventh wonder, so the Pyramids of Espen go back to the box", () => {
    const tarjei: CitySketch = { built: { piraeus: "tavern", the_sphinx: "baths", the_mausoleum: "press", circus_maximus: "quarry" } };
    const espen: CitySketch = {
      coins: 30,
      built: { the_great_library: "stable", the_great_lighthouse: "garrison" },
      wonders: ["the_colossus", "the_pyramids"],
    };
    const state = position({ turn: 1, free: ["school", "altar"], cities: [tarjei, espen] });
    expect(act(state, "wonder the_colossus with school")).toContainEqual({ type: "removed", seat: 1, wonder: wonderOf("the_pyramids") });
    expect(state.table.cities[1]!.under.at(-1)).toBe(REMOVED);
    act(state, "discard altar");
    expect(legal(state).filter((move) => move.startsWith("wonder"))).toEqual([]);
  });
});

describe("examples: the military", () => {
  it("Tarjei's Archery Range takes the pawn two spaces into a new zone: Espen loses 2 coins, the token goes back to the box", () => {
    const state = position({ age: 2, pawn: 1, free: ["archery_range", "walls"] });
    act(state, "build archery_range");
    expect([state.table.pawn, state.table.cities[1]!.coins, state.table.loot]).toEqual([3, 5, [true, true, false, true]]);
  });

  it("with Strategy a building of two shields moves the pawn three spaces", () => {
    const state = position({ age: 2, free: ["walls", "school"], cities: [{ tokens: ["strategy"] }] });
    act(state, "build walls");
    expect(state.table.pawn).toBe(3);
  });
});
