import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyCircles, SAN_JUAN, SHIP, SUPPLY } from "../../shared/puerto-rico/rules/board.ts";
import { openSpots } from "../../shared/puerto-rico/rules/fast-spots.ts";
import { ENDINGS, NONE } from "../../shared/puerto-rico/state.ts";
import { anyAnswers, anyPlayer, boardOf, playRole } from "./any.ts";
import { act, building, finishRole, legal, of, position, type Sketch, tile, told } from "./position.ts";

const sanJuan = (state: ReturnType<typeof position>) => state.table.players.map((player) => player.sanJuan);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe("M1: the mayor may take a colonist from the supply, not from the ship", () => {
  it("yes", () => {
    const state = position({ colonists: 10, colonistShip: 4 });
    act(state, "role mayor");
    expect(legal(state)).toEqual(["colonist", "pass"]);
    const events = act(state, "colonist");
    expect(events[0]).toEqual({ type: "moved", seat: 0, from: SUPPLY, to: SAN_JUAN, n: 1 });
    expect(sanJuan(state)).toEqual([2, 1, 1, 1]);
  });
  it("no", () => {
    const state = position({ colonists: 10, colonistShip: 4 });
    act(state, "role mayor", "pass");
    expect(sanJuan(state)).toEqual([1, 1, 1, 1]);
    expect(state.table.colonists).toBe(6);
  });
  it("no question when the supply is empty", () => {
    const state = position({ colonists: 0, colonistShip: 4 });
    act(state, "role mayor");
    expect(sanJuan(state)).toEqual([1, 1, 1, 1]);
  });
});

describe("M2: the ship is dealt one by one clockwise from the mayor", () => {
  it("six for four with the third seat as mayor: 1 1 2 2, the privilege beside it", () => {
    const state = position({ governor: 2, colonistShip: 6 });
    const events = act(state, "role mayor", "colonist");
    expect(sanJuan(state)).toEqual([1, 1, 3, 2]);
    expect(told(events, "moved").filter((event) => event.from === SHIP)).toEqual([
      { type: "moved", seat: 2, from: SHIP, to: SAN_JUAN, n: 2 },
      { type: "moved", seat: 3, from: SHIP, to: SAN_JUAN, n: 2 },
      { type: "moved", seat: 0, from: SHIP, to: SAN_JUAN, n: 1 },
      { type: "moved", seat: 1, from: SHIP, to: SAN_JUAN, n: 1 },
    ]);
  });
  it("the ship is empty before it is filled again", () => {
    const state = position({ colonistShip: 9, players: [{ island: ["corn", "indigo", "sugar", "coffee"] }] });
    act(state, "role mayor", "pass");
    expect([state.table.phase, state.table.colonistShip, of(state.table, 0).sanJuan]).toEqual(["lifting", 0, 3]);
  });
});

describe("M3: each player may lift and place all their colonists again", () => {
  it("a colonist without newcomers: lift and place, or leave all as it is", () => {
    const state = position({ colonists: 9, colonistShip: 0, players: [{ island: ["corn*", "quarry"] }] });
    act(state, "role mayor", "pass");
    expect(legal(state)).toEqual(["pass", "lift corn"]);
    act(state, "lift corn");
    expect(legal(state)).toEqual(["place corn", "place quarry"]);
    act(state, "place quarry");
    expect(of(state.table, 0).islandColonists).toEqual([0, 1]);
  });
  it("from a building with several, one at a time", () => {
    const state = position({ colonistShip: 0, players: [{ island: ["corn", "corn"], city: ["indigoPlant***"] }] });
    act(state, "role mayor", "pass", "lift indigoPlant", "lift indigoPlant", "place corn");
    expect(legal(state)).toEqual(["place corn", "place indigoPlant"]);
    act(state, "place corn");
    expect([of(state.table, 0).islandColonists, of(state.table, 0).cityColonists]).toEqual([[1, 1], [1]]);
  });
  it("only from manned spots", () => {
    const state = position({ colonistShip: 0, players: [{ island: ["corn", "sugar*", "quarry"], city: ["harbor*", "sugarMill"] }] });
    act(state, "role mayor", "pass");
    expect(legal(state)).toEqual(["pass", "lift sugar", "lift harbor"]);
  });
  it("those left in San Juan before too", () => {
    const state = position({ colonistShip: 0, players: [{ sanJuan: 1, island: ["corn", "quarry"] }] });
    act(state, "role mayor", "pass");
    expect(legal(state)).toEqual(["place corn", "place quarry"]);
  });
  it("the first placement ends the lifting, so a row of moves must end", () => {
    const state = position({ colonistShip: 8, players: [{ island: ["corn*", "quarry", "sugar", "indigo"] }] });
    act(state, "role mayor", "pass", "lift corn", "place quarry");
    expect(state.table.phase).toBe("placing");
    expect(legal(state)).toEqual(["place corn", "place indigo", "place sugar"]);
  });
});

