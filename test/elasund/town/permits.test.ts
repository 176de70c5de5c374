import { describe, expect, it } from "vitest";
import { act, eventOf, field, handOf, legal, places, position, types } from "../position.ts";

const third = { step: "permit" } as const;
const last = { step: "bonus" } as const;

/** Two players and not one free field; the church is complete. */
const FULL = {
  seats: 2,
  tiles: ["inn 0 a2", "inn 0 a4", "inn 0 a6", "inn 1 a9", "inn 1 a11", "merchant 1 c2", "merchant 1 c4", "merchant 1 c10"].concat([
    "craftsman 0 e2",
    "craftsman 1 e4",
    "huts 0 e10",
    "trader 0 c12",
    "well 0 e12",
  ]),
  church: { first: 4, by: 0, tiles: ["1 0", "2 1", "3 1", "5 1", "6 1", "7 1", "8 1", "9 1"] },
  cubes: [3, 3],
} as const;

describe("third step: two gold, or a permit for its value in the row of the ship (ruling 28)", () => {
  it("it cannot be passed, and two gold can always be taken", () => {
    const state = position({ ...third });
    expect(legal(state)).toEqual(["gold", "permit 0"]);
    expect(types(act(state, "gold"))).toEqual(["drew"]);
    expect([handOf(state, 0), state.table.step]).toEqual(["2", "bonus"]);
  });
  it("a permit that can be paid", () => {
    expect(legal(position({ ...third, hands: ["2"] }))).toEqual(["gold", "permit 0", "permit 1", "permit 2"]);
  });
  it("one that is not on the board", () => {
    expect(legal(position({ ...third, hands: ["2"], permits: ["0 1 a2"] }))).toEqual(["gold", "permit 0", "permit 2"]);
  });
  it("the example of the rule book: a 2 for two gold on one of the free fields of the row", () => {
    const state = position({ ...third, hands: ["3"], tiles: ["inn 1 a5", "inn 2 d5"] });
    act(state, "permit 2");
    expect(places(state)).toEqual(["c5", "f5", "g5"]);
    const told = act(state, "put c5");
    expect([types(told), handOf(state, 0), state.table.permits[2], state.table.step]).toEqual([
      ["spent", "placed"],
      "1",
      field("c5"),
      "bonus",
    ]);
  });
});

describe("for two influence of one colour in any row", () => {
  it("every free field; outside the row of the ship the colour is asked", () => {
    const state = position({ ...third, hands: ["2 ggbbr"] });
    act(state, "permit 2");
    expect(places(state)).toHaveLength(69);
    expect(types(act(state, "put a9"))).toEqual(["aimed"]);
    expect(legal(state)).toEqual(["pay green", "pay blue"]);
    act(state, "pay blue");
    expect([handOf(state, 0), state.table.permits[2], state.table.step]).toEqual(["0 ggr", field("a9"), "bonus"]);
  });
  it("in the row of the ship they are kept", () => {
    const state = position({ ...third, hands: ["2 gg"] });
    act(state, "permit 2", "put a5");
    expect([handOf(state, 0), state.table.step]).toEqual(["0 gg", "bonus"]);
  });
  it("not for two of different colours", () => {
    const state = position({ ...third, hands: ["2 gbr"] });
    act(state, "permit 2");
    expect(places(state)).toEqual(["a5", "b5", "c5", "d5", "e5", "f5", "g5"]);
  });
});

describe("if the row of the ship is full, the nearest rows with a free field, up and down by position (rulings 9, 24)", () => {
  const full = (rows: readonly string[], ship: number, extra: readonly string[] = []) => {
    const tiles = rows.flatMap((row) => [`well 1 a${row}`]);
    const state = position({ seats: 2, ...third, ship, tiles: [...tiles, ...extra], cubes: [10, 10] });
    return state;
  };
  const rowOfInns = (row: number) => [`inn 1 b${row}`, `merchant 1 d${row}`];
  it("one row off on both sides", () => {
    const state = full(["5"], 5, ["trader 0 b5", "trader 1 d5"]);
    act(state, "permit 0");
    expect([...new Set(places(state).map((name) => name.slice(1)))]).toEqual(["4", "6"]);
  });
  it("only one side if the other is full", () => {
    const state = full(["4", "5"], 5, rowOfInns(4));
    act(state, "permit 0");
    expect([...new Set(places(state).map((name) => name.slice(1)))]).toEqual(["6"]);
  });
  it("farther off if both are", () => {
    const state = full(["4", "5", "6"], 5, [...rowOfInns(5), "trader 0 b4", "trader 1 d4"]);
    act(state, "permit 0");
    expect([...new Set(places(state).map((name) => name.slice(1)))]).toEqual(["3", "8"]);
  });
  it("there is no wrapping round", () => {
    const state = full(["2"], 2, rowOfInns(2));
    act(state, "permit 0");
    expect([...new Set(places(state).map((name) => name.slice(1)))]).toEqual(["3"]);
  });
  it("a row whose only free field is the pit is full", () => {
    const state = full(["8"], 8, ["well 0 b8", "trader 1 d8"]);
    act(state, "permit 0");
    expect([...new Set(places(state).map((name) => name.slice(1)))]).toEqual(["6", "9"]);
  });
});

