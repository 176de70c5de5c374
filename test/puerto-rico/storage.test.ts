import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { barrelsLost } from "../../shared/puerto-rico/offers/storage.ts";
import { anyAnswers, anyGoods, boardOf, GOOD_NUMBERS, playRole } from "./any.ts";
import { act, type Barrels, barrels, building, good, legal, of, position, type Sketch, told } from "./position.ts";

/** No seat can load: the ship is full of what they have, or carries what they lack. */
const FULL = [
  { size: 4, good: "corn", load: 4 },
  { size: 5, good: "indigo", load: 5 },
  { size: 6, good: "sugar", load: 6 },
] as const;

function store(players: readonly Sketch[], ships: NonNullable<Parameters<typeof position>[0]>["ships"] = FULL) {
  const state = position({ players, ships });
  return { state, events: act(state, "role captain") };
}

const SMALL = ["smallWarehouse*"] as const;
const BOTH = ["smallWarehouse*", "largeWarehouse*"] as const;
describe("K1: after all loading each seat keeps a barrel, and all of 1, 2, 3 kinds with small, large, both warehouses", () => {
  it.each<[string, Sketch["city"], Barrels, Barrels]>([
    ["nothing manned", ["smallWarehouse", "largeWarehouse"], { corn: 4 }, { corn: 1 }],
    ["small: a kind", SMALL, { corn: 4 }, { corn: 4 }],
    ["small: a kind and a barrel", SMALL, { corn: 4, sugar: 1 }, { corn: 4, sugar: 1 }],
    ["large: two kinds", ["largeWarehouse*"], { corn: 4, sugar: 3 }, { corn: 4, sugar: 3 }],
    ["large: two kinds and a barrel", ["largeWarehouse*"], { corn: 1, indigo: 4, sugar: 3 }, { corn: 1, indigo: 4, sugar: 3 }],
    ["both: three kinds and a barrel", BOTH, { corn: 2, indigo: 4, sugar: 3, coffee: 1 }, { corn: 2, indigo: 4, sugar: 3, coffee: 1 }],
  ])("%s", (_rule, city, goods, kept) => {
    const { state } = store([{ goods, city: city ?? [] }], [{ size: 4, good: "tobacco", load: 1 }]);
    expect(of(state.table, 0).goods).toEqual(barrels(kept));
    expect(state.table.phase).toBe("role");
  });
  it("in order from the captain", () => {
    const { state } = store([{ goods: { corn: 2, sugar: 2 } }, { goods: { corn: 3 } }, { goods: { indigo: 2, sugar: 2 } }]);
    expect(state.table.turn).toBe(0);
    act(state, "keep corn");
    expect([state.table.turn, state.table.phase, of(state.table, 1).goods]).toEqual([2, "storage", barrels({ corn: 1 })]);
  });
  it("what finds no place goes back into the supply", () => {
    const { state, events } = store([{ goods: { corn: 4 } }]);
    expect(told(events, "returned")).toEqual([{ type: "returned", seat: 0, good: 0, n: 3 }]);
    expect(told(events, "kept")).toEqual([{ type: "kept", seat: 0, good: 0 }]);
    expect(state.table.goods[0]).toBe(10 + 3 + 4);
  });
});

describe("K2: the player chooses the kinds, and need not keep the larger stack", () => {
  it("one barrel of two kinds", () => {
    const { state } = store([{ goods: { corn: 1, sugar: 5 } }]);
    expect(legal(state)).toEqual(["keep corn", "keep sugar"]);
    act(state, "keep corn");
    expect(of(state.table, 0).goods).toEqual(barrels({ corn: 1 }));
  });
  it("the smaller stack into the warehouse", () => {
    const { state } = store([{ goods: { corn: 2, sugar: 5 }, city: SMALL }]);
    expect(legal(state)).toEqual(["store corn", "store sugar"]);
    act(state, "store corn");
    expect(of(state.table, 0).goods).toEqual(barrels({ corn: 2, sugar: 1 }));
  });
});

describe("K3: throwing away what could be kept is forbidden (our decision)", () => {
  it("what fits is kept without asking", () => {
    const { state, events } = store([{ goods: { corn: 1, sugar: 5 }, city: SMALL }]);
    expect([state.table.phase, of(state.table, 0).goods]).toEqual(["role", barrels({ corn: 1, sugar: 5 })]);
    expect(told(events, "stored")).toEqual([{ type: "stored", seat: 0, good: good("sugar") }]);
  });
  it("there is no passing", () => {
    const { state } = store([{ goods: { corn: 2, indigo: 2, sugar: 2 }, city: SMALL }]);
    expect(legal(state)).toEqual(["store corn", "store indigo", "store sugar"]);
    act(state, "store indigo");
    expect(legal(state)).toEqual(["keep corn", "keep sugar"]);
  });
});

