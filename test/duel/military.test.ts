import { describe, expect, it } from "vitest";
import { duel } from "../../shared/duel/index.ts";
import type { Event } from "../../shared/duel/state.ts";
import { act, type CitySketch, position, type Sketch } from "./position.ts";

type Looted = Extract<Event, { type: "looted" }>;

/** What each loot of a story cost its loser. */
const lost = (told: readonly Event[]): number[] =>
  told.filter((event): event is Looted => event.type === "looted").map(({ coins }) => coins);

const RICH = { coins: 50 };

describe("ruling 15: the pawn's distance is worth 0, 2, 5 or 10 points to who pushed it, and wins at 9", () => {
  it.each([
    [0, 0],
    [1, 2],
    [2, 2],
    [3, 5],
    [4, 5],
    [5, 5],
    [6, 10],
    [7, 10],
    [8, 10],
  ])("%i spaces from the middle are %i points for one side, none for the other", (distance, points) => {
    const military = (pawn: number) => {
      const state = position({ age: 3, free: ["obelisk"], pawn });
      act(state, "discard obelisk");
      return duel.result(state.table)?.points.map((source) => source.military);
    };
    expect(military(distance)).toEqual([points, 0]);
    expect(military(-distance)).toEqual([0, points]);
  });

  it.each<[0 | 1, number, number]>([
    [0, 6, 8],
    [1, -6, -8],
  ])("is not won at 8 by seat %i", (turn, pawn, to) => {
    const state = position({ turn, pawn, free: ["walls", "altar"], cities: [RICH, RICH] });
    act(state, "build walls");
    expect([state.table.pawn, duel.result(state.table)]).toEqual([to, undefined]);
  });

  it.each<[string, 0 | 1, number, number]>([
    ["exactly", 0, 6, 9],
    ["exactly", 1, -6, -9],
    ["by more than was needed", 0, 8, 9],
    ["by more than was needed", 1, -8, -9],
  ])("is won at 9, reached %s by seat %i, and the pawn goes no further", (_how, turn, pawn, to) => {
    const state = position({ turn, pawn, free: ["pretorium", "altar"], cities: [RICH, RICH] });
    act(state, "build pretorium");
    expect([state.table.pawn, duel.result(state.table)?.places]).toEqual([to, turn === 0 ? [1, 2] : [2, 1]]);
  });
});

describe("ruling 16: each token fires once, the first time the pawn enters its zone, and leaves the game", () => {
  it.each<[number, "guard_tower" | "walls" | "pretorium", number[]]>([
    [0, "walls", []],
    [1, "walls", [2]],
    [2, "guard_tower", [2]],
    [2, "pretorium", [2]],
    [-1, "pretorium", []],
  ])("seat 0 from %i by %s loots %j with all tokens there", (pawn, card, coins) => {
    const state = position({ pawn, free: [card, "altar"], cities: [RICH] });
    expect(lost(act(state, `build ${card}`))).toEqual(coins);
  });

  it.each<[0 | 1, number, boolean[], boolean[]]>([
    [0, 5, [true, true, false, true], [true, true, false, false]],
    [1, -5, [true, false, true, true], [false, false, true, true]],
  ])("five coins at 6, the other side's tokens stay: seat %i", (turn, pawn, loot, left) => {
    const state = position({ turn, pawn, loot, free: ["guard_tower", "altar"] });
    expect(lost(act(state, "build guard_tower"))).toEqual([5]);
    expect([state.table.loot, state.table.cities[1 - turn]!.coins]).toEqual([left, 2]);
  });

  it.each<[0 | 1, number, boolean[]]>([
    [0, 2, [true, true, false, false]],
    [1, -2, [false, false, true, true]],
  ])("one move can enter two zones, the nearer first, seven coins: seat %i", (turn, start, left) => {
    const city: CitySketch = { coins: 10, tokens: ["strategy"] };
    const state = position({ turn, pawn: start, free: ["pretorium", "altar"], cities: [city, city] });
    expect(lost(act(state, "build pretorium"))).toEqual([2, 5]);
    expect([state.table.loot, state.table.cities[1 - turn]!.coins]).toEqual([left, 3]);
  });

  it("does nothing when the pawn retreats through a zone, or comes back into it", () => {
    const loot = [true, true, false, false];
    const state = position({ turn: 1, pawn: 7, loot, free: ["pretorium", "walls"], cities: [RICH, RICH] });
    expect(lost(act(state, "build pretorium", "build walls"))).toEqual([]);
    expect([state.table.pawn, state.table.loot]).toEqual([6, loot]);
  });

  it("does nothing when the pawn leaves the zone and the middle behind", () => {
    const state = position({ turn: 1, pawn: 2, loot: [true, true, true, true], free: ["pretorium", "altar"], cities: [RICH, RICH] });
    expect(lost(act(state, "build pretorium"))).toEqual([]);
    expect([state.table.pawn, state.table.loot]).toEqual([-1, [true, true, true, true]]);
  });

  it("moves on inside a zone for nothing", () => {
    const state = position({ pawn: 3, loot: [true, true, false, true], free: ["walls", "altar"], cities: [RICH] });
    expect(lost(act(state, "build walls"))).toEqual([]);
  });

  it("fires for a wonder's shields too, before the wonder's choice", () => {
    const state = position({
      pawn: 2,
      free: ["tavern", "altar"],
      cities: [{ coins: 30, wonders: ["the_statue_of_zeus"] }, { cards: ["press", "quarry"] }],
    });
    const told = act(state, "wonder the_statue_of_zeus with tavern").map(({ type }) => type);
    expect(told).toEqual(["wonder", "pawn", "looted", "threatened"]);
  });
});

