import { describe, expect, it } from "vitest";
import { kindOf } from "../../../shared/elasund/catalog.ts";
import { priceOfSiteAt, pricesOfSites } from "../../../shared/elasund/rules/town/fast-site.ts";
import { groundOf } from "../../../shared/elasund/rules/town/grid.ts";
import { bidsOn, siteAt } from "../../../shared/elasund/rules/town/site.ts";
import { DISPLACED } from "../../../shared/elasund/state.ts";
import { act, eventOf, field, handOf, legal, owing, places, position, standing, types } from "../position.ts";

const builds = (state: ReturnType<typeof position>) => places(state, "build");

describe("smaller buildings give way for nothing, any number of them, whole if only partly covered (ruling 4)", () => {
  it("two wells under an inn", () => {
    const state = position({ hands: ["3"], permits: ["0 1 d4", "0 2 e4"], tiles: ["well 1 d5", "well 2 e5"] });
    act(state, "build inn", "put d4");
    expect([standing(state, 1), standing(state, 2)]).toEqual([[], []]);
  });
  it("a house that sticks out goes whole", () => {
    const state = position({ hands: ["3"], permits: ["0 1 d4", "0 2 e4"], tiles: ["trader 1 e5"] });
    act(state, "build inn", "put d4");
    expect([standing(state, 1), state.table.sites[6]]).toEqual([[], -1]);
  });
  it("cubes come back to their owner, the building to the supply", () => {
    const state = position({ hands: ["3"], permits: ["0 1 d4", "0 2 e4"], tiles: ["market 1 d5"] });
    expect(state.table.cubes[1]).toBe(9);
    const told = act(state, "build inn", "put d4");
    expect([eventOf(told, "displaced")!.tiles, state.table.cubes[1], state.table.sites[20]]).toEqual([[20], 10, -1]);
  });
  it("no seat is compensated for it", () => {
    const state = position({ hands: ["3"], permits: ["0 1 d4", "0 2 e4"], tiles: ["market 1 d5"] });
    expect(types(act(state, "build inn", "put d4"))).not.toContain("compensated");
  });
});

describe("a building is as large as the fields it covers: 2x1 and 1x2 are equal", () => {
  it("over an equal one only with three influence of one colour", () => {
    const sketch = { permits: ["0 1 d4"], tiles: ["craftsman 1 e4"] };
    const placesFor = (hand: string) => {
      const state = position({ ...sketch, hands: [hand] });
      act(state, "build market");
      return places(state);
    };
    expect(placesFor("5 ggbrr")).toEqual(["c4"]);
    expect(placesFor("5 gggb")).toEqual(["c4", "d4"]);
  });
  it("never over a larger one", () => {
    const state = position({ hands: ["9 ggg"], permits: ["0 1 d4"], tiles: ["inn 1 e4"] });
    act(state, "build market");
    expect(places(state)).toEqual(["c4"]);
  });
});

describe("equal size costs three influence of one colour, once a build, and removes at most two (rulings 4, 21)", () => {
  const two = { permits: ["0 2 d4", "1 1 f5"], tiles: ["merchant 1 c5", "merchant 2 e5"] };
  it("which colour is asked, where it costs one", () => {
    const state = position({ permits: ["0 1 d4"], tiles: ["trader 1 e4"], hands: ["5 gggrrrbb"] });
    act(state, "build market");
    expect(types(act(state, "put d4"))).toEqual(["aimed"]);
    expect(legal(state)).toEqual(["pay green", "pay red"]);
    const told = act(state, "pay red");
    expect(eventOf(told, "spent")!.cards).toEqual([5, 0, 0, 3]);
    expect([handOf(state, 0), standing(state, 1)]).toEqual(["0 gggbb", []]);
  });
  it("the example of the rule book: 1 gold to red, 3 to the supply, three cards for two merchants' houses at once", () => {
    const state = position({
      permits: ["0 2 d4", "1 1 e4"],
      tiles: ["merchant 1 c5", "merchant 2 e5"],
      hands: ["4 bbb"],
    });
    const told = act(state, "build merchant", "put d4", "pay blue");
    expect(types(told)).toEqual(["chose", "aimed", "spent", "compensated", "returned", "displaced", "built"]);
    expect(eventOf(told, "displaced")!.tiles).toEqual([24, 25]);
    expect([state.table.cubes, state.table.hands]).toEqual([
      [9, 10, 10],
      [0, 1, 0],
    ]);
    expect(standing(state, 0)).toEqual(["merchant d4"]);
  });
  it("smaller ones beside them go too", () => {
    const state = position({
      permits: ["0 2 d4", "0 1 d5"],
      tiles: ["inn 1 e5", "well 2 e4"],
      hands: ["3 rrr"],
    });
    act(state, "build merchant", "put d4", "pay red");
    expect([standing(state, 1), standing(state, 2)]).toEqual([[], []]);
  });
  it("three equal ones cannot be removed by one build", () => {
    const tiles = ["large 1 c2", "large 1 e2", "large 2 e6"];
    const { table } = position({ permits: ["0 2 d5", "0 1 e5", "0 3 d6"], tiles });
    expect(siteAt(table, groundOf(table), 0, kindOf("large"), field("d4"))).toBeUndefined();
    expect(priceOfSiteAt(table, groundOf(table), 0, kindOf("large"), field("d4"))).toBeUndefined();
    const { table: fewer } = position({ permits: ["0 2 d5", "0 1 e5", "0 3 d6"], tiles: tiles.slice(1) });
    expect(siteAt(fewer, groundOf(fewer), 0, kindOf("large"), field("d4"))).toMatchObject({ equal: true });
  });
  it("without the cards it is not on offer", () => {
    const state = position({ ...two, hands: ["9 ggbbrr"] });
    expect(builds(state)).not.toContain("merchant");
  });
  it("large over large", () => {
    const state = position({ permits: ["0 2 c4", "0 1 c5", "0 0 c6"], tiles: ["large 1 d4"], hands: ["5 rrr"] });
    act(state, "build large");
    expect(places(state)).toContain("c4");
    act(state, "put c4", "pay red");
    expect([state.table.cubes, standing(state, 1)]).toEqual([[8, 10, 10], []]);
  });
});

