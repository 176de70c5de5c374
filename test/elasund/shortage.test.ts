import { describe, expect, it } from "vitest";
import { quickLuck } from "../../shared/core/base/random.ts";
import { influenceOf, sum } from "../../shared/elasund/rules/fast-counts.ts";
import { GOLD } from "../../shared/elasund/state.ts";
import { broken } from "./invariants.ts";
import { act, eventOf, handOf, legal, owing, position, row, types } from "./position.ts";

const all = (letter: string, count: number) => letter.repeat(count);

/** Sails into row 5 with two inns of seat 0 there; two cards are due and the pile is as short as the hands make it. */
const short = (hands: readonly string[], sketch: Parameters<typeof position>[0] = {}) => {
  const state = position({ step: "ship", dice: [2, 3], ship: 5, tiles: ["inn 0 b3", "inn 0 d3"], hands, ...sketch });
  state.table.ship = row(5);
  return state;
};

describe("when the pile is used up the spent influence is shuffled and becomes the pile", () => {
  it("in the middle of drawing", () => {
    const state = short([all("g", 13), all("b", 13), all("r", 11)], { discard: "r", pile: "r" });
    const told = act(state, "sail 3");
    expect(types(told)).toEqual(["sailed", "drew", "shuffled", "drew"]);
    expect([handOf(state, 0), state.table.deck, sum(state.table.discard)]).toEqual([`0 ${all("g", 13)}rr`, 0, 0]);
  });
});

describe("if there is too little influence no card is drawn; all lay half of theirs, rounded up, which is shuffled in (ruling 11)", () => {
  const hands = [all("g", 13), all("b", 13), `2 ${all("r", 12)}`];
  it("all choose at once, face down", () => {
    const state = short(hands);
    const told = act(state, "sail 3");
    expect(types(told)).toEqual(["sailed", "owed"]);
    expect(eventOf(told, "owed")).toEqual({ type: "owed", why: "shortage", owes: [7, 7, 6] });
    expect([owing(state), legal(state)]).toEqual([[0, 1, 2], ["give green"]]);
    expect(state.table.hands).toEqual([13, 13, 14]);
  });
  it("gold is not given", () => {
    const state = short(["", "", `2 ${all("r", 13)}${all("b", 13)}${all("g", 12)}`]);
    act(state, "sail 3");
    expect(legal(state)).toEqual(["give green", "give blue", "give red"]);
  });
  it("then the cards that were due are drawn, and building begins", () => {
    const state = short(hands);
    act(state, "sail 3", ...new Array<string>(7).fill("give green"), ...new Array<string>(7).fill("give blue"));
    const told = act(state, ...new Array<string>(6).fill("give red"));
    expect(types(told).slice(-4)).toEqual(["revealed", "swept", "shuffled", "drew"]);
    expect([state.secrets.map(({ hand }) => influenceOf(hand)), state.table.deck]).toEqual([[8, 6, 6], 19]);
    expect([state.table.step, broken(state)]).toEqual(["build", []]);
  });
  it("gold that is due comes with it", () => {
    const state = short(hands, { tiles: ["inn 0 b3", "inn 0 d3", "huts 1 f3"] });
    act(state, "sail 3");
    expect([state.table.hands, state.table.due]).toEqual([
      [13, 13, 14],
      [0, 2, 1, 0, 0, 0],
    ]);
  });
  it("for a wall piece it is the same, and the turn goes on after it", () => {
    const state = position({ hands: [`4 ${all("g", 13)}`, all("b", 13), all("r", 13)] });
    expect(types(act(state, "wall n6")).at(-1)).toBe("owed");
    for (let seat = 0; seat < 3; seat++) act(state, ...new Array<string>(7).fill(legal(state)[0]!));
    expect(state.table).toMatchObject({ step: "build", built: 1, turn: 0 });
    expect(influenceOf(state.secrets[0]!.hand)).toBe(7);
  });
});

