import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printed } from "../../shared/puerto-rico/catalog.ts";
import { capacity } from "../../shared/puerto-rico/offers/craftsman.ts";
import { GOODS } from "../../shared/puerto-rico/state.ts";
import { anyPlayer, boardOf, GOOD_NUMBERS } from "./any.ts";
import { act, barrels, good, legal, of, position, type Sketch, told } from "./position.ts";

function craftsman(sketch: Sketch, board: Parameters<typeof position>[0] = {}) {
  const state = position({ ...board, players: [sketch, ...(board.players ?? [])] });
  return { state, events: act(state, "role craftsman") };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe("C1: in order from the craftsman all seats produce goods, as manned fields, manned circles and the supply allow", () => {
  it.each<[string, Sketch, object]>([
    ["corn needs no building", { island: ["corn*", "corn*", "corn"] }, { corn: 2 }],
    ["a field without a circle makes nothing", { island: ["indigo*"] }, {}],
    ["nor with an empty building", { island: ["indigo*"], city: ["indigoPlant"] }, {}],
    ["nor an empty field with a manned one", { island: ["indigo"], city: ["indigoPlant*"] }, {}],
    ["fewer circles than fields", { island: ["sugar*", "sugar*"], city: ["sugarMill*"] }, { sugar: 1 }],
    ["fewer fields than circles", { island: ["coffee*"], city: ["coffeeRoaster**"] }, { coffee: 1 }],
    ["a quarry makes nothing", { island: ["quarry*"], city: ["sugarMill*"] }, {}],
  ])("%s", (_rule, sketch, made) => {
    const { state } = craftsman(sketch);
    expect(of(state.table, 0).goods).toEqual(barrels(made));
  });
  it("the first in order gets the last barrels", () => {
    const fields: Sketch = { island: ["corn*", "corn*"] };
    const { state, events } = craftsman(fields, { players: [fields, fields], goods: { corn: 3 } });
    expect(state.table.players.map((player) => player.goods[0])).toEqual([2, 1, 0, 0]);
    expect(told(events, "produced")).toEqual([
      { type: "produced", seat: 0, good: 0, n: 2 },
      { type: "produced", seat: 1, good: 0, n: 1 },
    ]);
  });
});

describe("C2: circles of small and large plants of one kind add up", () => {
  it("one and three for indigo", () => {
    const island = ["indigo*", "indigo*", "indigo*", "indigo*", "indigo*"] as const;
    const { state } = craftsman({ island, city: ["smallIndigoPlant*", "indigoPlant***"] });
    expect(of(state.table, 0).goods).toEqual(barrels({ indigo: 4 }));
  });
  it("circles of another kind do not", () => {
    const sketch: Sketch = { island: ["sugar*", "sugar*"], city: ["smallSugarMill*", "indigoPlant***"] };
    expect(capacity(of(position({ players: [sketch] }).table, 0))).toEqual(barrels({ sugar: 1 }));
  });
});

describe("C3: a factory counts kinds really received", () => {
  const ALL: Sketch = {
    island: ["corn*", "indigo*", "sugar*", "tobacco*", "coffee*"],
    city: ["smallIndigoPlant*", "smallSugarMill*", "tobaccoStorage*", "coffeeRoaster*", "factory*"],
  };
  it.each([
    [{}, 5],
    [{ coffee: 0 }, 3],
    [{ coffee: 0, corn: 0 }, 2],
    [{ coffee: 0, corn: 0, sugar: 0 }, 1],
    [{ coffee: 0, corn: 0, sugar: 0, indigo: 0 }, 0],
  ])("with a supply of %j it pays %i", (goods, money) => {
    const { state, events } = craftsman(ALL, { goods });
    expect(of(state.table, 0).money).toBe(money);
    expect(told(events, "factory")).toEqual(money === 0 ? [] : [{ type: "factory", seat: 0, n: money }]);
  });
  it("not when it is empty", () => {
    const { state } = craftsman({ island: ["corn*", "sugar*"], city: ["smallSugarMill*", "factory"] });
    expect(of(state.table, 0).money).toBe(0);
  });
  it("it pays its owner, not only the craftsman, and the extra barrel does not count as a kind", () => {
    const maker: Sketch = { island: ["corn*", "sugar*"], city: ["smallSugarMill*", "factory*"] };
    const { state } = craftsman({ island: ["corn*"] }, { players: [maker] });
    act(state, "extra corn");
    expect(state.table.players.map((player) => player.money)).toEqual([0, 1, 0, 0]);
  });
});

describe("C4: the craftsman may have one more barrel of a kind they really made, if the supply has one", () => {
  const TWO: Sketch = { island: ["corn*", "sugar*"], city: ["smallSugarMill*"] };
  it("after all have produced", () => {
    const { state } = craftsman(TWO, { players: [TWO] });
    expect([state.table.turn, legal(state)]).toEqual([0, ["extra corn", "extra sugar", "pass"]]);
    act(state, "extra sugar");
    expect(of(state.table, 0).goods).toEqual(barrels({ corn: 1, sugar: 2 }));
    expect(state.table).toMatchObject({ phase: "role", turn: 1, produced: [] });
  });
  it("none of a kind that others used up", () => {
    const { state } = craftsman(TWO, { players: [TWO], goods: { corn: 2 } });
    expect(legal(state)).toEqual(["extra sugar", "pass"]);
  });
  it("none of a kind of which the supply gave them nothing", () => {
    const { state } = craftsman(TWO, { goods: { corn: 0 } });
    expect(legal(state)).toEqual(["extra sugar", "pass"]);
  });
  it("none if they made nothing, though others did", () => {
    const { state, events } = craftsman({}, { players: [TWO] });
    expect([state.table.phase, told(events, "skipped")]).toEqual(["role", [{ type: "skipped", seat: 0 }]]);
    expect(state.table.goods[good("corn")]).toBe(9);
  });
  it("or not", () => {
    const { state } = craftsman(TWO);
    act(state, "pass");
    expect([of(state.table, 0).goods, state.table.produced]).toEqual([barrels({ corn: 1, sugar: 1 }), []]);
  });
});

describe("F2: producing is automatic, only the extra barrel is a choice", () => {
  it("no other seat is asked", () => {
    const maker: Sketch = { island: ["corn*"] };
    const { state } = craftsman(maker, { players: [maker, maker, maker] });
    act(state, "extra corn");
    expect(state.table.players.map((player) => player.goods[0])).toEqual([2, 1, 1, 1]);
    expect(state.table.phase).toBe("role");
  });
});

describe("producing (C1, C2), on any board", () => {
  it("as many barrels as manned fields of the kind, and except for corn no more than manned circles", () => {
    const everywhere = fc.property(anyPlayer, (player) => {
      const { island, islandColonists, city, cityColonists } = of(boardOf(player).table, 0);
      const made = GOOD_NUMBERS.map((good) => {
        const fields = sum(island.map((tile, at) => (tile === good ? islandColonists[at]! : 0)));
        const circles = sum(city.map((id, at) => (printed(id).good === good ? cityColonists[at]! : 0)));
        return GOODS[good] === "corn" ? fields : Math.min(fields, circles);
      });
      expect(capacity(of(boardOf(player).table, 0))).toEqual(made);
    });
    fc.assert(everywhere, { numRuns: 200 });
  });
});