describe("M4: all circles that can be filled are filled; only which stay empty is free", () => {
  it("enough for all: nothing to choose, San Juan holds the surplus", () => {
    const state = position({ colonists: 9, players: [{ sanJuan: 3, island: ["corn", "quarry"], city: ["hospice"] }] });
    const events = act(state, "role mayor", "colonist");
    expect(of(state.table, 0)).toMatchObject({ sanJuan: 2, islandColonists: [1, 1], cityColonists: [1] });
    expect(told(events, "moved").filter((event) => event.from === SAN_JUAN)).toHaveLength(3);
    expect(state.table.phase).toBe("role");
  });
  it("exactly enough: nothing to choose either", () => {
    const state = position({ colonistShip: 4, players: [{ island: ["corn", "quarry"], city: ["hospice*"] }] });
    act(state, "role mayor", "colonist");
    expect([state.table.phase, of(state.table, 0)]).toEqual(["role", expect.objectContaining({ sanJuan: 0, islandColonists: [1, 1] })]);
  });
  it("too few: no colonist can be left in San Juan", () => {
    const state = position({ colonistShip: 4, players: [{ island: ["corn", "quarry", "sugar"] }] });
    act(state, "role mayor", "colonist");
    expect(legal(state)).not.toContain("pass");
    act(state, "place corn");
    expect(legal(state)).not.toContain("pass");
    act(state, "place sugar");
    expect([of(state.table, 0).sanJuan, openSpots(of(state.table, 0))]).toEqual([0, 1 << tile("quarry")]);
  });
  it("circles of one kind only: there is nothing to choose", () => {
    const state = position({ colonistShip: 4, players: [{ island: ["corn", "corn", "corn"] }] });
    act(state, "role mayor", "colonist");
    expect([state.table.phase, of(state.table, 0).islandColonists]).toEqual(["role", [1, 1, 0]]);
  });
  it("the last circles of one kind are filled without asking", () => {
    const state = position({ colonistShip: 12, players: [{ island: ["corn"], city: ["indigoPlant", "smallMarket*"] }] });
    act(state, "role mayor", "pass", "place corn");
    expect(of(state.table, 0)).toMatchObject({ sanJuan: 0, cityColonists: [2, 1] });
  });
  it("no colonists: no question", () => {
    const state = position({ colonistShip: 0, players: [{ island: ["corn", "quarry"] }] });
    act(state, "role mayor", "pass");
    expect(state.table.phase).toBe("role");
  });
});

describe("M5: colonists are placed seat by seat from the mayor", () => {
  it("only seats with a choice are asked", () => {
    const choosy = { island: ["corn", "quarry"] } as const;
    const state = position({ governor: 3, players: [choosy, {}, choosy, {}], colonistShip: 4 });
    act(state, "role mayor", "pass");
    expect([state.table.turn, sanJuan(state)]).toEqual([0, [1, 1, 1, 1]]);
    act(state, "place corn");
    expect([state.table.turn, sanJuan(state)]).toEqual([2, [0, 1, 1, 1]]);
  });
});

describe("M6: the ship is filled with the empty circles of all buildings, at least one for each player", () => {
  const refill = (board: Parameters<typeof position>[0]) => {
    const state = position({ colonists: 50, colonistShip: 0, ...board });
    act(state, "role mayor", "pass");
    finishRole(state);
    return state.table;
  };
  it("buildings count, after the placing", () => {
    expect(refill({ players: [{ city: ["indigoPlant*", "coffeeRoaster"] }, { city: ["harbor", "sugarMill"] }] }).colonistShip).toBe(8);
  });
  it("fields and quarries do not", () =>
    expect(refill({ players: [{ island: ["corn", "quarry", "sugar", "corn", "corn"] }] }).colonistShip).toBe(4));
  it("at least as many as players", () => expect(refill({ seats: 5 }).colonistShip).toBe(5));
  it("colonists in San Juan are not subtracted, as they fill circles first", () => {
    expect(refill({ players: [{ sanJuan: 2, city: ["indigoPlant", "sugarMill"] }] })).toMatchObject({ colonistShip: 4, colonists: 46 });
    expect(refill({ players: [{ sanJuan: 1, city: ["indigoPlant", "sugarMill"] }] }).colonistShip).toBe(5);
  });
});

