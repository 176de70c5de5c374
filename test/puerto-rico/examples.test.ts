/** The examples of the rule texts. */
import { describe, expect, it } from "vitest";
import { priceAs } from "../../shared/puerto-rico/offers/builder.ts";
import { loadingPoints, score } from "../../shared/puerto-rico/score.ts";
import { NONE } from "../../shared/puerto-rico/state.ts";
import { act, type Barrels, barrels, building, finishRole, good, legal, of, position, type Tile } from "./position.ts";

describe("example: six colonists aboard with four players", () => {
  it("the mayor has 2 and 1 from the supply, the others 2, 1, 1", () => {
    const state = position({ colonistShip: 6 });
    act(state, "role mayor", "colonist");
    expect(state.table.players.map((player) => player.sanJuan)).toEqual([3, 2, 1, 1]);
  });
});

describe("example: three manned quarries", () => {
  it.each([
    ["constructionHut", 1],
    ["office", 3],
    ["harbor", 5],
    ["cityHall", 7],
  ] as const)("%s costs %i", (id, price) => {
    const { table } = position({ players: [{ island: ["quarry*", "quarry*", "quarry*"] }] });
    expect(priceAs(table, 0, building(id), false)).toBe(price);
  });
});

describe("example: producing with idle colonists", () => {
  it("2 corn, 1 tobacco, 3 sugar", () => {
    const island = ["corn*", "corn*", "tobacco*", "tobacco*", "sugar*", "sugar*", "sugar*"] as const;
    const state = position({ players: [{}, { island, city: ["tobaccoStorage*", "sugarMill***", "smallSugarMill*"] }] });
    act(state, "role craftsman");
    expect(of(state.table, 1).goods).toEqual(barrels({ corn: 2, tobacco: 1, sugar: 3 }));
  });
});

describe("example: a factory under shortage", () => {
  it("no corn and 2 sugar in the supply: 2 sugar, 1 tobacco, a doubloon", () => {
    const island = ["corn*", "corn*", "corn*", "sugar*", "sugar*", "sugar*", "tobacco*"] as const;
    const city = ["sugarMill***", "tobaccoStorage*", "factory*"] as const;
    const state = position({ players: [{}, { island, city }], goods: { corn: 0, sugar: 2, tobacco: 9 } });
    act(state, "role craftsman");
    expect([of(state.table, 1).goods, of(state.table, 1).money]).toEqual([barrels({ sugar: 2, tobacco: 1 }), 1]);
  });
});

describe("example: a whole captain phase with four players", () => {
  const GOODS: Barrels[] = [
    { corn: 2, sugar: 6 },
    { sugar: 2, tobacco: 3 },
    { corn: 2, tobacco: 1 },
    { corn: 1, indigo: 5 },
  ];
  const begin = () => {
    const ships = [{ size: 5 }, { size: 6, good: "corn", load: 3 }, { size: 7 }] as const;
    const state = position({ players: GOODS.map((goods) => ({ goods })), ships });
    act(state, "role captain");
    return state;
  };
  it("the six sugar go onto the 7, as they do not fit onto the 5", () => {
    expect(legal(begin())).toEqual(["load corn on 1", "load sugar on 2"]);
  });
  it("six loads, their points, what is left, and the ships", () => {
    const state = begin();
    const steps: [number, string, number][] = [
      [0, "load sugar on 2", 7],
      [1, "load sugar on 2", 1],
      [2, "load tobacco on 0", 1],
      [3, "load corn on 1", 1],
      [0, "load corn on 1", 2],
    ];
    for (const [seat, move, points] of steps) {
      expect(state.table.turn).toBe(seat);
      const before = loadingPoints(of(state.table, seat));
      act(state, move);
      expect(loadingPoints(of(state.table, seat)) - before).toBe(points);
    }
    expect([state.table.turn, legal(state)]).toEqual([1, ["load tobacco on 0"]]);
    act(state, "load tobacco on 0");
    expect(state.table.players.map(loadingPoints)).toEqual([9, 4, 1, 1]);
    // What is left is stored: the second seat has its sugar, though the printed text forgets it; no seat has a warehouse.
    expect(state.table.players.map((player) => player.goods)).toEqual([{}, { sugar: 1 }, { corn: 1 }, { indigo: 1 }].map(barrels));
    expect(state.table.ships.map((ship) => [ship.good, ship.load])).toEqual([
      [good("tobacco"), 4],
      [NONE, 0],
      [NONE, 0],
    ]);
    expect(state.table.phase).toBe("role");
  });
});

describe("example: harbor and wharf", () => {
  it("3 of 5 tobacco, 2 sugar, the other 2 tobacco by wharf: 4, 3, 3 points", () => {
    const ships = [
      { size: 5, good: "tobacco", load: 2 },
      { size: 6, good: "sugar", load: 1 },
    ] as const;
    const owner = { goods: { tobacco: 5, sugar: 2 }, city: ["harbor*", "wharf*"] } as const;
    const state = position({ players: [{}, owner], ships });
    act(state, "role captain");
    const gained = ["load tobacco on 0", "load sugar on 1", "wharf tobacco"].map((move) => {
      const before = loadingPoints(of(state.table, 1));
      act(state, move);
      return loadingPoints(of(state.table, 1)) - before;
    });
    expect(gained).toEqual([4, 3, 3]);
  });
});

describe("example: both warehouses", () => {
  it("hold three kinds and one barrel of a fourth", () => {
    const goods = { corn: 3, indigo: 3, sugar: 3, tobacco: 3 };
    const state = position({
      players: [{ goods, city: ["smallWarehouse*", "largeWarehouse*"] }],
      ships: [{ size: 5, good: "coffee", load: 1 }],
    });
    act(state, "role captain", "store corn", "store indigo", "store sugar");
    finishRole(state);
    expect(of(state.table, 0).goods).toEqual(barrels({ corn: 3, indigo: 3, sugar: 3, tobacco: 1 }));
  });
});

describe("example: a prospector's card with 2 doubloons", () => {
  it("pays 3", () => {
    const state = position({ cardMoney: { prospector: 2 } });
    act(state, "role prospector");
    expect(of(state.table, 0).money).toBe(3);
  });
});

describe("examples: the five large buildings", () => {
  const bonus = (sketch: Parameters<typeof position>[0] & object) => score(position(sketch).table, 0);
  it("guild hall: both sugar mills, a small indigo plant and a roaster: 6", () => {
    const city = ["smallSugarMill", "sugarMill", "smallIndigoPlant", "coffeeRoaster", "guildHall*"] as const;
    expect(bonus({ players: [{ city }] }).guildHall).toBe(6);
  });
  it("residence: ten tiles: 5", () => {
    expect(bonus({ players: [{ city: ["residence*"], island: new Array<Tile>(10).fill("corn") }] }).residence).toBe(5);
  });
  it("fortress: 20 colonists: 6", () => {
    expect(bonus({ players: [{ city: ["fortress*"], sanJuan: 19 }] }).fortress).toBe(6);
  });
  it("customs house: 23 points for loading: 5", () => {
    expect(bonus({ players: [{ city: ["customsHouse*"], points: 23 }] }).customsHouse).toBe(5);
  });
  it("city hall: seven violet buildings: 7", () => {
    const city = ["hacienda", "harbor", "office", "constructionHut", "largeWarehouse", "residence", "cityHall*"] as const;
    expect(bonus({ players: [{ city }] }).cityHall).toBe(7);
  });
});
