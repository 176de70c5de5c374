import { describe, expect, it } from "vitest";
import { kindOf } from "../../shared/elasund/catalog.ts";
import { changesBy, couldWinNext } from "../../shared/elasund/rules/forecast.ts";
import { incomeOf } from "../../shared/elasund/rules/ship.ts";
import { sitesFor } from "../../shared/elasund/rules/town/site.ts";
import type { Kind } from "../../shared/elasund/state.ts";
import { act, field, position, row } from "./position.ts";

const siteOf = (state: ReturnType<typeof position>, kind: Kind, at: string) =>
  sitesFor(state.table, state.table.turn, kindOf(kind)).find((site) => site.field === field(at))!;

describe("what a build changes is known before it is paid", () => {
  it("who loses which building, cubes and trade points, and what the builder gains", () => {
    const state = position({
      hands: ["9 ggg"],
      permits: ["0 1 b4", "0 2 b5"],
      tiles: ["well 1 a4", "well 0 a5", "inn 1 a2", "inn 1 a9", "inn 2 e5"],
    });
    expect(state.table.trade).toEqual([1, 5, 0]);
    const changes = changesBy(state.table, 0, siteOf(state, "inn", "a4"));
    expect(changes).toEqual([
      { tiles: [17], trade: 1, cubes: 0 },
      { tiles: [16], trade: -1, cubes: -2 },
      { tiles: [], trade: 0, cubes: 0 },
    ]);
    const before = structuredClone(state.table);
    act(state, "build inn", "put a4");
    expect(state.table.cubes).toEqual(before.cubes.map((left, seat) => left - changes[seat]!.cubes));
    expect(state.table.trade).toEqual(before.trade.map((points, seat) => points + changes[seat]!.trade));
  });
});

describe("what each row brings each seat is known beforehand", () => {
  it("gold and influence", () => {
    const { table } = position({ tiles: ["inn 0 d4", "merchant 0 f4", "huts 2 b5"] });
    expect([4, 5, 6].map((dice) => incomeOf(table, row(dice)))).toEqual([
      [1, 1, 0, 0, 0, 0],
      [1, 1, 0, 0, 1, 0],
      [0, 0, 0, 0, 1, 0],
    ]);
  });
});

describe("seats that could win in their next turn", () => {
  const could = (sketch: Parameters<typeof position>[0]) => couldWinNext(position(sketch).table, 0);
  it("with one cube left and cards enough for a church tile", () => {
    expect(could({ hands: ["7"], cubes: [1, 9, 9] })).toBe(true);
    expect(could({ hands: ["6"], cubes: [1, 9, 9] })).toBe(false);
  });
  it("what the best row may bring counts", () => {
    expect(could({ hands: ["6"], cubes: [1, 9, 9], tiles: ["huts 0 d4"] })).toBe(true);
  });
  it("all cards count as gold, for hands are hidden", () => expect(could({ hands: ["0 gbrgbrg"], cubes: [1, 9, 9] })).toBe(true));
  it("with two cubes left two builds are needed, and both must be paid", () => {
    expect(could({ hands: ["14"], cubes: [2, 9, 9] })).toBe(true);
    expect(could({ hands: ["13"], cubes: [2, 9, 9] })).toBe(false);
    expect(could({ hands: ["9"], cubes: [2, 9, 9], walls: ["0 n6", "0 n5"] })).toBe(true);
  });
  it("with its permits as they lie, trade points included", () => {
    const sketch = { hands: ["3"], permits: ["0 1 a4", "0 2 b4"], tiles: ["market 0 a2", "well 1 a9"] };
    expect(could({ ...sketch, cubes: [2, 9, 9] })).toBe(true);
    expect(could({ ...sketch, cubes: [3, 9, 9] })).toBe(false);
  });
  it("not with five to go", () => expect(could({ hands: ["40"], cubes: [5, 9, 9] })).toBe(false));
});

describe("seats that could win in their next turn, though no single build shows it", () => {
  it("two builds that only together reach a mark of the trade track", () => {
    const wells = { hands: ["10"], tiles: ["trader 0 a9"], permits: ["0 1 a5", "0 2 a11"] };
    const state = position({ ...wells, cubes: [3, 10, 10] });
    expect(couldWinNext(state.table, 0)).toBe(true);
    expect(couldWinNext(position({ ...wells, cubes: [4, 10, 10] }).table, 0)).toBe(false);
    act(state, "build well", "put a5", "build well", "put a11");
    expect(state.table.step).toBe("over");
  });
  it("with a 7, by what its towers take from the others", () => {
    const raid = { hands: ["6", "9"], walls: ["0 n6", "0 n5", "0 n4"], tiles: ["well 1 d5"], cubes: [1, 9, 9] };
    expect(couldWinNext(position(raid).table, 0)).toBe(true);
    expect(couldWinNext(position({ ...raid, hands: ["5", "9"] }).table, 0)).toBe(false);
    expect(couldWinNext(position({ ...raid, tiles: ["well 0 d5"] }).table, 0)).toBe(false);
  });
});
