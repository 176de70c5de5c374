import { describe, expect, it } from "vitest";
import type { State } from "../../../shared/core/contract/game.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { kindOf } from "../../../shared/elasund/catalog.ts";
import { refusalOf, refusalOfCovering, refusalOfHomeOn } from "../../../shared/elasund/offers/refusals.ts";
import { openSpaces } from "../../../shared/elasund/rules/town/walls.ts";
import { BONUSES, CARDS, type Elasund, type Move } from "../../../shared/elasund/state.ts";
import { act, field, position, row } from "../position.ts";

type Sketch = Parameters<typeof position>[0];

const refused = (state: State<Elasund>, move: Move, seat = 0) => refusalOf(viewOf<Elasund>(state, seat), move);
const GREEN = CARDS.indexOf("green");
const build = (id: Parameters<typeof kindOf>[0]): Move => ({ type: "build", kind: kindOf(id) });
const bonus = (name: (typeof BONUSES)[number]): Move => ({ type: "bonus", action: BONUSES.indexOf(name) });
const put = (name: string): Move => ({ type: "put", field: field(name) });

describe("A move is refused, with its reason and numbers, of any kind", () => {
  it("if another seat is asked", () => expect(refused(position(), { type: "pass" }, 1)).toEqual({ why: "notAsked" }));
  it("if something else is asked", () => expect(refused(position(), { type: "roll" })).toEqual({ why: "notAsked" }));
  it("if the match is over", () => expect(refused(position({ step: "over" }), { type: "pass" })).toEqual({ why: "notAsked" }));
  it("of gold instead of a permit, while a bonus action is chosen", () => {
    const state = position({ step: "bonus", hands: ["2 gbr"] });
    act(state, "bonus extra");
    expect(refused(state, { type: "gold" })).toEqual({ why: "notAsked" });
  });
});

describe("The ship", () => {
  const sail = (dice: readonly [number, number], to: number) =>
    refused(position({ step: "ship", dice, ship: 5 }), { type: "sail", row: row(to) });
  it("may not stay in its row", () => expect(sail([3, 4], 5)).toEqual({ why: "sameRow" }));
  it("goes anywhere else after a 7", () => expect(sail([3, 4], 12)).toBeUndefined());
  it("goes exactly two rows on if it would stay", () => {
    expect(sail([2, 3], 6)).toEqual({ why: "twoRows" });
    expect(sail([2, 3], 8)).toBeUndefined();
  });
  it("goes nowhere but to the row that is rolled", () => expect(sail([1, 1], 9)).toEqual({ why: "notRolled" }));
});

describe("A card can be given or taken", () => {
  const shortage = position({ step: "shortage", hands: ["2 g"] });
  shortage.table.owes[0] = 1;
  it("only if it is held", () => expect(refused(shortage, { type: "give", card: GREEN + 1 })).toEqual({ why: "notHeld" }));
  it("in a shortage of influence only as influence", () =>
    expect(refused(shortage, { type: "give", card: 0 })).toEqual({ why: "notInfluence" }));
  it("for a tower only if a player gave it", () => {
    expect(refused(position({ step: "tower" }), { type: "take", card: 0 })).toEqual({ why: "notGiven" });
  });
});

describe("A building is not begun", () => {
  it("if it is a start building", () => expect(refused(position(), build("hut"))).toEqual({ why: "startBuilding" }));
  it("if none is left", () => {
    expect(refused(position({ hands: ["9"], tiles: ["trader 0 d4"] }), build("trader"))).toEqual({ why: "noTileLeft" });
  });
  it("without the gold printed on it", () => {
    expect(refused(position({ hands: ["3"] }), build("market"))).toEqual({ why: "gold", total: 5, lack: 2 });
  });
  it("without a site", () => {
    expect(refused(position({ hands: ["9"] }), build("inn"))).toEqual({ why: "noSite", kind: kindOf("inn"), permits: 2 });
  });
  it("if the permits of others make its cheapest site too dear", () => {
    const sketch = { hands: ["3"], permits: ["0 2 d4", "1 1 e4"] };
    expect(refused(position(sketch), build("inn"))).toEqual({ why: "siteGold", total: 4, lack: 1 });
  });
  it("if every site costs influence that is not there", () => {
    const sketch = { hands: ["9 gg"], permits: ["0 1 a4"], tiles: ["trader 1 b4"] };
    expect(refused(position(sketch), build("market"))).toEqual({ why: "siteInfluence", same: 3 });
    expect(refused(position({ ...sketch, hands: ["9 ggg"] }), build("market"))).toBeUndefined();
  });
});

