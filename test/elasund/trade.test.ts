import { describe, expect, it } from "vitest";
import { tradeOf } from "../../shared/elasund/rules/town/grid.ts";
import { trackCubes } from "../../shared/elasund/rules/trade.ts";
import { broken } from "./invariants.ts";
import { act, eventOf, field, position, standing, types } from "./position.ts";

describe("trade fields: ten of one point at the harbour, near the gates of two points (ruling 23)", () => {
  it.each([
    [2, []],
    [3, ["f2", "f12"]],
    [4, ["f2", "f12", "h2", "h12"]],
  ] as const)("%i players", (seats, gates) => {
    const { table } = position({ seats });
    for (const name of ["a2", "a8", "a12"]) expect(tradeOf(table, field(name))).toBe(1);
    for (const name of ["f2", "f12", "h2", "h12"]) expect(tradeOf(table, field(name))).toBe(gates.some((gate) => gate === name) ? 2 : 0);
    for (const name of ["b2", "e12", "c8"]) expect(tradeOf(table, field(name))).toBe(0);
  });
});

describe("a building scores every trade field it covers", () => {
  const built = (kind: string, at: string, permits: readonly string[]) => {
    const state = position({ hands: ["9"], permits });
    const told = act(state, `build ${kind}`, `put ${at}`);
    return { points: state.table.trade[0], told };
  };
  it("two inns and a well at the harbour: five", () => {
    const { table } = position({ tiles: ["inn 0 a2", "inn 0 a4", "well 0 a6"] });
    expect(table.trade[0]).toBe(5);
  });
  it("a large one beside the gate: two", () => expect(built("large", "e2", ["0 1 e2", "0 2 f3", "0 3 e4"]).points).toBe(2));
  it("a coloured one as well", () => expect(built("craftsman", "a5", ["0 1 a5"]).points).toBe(2));
  it("none away from them", () => expect(types(built("well", "b5", ["0 1 b5"]).told)).not.toContain("traded"));
});

describe("the track gives a cube at 3, 5, 7, 9 and 11 points", () => {
  it("reached or passed", () => {
    expect([0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14].map(trackCubes)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  });
  it("a cube goes onto it by itself (ruling 28)", () => {
    const state = position({ hands: ["9"], permits: ["0 1 a6"], tiles: ["inn 0 a2"] });
    act(state, "build craftsman", "put a5");
    expect([state.table.trade[0], state.table.cubes[0]]).toEqual([4, 8]);
  });
  it("the example of the rule book: red falls from 5 to 4 and takes a cube back, blue gains 2 and lays one", () => {
    const tiles = ["inn 0 a2", "craftsman 0 a4", "well 0 a6", "well 1 a9"];
    const state = position({ turn: 1, hands: ["", "3"], permits: ["1 1 b6", "1 2 b8"], tiles });
    expect(state.table).toMatchObject({ trade: [5, 1, 0], cubes: [6, 9, 10] });
    const told = act(state, "build inn", "put a6");
    expect(told.filter(({ type }) => type === "traded")).toEqual([
      { type: "traded", seat: 0, points: -1 },
      { type: "traded", seat: 1, points: 2 },
    ]);
    // Red has its well's cube and the track's back; blue's inn has one and its third point another.
    expect(state.table).toMatchObject({ trade: [4, 3, 0], cubes: [8, 7, 10] });
  });
  it("points over 11 are counted on, and a loss among them costs no cube", () => {
    const tiles = ["inn 0 a2", "inn 0 a4", "inn 0 a6", "inn 0 a9", "inn 0 a11", "large 0 f2", "market 0 h2"];
    const { table } = position({ seats: 4, tiles });
    expect([table.trade[0], trackCubes(14), trackCubes(12)]).toEqual([14, 5, 5]);
  });
});

describe("a church tile on a harbour field scores nothing", () => {
  it("and takes the points of what stood there", () => {
    const state = position({ hands: ["7"], church: { first: 3, by: 2 }, churchPile: [1], tiles: ["trader 1 a8"] });
    act(state, "church");
    expect([state.table.trade, standing(state, 1)]).toEqual([[0, 0, 0], []]);
  });
});

describe("order inside a build: pay, compensate, permits back, displaced, then placed with cubes, then trade points (rulings 16, 27)", () => {
  it("everything at once", () => {
    const permits = ["0 4 a4", "1 1 b4"];
    const state = position({ hands: ["9"], permits, tiles: ["market 1 a5", "inn 0 a2"] });
    const told = act(state, "build inn", "put a4");
    expect(types(told)).toEqual(["chose", "spent", "compensated", "returned", "displaced", "traded", "built", "traded"]);
    expect(eventOf(told, "traded")).toMatchObject({ seat: 1, points: -1 });
  });
});

describe("own trade points fall and rise in one build", () => {
  it("no cube of the track is lost on the way", () => {
    const tiles = ["well 0 a5", "inn 0 a2"];
    const state = position({ hands: ["9"], permits: ["0 1 b5", "0 2 b6"], tiles });
    expect(state.table).toMatchObject({ trade: [3, 0, 0], cubes: [7, 10, 10] });
    act(state, "build inn", "put a5");
    expect(state.table).toMatchObject({ trade: [4, 0, 0], cubes: [7, 10, 10] });
    expect(broken(state)).toEqual([]);
  });
  it("over 11 points only those below cost cubes", () => {
    const tiles = ["inn 1 a2", "inn 1 a4", "merchant 1 a6", "merchant 1 a9", "craftsman 1 a11", "trader 1 h2"];
    const state = position({ seats: 4, hands: ["9"], permits: ["0 1 h3", "0 2 i3"], tiles });
    expect([state.table.trade[1], state.table.cubes[1]]).toEqual([12, 1]);
    act(state, "build inn", "put h2");
    expect([state.table.trade[1], state.table.cubes[1]]).toEqual([10, 2]);
  });
});