describe("if gold is short every seat gives back half of its gold, rounded up, before it is drawn (ruling 11)", () => {
  it("for two gold in the third step (ruling 22)", () => {
    const state = position({ step: "permit", hands: ["25", "21 g", "4"] });
    const told = act(state, "gold");
    expect(types(told)).toEqual(["halved", "drew"]);
    expect(eventOf(told, "halved")!.gold).toEqual([13, 11, 2]);
    expect([handOf(state, 0), handOf(state, 1), handOf(state, 2)]).toEqual(["14", "10 g", "2"]);
  });
  it("not if there is just enough", () => {
    const state = position({ step: "permit", hands: ["25", "20", "4"] });
    expect(types(act(state, "gold"))).toEqual(["drew"]);
    expect(state.table.gold).toBe(0);
  });
});

describe("if it is still too little, one by one clockwise from whose turn it is until nothing is left (ruling 18)", () => {
  it("gold", () => {
    const tiles = ["huts 0 b5", "craftsman 0 c5", "huts 1 d5", "craftsman 1 e5", "huts 2 f5", "craftsman 2 g5"];
    const state = position({ step: "ship", ship: 8, turn: 1, tiles, hands: ["51"] });
    // All cards are in one hand, and half of it would be enough; so the others are put out of reach.
    state.secrets[0]!.hand[GOLD] = 3;
    state.table.hands[0] = 3;
    state.table.gold = 2;
    act(state, "sail 5");
    expect([handOf(state, 0), handOf(state, 1), handOf(state, 2)]).toEqual(["2", "2", "1"]);
  });
});

describe("the spent influence is shuffled before it becomes the pile", () => {
  it("any colour may come first", () => {
    const drawn = (seed: number) => {
      const state = position({ hands: ["2"], discard: ["g", "b", "r"].map((letter) => letter.repeat(13)).join("") });
      state.hidden.luck = quickLuck(seed);
      act(state, "wall n6");
      return handOf(state, 0);
    };
    expect(new Set(Array.from({ length: 50 }, (_none, seed) => drawn(seed)))).toEqual(new Set(["0 g", "0 b", "0 r"]));
  });
});

describe("cards that had to wait for a shortage are still drawn for what they were due (ruling 22)", () => {
  it("for a wall piece", () => {
    const state = position({ hands: [`4 ${"g".repeat(13)}`, "b".repeat(13), "r".repeat(13)] });
    act(state, "wall n6");
    let told = act(state, legal(state)[0]!);
    while (state.table.step === "shortage") told = act(state, legal(state)[0]!);
    expect(eventOf(told, "drew")).toMatchObject({ seat: 0, why: "wall", influence: 1 });
  });
});

describe("gold and influence may be short at once", () => {
  const hands = [`25 ${"g".repeat(13)}`, `25 ${"b".repeat(13)}`, "r".repeat(12)];
  const tiles = ["inn 0 b3", "inn 0 d3", "huts 0 f3", "huts 1 g3"];
  it("gold is halved first, then influence is asked for, and all that is due comes together", () => {
    const state = position({ step: "ship", dice: [2, 3], ship: 5, tiles, hands });
    const told = act(state, "sail 3");
    expect(types(told)).toEqual(["sailed", "halved", "owed"]);
    for (let seat = 0; seat < 3; seat++) act(state, ...new Array<string>(state.table.owes[seat]!).fill(legal(state)[0]!));
    expect(state.secrets.map(({ hand }) => hand[0])).toEqual([13, 13, 0]);
    expect([state.table.hands, state.table.step, broken(state)]).toEqual([[13 + 8, 13 + 6, 6], "build", []]);
  });
  it("who has no influence is not asked", () => {
    const state = position({ step: "ship", dice: [2, 3], ship: 5, tiles, hands: [`${"g".repeat(13)}${"b".repeat(13)}${"r".repeat(12)}`] });
    act(state, "sail 3");
    expect([owing(state), state.table.owes]).toEqual([[0], [19, 0, 0]]);
  });
});

describe("one gold is halved to nothing: rounded up", () => {
  it("a single card goes back too", () => {
    const state = position({ step: "permit", hands: ["49", "1", "1"] });
    act(state, "gold");
    expect([handOf(state, 0), handOf(state, 1), handOf(state, 2)]).toEqual(["26", "0", "0"]);
  });
});
