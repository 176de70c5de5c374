/** The governor is seat 0 and has had his turn: the card of each rule here is taken by seat 1. */
import { describe, expect, it } from "vitest";
import { loadingPoints } from "../../shared/puerto-rico/score.ts";
import { act, type Barrels, barrels, building, good, legal, of, position, type Sketch } from "./position.ts";

function second(role: string, players: readonly Sketch[], board: Parameters<typeof position>[0] = {}) {
  const state = position({ seats: 4, ...board, players });
  act(state, "role prospector", `role ${role}`);
  return state;
}
const both = (sketch: Sketch): Sketch[] => [sketch, sketch];
const goods = (state: ReturnType<typeof position>, seat: number) => of(state.table, seat).goods;

describe("a role begins with whoever took its card, and its privilege is his, not the governor's", () => {
  it("settler: the quarry", () => {
    const state = second("settler", [], { faceUp: ["corn", "corn", "corn", "corn", "sugar"] });
    expect([state.table.turn, legal(state).includes("tile quarry")]).toEqual([1, true]);
    act(state, "tile quarry", "tile corn", "tile corn");
    expect([state.table.turn, legal(state).includes("tile quarry")]).toEqual([0, false]);
  });
  it("mayor: the extra colonist, and the first off the ship", () => {
    const state = second("mayor", [], { colonistShip: 5, colonists: 20 });
    act(state, "colonist");
    // Nobody has a circle, so all wait in San Juan.
    expect(state.table.players.map((player) => player.sanJuan)).toEqual([1, 3, 1, 1]);
  });
  it("builder: one doubloon less", () => {
    const state = second("builder", [{}, { money: 1 }]);
    expect([state.table.turn, legal(state).includes("build hacienda")]).toEqual([1, true]);
    // The governor has his doubloon as prospector.
    act(state, "build hacienda");
    expect([of(state.table, 1).money, state.table.turn, legal(state).includes("build hacienda")]).toEqual([0, 0, false]);
    act(state, "build smallMarket");
    expect(of(state.table, 0)).toMatchObject({ money: 0, city: [building("smallMarket")] });
  });
  it("craftsman: the last barrel, and the extra one", () => {
    const field: Sketch = { island: ["corn*"] };
    expect(second("craftsman", both(field), { goods: { corn: 1 } }).table.players.map((player) => player.goods[good("corn")])).toEqual([
      0, 1, 0, 0,
    ]);
    const state = second("craftsman", [{ island: ["corn*"] }, { island: ["indigo*"], city: ["smallIndigoPlant*"] }]);
    expect([state.table.turn, legal(state)]).toEqual([1, ["extra indigo", "pass"]]);
  });
  it("trader: the first sale, and one doubloon more", () => {
    const state = second("trader", [{ goods: { sugar: 1 } }, { goods: { indigo: 1 } }]);
    act(state, "sell indigo", "sell sugar");
    // One of the governor's is his as prospector.
    expect([of(state.table, 1).money, of(state.table, 0).money]).toEqual([2, 1 + 2]);
  });
  it("captain: the first load, and one point more", () => {
    const state = second("captain", both({ goods: { corn: 2 } }));
    expect(state.table.turn).toBe(1);
    act(state, "load corn on 2", "load corn on 2");
    expect([loadingPoints(of(state.table, 1)), loadingPoints(of(state.table, 0))]).toEqual([3, 2]);
  });
  it("captain: the first to store", () => {
    const left: Barrels = { corn: 2, sugar: 2 };
    const ships = [{ size: 5, good: "indigo", load: 1 }] as const;
    const state = second("captain", both({ goods: left }), { ships });
    expect(state.table).toMatchObject({ phase: "storage", turn: 1 });
    act(state, "keep corn");
    expect([goods(state, 1), state.table.turn, goods(state, 0)]).toEqual([barrels({ corn: 1 }), 0, barrels(left)]);
  });
});