describe("at the end of the turn one bonus action, or none (ruling 19)", () => {
  it("without influence there is only passing, but it is asked, or asking would tell", () => {
    expect(legal(position({ ...last, hands: ["9"] }))).toEqual(["pass"]);
  });
  it("passing gives the turn to the next seat clockwise", () => {
    const state = position({ ...last, turn: 2, hands: ["", "", "9"], built: 2 });
    expect(act(state, "pass")).toEqual([{ type: "turn", seat: 0 }]);
    expect(state.table).toMatchObject({ turn: 0, step: "roll", built: 0 });
  });
  it("only one: then the turn is over", () => {
    const state = position({ ...last, hands: ["0 ggbbrr"] });
    expect(types(act(state, "bonus gold"))).toEqual(["bonus", "spent", "drew", "turn"]);
    expect(state.table).toMatchObject({ turn: 1, step: "roll" });
  });
});

describe("bonus: an own permit to any free field, for two influence of one colour", () => {
  it("one that lies on the board", () => {
    const state = position({ ...last, hands: ["0 ggr"], permits: ["0 3 d4", "1 2 e4"] });
    expect(legal(state)).toContain("bonus move");
    act(state, "bonus move");
    expect(legal(state)).toEqual(["permit 3"]);
    act(state, "permit 3");
    expect([places(state).length, places(state).includes("d4")]).toEqual([67, false]);
    const told = act(state, "put a12", "pay green");
    expect([types(told), handOf(state, 0), state.table.permits[3]]).toEqual([["aimed", "spent", "placed", "turn"], "0 r", field("a12")]);
  });
  it("not without the cards, or without a permit on the board", () => {
    expect(legal(position({ ...last, hands: ["9 gbr"], permits: ["0 3 d4"] }))).not.toContain("bonus move");
    expect(legal(position({ ...last, hands: ["9 gg"] }))).not.toContain("bonus move");
  });
});

describe("bonus: an own permit is replaced by a higher one, for two influence of one colour and the difference in gold", () => {
  it("the example of the rule book: a 1 by a 4 for two cards and three gold", () => {
    const state = position({ ...last, hands: ["3 bb"], permits: ["0 1 d4"] });
    act(state, "bonus upgrade", "permit 4");
    expect(places(state)).toEqual(["d4"]);
    const told = act(state, "put d4", "pay blue");
    expect(eventOf(told, "raised")).toMatchObject({ from: 1, to: 4 });
    expect([handOf(state, 0), state.table.permits.slice(0, 5)]).toEqual(["0", [-1, -1, -1, -1, field("d4")]]);
  });
  it("only higher, only from the supply, only what can be paid", () => {
    const state = position({ ...last, hands: ["1 bb"], permits: ["0 1 d4", "0 3 e4"] });
    act(state, "bonus upgrade");
    expect(legal(state)).toEqual(["permit 2", "permit 4"]);
    act(state, "permit 4");
    expect(places(state)).toEqual(["e4"]);
  });
  it("not with the highest", () => {
    expect(legal(position({ ...last, hands: ["9 bb"], permits: ["0 4 d4"] }))).not.toContain("bonus upgrade");
  });
});

describe("bonus: one more permit anywhere, for three different influence and its value", () => {
  it("on any free field, whatever the row of the ship", () => {
    const state = position({ ...last, hands: ["2 gbr"] });
    act(state, "bonus extra");
    expect(legal(state)).toEqual(["permit 0", "permit 1", "permit 2"]);
    act(state, "permit 2");
    expect(places(state)).toHaveLength(69);
    expect(types(act(state, "put a12"))).toEqual(["spent", "placed", "turn"]);
    expect([handOf(state, 0), state.table.permits[2]]).toEqual(["0", field("a12")]);
  });
  it("not for three of which two are alike", () => expect(legal(position({ ...last, hands: ["9 ggb"] }))).not.toContain("bonus extra"));
});

describe("bonus: two gold, for three different influence", () => {
  it("gives them", () => {
    const state = position({ ...last, hands: ["1 gbr"] });
    act(state, "bonus gold");
    expect([handOf(state, 0), state.table.discard]).toEqual(["3", [0, 1, 1, 1]]);
  });
});

describe("a full board", () => {
  it("leaves two gold and nothing else in the third step", () => {
    expect(legal(position({ ...FULL, step: "permit", hands: ["9 gggbbbrrr"] }))).toEqual(["gold"]);
  });
  it("leaves of the bonus actions those that need no field", () => {
    expect(legal(position({ ...FULL, step: "bonus", hands: ["9 gggbbbrrr"] }))).toEqual(["bonus gold", "pass"]);
    const raised = { ...FULL, tiles: FULL.tiles.slice(0, -1), permits: ["0 1 e12"] };
    expect(legal(position({ ...raised, step: "bonus", hands: ["9 gggbbbrrr"] }))).toEqual(["bonus upgrade", "bonus gold", "pass"]);
  });
});

describe("all permits on the board", () => {
  it("two gold is the only third step, and no bonus adds one", () => {
    const permits = ["0 0 a2", "0 1 a3", "0 2 a4", "0 3 a5", "0 4 a6"];
    expect(legal(position({ step: "permit", hands: ["9"], permits }))).toEqual(["gold"]);
    expect(legal(position({ step: "bonus", hands: ["9 gbr"], permits }))).toEqual(["bonus gold", "pass"]);
  });
});

describe("a permit of value 0 costs nothing", () => {
  it("and nothing is told to be spent", () => {
    const state = position({ step: "permit" });
    expect(types(act(state, "permit 0", "put a5"))).toEqual(["lifted", "placed"]);
  });
  it("outside the row of the ship only the influence", () => {
    const state = position({ step: "permit", hands: ["0 gg"] });
    const told = act(state, "permit 0", "put a9", "pay green");
    expect(eventOf(told, "spent")!.cards).toEqual([0, 2, 0, 0]);
  });
});
