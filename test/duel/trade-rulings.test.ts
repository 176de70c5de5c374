import { describe, expect, it } from "vitest";
import { CARDS, type Card, type CardId, WONDERS, type WonderId } from "../../shared/duel/catalog.ts";
import { act, type CitySketch, legal, position, type Sketch } from "./position.ts";

/** What seat 0 pays for a building, or for a wonder with a tavern under it. */
function paid(what: string, own: CitySketch = {}, rival: CitySketch = {}): number {
  const wonder = WONDERS.find(({ id }) => what === `wonder ${id}`)?.id as WonderId | undefined;
  const card = wonder === undefined ? (what as CardId) : "tavern";
  const wonders = wonder === undefined ? (own.wonders ?? []) : [wonder];
  const state = position({ free: [card, "altar"], cities: [{ coins: 50, ...own, wonders }, rival] });
  const told = act(state, wonder === undefined ? `build ${card}` : `${what} with tavern`)[0]!;
  return told.type === "built" || told.type === "wonder" ? told.paid : Number.NaN;
}

const coinsOf = (state: ReturnType<typeof position>): number[] => state.table.cities.map(({ coins }) => coins);

describe("ruling 7: a missing unit costs 2 and one for each of it on the opponent's brown and grey cards", () => {
  it.each<[string, CardId[], number]>([
    ["nothing", [], 2],
    ["one", ["lumber_yard"], 3],
    ["two on one card", ["sawmill"], 4],
    ["four on three cards", ["lumber_yard", "logging_camp", "sawmill"], 6],
    ["other resources", ["shelf_quarry", "brickyard", "press"], 2],
  ])("the opponent makes %s", (_what, cards, price) => {
    expect(paid("stable", {}, { cards })).toBe(price);
  });

  it("counts grey cards like brown ones", () => {
    expect(paid("apothecary", {}, { cards: ["glassworks", "glass_blower"] })).toBe(4);
  });

  it("asks the same for all units of one purchase", () => {
    expect(paid("aqueduct", { cards: ["quarry"] }, { cards: ["stone_pit"] })).toBe(6);
  });

  it.each<[string, CitySketch]>([
    ["yellow cards", { cards: ["caravansery", "forum", "wood_reserve"] }],
    ["wonders", { built: { the_great_lighthouse: "tavern", piraeus: "altar" } }],
    ["cards under a wonder", { built: { the_pyramids: "sawmill" } }],
  ])("is not raised by the opponent's %s, nor by own production", (_what, rival) => {
    expect(paid("school", { cards: ["press"] }, rival)).toBe(4);
  });

  it("takes the coins, and exactly enough is enough", () => {
    const state = (coins: number) => position({ free: ["stable", "altar"], cities: [{ coins }, { cards: ["sawmill"] }] });
    expect([legal(state(3)), legal(state(4))].map((moves) => moves.includes("build stable"))).toEqual([false, true]);
    const exact = state(4);
    act(exact, "build stable");
    expect(coinsOf(exact)).toEqual([0, 7]);
  });
});

describe("ruling 8: the reserves and the Customs House set the city's price to 1 flat", () => {
  it.each<[string, CardId, CardId, CardId[], number]>([
    ["stone", "stone_reserve", "aqueduct", ["shelf_quarry", "quarry"], 3],
    ["stone nobody makes", "stone_reserve", "aqueduct", [], 3],
    ["wood", "wood_reserve", "stable", ["sawmill"], 1],
    ["clay", "clay_reserve", "statue", [], 2],
    ["glass", "customs_house", "apothecary", ["glassworks"], 1],
    ["papyrus", "customs_house", "workshop", [], 1],
    ["its own resource only", "stone_reserve", "rostrum", ["lumber_yard", "quarry"], 4],
  ])("%s", (_what, reserve, card, rival, price) => {
    expect(paid(card, { cards: [reserve] }, { cards: rival })).toBe(price);
  });

  it("for wonders too, and not for the opponent's reserve", () => {
    expect(paid("wonder the_pyramids", { cards: ["stone_reserve"] })).toBe(5);
    expect(paid("wonder the_pyramids", {}, { cards: ["stone_reserve"] })).toBe(8);
  });
});

