/** Rules that no other test missed when they were taken out of the engine. */
import { describe, expect, it } from "vitest";
import { quickLuck } from "../../shared/core/random.ts";
import { kindOf } from "../../shared/elasund/catalog.ts";
import { changesBy, couldWinNext } from "../../shared/elasund/forecast.ts";
import { elasund } from "../../shared/elasund/index.ts";
import { sitesFor } from "../../shared/elasund/site.ts";
import { NONE, OWN_KINDS } from "../../shared/elasund/state.ts";
import { act, eventOf, field, handOf, legal, position } from "./position.ts";

describe("of the pieces of the east wall only towers hold a cube, so only they cost a card (ruling 8)", () => {
  it("a plain piece in the row of the pirates", () => {
    const state = position({ step: "ship", dice: [3, 4], ship: 9, hands: ["3", "3"], walls: ["1 e3"] });
    expect(act(state, "sail 3").map(({ type }) => type)).toEqual(["sailed"]);
    expect(state.table.step).toBe("build");
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

describe("with fewer cubes left than a build would lay, the track comes last (ruling 17)", () => {
  it("in the points too", () => {
    const church = { first: 4, by: 0, tiles: ["1 0", "2 0", "3 0", "5 0", "6 0", "7 0", "8 0", "9 0"] };
    const state = position({ hands: ["5"], tiles: ["craftsman 0 a2"], permits: ["0 1 a9"], church });
    act(state, "build well", "put a9");
    expect(elasund.result(state.table)!.points[0]).toEqual({ buildings: 1, trade: 0, walls: 0, church: 9 });
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

describe("who could win in his next turn, though no single build shows it", () => {
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

describe("a build lays no more cubes than are left (ruling 17)", () => {
  it("nor is it foretold to", () => {
    const { table } = position({ permits: ["0 1 d4", "0 2 e4", "0 3 d5"], cubes: [1, 10, 10] });
    const site = sitesFor(table, 0, kindOf("large")).find((one) => one.field === field("d4"))!;
    expect(changesBy(table, 0, site)[0]!.cubes).toBe(1);
  });
});
