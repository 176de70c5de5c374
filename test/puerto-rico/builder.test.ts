import { describe, expect, it } from "vitest";
import { priceAs, priceOf } from "../../shared/puerto-rico/offers/builder.ts";
import { SHIP, SUPPLY, spotOfBuilding } from "../../shared/puerto-rico/rules/board.ts";
import { BUILDINGS, type Building, ENDINGS, NONE } from "../../shared/puerto-rico/state.ts";
import { act, building, finishRole, legal, of, position, type Sketch, told } from "./position.ts";

const price = (id: Building, quarries: number, builder: boolean, swapped = false): number => {
  const island = new Array<"quarry*">(quarries).fill("quarry*");
  return priceAs(position({ players: [{ island }], swapped }).table, 0, building(id), builder);
};

/** The builder's turn for one player. */
function builder(sketch: Sketch, board: Parameters<typeof position>[0] = {}) {
  const state = position({ ...board, players: [sketch] });
  act(state, "role builder");
  return state;
}

const ELEVEN = [
  "smallIndigoPlant",
  "smallSugarMill",
  "indigoPlant",
  "sugarMill",
  "tobaccoStorage",
  "coffeeRoaster",
  "smallMarket",
  "hacienda",
  "constructionHut",
  "smallWarehouse",
  "hospice",
] as const;

describe("B1: a building costs less for manned quarries, as many as its column, and for the builder", () => {
  it.each<[Building, number, boolean, number]>([
    ["smallMarket", 0, false, 1],
    ["smallMarket", 0, true, 0],
    ["smallMarket", 4, true, 0],
    ["office", 1, false, 4],
    ["office", 4, false, 3],
    ["office", 4, true, 2],
    ["wharf", 4, false, 6],
    ["cityHall", 5, false, 6],
    ["cityHall", 5, true, 5],
  ])("%s with %i quarries, builder %s: %i", (id, quarries, asBuilder, cost) => expect(price(id, quarries, asBuilder)).toBe(cost));
  it("an unmanned quarry does not help", () => {
    const state = builder({ money: 4, island: ["quarry", "quarry*"] });
    act(state, "build office");
    expect(of(state.table, 0).money).toBe(1);
  });
  it("only the builder pays one less", () => {
    const state = position({ players: [{ money: 1 }, { money: 1 }] });
    act(state, "role builder");
    expect(legal(state)).toEqual(expect.arrayContaining(["build smallSugarMill", "build hacienda"]));
    expect([priceOf(state.table, 0, building("hacienda")), priceOf(state.table, 1, building("hacienda"))]).toEqual([1, 2]);
    act(state, "pass");
    expect(legal(state)).toEqual(["build smallIndigoPlant", "build smallMarket", "pass"]);
  });
  it("between roles prices are without the builder's discount", () => {
    const state = position({ taken: { builder: 0 } });
    expect(priceOf(state.table, 0, building("hacienda"))).toBe(2);
  });
  it("the swapped factory costs 8, the university 7", () => {
    expect([price("factory", 0, false, true), price("university", 0, false, true)]).toEqual([8, 7]);
    expect([price("factory", 0, false), price("university", 0, false)]).toEqual([7, 8]);
  });
});

describe("B2: one building a phase, one of each kind, nothing for not building", () => {
  it("then it is the next seat's turn", () => {
    const state = position({ players: [{ money: 20 }, { money: 1 }] });
    const [, built] = act(state, "role builder", "build harbor");
    expect(built).toEqual({ type: "built", seat: 0, building: building("harbor"), n: 7 });
    expect([of(state.table, 0).money, state.table.stock[building("harbor")], state.table.turn]).toEqual([13, 1, 1]);
    expect([of(state.table, 0).city, of(state.table, 0).cityColonists]).toEqual([[building("harbor")], [0]]);
  });
  it("a building the seat has cannot be built again, manned or not", () => {
    const list = legal(builder({ money: 20, city: ["harbor", "smallMarket*"] }));
    expect(list).not.toContain("build harbor");
    expect(list).not.toContain("build smallMarket");
    expect(list).toHaveLength(BUILDINGS.length - 2 + 1);
  });
  it("what is sold out cannot be built", () => {
    expect(legal(builder({ money: 20 }, { stock: { wharf: 0 } }))).not.toContain("build wharf");
  });
  it("passing pays nothing", () => {
    const state = builder({ money: 5 });
    act(state, "pass");
    expect(of(state.table, 0).money).toBe(5);
  });
  it("a seat that can pay for nothing is skipped", () => {
    const state = position({ players: [{ money: 1 }] });
    expect(told(act(state, "role builder", "pass"), "skipped").map((event) => event.seat)).toEqual([1, 2, 3]);
  });
});