describe("ruling 9: choice producers give one unit each per construction, then the waiver takes two, always the cheapest way", () => {
  it.each<[string, string, CitySketch, CardId[], number]>([
    ["one unit only of two", "walls", { cards: ["caravansery"] }, [], 2],
    ["one each of two producers", "walls", { cards: ["caravansery"], built: { the_great_lighthouse: "tavern" } }, [], 0],
    ["no help for the other kind", "apothecary", { cards: ["caravansery"] }, [], 2],
    ["no help for raw resources", "walls", { cards: ["forum"], built: { piraeus: "tavern" } }, [], 4],
    ["grey from Forum and Piraeus", "observatory", { cards: ["forum"], built: { piraeus: "tavern" } }, [], 2],
    ["nothing from a wonder not built", "walls", { wonders: ["the_great_lighthouse"] }, [], 4],
    ["the dearest raw unit", "rostrum", { cards: ["caravansery"] }, ["shelf_quarry"], 2],
    ["the dearest grey unit", "university", { cards: ["forum", "clay_pool"] }, ["press", "drying_room"], 2],
    ["own fixed production first", "rostrum", { cards: ["caravansery", "quarry"] }, ["shelf_quarry"], 0],
    ["the dearest after a reserve", "rostrum", { cards: ["caravansery", "stone_reserve"] }, ["shelf_quarry"], 1],
    ["producer before Masonry", "courthouse", { cards: ["caravansery"], tokens: ["masonry"] }, ["sawmill"], 0],
    [
      "producer before Architecture",
      "wonder the_great_lighthouse",
      { cards: ["forum"], tokens: ["architecture"] },
      ["press", "drying_room"],
      2,
    ],
  ])("%s", (_what, thing, own, rival, price) => {
    expect(paid(thing, own, { cards: rival })).toBe(price);
  });

  it("not from the opponent's producers", () => {
    expect(paid("walls", {}, { cards: ["caravansery"], built: { the_great_lighthouse: "tavern" } })).toBe(4);
  });

  it("again for each construction", () => {
    const state = position({ pyramid: { 14: "garrison", 15: "stable", 16: "altar" }, cities: [{ coins: 0, cards: ["caravansery"] }] });
    act(state, "build garrison", "discard altar");
    expect(legal(state)).toContain("build stable");
  });
});

describe("ruling 10: Masonry and Architecture waive the two dearest resources of blue cards and of wonders", () => {
  it.each<[string, string, CitySketch, CardId[], number]>([
    ["Masonry: two of three", "aqueduct", { tokens: ["masonry"] }, [], 2],
    ["Masonry: the dearest, grey or brown", "palace", { tokens: ["masonry"] }, ["glassworks", "glass_blower"], 6],
    ["Masonry: not what the city makes", "town_hall", { cards: ["shelf_quarry", "quarry"], tokens: ["masonry"] }, [], 0],
    ["Masonry: more than the cost", "baths", { tokens: ["masonry"] }, [], 0],
    ["Masonry: no other colour", "walls", { tokens: ["masonry"] }, [], 4],
    ["Masonry: no wonder", "wonder the_pyramids", { tokens: ["masonry"] }, [], 8],
    ["neither: resources or coins of a yellow card", "caravansery", { tokens: ["masonry", "architecture"] }, [], 6],
    ["Architecture: two of four", "wonder the_colossus", { tokens: ["architecture"] }, ["glassworks"], 4],
    ["Architecture: no blue card", "aqueduct", { tokens: ["architecture"] }, [], 6],
    ["both: no more than one", "wonder the_colossus", { tokens: ["architecture", "masonry"] }, [], 4],
  ])("%s", (_what, thing, own, rival, price) => {
    expect(paid(thing, own, { cards: rival })).toBe(price);
  });

  it("gives nothing back for what is left over", () => {
    const state = position({ free: ["baths", "altar"], cities: [{ coins: 3, tokens: ["masonry"] }] });
    act(state, "build baths");
    expect(coinsOf(state)).toEqual([3, 7]);
  });

  it("does not serve the opponent", () => {
    expect(paid("aqueduct", {}, { tokens: ["masonry"] })).toBe(6);
    expect(paid("wonder the_pyramids", {}, { tokens: ["architecture"] })).toBe(8);
  });
});