describe("own buildings may be built over (ruling 5), oneself for equal size too (ruling 21)", () => {
  it("smaller", () => {
    const state = position({ hands: ["3"], permits: ["0 1 d4", "0 2 e4"], tiles: ["trader 0 d5"] });
    act(state, "build inn", "put d4");
    expect(standing(state, 0)).toEqual(["inn d4"]);
  });
  it("equal", () => {
    const state = position({ hands: ["5 ggg"], permits: ["0 1 d4"], tiles: ["trader 0 e4"] });
    act(state, "build market", "put d4", "pay green");
    expect([standing(state, 0), state.table.cubes[0]]).toEqual([["market d4"], 9]);
  });
  it("but what is displaced cannot be what is built (ruling 25)", () => {
    const state = position({ hands: ["5 ggg"], permits: ["0 1 d4"], tiles: ["trader 0 e4"] });
    expect(builds(state)).not.toContain("trader");
    const wells = position({ hands: ["9 ggg"], permits: ["0 1 d4"], tiles: ["market 1 e4", "market 1 a2", "market 2 a3", "market 2 a4"] });
    expect(builds(wells)).not.toContain("market");
  });
});

describe("a permit needs a free field, so a 1x1 is never built on a building (ruling 3)", () => {
  it("permits go on free fields only", () => {
    const state = position({ step: "permit", hands: ["5"], ship: 4, tiles: ["inn 1 b4"], permits: ["1 2 d4"] });
    act(state, "permit 0");
    expect(places(state)).toEqual(["a4", "e4", "f4", "g4"]);
  });
  it("a well only on its permit", () => {
    const state = position({ hands: ["5"], permits: ["0 1 d4"], tiles: ["hut 1 e4"] });
    act(state, "build well");
    expect(places(state)).toEqual(["d4"]);
  });
});

describe("a start building of equal size", () => {
  it("costs three influence too, and is put back", () => {
    const state = position({ hands: ["5 rrr"], permits: ["0 1 d4"], tiles: ["huts 1 e4"] });
    act(state, "build market", "put d4", "pay red");
    expect([state.table.sites[5], owing(state)]).toEqual([DISPLACED, [1]]);
    act(state, "settle huts f9");
    expect([standing(state, 1), state.table.step]).toEqual([["huts f9"], "build"]);
  });
  it("may come back onto fields the same build has freed", () => {
    const state = position({ hands: ["3"], permits: ["0 1 d4", "0 2 e4"], tiles: ["hut 1 d5", "trader 2 e5"] });
    act(state, "build inn", "put d4");
    expect(places(state, "settle")).toContain("hut f5");
  });
});

describe("The permits on a site are bids (ruling 4)", () => {
  it("and the strongest other seat is named, from whichever seat it is looked at", () => {
    const { table } = position({ permits: ["0 2 d4", "1 1 e4"] });
    const bids = [0, 1, 2].map((seat) => bidsOn(table, groundOf(table), seat, kindOf("market"), field("d4")));
    expect(bids.map(({ permits, own, best, rival }) => [permits, own, best, rival])).toEqual([
      [2, 2, 1, 1],
      [2, 1, 2, 0],
      [2, -1, 2, 0],
    ]);
  });
  it("and four of one's own are no bid of a neighbour", () => {
    const { table } = position({ permits: ["0 0 d4", "0 1 e4", "0 2 d5", "0 3 e5"] });
    const found = pricesOfSites(table, 0, kindOf("large")).find((site) => site.field === field("d4"));
    expect(found?.price).toEqual({ gold: 5, same: 0, each: 0 });
  });
});