describe("A site is refused", () => {
  const choosing = (sketch: Sketch, id: string) => {
    const state = position({ hands: ["9 gg"], ...sketch });
    act(state, `build ${id}`);
    return state;
  };
  const market = choosing({ permits: ["0 1 d4", "1 3 g6"], tiles: ["inn 1 e4"] }, "market");
  const site = (obstacle: string) => ({ why: "site", obstacle, kind: kindOf("market"), permits: 1 });
  it.each([
    ["g4", "outside"],
    ["a9", "permits"],
    ["f6", "right"],
    ["d4", "larger"],
  ] as const)("%s: %s", (name, obstacle) => expect(refused(market, put(name))).toEqual(site(obstacle)));
  it("of all that would cover a field, for the last obstacle", () => {
    const here = { permits: 1, own: -1, best: 3, rival: 1 };
    expect(refusalOfCovering(viewOf<Elasund>(market, 0), field("g6"))).toEqual({ ...site("right"), here });
    expect(refusalOfCovering(viewOf<Elasund>(market, 0), field("d4"))).toBeUndefined();
  });
});

describe("The wall and the church are refused", () => {
  const space = (sketch: Sketch = {}) => openSpaces(position(sketch).table)[0]!;
  it("a piece that cannot be paid", () => {
    expect(refused(position({ hands: ["1"] }), { type: "wall", space: space() })).toEqual({ why: "gold", total: 2, lack: 1 });
  });
  it("a space away from gates and pieces", () => {
    const closed = Array.from({ length: 20 }, (_none, at) => at).find((at) => !openSpaces(position().table).includes(at))!;
    expect(refused(position({ hands: ["9"] }), { type: "wall", space: closed })).toEqual({ why: "noWallBeside" });
  });
  it("if all nine pieces are laid", () => {
    const state = position({ hands: ["9"] });
    state.table.walls = state.table.walls.map((_none, at) => (at < 9 ? at : -1));
    expect(refused(state, { type: "wall", space: 9 })).toEqual({ why: "noWallPieceLeft" });
  });
  it("a church tile that cannot be paid", () => {
    expect(refused(position({ hands: ["5"] }), { type: "church" })).toEqual({ why: "gold", total: 7, lack: 2 });
  });
  it("if the church is complete", () => {
    const tiles = [1, 2, 3, 5, 6, 7, 8, 9].map((tile) => `${tile} 1`);
    expect(refused(position({ hands: ["9"], church: { first: 4, tiles }, cubes: [5, 5, 5] }), { type: "church" })).toEqual({
      why: "churchComplete",
    });
  });
  it("a first tile that is not one of the two drawn", () => {
    const state = position({ hands: ["9"], churchPile: [3, 7] });
    act(state, "church");
    expect(refused(state, { type: "tile", tile: 0 })).toEqual({ why: "notDrawn" });
    expect(refused(state, { type: "tile", tile: 6 })).toBeUndefined();
  });
});

describe("A start building is put back", () => {
  const state = position({ step: "settle" });
  state.table.sites[0] = -2;
  it("only if it is displaced", () =>
    expect(refused(state, { type: "settle", tile: 1, field: field("b4") })).toEqual({ why: "notDisplaced" }));
  it("only on free fields without trade", () => {
    expect(refused(state, { type: "settle", tile: 0, field: field("a4") })).toEqual({ why: "noHome" });
    expect(refused(state, { type: "settle", tile: 0, field: field("b4") })).toBeUndefined();
  });
  it("and a field says what is in the way", () => {
    const narrow = position({ step: "settle", permits: ["0 1 b4", "0 2 b6"] });
    const on = (name: string) => refusalOfHomeOn(narrow.table, kindOf("huts"), field(name));
    expect(["a5", "b4", "c8", "b5", "b8"].map(on)).toEqual([
      { why: "onTrade" },
      { why: "notFree", by: "permit" },
      { why: "notFree", by: "pit" },
      { why: "noRoom", kind: kindOf("huts") },
      undefined,
    ]);
  });
});

