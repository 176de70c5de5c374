import { describe, expect, it } from "vitest";
import { type Building, GOODS, type Good } from "../../shared/puerto-rico/state.ts";
import { act, barrels, finishRole, good, legal, of, position, type Sketch, told } from "./position.ts";

const RICH = { corn: 2, indigo: 2, sugar: 2, tobacco: 2, coffee: 2 };

function trader(players: readonly Sketch[], board: Parameters<typeof position>[0] = {}) {
  const state = position({ ...board, players });
  act(state, "role trader");
  return state;
}

describe("T1: one sale each, for the price, the trader's one more, and the markets' one and two", () => {
  const asTrader = (id: Good, city: readonly `${Building}*`[]) => {
    const state = trader([{ goods: RICH, city }]);
    act(state, `sell ${id}`);
    return of(state.table, 0).money;
  };
  const asOther = (id: Good, city: readonly `${Building}*`[]) => {
    const state = trader([{}, { goods: RICH, city }]);
    act(state, `sell ${id}`);
    return of(state.table, 1).money;
  };
  it.each(GOODS.map((id, price) => [id, price] as const))("%s sells for %i, for one more as trader", (id, price) => {
    expect([asOther(id, []), asTrader(id, [])]).toEqual([price, price + 1]);
  });
  it.each<[readonly `${Building}*`[], number]>([
    [["smallMarket*"], 1],
    [["largeMarket*"], 2],
    [["smallMarket*", "largeMarket*"], 3],
  ])("%j pay %i more, for corn too", (city, more) => {
    expect([asOther("corn", city), asTrader("coffee", city)]).toEqual([more, 4 + 1 + more]);
  });
  it("an empty market pays nothing", () => {
    const state = trader([{ goods: RICH, city: ["smallMarket", "largeMarket"] }]);
    act(state, "sell corn");
    expect(of(state.table, 0).money).toBe(1);
  });
  it("the barrel goes into the trading house, the turn to the next", () => {
    const state = trader([{ goods: RICH }, { goods: RICH }]);
    const events = act(state, "sell tobacco");
    expect([state.table.house, of(state.table, 0).goods, state.table.turn]).toEqual([
      [good("tobacco")],
      barrels({ ...RICH, tobacco: 1 }),
      1,
    ]);
    expect(events).toEqual([{ type: "sold", seat: 0, good: good("tobacco"), n: 4 }]);
  });
});

describe("T2: the house takes each kind once, unless the seller has a manned office; a full house takes nothing", () => {
  const house: Good[] = ["corn", "coffee"];
  it("no kind that is there", () => {
    expect(legal(trader([{ goods: RICH }], { house }))).toEqual(["sell indigo", "sell sugar", "sell tobacco", "pass"]);
  });
  it("with an office", () => {
    expect(legal(trader([{ goods: { coffee: 1 }, city: ["office*"] }], { house }))).toEqual(["sell coffee", "pass"]);
  });
  it("an empty office does not help", () => {
    expect(trader([{ goods: { coffee: 1 }, city: ["office"] }], { house }).table.phase).toBe("role");
  });
  it("a second office sells the same kind once more", () => {
    const seller: Sketch = { goods: { tobacco: 1 }, city: ["office*"] };
    const state = trader([seller, seller], { house: ["tobacco"] });
    act(state, "sell tobacco", "sell tobacco");
    expect(state.table.house).toEqual([3, 3, 3]);
  });
  it("full: no seat sells any more, not even with an office", () => {
    const state = trader([{ goods: RICH }, { goods: RICH, city: ["office*"] }], { house: ["corn", "indigo", "sugar"] });
    const events = act(state, "sell coffee");
    expect(told(events, "skipped").map((event) => event.seat)).toEqual([1, 2, 3]);
  });
  it("full from the start of the phase cannot be, so an office may fill the fourth place", () => {
    const state = trader([{ goods: { corn: 1 }, city: ["office*"] }], { house: ["corn", "corn", "corn"] });
    act(state, "sell corn");
    expect(state.table.house).toEqual([]);
  });
});

describe("T3: the house is emptied at the end of the phase only, and only when it is full", () => {
  it("four: back into the supply", () => {
    const state = trader([{ goods: RICH }], { house: ["corn", "indigo", "sugar"], goods: { corn: 1, coffee: 0 } });
    const events = act(state, "sell coffee");
    expect([state.table.house, told(events, "houseEmptied")]).toEqual([[], [{ type: "houseEmptied" }]]);
    expect([state.table.goods[good("corn")], state.table.goods[good("coffee")]]).toEqual([2, 1]);
  });
  it("three: they stay", () => {
    const state = trader([{ goods: RICH }], { house: ["corn", "indigo"] });
    act(state, "sell coffee");
    expect(state.table.house).toHaveLength(3);
  });
});

describe("T4: without a sale no privilege", () => {
  it("a trader who passes gets nothing", () => {
    const state = trader([{ goods: RICH, city: ["smallMarket*"] }, { goods: RICH }]);
    act(state, "pass");
    finishRole(state);
    expect(of(state.table, 0).money).toBe(0);
  });
  it("nor one without goods", () => {
    const state = trader([{}, { goods: RICH }]);
    expect([state.table.turn, of(state.table, 0).money]).toEqual([1, 0]);
  });
});