describe("B3: a large building needs two free city spaces, wherever they are", () => {
  it("ten filled: it fits", () => {
    expect(legal(builder({ money: 20, city: ELEVEN.slice(0, 10) }))).toContain("build cityHall");
  });
  it("eleven filled: only small ones fit", () => {
    const list = legal(builder({ money: 20, city: ELEVEN }));
    expect(list).toEqual([
      "build office",
      "build largeMarket",
      "build largeWarehouse",
      "build factory",
      "build university",
      "build harbor",
      "build wharf",
      "pass",
    ]);
  });
  it("a large one fills two", () => {
    expect(legal(builder({ money: 20, city: [...ELEVEN.slice(0, 8), "guildHall"] }))).toContain("build residence");
    expect(legal(builder({ money: 20, city: [...ELEVEN.slice(0, 9), "guildHall"] }))).not.toContain("build residence");
  });
});

describe("B4: a manned university may man the building just built with one colonist", () => {
  const TAUGHT: Sketch = { money: 30, city: ["university*"] };
  it.each<Building>(["indigoPlant", "guildHall", "harbor"])("%s", (id) => {
    const state = builder(TAUGHT, { colonists: 5 });
    act(state, `build ${id}`);
    expect(legal(state)).toEqual(["colonist", "pass"]);
    const [event] = act(state, "colonist");
    expect(of(state.table, 0).cityColonists).toEqual([1, 1]);
    expect(event).toEqual({ type: "moved", seat: 0, from: SUPPLY, to: spotOfBuilding(building(id)), n: 1 });
  });
  it("from the ship when the supply is empty, none when that is empty too", () => {
    const fromShip = builder(TAUGHT, { colonists: 0, colonistShip: 2 });
    const [, event] = act(fromShip, "build harbor", "colonist");
    expect([event, fromShip.table.colonistShip]).toEqual([expect.objectContaining({ from: SHIP }), 1]);
    const none = builder(TAUGHT, { colonists: 0, colonistShip: 0 });
    act(none, "build harbor");
    expect(none.table.phase).toBe("role");
  });
  it("or not", () => {
    const state = builder(TAUGHT);
    act(state, "build harbor", "pass");
    expect(of(state.table, 0).cityColonists).toEqual([1, 0]);
  });
  it("not when the university was empty, nor for itself", () => {
    const empty = builder({ money: 30, city: ["university"] });
    act(empty, "build harbor");
    expect(empty.table.phase).toBe("role");
    const itself = builder({ money: 30 });
    act(itself, "build university");
    expect(itself.table.phase).toBe("role");
  });
});

describe("B5: the twelfth city space ends the match after this round; others still build and choose", () => {
  it("a small one as the twelfth", () => {
    const state = position({ players: [{ money: 20, city: ELEVEN }, { money: 1 }] });
    const events = act(state, "role builder", "build office");
    expect(told(events, "lastRound")).toEqual([{ type: "lastRound", ending: ENDINGS.indexOf("city") }]);
    expect([state.table.turn, state.table.phase]).toEqual([1, "builder"]);
    finishRole(state);
    expect([state.table.turn, state.table.phase]).toEqual([1, "role"]);
  });
  it("a large one as eleventh and twelfth, its university colonist still to come", () => {
    const state = builder({ money: 20, city: [...ELEVEN.slice(0, 9), "university*"] });
    act(state, "build fortress");
    expect(state.table).toMatchObject({ ending: ENDINGS.indexOf("city"), phase: "university" });
  });
  it("eleven spaces do not", () => {
    const state = builder({ money: 20, city: ELEVEN.slice(0, 10) });
    act(state, "build office");
    expect(state.table.ending).toBe(NONE);
  });
});

describe("B1: prices swapped by the option decide what can be paid, too", () => {
  it("7 doubloons buy the university, not the factory", () => {
    const state = position({ players: [{}, { money: 7 }], seats: 4, swapped: true });
    act(state, "role builder", "pass");
    expect(state.table.turn).toBe(1);
    expect([legal(state).includes("build university"), legal(state).includes("build factory")]).toEqual([true, false]);
  });
});
