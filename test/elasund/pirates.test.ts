import { describe, expect, it } from "vitest";
import { ROWS } from "../../shared/elasund/catalog.ts";
import { cubesInRows } from "../../shared/elasund/rules/pirates.ts";
import { act, eventOf, handOf, legal, owing, places, position, row, types } from "./position.ts";

const seven = { step: "ship", dice: [3, 4] } as const;

describe("a 7: the ship goes to any other row, as pirates, and brings nothing (ruling 8)", () => {
  it("never the one where it lies", () => {
    const state = position({ ...seven, ship: 9 });
    expect(places(state, "sail")).toEqual(["2", "3", "4", "5", "6", "8", "10", "11", "12"]);
  });
  it("no income", () => {
    const state = position({ ...seven, tiles: ["inn 0 d9", "merchant 1 f9"] });
    expect(types(act(state, "sail 10"))).toEqual(["sailed"]);
    expect(state.table.hands).toEqual([0, 0, 0]);
  });
  it("the turn then goes on in that row", () => {
    const state = position({ ...seven, hands: ["3"] });
    act(state, "sail 10", "pass", "permit 1");
    expect(state.table.ship).toBe(row(10));
    expect(places(state)).toEqual(["a10", "b10", "c10", "d10", "e10", "f10", "g10"]);
  });
});

describe("every seat owes a card for each own cube in the row: flags in that row, church tiles, east towers (rulings 8, 13)", () => {
  const owes = (tiles: readonly string[], dice: number, sketch: Parameters<typeof position>[0] = {}) => {
    const { table } = position({ tiles, ...sketch });
    return [0, 1, 2].map((seat) => cubesInRows(table)[seat * ROWS + row(dice)]);
  };
  it("a flag counts in its own row only: the first of a 2x2, the first two of a large one", () => {
    const tiles = ["inn 0 c4", "large 1 e4"];
    expect([4, 5, 6].map((dice) => owes(tiles, dice))).toEqual([
      [1, 1, 0],
      [0, 1, 0],
      [0, 0, 0],
    ]);
  });
  it("a well, a large building and an east tower: three", () => {
    const walls = ["0 e3", "0 e4", "0 e5"];
    expect(owes(["well 0 b5", "large 0 d4"], 5, { walls })).toEqual([3, 0, 0]);
  });
  it("church tiles in the row", () => {
    expect(owes([], 8, { church: { first: 1, by: 2, tiles: ["2 2", "4 2", "3 1"] } })).toEqual([0, 1, 2]);
  });
  it("neither cubes of the trade track, nor towers in the north and south, nor coloured buildings", () => {
    const walls = ["0 n6", "0 s6", "0 n5"];
    expect(owes(["market 0 a2", "market 0 a3", "inn 0 a4", "huts 0 d2"], 2, { walls })).toEqual([1, 0, 0]);
  });
  it("the example of the rule book: three cubes, three cards; one cube, one card", () => {
    const tiles = ["well 0 b5", "well 0 d5", "market 0 f5", "inn 1 c6", "well 1 a5"];
    const state = position({ ...seven, ship: 8, tiles, hands: ["4 gb", "1 rr"] });
    expect(eventOf(act(state, "sail 5"), "owed")).toMatchObject({ owes: [3, 1, 0] });
  });
});

