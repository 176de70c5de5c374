import { describe, expect, it } from "vitest";
import { NUMBERS } from "../../shared/elasund/catalog.ts";
import { elasund } from "../../shared/elasund/index.ts";
import { isFull } from "../../shared/elasund/rules/full.ts";
import { act, eventOf, position, type Sketch } from "./position.ts";

const CHURCH = { first: 5, tiles: ["1 0", "2 0", "3 1", "4 1", "6 1", "7 0", "8 0", "9 1"] };
const SPACES = ["n4", "n3", "s4", "s3", "e3", "e11", "e4", "e10", "e5", "e9", "e6", "e8"];
const WALLS = SPACES.map((space, at) => `${at % 2} ${space}`);
/** Together with the church in the middle they cover the whole board of two players. */
const NORTH = ["large 0 a2", "large 1 c2", "craftsman 0 e2", "craftsman 1 e4", "market 0 a5", "market 1 c5"];
const MIDDLE = ["huts 0 a6", "well 0 a9", "huts 1 e6", "well 1 e9"];
const SOUTH = ["large 0 a10", "inn 1 c10", "market 0 c12", "well 1 e10", "well 0 e11", "hut 0 e12"];
const TILES = [...NORTH, ...MIDDLE, ...SOUTH];

const board = (more: Sketch = {}) =>
  position({ seats: 2, step: "bonus", church: CHURCH, walls: WALLS, tiles: TILES, cubes: [2, 3], hands: ["20", "20"], ...more });
const without = (tile: string) => TILES.filter((other) => other !== tile);

describe("a board is full when no seat can build anything, whatever the hands", () => {
  it.each<[string, Sketch, boolean]>([
    ["no open field, wall space or church part", {}, true],
    ["an open field for a well", { tiles: without("well 0 e11") }, false],
    ["that field under a permit", { tiles: without("well 0 e11"), permits: ["0 1 e11"] }, false],
    ["an open field that only a building of equal size can take", { tiles: without("hut 0 e12") }, false],
    ["an open wall space", { walls: WALLS.slice(0, -1) }, false],
    ["a church part", { church: { ...CHURCH, tiles: CHURCH.tiles.slice(0, -1) } }, false],
  ])("%s", (_what, sketch, full) => expect(isFull(board(sketch).table)).toBe(full));
  it("an open field that no building in the supply can take", () => {
    const { table } = board({ tiles: without("hut 0 e12") });
    table.sites = table.sites.map((site) => (site === -1 ? -3 : site));
    expect(isFull(table)).toBe(true);
  });
});

describe("on a full board the match is over after three idle rounds, and cubes decide (our own ruling)", () => {
  const lastTurn = (more: Sketch = {}, idle = NUMBERS.idleRoundsOnFullBoard * 2 - 1) => {
    const state = board(more);
    state.table.idle = idle;
    return { state, told: act(state, "pass") };
  };
  it("and not before", () => {
    const { state } = lastTurn({}, NUMBERS.idleRoundsOnFullBoard * 2 - 2);
    expect(state.table.step).toBe("roll");
  });
  it("with the fewest cubes left ahead", () => {
    const { state, told } = lastTurn();
    expect(eventOf(told, "stalled")).toEqual({ type: "stalled", full: true });
    expect(elasund.result(state.table)).toMatchObject({ how: "full", places: [1, 2] });
  });
  it("while on any other board it goes on", () => {
    expect(lastTurn({ walls: WALLS.slice(0, -1) }).state.table.step).toBe("roll");
  });
  it("and for twenty rounds by the first version of the rules", () => {
    const state = board();
    const { rules: _first, ...table } = state.table;
    Object.assign(state, { table: { ...table, idle: NUMBERS.idleRounds * 2 - 2 } });
    expect(act(state, "pass").at(-1)).toMatchObject({ type: "turn" });
    Object.assign(state.table, { step: "bonus" });
    expect(eventOf(act(state, "pass"), "stalled")).toEqual({ type: "stalled" });
    expect(elasund.result(state.table)!.how).toBe("stalled");
  });
});
