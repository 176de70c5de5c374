import { describe, expect, it } from "vitest";
import { puertoRico } from "../../shared/puerto-rico/index.ts";
import { type Points, result, SOURCES, score, total } from "../../shared/puerto-rico/score.ts";
import { type Building, ENDINGS, NONE, type Table } from "../../shared/puerto-rico/state.ts";
import { act, finishRole, legal, of, position, type Sketch, type Tile, told } from "./position.ts";

const table = (...players: Sketch[]): Table => position({ players }).table;
const points = (sketch: Sketch): Points => score(table(sketch), 0);

function over(...players: Sketch[]) {
  const state = position({ players, seats: 3 });
  state.table.phase = "over";
  return result(state.table);
}

describe("E1: the round is finished, all choices that remain are played", () => {
  it("the cards go on to the last seat, then it is over, without pay or a new governor", () => {
    const state = position({ colonists: 0, colonistShip: 0 });
    const events = act(state, "role mayor");
    expect(ENDINGS[state.table.ending]).toBe("colonists");
    for (const role of ["settler", "builder"]) {
      events.push(...act(state, `role ${role}`), ...finishRole(state));
      expect(state.table.phase).toBe("role");
      expect(result(state.table)).toBeUndefined();
    }
    events.push(...act(state, "role captain"));
    expect(told(events, "over")).toHaveLength(1);
    expect([told(events, "paid"), told(events, "governor")]).toEqual([[], []]);
    expect([state.table.round, legal(state), puertoRico.toAct(state.table)]).toEqual([1, [], []]);
  });
  it("a second reason does not change the first", () => {
    const state = position({ colonists: 0, colonistShip: 0, points: 1, players: [{}, { goods: { corn: 1 } }] });
    act(state, "role mayor", "role captain");
    const events = act(state, "load corn on 0");
    expect(told(events, "lastRound")).toEqual([]);
    expect(ENDINGS[state.table.ending]).toBe("colonists");
  });
  it("without a reason it goes on", () => {
    const state = position();
    for (const role of ["mayor", "settler", "trader", "captain"]) {
      act(state, `role ${role}`);
      finishRole(state);
    }
    expect([state.table.phase, state.table.round, state.table.ending]).toEqual(["role", 2, NONE]);
  });
});

describe("E2: points for loading, printed points of buildings manned or not, bonuses of manned large ones", () => {
  it("every source by itself", () => {
    const state = position({ players: [{ points: 6, city: ["harbor", "smallMarket*", "guildHall"] }] });
    Object.assign(of(state.table, 0), { harborPoints: 2, captainPoints: 3 });
    const own = score(state.table, 0);
    expect(own).toMatchObject({ barrels: 6, harbor: 2, captain: 3, buildings: 3 + 1 + 4 });
    expect(total(own)).toBe(19);
    expect(Object.keys(own)).toEqual([...SOURCES]);
  });
  it.each<Building>(["guildHall", "residence", "fortress", "customsHouse", "cityHall"])("an empty %s has no bonus", (id) => {
    const rich: Sketch = { points: 20, sanJuan: 20, island: new Array<Tile>(10).fill("corn"), city: ["indigoPlant", id] };
    expect(points(rich)[id as keyof Points]).toBe(0);
    expect(points({ ...rich, city: ["indigoPlant", `${id}*`] })[id as keyof Points]).toBeGreaterThan(0);
  });
});

describe("E3: what the large buildings count", () => {
  it("fortress: all colonists, San Juan and its own too, three a point", () => {
    expect(points({ city: ["fortress*", "indigoPlant**"], island: ["corn*"], sanJuan: 2 }).fortress).toBe(2);
    expect(points({ city: ["fortress*", "indigoPlant**"], island: ["corn*"], sanJuan: 1 }).fortress).toBe(1);
  });
  it("customs house: only points for loading, bonuses included", () => {
    const state = position({ players: [{ points: 5, city: ["customsHouse*", "harbor*", "wharf*"] }] });
    Object.assign(of(state.table, 0), { harborPoints: 2, captainPoints: 1 });
    expect(score(state.table, 0).customsHouse).toBe(2);
  });
  it("guild hall: one for a small, two for a large production building, manned or not", () => {
    expect(points({ city: ["guildHall*", "smallIndigoPlant", "tobaccoStorage*", "harbor*"] }).guildHall).toBe(3);
  });
  it("city hall: every violet building, itself and other large ones too, manned or not", () => {
    expect(points({ city: ["cityHall*", "hacienda", "fortress", "indigoPlant*"] }).cityHall).toBe(3);
  });
  it.each([
    [0, 4],
    [9, 4],
    [10, 5],
    [11, 6],
    [12, 7],
  ])("residence: with %i tiles %i", (tiles, bonus) => {
    expect(points({ city: ["residence*"], island: new Array<Tile>(tiles).fill("quarry") }).residence).toBe(bonus);
  });
});

describe("F3: the customs house counts every point gained by loading, including written ones", () => {
  it("beyond the pool", () => expect(points({ points: 41, city: ["customsHouse*"] }).customsHouse).toBe(10));
});

describe("E4: most points win; then most doubloons and barrels; then the place is shared (our decision)", () => {
  it("points", () =>
    expect(over({ points: 9 }, { points: 11, money: 0 }, { points: 10, money: 9 })).toMatchObject({ how: "points", places: [3, 1, 2] }));
  it("wealth: a barrel is a doubloon", () => {
    const end = over({ points: 9, money: 3 }, { points: 9, money: 2, goods: { corn: 1, coffee: 1 } }, { points: 9 });
    expect(end).toMatchObject({ how: "wealth", places: [2, 1, 3], ties: [3, 4, 0] });
  });
  it("a tie behind the winner is broken too, and is not how it was won", () => {
    expect(over({ points: 9 }, { points: 5, money: 1 }, { points: 5, money: 2 })).toMatchObject({ how: "points", places: [1, 3, 2] });
  });
  it("shared", () => {
    expect(over({ points: 9, money: 1 }, { points: 9, goods: { corn: 1 } }, { points: 8 })).toMatchObject({
      how: "shared",
      places: [1, 1, 3],
    });
  });
});

describe("E5: points are public by computation, and the option only says how they are shown", () => {
  it("every change of points is told", () => {
    const state = position({ players: [{ goods: { corn: 4 }, city: ["harbor*"] }] });
    const events = act(state, "role captain", "load corn on 0");
    const sum = told(events, "loaded").reduce((all, event) => all + event.n, 0) + told(events, "bonus").length;
    expect(sum).toBe(4 + 2);
    expect(sum).toBe(100 - state.table.points);
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