describe("F5: as many kinds as the warehouses hold, all their barrels, then one barrel of a further kind", () => {
  it("three kinds named one by one, then the barrel", () => {
    const { state } = store([{ goods: { corn: 2, indigo: 2, sugar: 2, tobacco: 2, coffee: 3 }, city: BOTH }], FULL);
    act(state, "store coffee", "store corn");
    expect([state.table.stored, legal(state)]).toEqual([
      [4, 0],
      ["store indigo", "store sugar", "store tobacco"],
    ]);
    act(state, "store tobacco");
    expect(legal(state)).toEqual(["keep indigo", "keep sugar"]);
    const events = act(state, "keep sugar");
    expect(of(state.table, 0).goods).toEqual(barrels({ corn: 2, sugar: 1, tobacco: 2, coffee: 3 }));
    expect(told(events, "returned").map((event) => [event.good, event.n])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(state.table.stored).toEqual([]);
  });
  it("a choice that leaves one kind over decides the others", () => {
    const { state } = store([{ goods: { corn: 2, indigo: 2, sugar: 2 }, city: ["largeWarehouse*"] }]);
    const events = act(state, "store corn", "store sugar");
    expect(of(state.table, 0).goods).toEqual(barrels({ corn: 2, indigo: 1, sugar: 2 }));
    expect(told(events, "kept")).toEqual([{ type: "kept", seat: 0, good: good("indigo") }]);
  });
  it("the next seat to store starts with nothing named", () => {
    const sketch: Sketch = { goods: { corn: 2, indigo: 2 }, city: SMALL };
    const { state } = store([sketch, sketch]);
    act(state, "store corn");
    expect([state.table.turn, state.table.stored, legal(state)]).toEqual([1, [], ["store corn", "store indigo"]]);
    act(state, "store indigo");
    expect(of(state.table, 1).goods).toEqual(barrels({ corn: 1, indigo: 2 }));
  });
});

describe("K4: full ships are emptied at the end of the phase, partly loaded ones stay; goods are lost in this phase only", () => {
  it("ships", () => {
    const { state, events } = store([], [{ size: 4, good: "corn", load: 4 }, { size: 5, good: "sugar", load: 4 }, { size: 6 }]);
    expect(state.table.ships.map((ship) => [ship.good, ship.load])).toEqual([
      [-1, 0],
      [2, 4],
      [-1, 0],
    ]);
    expect(told(events, "sailed")).toEqual([{ type: "sailed", ship: 0 }]);
    expect(state.table.goods[0]).toBe(14);
  });
  it("not before the storing is done", () => {
    const { state } = store([{ goods: { corn: 2, sugar: 2 } }]);
    expect(state.table.ships[0]).toMatchObject({ load: 4 });
  });
  it("no seat stores in other phases", () => {
    const state = position({ players: [{ goods: { corn: 9, sugar: 9 } }] });
    act(state, "role trader", "pass");
    expect(of(state.table, 0).goods).toEqual(barrels({ corn: 9, sugar: 9 }));
  });
});

describe("barrels that would be lost if the loading ended now", () => {
  it.each<[Barrels, Sketch["city"], Barrels]>([
    [{ corn: 3 }, [], { corn: 2 }],
    [{ corn: 3, coffee: 1 }, [], { corn: 3 }],
    [{ corn: 3, coffee: 1 }, SMALL, {}],
    [{ corn: 3, sugar: 4, coffee: 2 }, SMALL, { corn: 3, coffee: 1 }],
    [{}, [], {}],
  ])("of %j with %j: %j", (goods, city, lost) => {
    expect(barrelsLost(position({ players: [{ goods, city: city ?? [] }] }).table, 0)).toEqual(barrels(lost));
  });
  it("kinds named for a warehouse are safe", () => {
    const { state } = store([{ goods: { corn: 2, indigo: 3, sugar: 4, coffee: 1 }, city: ["largeWarehouse*"] }]);
    act(state, "store corn");
    expect(barrelsLost(state.table, 0)).toEqual(barrels({ indigo: 3 }));
  });
});

describe("K1: what a seat has named for its warehouses is safe for that seat alone", () => {
  it("another seat has yet to name its kinds", () => {
    const sketch: Sketch = { goods: { corn: 2, indigo: 3, sugar: 4 }, city: ["smallWarehouse*"] };
    const state = position({ players: [sketch, sketch], ships: [{ size: 4, good: "coffee", load: 1 }] });
    act(state, "role captain", "store corn");
    expect([barrelsLost(state.table, 0), barrelsLost(state.table, 1)]).toEqual([
      barrels({ indigo: 3, sugar: 3 }),
      barrels({ corn: 2, indigo: 2 }),
    ]);
  });
});

describe("storing (K1, K3, F5), with any barrels", () => {
  it("as many whole kinds as the warehouses hold and one barrel more; nothing is lost that could be kept", () => {
    const everywhere = fc.property(anyGoods, fc.boolean(), fc.boolean(), anyAnswers, (goods, small, large, answers) => {
      const city = [...(small ? [building("smallWarehouse")] : []), ...(large ? [building("largeWarehouse")] : [])];
      const state = boardOf({ goods: [...goods], city, cityColonists: city.map(() => 1) });
      state.table.ships = [];
      playRole(state, "captain", answers);
      const kept = of(state.table, 0).goods;
      const left = (good: number): number => kept[good]!;
      const room = (small ? 1 : 0) + (large ? 2 : 0);
      const kinds = GOOD_NUMBERS.filter((good) => (goods[good] as number) > 0);
      const cut = kinds.filter((good) => kept[good] !== goods[good]);
      expect(kinds.filter((good) => left(good) > 0)).toHaveLength(Math.min(kinds.length, room + 1));
      expect(kinds.filter((good) => left(good) > 1).length).toBeLessThanOrEqual(room);
      expect(cut.every((good) => left(good) <= 1)).toBe(true);
      const fits = kinds.length <= room || (kinds.length === room + 1 && kinds.some((good) => goods[good] === 1));
      if (fits) expect(kept).toEqual(goods);
    });
    fc.assert(everywhere, { numRuns: 300 });
  });
});