describe("ruling 17: losses stop at 0 coins, there is no debt", () => {
  const appian: Sketch = { free: ["tavern", "altar"] };

  it.each<[number, number[], number]>([
    [8, [2, 5], 1],
    [7, [2, 5], 0],
    [3, [2, 1], 0],
    [1, [1, 0], 0],
    [0, [0, 0], 0],
  ])("two tokens against %i coins cost %j and leave %i", (coins, costs, left) => {
    const state = position({ pawn: 2, free: ["pretorium", "altar"], cities: [{ coins: 8, tokens: ["strategy"] }, { coins }] });
    expect(lost(act(state, "build pretorium"))).toEqual(costs);
    expect(state.table.cities[1]!.coins).toBe(left);
  });

  it.each([
    [4, 1],
    [3, 0],
    [2, 0],
    [0, 0],
  ])("the Appian Way takes of %i coins and leaves %i, and its builder gets three from the bank", (coins, left) => {
    const state = position({ ...appian, cities: [{ coins: 10, wonders: ["the_appian_way"] }, { coins }] });
    act(state, "wonder the_appian_way with tavern");
    expect(state.table.cities.map((city) => city.coins)).toEqual([3, left]);
  });

  it("removes a token that finds no coins", () => {
    const state = position({ pawn: 2, free: ["guard_tower", "altar"], cities: [{}, { coins: 0 }] });
    act(state, "build guard_tower");
    expect(state.table.loot).toEqual([true, true, false, true]);
  });
});

describe("ruling 18: Strategy adds one shield to red cards only", () => {
  const STRATEGY = { coins: 30, tokens: ["strategy"] } as const;

  it.each<["guard_tower" | "walls" | "pretorium", number]>([
    ["guard_tower", 2],
    ["walls", 3],
    ["pretorium", 4],
  ])("%s moves the pawn to %i", (card, to) => {
    const state = position({ free: [card, "altar"], cities: [STRATEGY] });
    act(state, `build ${card}`);
    expect(state.table.pawn).toBe(to);
  });

  it("counts for a red card built by chain", () => {
    const state = position({ turn: 1, free: ["fortifications", "altar"], cities: [{}, { ...STRATEGY, cards: ["palisade"] }] });
    act(state, "build fortifications");
    expect(state.table.pawn).toBe(-3);
  });

  it.each<["the_colossus" | "the_statue_of_zeus" | "circus_maximus", number]>([
    ["the_colossus", 2],
    ["the_statue_of_zeus", 1],
    ["circus_maximus", 1],
  ])("not to wonders: %s moves it to %i, even with a red card under it", (wonder, to) => {
    const state = position({ free: ["walls", "altar"], cities: [{ ...STRATEGY, wonders: [wonder] }] });
    act(state, `wonder ${wonder} with walls`);
    expect(state.table.pawn).toBe(to);
  });

  it("not to red cards built before, when it comes for a pair", () => {
    const state = position({
      free: ["school", "altar"],
      pawn: 1,
      tokens: ["strategy"],
      cities: [{ coins: 30, cards: ["guard_tower", "apothecary"] }],
    });
    act(state, "build school", "token strategy");
    expect(state.table.pawn).toBe(1);
  });

  it("not to buildings of other colours, and not to the opponent's", () => {
    const state = position({ free: ["altar", "guard_tower"], cities: [STRATEGY] });
    act(state, "build altar");
    expect(state.table.pawn).toBe(0);
    act(state, "build guard_tower");
    expect(state.table.pawn).toBe(-1);
  });

  it("but yes to a red card built through the Mausoleum", () => {
    const state = position({ free: ["tavern", "altar"], discard: ["walls"], cities: [{ ...STRATEGY, wonders: ["the_mausoleum"] }] });
    act(state, "wonder the_mausoleum with tavern", "revive walls");
    expect(state.table.pawn).toBe(3);
  });
});

describe("Two zones in one move: both tokens, the nearer first, seven coins in all (ruling 16)", () => {
  it.each([
    [0, 2, 6],
    [1, -2, -6],
  ] as const)("seat %i from %i to %i", (turn, pawn, to) => {
    const attacker: CitySketch = { coins: 8, tokens: ["strategy"] };
    const victim: CitySketch = { coins: 10 };
    const state = position({
      age: 3,
      turn,
      pawn,
      free: ["pretorium", "port"],
      cities: turn === 0 ? [attacker, victim] : [victim, attacker],
    });
    const looted = act(state, "build pretorium").flatMap((event) => (event.type === "looted" ? [event.coins] : []));
    expect([looted, state.table.pawn, state.table.cities[1 - turn]!.coins]).toEqual([[2, 5], to, 3]);
    expect(state.table.loot).toEqual(turn === 0 ? [true, true, false, false] : [false, false, true, true]);
  });

  it("and a city with four coins loses four", () => {
    const state = position({ pawn: 2, free: ["pretorium", "port"], cities: [{ coins: 8, tokens: ["strategy"] }, { coins: 4 }] });
    act(state, "build pretorium");
    expect(state.table.cities[1]!.coins).toBe(0);
  });
});
