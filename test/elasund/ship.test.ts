import { describe, expect, it } from "vitest";
import { quickLuck } from "../../shared/core/base/random.ts";
import { DICE_ROWS } from "../../shared/elasund/catalog.ts";
import { act, eventOf, handOf, legal, owing, places, position, row, types } from "./position.ts";

/** A position before a roll that comes up with this sum. */
function rolling(sum: number, sketch: Parameters<typeof position>[0] = {}) {
  const state = position({ step: "roll", ...sketch });
  for (let seed = 1; ; seed++) {
    state.hidden.luck = quickLuck(seed);
    const tried = structuredClone(state);
    const [rolled] = act(tried, "roll");
    if (rolled?.type === "rolled" && rolled.dice[0]! + rolled.dice[1]! === sum) return state;
  }
}

describe("the ship sails to the row that was rolled, and every building that touches it brings one card (ruling 7)", () => {
  const tiles = ["merchant 0 d4", "inn 0 f5", "huts 1 b4", "well 1 a5", "hut 2 g6"];
  it("gold and influence, however many of its fields do", () => {
    const state = rolling(5, { tiles, hands: ["", "", "2"], ship: 9 });
    act(state, "roll");
    expect(state.table.ship).toBe(row(5));
    expect([state.table.hands[0], handOf(state, 1), handOf(state, 2)]).toEqual([2, "1", "2"]);
  });
  it("others see only the number of cards drawn", () => {
    const state = rolling(5, { tiles, ship: 9, pile: "r" });
    const drew = eventOf(act(state, "roll"), "drew")!;
    expect(drew).toEqual({ type: "drew", seat: 0, why: "income", gold: 1, influence: 1 });
    expect(handOf(state, 0)).toBe("1 r");
  });
  it("cards are drawn clockwise from whose turn it is (ruling 22)", () => {
    const state = rolling(5, { turn: 1, ship: 9, tiles: ["inn 0 b4", "inn 1 d4", "inn 2 f4"], pile: "gbr" });
    act(state, "roll");
    expect([handOf(state, 1), handOf(state, 2), handOf(state, 0)]).toEqual(["0 g", "0 b", "0 r"]);
  });
  it("then building begins", () => {
    const state = rolling(5, { ship: 9 });
    expect(types(act(state, "roll"))).toEqual(["rolled", "sailed"]);
    expect(state.table).toMatchObject({ step: "build", turn: 0 });
  });
});

describe("on the first roll of the match there is no repeat (ruling 7)", () => {
  it("the ship comes from off the board", () => {
    const state = rolling(5, { ship: 0 });
    act(state, "roll");
    expect(state.table.ship).toBe(row(5));
  });
  it("and a seven may take it anywhere", () => {
    const state = rolling(7, { ship: 0 });
    act(state, "roll");
    expect(places(state, "sail")).toEqual(DICE_ROWS.map(String));
  });
});

describe("if the ship would stay, it goes exactly two rows up or down, by position: there is no row 7 (ruling 7)", () => {
  it.each([
    [3, ["5"]],
    [4, ["2", "6"]],
    [6, ["4", "9"]],
    [8, ["5", "10"]],
    [12, ["10"]],
  ])("from %i", (pips, rows) => {
    const state = rolling(pips, { ship: pips });
    act(state, "roll");
    if (rows.length > 1) expect(places(state, "sail")).toEqual(rows);
    else expect(state.table.ship).toBe(row(Number(rows[0])));
  });
  it("the example of the rule book: a 3 again, so row 5; red draws influence and gold, blue influence, green and yellow gold", () => {
    const tiles = ["trader 1 b5", "merchant 1 f5", "hut 0 d5", "craftsman 3 e5", "huts 2 h5"];
    const state = rolling(3, { seats: 4, ship: 3, tiles });
    act(state, "roll");
    expect(state.table.ship).toBe(row(5));
    const drew = state.secrets.map(({ hand }) => [hand[0], hand[1]! + hand[2]! + hand[3]!]);
    expect(drew).toEqual([
      [0, 1],
      [1, 1],
      [1, 0],
      [1, 0],
    ]);
  });
  it("who chooses is whose turn it is", () => {
    const state = rolling(6, { ship: 6, turn: 2 });
    act(state, "roll");
    expect([owing(state), legal(state)]).toEqual([[2], ["sail 4", "sail 9"]]);
  });
});
