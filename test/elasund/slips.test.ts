/** Where an engine of this game slips: odd positions, a test for each. */
import { describe, expect, it } from "vitest";
import { viewOf } from "../../shared/core/view.ts";
import { kindOf } from "../../shared/elasund/catalog.ts";
import { elasund } from "../../shared/elasund/index.ts";
import { moves } from "../../shared/elasund/moves.ts";
import { sitesFor } from "../../shared/elasund/site.ts";
import { DISPLACED, type Elasund, type ElasundEvent } from "../../shared/elasund/state.ts";
import { broken } from "./invariants.ts";
import { act, eventOf, field, handOf, legal, owing, places, position, standing, types } from "./position.ts";

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

describe("a start building of equal size", () => {
  it("costs three influence too, and is put back", () => {
    const state = position({ hands: ["5 rrr"], permits: ["0 1 d4"], tiles: ["huts 1 e4"] });
    act(state, "build market", "put d4", "pay red");
    expect([state.table.sites[5], owing(state)]).toEqual([DISPLACED, [1]]);
    act(state, "settle huts f9");
    expect([standing(state, 1), state.table.step]).toEqual([["huts f9"], "build"]);
  });
  it("may come back onto fields the same build has freed", () => {
    const state = position({ hands: ["3"], permits: ["0 1 d4", "0 2 e4"], tiles: ["hut 1 d5", "trader 2 e5"] });
    act(state, "build inn", "put d4");
    expect(places(state, "settle")).toContain("hut f5");
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

describe("a site at the edge of the board does not reach round to the next row", () => {
  it("neither west nor east", () => {
    const { table } = position({ seats: 4, permits: ["0 1 a5", "0 2 i6"] });
    expect(sitesFor(table, 0, kindOf("market")).map((site) => site.field)).toEqual([field("a5"), field("h6")]);
  });
});

describe("what only one seat may know is told to that seat alone", () => {
  const twins = (state: ReturnType<typeof position>, move: string) => {
    const seat = owing(state)[0]!;
    const found = moves(viewOf<Elasund>(state, seat)).find((one) => elasund.notation(one) === move)!;
    const told: [ElasundEvent, number | undefined, ElasundEvent | undefined][] = [];
    elasund.play(state, seat, found, (event, to, own) => told.push([event, to, own]));
    return told;
  };
  it("influence that is drawn", () => {
    const told = twins(position({ hands: ["4"], pile: "b" }), "wall n6");
    expect(told.at(-1)).toEqual([
      { type: "drew", seat: 0, why: "wall", gold: 0, influence: 1 },
      0,
      { type: "drew", seat: 0, why: "wall", gold: 0, influence: 1, cards: [2] },
    ]);
  });
  it("a card that is laid face down", () => {
    const state = position({ step: "ship", dice: [3, 4], ship: 8, tiles: ["well 1 d5"], hands: ["", "1 r"] });
    act(state, "sail 5");
    expect(twins(state, "give red")[0]).toEqual([{ type: "laid", seat: 1 }, 1, { type: "laid", seat: 1, card: 3 }]);
  });
  it("the two first church tiles", () => {
    const told = twins(position({ hands: ["7"], churchPile: [6, 2] }), "church");
    expect(told.at(-1)).toEqual([{ type: "peeked", seat: 0 }, 0, { type: "peeked", seat: 0, tiles: [5, 1] }]);
  });
});

describe("whether something is asked never depends on a hidden hand", () => {
  const asked = (hand: string) => {
    const state = position({ hands: [hand], permits: ["0 1 a9", "0 2 c5"] });
    const steps: string[] = [];
    for (const move of ["pass", "gold", "pass"]) {
      steps.push(state.table.step);
      act(state, move);
    }
    return steps;
  };
  it("the same steps with nothing in hand and with everything", () => {
    expect(asked("")).toEqual(["build", "permit", "bonus"]);
    expect(asked("20 gggbbbrrr")).toEqual(["build", "permit", "bonus"]);
  });
});
