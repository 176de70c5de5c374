import { describe, expect, it } from "vitest";
import { displacedOf, GONE, NONE, OWN_KINDS } from "../../../shared/elasund/state.ts";
import { act, eventOf, legal, owing, places, position, standing, types } from "../position.ts";

/** Seat 0 is about to build an inn at d4. */
const inn = { hands: ["3"], permits: ["0 1 d4", "0 2 e4"] };

describe("a displaced start building is put back by its owner before the turn goes on (rulings 12, 25)", () => {
  it("at once, off turn", () => {
    const state = position({ ...inn, tiles: ["hut 1 d5"] });
    expect(types(act(state, "build inn", "put d4")).at(-1)).toBe("built");
    expect([state.table.step, owing(state)]).toEqual(["settle", [1]]);
    act(state, "settle hut f9");
    expect([standing(state, 1), state.table.step, owing(state)]).toEqual([["hut f9"], "build", [0]]);
  });
  it("it must be, there is no passing", () => {
    const state = position({ ...inn, tiles: ["hut 1 d5"] });
    act(state, "build inn", "put d4");
    expect(legal(state).every((move) => move.startsWith("settle hut "))).toBe(true);
  });
  it("it is no build", () => {
    const state = position({ ...inn, tiles: ["hut 0 d5"] });
    act(state, "build inn", "put d4", "settle hut f9");
    expect(state.table.built).toBe(1);
  });
  it("after the second build the third step comes", () => {
    const state = position({ ...inn, built: 1, tiles: ["hut 1 d5"] });
    act(state, "build inn", "put d4", "settle hut f9");
    expect([state.table.step, owing(state)]).toEqual(["permit", [0]]);
  });
  it("a church tile displaces it too (ruling 13)", () => {
    const state = position({ hands: ["7"], church: { first: 1, by: 2 }, churchPile: [2], tiles: ["huts 1 d6"] });
    act(state, "church");
    expect([state.table.step, owing(state)]).toEqual(["settle", [1]]);
  });
});

describe("start buildings of the seat whose turn it is first, then clockwise, one seat at a time (ruling 12)", () => {
  it("own before the others, then the nearest", () => {
    const state = position({
      seats: 4,
      turn: 2,
      hands: ["", "", "5"],
      permits: ["2 1 d4", "2 2 e4", "2 3 d5"],
      tiles: ["hut 2 e5", "hut 1 d6", "hut 3 e6"],
    });
    act(state, "build large", "put d4");
    expect(owing(state)).toEqual([2]);
    act(state, "settle hut g9");
    expect(owing(state)).toEqual([3]);
    act(state, "settle hut g10");
    expect(owing(state)).toEqual([1]);
    act(state, "settle hut g11");
    expect(state.table.step).toBe("build");
  });
  it("of two of its own the owner chooses the order (ruling 25)", () => {
    const state = position({ hands: ["5"], permits: ["0 1 d4", "0 2 e4", "0 3 d5"], tiles: ["hut 1 e5", "huts 1 d6"] });
    act(state, "build large", "put d4");
    expect(legal(state)).toEqual(expect.arrayContaining(["settle hut g9", "settle huts g9"]));
    act(state, "settle huts g9");
    expect(places(state, "settle").every((place) => place.startsWith("hut "))).toBe(true);
    expect(owing(state)).toEqual([1]);
  });
});

describe("it goes onto free fields: no trade field, permit, building, church tile or pit (ruling 12)", () => {
  it("for a hut", () => {
    const state = position({
      seats: 3,
      ...inn,
      permits: [...inn.permits, "2 0 g9"],
      tiles: ["hut 1 d5", "inn 2 f2"],
      church: { first: 4 },
    });
    act(state, "build inn", "put d4");
    const homes = places(state, "settle");
    for (const taken of ["a5", "f12", "g9", "f2", "c8", "d4"]) expect(homes).not.toContain(`hut ${taken}`);
    for (const free of ["b5", "e12", "d8", "c9", "g10"]) expect(homes).toContain(`hut ${free}`);
  });
  it("not the pit before the church either", () => {
    const state = position({ ...inn, tiles: ["hut 1 d5"] });
    act(state, "build inn", "put d4");
    expect(places(state, "settle")).not.toContain("hut c8");
  });
  it("huts need room for both their fields, north to south", () => {
    const state = position({ ...inn, permits: [...inn.permits, "2 0 g9"], tiles: ["huts 1 d5"] });
    act(state, "build inn", "put d4");
    const homes = places(state, "settle");
    for (const cramped of ["g8", "g9", "g12", "c6", "c8", "f11"]) expect(homes).not.toContain(`huts ${cramped}`);
    for (const free of ["g10", "g11", "b6", "f10"]) expect(homes).toContain(`huts ${free}`);
  });
  it("no list of moves is longer than with both of them on an empty board for four", () => {
    const state = position({ seats: 4, hands: ["5"], permits: ["0 1 d4", "0 2 e4", "0 3 d5"], tiles: ["hut 1 e5", "huts 1 d6"] });
    act(state, "build large", "put d4");
    expect(legal(state).length).toBeLessThanOrEqual(141);
    expect(legal(state).length).toBeGreaterThan(120);
  });
});