describe("M7: a refill larger than the supply ends the match; exactly enough does not; what is left goes aboard", () => {
  const last = (colonists: number) => {
    const state = position({ colonists, colonistShip: 0 });
    const events = act(state, "role mayor", "pass");
    return { table: state.table, lastRounds: told(events, "lastRound") };
  };
  it("exactly enough", () => {
    const { table, lastRounds } = last(4);
    expect([table.colonists, table.colonistShip, table.ending, lastRounds]).toEqual([0, 4, NONE, []]);
  });
  it("one too few", () => {
    const { table, lastRounds } = last(3);
    expect([table.colonists, table.colonistShip, ENDINGS[table.ending], lastRounds.length]).toEqual([0, 3, "colonists", 1]);
  });
});

describe("M8: colonists of the ship cannot be declined (our decision)", () => {
  it("a seat without a circle gets them into San Juan", () => {
    const state = position({ colonistShip: 4 });
    act(state, "role mayor", "pass");
    expect(sanJuan(state)).toEqual([1, 1, 1, 1]);
  });
});

describe("M9: a short or empty ship in the last round works as always", () => {
  it("two aboard for four", () => {
    const state = position({ governor: 1, colonists: 0, colonistShip: 2 });
    act(state, "role mayor");
    expect([sanJuan(state), state.table.colonistShip]).toEqual([[0, 1, 1, 0], 0]);
  });
  it("an empty ship: every seat may still rearrange", () => {
    const state = position({ colonists: 0, colonistShip: 0, players: [{ island: ["corn*", "quarry"] }] });
    act(state, "role mayor");
    expect([state.table.phase, legal(state)]).toEqual(["lifting", ["pass", "lift corn"]]);
    act(state, "pass");
    expect(state.table.phase).toBe("role");
  });
});

describe("colonists of one kind of tile are alike", () => {
  it("lifting takes one from any of them", () => {
    const state = position({ colonistShip: 0, players: [{ island: ["corn*", "corn*", "quarry"], city: ["harbor"] }] });
    act(state, "role mayor", "pass", "lift corn", "place harbor");
    expect([of(state.table, 0).islandColonists.slice(0, 2).sort(), of(state.table, 0).cityColonists]).toEqual([[0, 1], [1]]);
    expect(of(state.table, 0).city).toEqual([building("harbor")]);
  });
});

describe("M3: each seat may lift, also after another has placed", () => {
  it("the second seat lifts, with a new colonist and without", () => {
    const choosy: Sketch = { island: ["corn*", "indigo", "quarry"] };
    const state = position({ players: [choosy, choosy, choosy], seats: 4, colonistShip: 2, colonists: 0 });
    act(state, "role mayor", "place indigo");
    expect([state.table.turn, state.table.phase]).toEqual([1, "lifting"]);
    act(state, "lift corn", "place indigo", "place quarry");
    expect(of(state.table, 1).islandColonists).toEqual([0, 1, 1]);
    expect([state.table.turn, legal(state).sort()]).toEqual([2, ["lift corn", "pass"]]);
  });
});

describe("manning circles (M3, M4), on any board", () => {
  it("no colonist gets lost, and none is left in San Juan beside an empty circle", () => {
    const everywhere = fc.property(anyPlayer, anyAnswers, fc.nat(9), (player, answers, aboard) => {
      const state = boardOf(player);
      Object.assign(state.table, { colonistShip: aboard, colonists: 0 });
      const colonists = () => sum([...of(state.table, 0).islandColonists, ...of(state.table, 0).cityColonists, of(state.table, 0).sanJuan]);
      const before = colonists();
      playRole(state, "mayor", answers);
      expect(colonists()).toBe(before + Math.ceil(aboard / 4));
      expect(of(state.table, 0).sanJuan === 0 || emptyCircles(of(state.table, 0)) === 0).toBe(true);
    });
    fc.assert(everywhere, { numRuns: 300 });
  });
});
