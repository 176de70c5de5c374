import { describe, expect, it } from "vitest";
import { NUMBERS } from "../../shared/elasund/catalog.ts";
import { elasund } from "../../shared/elasund/index.ts";
import { score } from "../../shared/elasund/score.ts";
import { act, eventOf, legal, owing, position, standing, types } from "./position.ts";

const result = (state: ReturnType<typeof position>) => elasund.result(state.table);

describe("a seat that has its last cube on the board in its own turn wins at once (ruling 29)", () => {
  it("with a building", () => {
    const state = position({ hands: ["9"], permits: ["0 1 d4"], cubes: [1, 4, 6] });
    expect(types(act(state, "build well", "put d4")).slice(-2)).toEqual(["built", "won"]);
    expect([result(state)!.how, result(state)!.places, owing(state), legal(state)]).toEqual(["cubes", [1, 2, 3], [], []]);
  });
  it("with a tower", () => {
    const state = position({ hands: ["2"], walls: ["0 n6", "0 n5"], cubes: [1, 5, 5] });
    expect(types(act(state, "wall n4"))).toEqual(["spent", "walled", "won"]);
  });
  it("with a church tile", () => {
    const state = position({ hands: ["7"], church: { first: 5, by: 1 }, cubes: [1, 5, 5] });
    expect(types(act(state, "church")).at(-1)).toBe("won");
  });
  it("with the track alone", () => {
    const state = position({ hands: ["2"], permits: ["0 1 a6"], tiles: ["market 0 a2", "market 0 a3"], cubes: [1, 5, 5] });
    expect(types(act(state, "build craftsman", "put a5")).slice(-2)).toEqual(["traded", "won"]);
  });
  it("with the first of two builds", () => {
    const state = position({ hands: ["20"], permits: ["0 1 d4", "0 2 d5"], cubes: [1, 4, 6] });
    act(state, "build well", "put d4");
    expect(state.table).toMatchObject({ step: "over", built: 1, turn: 0 });
  });
  it("not while one is left", () => {
    const state = position({ hands: ["9"], permits: ["0 1 d4"], cubes: [2, 4, 6] });
    act(state, "build well", "put d4");
    expect(result(state)).toBeUndefined();
  });
  it("in the short game with seven", () => {
    const tiles = ["inn 0 b2", "inn 0 d2", "inn 0 b4", "inn 0 f2", "inn 0 d9"];
    const state = position({ hands: ["9"], permits: ["0 1 d5", "0 2 e5", "0 3 d6"], tiles, options: { cubes: 7 } });
    expect(state.table.cubes).toEqual([2, 7, 7]);
    expect(types(act(state, "build large", "put d5")).at(-1)).toBe("won");
  });
});

describe("the win is checked before start buildings are put back (ruling 16)", () => {
  it("no seat is asked any more", () => {
    const state = position({ hands: ["9"], permits: ["0 1 d4", "0 2 e4"], tiles: ["hut 1 d5"], cubes: [1, 9, 9] });
    act(state, "build inn", "put d4");
    expect([state.table.step, owing(state)]).toEqual(["over", []]);
  });
});

describe("with fewer cubes left than flags those are laid, and it is won (ruling 17)", () => {
  it("a large one with one cube", () => {
    const state = position({ hands: ["9"], permits: ["0 1 d4", "0 2 e4", "0 3 d5"], cubes: [1, 9, 9] });
    const told = act(state, "build large", "put d4");
    expect([eventOf(told, "built")!.cubes, state.table.cubes[0], result(state)!.places]).toEqual([1, 0, [1, 2, 2]]);
  });
  it("the track has nothing more to take", () => {
    const state = position({ hands: ["9"], permits: ["0 1 a4", "0 2 b4"], tiles: ["well 0 a2"], cubes: [1, 9, 9] });
    act(state, "build inn", "put a4");
    expect(state.table.cubes[0]).toBe(0);
  });
  it("own cubes that come back from what it displaces count first", () => {
    const state = position({ hands: ["9"], permits: ["0 1 d4", "0 2 e4"], tiles: ["well 0 d5"], cubes: [1, 9, 9] });
    act(state, "build inn", "put d4");
    expect([state.table.cubes[0], result(state), standing(state, 0)]).toEqual([1, undefined, ["inn d4"]]);
  });
});

describe("points are cubes on the board by what they lie on", () => {
  it("buildings, track, towers, church", () => {
    const { table } = position({
      tiles: ["inn 0 a2", "large 0 d2", "well 0 a4"],
      walls: ["0 n6", "0 n5", "0 n4"],
      church: { first: 5, by: 0, tiles: ["9 0"] },
    });
    expect(score(table, 0)).toEqual({ buildings: 4, trade: 1, walls: 1, church: 2 });
  });
});

describe("a match without a build for twenty rounds is over, and cubes decide (our own ruling)", () => {
  it("counted by turns, from the last build", () => {
    const state = position({ step: "bonus", tiles: ["inn 1 d4", "well 2 f5"] });
    state.table.idle = NUMBERS.idleRounds * 3 - 2;
    act(state, "pass");
    expect(state.table.step).toBe("roll");
    Object.assign(state.table, { step: "bonus" });
    expect(types(act(state, "pass"))).toEqual(["stalled"]);
    expect([result(state)!.how, result(state)!.places]).toEqual(["stalled", [3, 1, 1]]);
  });
  it("a build restarts the count", () => {
    const state = position({ step: "bonus", built: 1 });
    state.table.idle = NUMBERS.idleRounds * 3 - 1;
    act(state, "pass");
    expect(state.table).toMatchObject({ step: "roll", idle: 0 });
  });
});

describe("with fewer cubes left than a build would lay, the track comes last (ruling 17)", () => {
  it("in the points too", () => {
    const church = { first: 4, by: 0, tiles: ["1 0", "2 0", "3 0", "5 0", "6 0", "7 0", "8 0", "9 0"] };
    const state = position({ hands: ["5"], tiles: ["craftsman 0 a2"], permits: ["0 1 a9"], church });
    act(state, "build well", "put a9");
    expect(elasund.result(state.table)!.points[0]).toEqual({ buildings: 1, trade: 0, walls: 0, church: 9 });
  });
});
