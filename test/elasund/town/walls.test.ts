import { describe, expect, it } from "vitest";
import { towersOf } from "../../../shared/elasund/rules/town/walls.ts";
import { act, eventOf, handOf, places, position, types } from "../position.ts";

const spaces = (sketch: Parameters<typeof position>[0]) => places(position({ hands: ["9"], ...sketch }), "wall");

describe("the wall grows from both gates: a piece touches a gate or any laid piece", () => {
  it.each([
    [2, ["n4", "s4", "e3", "e11"]],
    [3, ["n6", "s6", "e3", "e11"]],
    [4, ["n8", "s8", "e3", "e11"]],
  ] as const)("%i players begin at four ends", (seats, ends) => expect(spaces({ seats })).toEqual(ends));
  it("westwards in the north and south, to column 3", () => {
    expect(spaces({ walls: ["1 n6", "2 n5"] })).toEqual(["n4", "s6", "e3", "e11"]);
    expect(spaces({ walls: ["1 n6", "1 n5", "1 n4", "1 n3"] })).toEqual(["s6", "e3", "e11"]);
  });
  it("inwards from both ends in the east", () => {
    expect(spaces({ walls: ["1 e3", "2 e11"] })).toEqual(["n6", "s6", "e4", "e10"]);
    const all = ["3", "4", "5", "6", "8", "9", "10", "11"].map((row) => `1 e${row}`);
    expect(spaces({ walls: all })).toEqual(["n6", "s6"]);
  });
  it("the east may be built any time (ruling 15)", () => expect(spaces({})).toContain("e3"));
});

describe("a piece costs two gold in the north and south, four in the east", () => {
  it.each([
    ["1", []],
    ["2", ["n6", "s6"]],
    ["3", ["n6", "s6"]],
    ["4", ["n6", "s6", "e3", "e11"]],
  ])("%s gold", (gold, open) => expect(spaces({ hands: [gold] })).toEqual(open));
  it("which is paid", () => {
    const state = position({ hands: ["9"] });
    act(state, "wall n6", "wall e3");
    expect(handOf(state, 0)).toMatch(/^3/);
  });
});

describe("each seat lays its pieces in their order, and gets what is on them", () => {
  it.each([
    [1, 1, 0],
    [2, 1, 0],
    [3, 0, 1],
    [4, 1, 0],
    [5, 2, 0],
    [6, 0, 1],
    [7, 2, 0],
    [8, 2, 0],
    [9, 0, 1],
  ])("piece %i: %i influence, %i cubes", (number, influence, cubes) => {
    const spots = ["n8", "n7", "n6", "n5", "n4", "n3", "s8", "s7"];
    const walls = spots.slice(0, number - 1).map((spot) => `0 ${spot}`);
    const state = position({ seats: 4, hands: ["4"], walls });
    const before = state.table.cubes[0]!;
    const told = act(state, "wall e3");
    expect(eventOf(told, "walled")!.piece).toBe(number - 1);
    expect([state.table.hands[0], before - state.table.cubes[0]!]).toEqual([influence, cubes]);
    expect(types(told)).toEqual(influence > 0 ? ["spent", "walled", "drew"] : ["spent", "walled"]);
  });
  it("the example of the rule book: the second piece a card, the third for four gold a tower with a cube", () => {
    const state = position({ hands: ["6"], walls: ["0 n6"] });
    act(state, "wall n5", "wall e3");
    expect([state.table.hands[0], state.table.cubes[0], towersOf(state.table, 0)]).toEqual([1, 9, 1]);
  });
  it("after nine a seat has none left", () => {
    const walls = ["n8", "n7", "n6", "n5", "n4", "n3", "s8", "s7", "s6"].map((spot) => `0 ${spot}`);
    expect(spaces({ seats: 4, walls })).toEqual([]);
    expect(spaces({ seats: 4, walls, turn: 1, hands: ["", "9"] })).toEqual(["s5", "e3", "e11"]);
  });
  it("others count for themselves", () => {
    const state = position({ hands: ["4"], walls: ["1 n6", "1 n5"] });
    expect(eventOf(act(state, "wall n4"), "walled")!.piece).toBe(0);
  });
});
