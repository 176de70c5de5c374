import { describe, expect, it } from "vitest";
import { quickLuck } from "../../../shared/core/base/random.ts";
import { CHURCH } from "../../../shared/elasund/catalog.ts";
import { elasund } from "../../../shared/elasund/index.ts";
import { churchAtWith, churchField, fieldName } from "../../../shared/elasund/rules/town/grid.ts";
import { DISPLACED, NONE } from "../../../shared/elasund/state.ts";
import { act, eventOf, handOf, legal, places, position, standing, types } from "../position.ts";
import printed from "../printed.json" with { type: "json" };

describe("a church tile costs seven gold, no permits, and carries a cube", () => {
  it("not with six", () => {
    expect(legal(position({ hands: ["6"] }))).not.toContain("church");
    expect(legal(position({ hands: ["7"] }))).toContain("church");
  });
  it("the next tile of the pile goes to its place", () => {
    const state = position({ hands: ["8"], church: { first: 5, by: 1 }, churchPile: [3] });
    const told = act(state, "church");
    expect(types(told)).toEqual(["spent", "churched"]);
    expect(eventOf(told, "churched")!.tile).toBe(2);
    expect([handOf(state, 0), state.table.cubes[0], state.table.church[2]]).toEqual(["1", 9, 0]);
  });
  it("there are nine", () => {
    const tiles = ["1 0", "2 0", "3 1", "4 1", "6 1", "7 2", "8 2", "9 2"];
    expect(legal(position({ hands: ["20"], church: { first: 5, tiles } }))).not.toContain("church");
  });
});

describe("the first builder looks at two tiles, lays one on the pit, and puts the other unseen under the pile", () => {
  const first = () => {
    const state = position({ hands: ["7"], churchPile: [6, 2] });
    const told = act(state, "church");
    return { state, told };
  };
  it("it is paid before it sees them (ruling 27)", () => {
    const { state, told } = first();
    expect([types(told), handOf(state, 0)]).toEqual([["spent", "peeked"], "0"]);
    expect(legal(state)).toEqual(["tile 6", "tile 2"]);
  });
  it("others do not see which", () => expect(eventOf(first().told, "peeked")).toEqual({ type: "peeked", seat: 0 }));
  it("the chosen one settles where the church will be", () => {
    const { state } = first();
    act(state, "tile 2");
    expect(fieldName(state.table.churchAt)).toBe("b8");
    expect([state.table.church[1], state.secrets[0]!.under, state.table.cubes[0], state.table.built]).toEqual([0, 5, 9, 1]);
  });
  it("the other comes last, for any builder", () => {
    const tiles = ["1 1", "3 1", "4 1", "5 1", "7 1", "8 1", "9 1"];
    const state = position({ turn: 2, hands: ["", "", "7"], church: { first: 6, tiles, under: 2 } });
    expect(eventOf(act(state, "church"), "churched")!.tile).toBe(1);
    expect([state.secrets[0]!.under, state.table.church[1]]).toEqual([NONE, 2]);
  });
});

describe("the first tile decides which nine fields the church covers", () => {
  it.each(Object.entries(printed.church.areaByFirstTile))("tile %s", (first, { cols, rows }) => {
    const fields = Array.from({ length: CHURCH.tiles }, (_none, tile) => fieldName(churchField(churchAtWith(Number(first) - 1), tile)));
    const wanted = rows.flatMap((row) => [0, 1, 2].map((step) => `${"abcdefghi"[cols[0]! - 1 + step]}${row}`));
    expect(fields).toEqual(wanted);
  });
  it("the harbour too, where it scores no trade points", () => {
    const state = position({ hands: ["7"], church: { first: 3, by: 1 }, churchPile: [1] });
    act(state, "church");
    expect([state.table.trade, state.table.cubes]).toEqual([
      [0, 0, 0],
      [9, 9, 10],
    ]);
  });
});

describe("a church tile displaces anything, without compensation (rulings 13, 27)", () => {
  const build = (sketch: Parameters<typeof position>[0]) => {
    const state = position({ hands: ["7"], church: { first: 5, by: 1 }, churchPile: [3], ...sketch });
    return { state, told: act(state, "church") };
  };
  it("a permit goes back to its owner", () => {
    const { state, told } = build({ permits: ["2 4 d6"] });
    expect([types(told), state.table.hands]).toEqual([
      ["spent", "returned", "churched"],
      [0, 0, 0],
    ]);
    expect(state.table.permits.every((lies) => lies === NONE)).toBe(true);
  });
  it("the example of the rule book: the whole inn, wherever it is touched, with its cube", () => {
    const { state, told } = build({ tiles: ["inn 2 d5"] });
    expect(types(told)).toEqual(["spent", "displaced", "churched"]);
    expect([standing(state, 2), state.table.cubes[2]]).toEqual([[], 10]);
  });
  it("a large one too, its trade points with it", () => {
    const state = position({ hands: ["7"], church: { first: 6, by: 1 }, churchPile: [1], tiles: ["large 2 a4", "market 2 a2"] });
    expect(state.table.trade[2]).toBe(4);
    const told = act(state, "church");
    expect(eventOf(told, "traded")).toMatchObject({ seat: 2, points: -3 });
    expect([state.table.trade[2], state.table.cubes[2]]).toEqual([1, 9]);
  });
  it("a start building, which its owner puts back", () => {
    const { state } = build({ tiles: ["huts 2 d5"] });
    expect([state.table.sites[9], state.table.step]).toEqual([DISPLACED, "settle"]);
  });
  it("an own one", () => expect(standing(build({ tiles: ["trader 0 d6"] }).state, 0)).toEqual([]));
});

describe("church tiles are never built over; the other fields of the nine are like any other until a tile lands (ruling 6)", () => {
  it("permits on them", () => {
    const state = position({ step: "permit", hands: ["5"], ship: 8, church: { first: 5, tiles: ["4 1"] } });
    act(state, "permit 0");
    expect(places(state)).toEqual(["a8", "d8", "e8", "f8", "g8"]);
  });
  it("buildings on them", () => {
    const state = position({ hands: ["9"], permits: ["0 1 d9"], church: { first: 5, tiles: ["4 1", "8 1"] } });
    act(state, "build market");
    expect(places(state)).toEqual(["d9"]);
  });
});

describe("the church tiles are shuffled", () => {
  it("any of the nine may come first", () => {
    const first = (seed: number) =>
      elasund
        .setup({ seats: 2, rules: 1, luck: quickLuck(seed), options: { reward: "all", cubes: 10, start: "even" } })
        .hidden.church.at(-1)!;
    const firsts = new Set(Array.from({ length: 200 }, (_none, seed) => first(seed)));
    expect([...firsts].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