describe("A permit is refused", () => {
  const permit = (value: number): Move => ({ type: "permit", value });
  const third = position({ step: "permit", hands: ["1"], permits: ["0 2 d4"] });
  it("that lies on the board", () => expect(refused(third, permit(2))).toEqual({ why: "onBoard" }));
  it("that cannot be paid", () => expect(refused(third, permit(3))).toEqual({ why: "gold", total: 3, lack: 2 }));
  const during = (name: string, sketch: Sketch): State<Elasund> => {
    const state = position({ step: "bonus", ...sketch });
    act(state, `bonus ${name}`);
    return state;
  };
  it("that lies in the supply, where one is moved", () => {
    expect(refused(during("move", { hands: ["0 gg"], permits: ["0 2 d4"] }), permit(3))).toEqual({ why: "inSupply" });
  });
  it("that nothing could be raised to", () => {
    const state = during("upgrade", { hands: ["1 gg"], permits: ["0 2 d4"] });
    expect([permit(1), permit(4), permit(3)].map((move) => refused(state, move)?.why)).toEqual([
      "noLowerPermit",
      "noLowerPermit",
      undefined,
    ]);
  });
  it("on a field that is not free", () => {
    const state = position({ step: "permit", hands: ["3"], tiles: ["inn 1 a5"] });
    act(state, "permit 2");
    expect(refused(state, put("a5"))).toEqual({ why: "notFree", by: "building" });
  });
  it("outside the row of the ship without two influence cards of one colour", () => {
    const state = position({ step: "permit", hands: ["3 gb"] });
    act(state, "permit 2");
    expect(refused(state, put("a9"))).toEqual({ why: "influence", same: 2, each: 0 });
  });
  it("in the place of one that is not lower", () => {
    const state = during("upgrade", { hands: ["9 gg"], permits: ["0 1 d4", "0 3 e4"] });
    act(state, "permit 2");
    expect(refused(state, put("e4"))).toEqual({ why: "notLower", value: 2 });
  });
});

describe("Influence is refused", () => {
  const state = position({ step: "permit", hands: ["3 ggb"] });
  act(state, "permit 2", "put a9");
  const pay = (card: number) => refused(state, { type: "pay", card });
  it("if it is gold", () => expect(pay(0)).toEqual({ why: "notInfluence" }));
  it("if there are too few of the colour", () => expect(pay(CARDS.indexOf("blue"))).toEqual({ why: "fewCards", count: 2 }));
  it("but not if there are enough", () => expect(pay(GREEN)).toBeUndefined());
});

describe("A bonus action is refused", () => {
  const at = (hand: string, sketch: Sketch = {}) => position({ step: "bonus", hands: [hand], ...sketch });
  it("without two influence cards of one colour", () => {
    expect(refused(at("9 gb", { permits: ["0 1 d4"] }), bonus("move"))).toEqual({ why: "influence", same: 2, each: 0 });
  });
  it("without one of each colour", () => expect(refused(at("9 gg"), bonus("gold"))).toEqual({ why: "influence", same: 0, each: 1 }));
  it.each(["move", "upgrade"] as const)("%s: if no permit is on the board", (name) => {
    expect(refused(at("9 gg"), bonus(name))).toEqual({ why: "noPermit", action: BONUSES.indexOf(name) });
  });
  it("extra: if all permits are on the board", () => {
    const permits = ["0 0 a2", "0 1 a3", "0 2 a4", "0 3 a5", "0 4 a6"];
    expect(refused(at("9 gbr", { permits }), bonus("extra"))).toEqual({ why: "noPermit", action: BONUSES.indexOf("extra") });
  });
});