describe("ruling 11: a chain is free outright, coins and resources both", () => {
  const CHAINS = (
    "stable horse_breeders garrison barracks palisade fortifications archery_range siege_workshop parade_ground circus scriptorium library " +
    "pharmacist dispensary school university laboratory observatory theater statue statue gardens altar temple temple pantheon " +
    "baths aqueduct rostrum senate tavern lighthouse brewery arena"
  ).split(" ") as CardId[];
  const pairs = CHAINS.flatMap((from, at): [CardId, CardId][] => (at % 2 === 0 ? [[from, CHAINS[at + 1]!]] : []));

  it.each(pairs)("%s makes %s free, also over an age and without a coin", (from, to) => {
    const state = position({ free: [to, "guard_tower"], cities: [{ coins: 0, cards: [from] }] });
    expect(act(state, `build ${to}`)[0]).toMatchObject({ type: "built", paid: 0, chain: true });
  });

  it("there are no other chains", () => {
    const isMaker = ({ units, makesOne }: Card) => units > 0 || makesOne !== "";
    const costly = CARDS.filter(({ coins, need }) => coins + Math.max(...need) > 0);
    const isFree = (from: Card, to: Card) =>
      legal(position({ free: [to.id as CardId], cities: [{ coins: 0, cards: [from.id as CardId] }] })).includes(`build ${to.id}`);
    const firsts = CARDS.filter((card) => !isMaker(card));
    const found = costly.flatMap((to) => firsts.filter((from) => from !== to && isFree(from, to)).map((from) => `${from.id} ${to.id}`));
    expect(found.sort()).toEqual(pairs.map((pair) => pair.join(" ")).sort());
  });

  it.each<[string, Sketch]>([
    ["the opponent's", { cities: [{ coins: 0 }, { cards: ["baths"] }] }],
    ["a discarded", { cities: [{ coins: 0 }], discard: ["baths"] }],
    ["one under a wonder", { cities: [{ coins: 0, built: { piraeus: "baths" } }] }],
  ])("not by %s card", (_whose, sketch) => {
    expect(legal(position({ free: ["aqueduct", "altar"], ...sketch }))).not.toContain("build aqueduct");
  });
});

describe("The two-unit waiver comes after the producers of choice (ruling 9)", () => {
  it("Masonry with Caravansery: the dear wood is produced, the two glasses are waived", () => {
    const mine: CitySketch = { coins: 0, cards: ["quarry", "clay_pool", "caravansery"], tokens: ["masonry"] };
    const state = position({ age: 3, free: ["palace", "port"], cities: [mine, { cards: ["sawmill", "lumber_yard", "glassworks"] }] });
    expect(legal(state)).toContain("build palace");
  });

  it("Architecture with Piraeus: a glass is produced, the other and a stone are waived, the clay costs 2", () => {
    const mine: CitySketch = { built: { piraeus: "altar" }, wonders: ["the_sphinx"], tokens: ["architecture"] };
    const sphinx = (coins: number) => position({ cities: [{ coins, ...mine }, { cards: ["glassworks"] }] });
    expect(legal(sphinx(2))).toContain("wonder the_sphinx with theater");
    expect(legal(sphinx(1))).not.toContain("wonder the_sphinx with theater");
  });

  it("a producer of choice that has nothing to make leaves the waiver whole", () => {
    const mine: CitySketch = { coins: 0, cards: ["shelf_quarry", "forum"], tokens: ["masonry"] };
    expect(legal(position({ age: 2, free: ["rostrum", "aqueduct"], cities: [mine] }))).toContain("build rostrum");
  });

  it("and is no waiver for others: Masonry not for wonders, Architecture not for cards", () => {
    const mine: CitySketch = { coins: 5, wonders: ["the_pyramids"], tokens: ["masonry"] };
    expect(legal(position({ cities: [mine] }))).not.toContain("wonder the_pyramids with theater");
    const blue: CitySketch = { coins: 1, tokens: ["architecture"] };
    expect(legal(position({ free: ["baths", "stable"], cities: [blue] }))).toEqual(["discard baths", "discard stable"]);
  });
});