describe("without room a start building is out of the game (rulings 12, 25)", () => {
  /** Two players, and beside the harbour no free field south of row 3 but those that are left out of these. */
  const full = ["merchant 0 b2", "merchant 0 d2", "inn 0 b4", "market 0 b6", "well 0 e10", "inn 0 b11", "inn 0 d11"];
  const church = { first: 2, tiles: ["1 1", "3 1", "4 1", "5 1", "6 1", "7 1", "8 1"], under: 9 };
  const filled = (tiles: readonly string[], permits: readonly string[]) =>
    position({ seats: 2, hands: ["5"], church, tiles: [...full, ...tiles], permits: [...permits, "1 4 d10"], cubes: [5, 5] });

  it("at once, and the turn goes on", () => {
    const state = filled(["market 0 d6", "craftsman 1 e8", "hut 1 d5"], ["0 1 d4", "0 2 e4", "1 0 e5"]);
    const told = act(state, "build inn", "put d4");
    expect(types(told).slice(-2)).toEqual(["built", "homeless"]);
    expect([state.table.sites[4], state.table.step, owing(state)]).toEqual([GONE, "build", [0]]);
  });
  it("where one field is free it goes there", () => {
    const state = filled(["market 0 d6", "hut 1 d5", "well 1 e9"], ["0 1 d4", "0 2 e4", "1 0 e5"]);
    act(state, "build inn", "put d4");
    expect(legal(state)).toEqual(["settle hut e8"]);
  });
  it("the order of two may leave one without a home", () => {
    const state = filled(["well 0 d6", "hut 1 e5", "huts 1 e6"], ["0 1 d4", "0 2 e4", "0 3 d5"]);
    act(state, "build large", "put d4");
    expect(legal(state)).toEqual(["settle hut e8", "settle hut e9", "settle huts e8"]);
    const told = act(state, "settle hut e8");
    expect([eventOf(told, "homeless")!.tile, displacedOf(state.table, 1), standing(state, 1)]).toEqual([5, [], ["hut e8"]]);
    expect(state.table.step).toBe("build");
  });
  it("who is out of the game stays out", () => {
    const state = filled(["market 0 d6", "craftsman 1 e8", "hut 1 d5"], ["0 1 d4", "0 2 e4", "1 0 e5"]);
    act(state, "build inn", "put d4", "pass");
    expect(state.table.sites[4]).toBe(GONE);
  });
});

describe("a tile displaced by a build cannot be the tile that is built (ruling 25)", () => {
  it("another of the same kind comes from the supply", () => {
    const state = position({ hands: ["3 ggg"], tiles: ["merchant 1 d5"], permits: ["0 1 c4", "0 2 d4"] });
    const told = act(state, "build merchant", "put c4", "pay green");
    const [gone, came] = [eventOf(told, "displaced")!.tiles[0]!, eventOf(told, "built")!.tile];
    expect(came).not.toBe(gone);
    expect([state.table.owners[gone], state.table.owners[came]]).toEqual([NONE, 0]);
  });
});

describe("a start building under a church tile is out of the game if there is no room (rulings 12, 13)", () => {
  it("and the turn goes on", () => {
    const inns = ["inn 0 a2", "inn 0 a4", "inn 0 a6", "inn 1 a9", "inn 1 a11", "merchant 1 c2", "merchant 1 c4", "merchant 1 c10"];
    const houses = ["craftsman 0 e2", "craftsman 1 e4", "huts 0 e10", "trader 0 c12", "well 0 e12", "hut 1 e9"];
    const church = { first: 4, by: 0, tiles: ["1 0", "2 1", "3 1", "5 1", "6 1", "7 1", "8 1"], under: 9 };
    const state = position({ seats: 2, hands: ["7"], tiles: [...inns, ...houses], church, cubes: [5, 5] });
    expect(eventOf(act(state, "church"), "homeless")).toEqual({ type: "homeless", tile: OWN_KINDS });
    expect(state.table).toMatchObject({ step: "build", built: 1 });
  });
});
