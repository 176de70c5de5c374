/** Corners of rules that a change could break without any other test seeing it. */
import { describe, expect, it } from "vitest";
import { barrelsLost } from "../../shared/puerto-rico/roles/storage.ts";
import { result } from "../../shared/puerto-rico/score.ts";
import { act, barrels, legal, of, position, type Sketch } from "./position.ts";

describe("M3: everybody may lift, also who comes after somebody that has placed", () => {
  it("the second seat lifts, with somebody new and without", () => {
    const choosy: Sketch = { island: ["corn*", "indigo", "quarry"] };
    const state = position({ players: [choosy, choosy, choosy], seats: 4, colonistShip: 2, colonists: 0 });
    act(state, "role mayor", "place indigo");
    expect([state.table.turn, state.table.phase]).toEqual([1, "lifting"]);
    act(state, "lift corn", "place indigo", "place quarry");
    expect(of(state.table, 1).islandColonists).toEqual([0, 1, 1]);
    expect([state.table.turn, legal(state).sort()]).toEqual([2, ["lift corn", "pass"]]);
  });
});

describe("S7: the last hidden tile may be drawn; the next hacienda finds none", () => {
  it("within one settler phase", () => {
    const owner: Sketch = { city: ["hacienda*"] };
    const state = position({ players: [owner, owner], seats: 4, tiles: ["coffee"], discards: { corn: 5 } });
    act(state, "role settler", "draw", "pass");
    expect([state.table.turn, state.table.phase, legal(state).includes("draw")]).toEqual([1, "settler", false]);
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

describe("L5: a wharf has room for all barrels of a kind there are", () => {
  it("eleven", () => {
    const state = position({ players: [{}, { goods: { sugar: 11 }, city: ["wharf*"] }], seats: 4, goods: { sugar: 0 } });
    act(state, "role captain", "wharf sugar");
    expect([of(state.table, 1).barrelPoints, of(state.table, 1).goods, state.table.goods[2]]).toEqual([11, barrels({}), 11]);
  });
});

describe("K1: what a seat has named for its warehouses is safe for that seat alone", () => {
  it("another has yet to name his", () => {
    const sketch: Sketch = { goods: { corn: 2, indigo: 3, sugar: 4 }, city: ["smallWarehouse*"] };
    const state = position({ players: [sketch, sketch], ships: [{ size: 4, good: "coffee", load: 1 }] });
    act(state, "role captain", "store corn");
    expect([barrelsLost(state.table, 0), barrelsLost(state.table, 1)]).toEqual([
      barrels({ indigo: 3, sugar: 3 }),
      barrels({ corn: 2, indigo: 2 }),
    ]);
  });
});

describe("E4: only a place shared by the winners is a shared win", () => {
  it("two seconds", () => {
    const state = position({ players: [{ points: 5 }, { points: 9 }, { points: 5 }] });
    state.table.players.length = 3;
    state.table.phase = "over";
    expect(result(state.table)).toMatchObject({ how: "points", places: [2, 1, 2] });
  });
});