describe("owners choose in secret and at once; then the given cards lie open (ruling 26)", () => {
  const tiles = ["well 0 b5", "well 1 d5", "well 1 f5"];
  const raid = () => {
    const state = position({ ...seven, ship: 8, turn: 2, tiles, hands: ["2 g", "2 gr"] });
    act(state, "sail 5");
    return state;
  };
  it("all are asked together, the one whose turn it is only if it has cubes there", () => expect(owing(raid())).toEqual([0, 1]));
  it("a card that is laid is not shown to the others", () => {
    const state = raid();
    expect(act(state, "give gold")).toEqual([{ type: "laid", seat: 0 }]);
    expect(state.table).toMatchObject({ laid: [1, 0, 0], hands: [2, 4, 0], owes: [0, 2, 0] });
  });
  it("a seat that is done is not asked again", () => {
    const state = raid();
    act(state, "give green");
    expect(owing(state)).toEqual([1]);
  });
  it("the last card reveals all, and without a tower they go onto the piles", () => {
    const state = raid();
    const told = act(state, "give green", "give gold", "give red");
    expect(types(told)).toEqual(["laid", "laid", "laid", "revealed", "swept"]);
    expect(eventOf(told, "revealed")!.given).toEqual([0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0]);
    expect([handOf(state, 0), handOf(state, 1)]).toEqual(["2", "1 g"]);
    expect([state.table.discard, state.table.gold]).toEqual([[0, 1, 0, 1], 51 - 3]);
    expect(state.table.step).toBe("build");
  });
  it("who has too few cards gives all of them, and is not asked", () => {
    const state = position({ ...seven, ship: 8, turn: 2, tiles, hands: ["", "1"] });
    const told = act(state, "sail 5");
    expect(eventOf(told, "owed")!.owes).toEqual([0, 1, 0]);
    expect(types(told)).toEqual(["sailed", "owed", "laid", "revealed", "swept"]);
    expect(state.table).toMatchObject({ step: "build", hands: [0, 0, 0] });
  });
});

describe("whose turn it is takes one given card for each own tower (ruling 14)", () => {
  const towers = ["0 n6", "0 n5", "0 s6"];
  const tiles = ["well 0 b5", "well 1 d5", "well 1 f5"];
  const raid = (options = {}, hands = ["2 g", "2 gr"]) => {
    const state = position({ ...seven, ship: 8, tiles, walls: towers, hands, options });
    act(state, "sail 5");
    return state;
  };
  it("on any side, from all given cards, its own too", () => {
    const state = raid();
    act(state, "give green", "give gold", "give gold");
    expect(legal(state)).toEqual(["take gold", "take green"]);
    const told = act(state, "take gold");
    expect(types(told)).toEqual(["took", "swept"]);
    expect([handOf(state, 0), state.table.discard]).toEqual(["3", [0, 1, 0, 0]]);
  });
  it("by option only from those of the others", () => {
    const state = raid({ reward: "others" });
    act(state, "give green", "give gold", "give gold");
    expect(legal(state)).toEqual(["take gold"]);
  });
  it("by option nothing if only its own are there", () => {
    const state = raid({ reward: "others" }, ["2 g"]);
    expect(types(act(state, "give green"))).toEqual(["laid", "revealed", "swept"]);
  });
  it("never more than were given", () => {
    const walls = [...towers, "0 s5", "0 s4", "0 n4"];
    const state = position({ ...seven, ship: 8, tiles: ["well 1 d5"], walls, hands: ["", "1 b"] });
    act(state, "sail 5", "give blue");
    expect(state.table.takes).toBe(2);
    act(state, "take blue");
    expect(state.table).toMatchObject({ step: "build", takes: 0, hands: [1, 1, 0] });
  });
  it("towers of another seat take nothing", () => {
    const state = position({ ...seven, ship: 8, turn: 1, tiles: ["well 1 d5"], walls: towers, hands: ["", "1 b"] });
    act(state, "sail 5");
    expect(types(act(state, "give blue"))).toEqual(["laid", "revealed", "swept"]);
  });
});

describe("of the pieces of the east wall only towers hold a cube, so only they cost a card (ruling 8)", () => {
  it("a plain piece in the row of the pirates", () => {
    const state = position({ step: "ship", dice: [3, 4], ship: 9, hands: ["3", "3"], walls: ["1 e3"] });
    expect(act(state, "sail 3").map(({ type }) => type)).toEqual(["sailed"]);
    expect(state.table.step).toBe("build");
  });
});
