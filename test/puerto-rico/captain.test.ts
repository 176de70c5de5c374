import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadingPoints, score } from "../../shared/puerto-rico/score.ts";
import { ENDINGS, GOODS, NONE } from "../../shared/puerto-rico/state.ts";
import { anyGoods, anyShips, boardOf, GOOD_NUMBERS } from "./any.ts";
import { act, barrels, building, finishRole, good, legal, of, position, type Sketch, told } from "./position.ts";

function captain(players: readonly Sketch[], board: Parameters<typeof position>[0] = {}) {
  const state = position({ ...board, players });
  return { state, events: act(state, "role captain") };
}

const points = (state: ReturnType<typeof position>, seat: number) => loadingPoints(of(state.table, seat));
const SHIPS = [{ size: 5 }, { size: 6 }, { size: 7 }];
describe("L1: turn by turn from the captain, one kind a turn, as many as fit; a seat that can load a cargo ship must", () => {
  it("goes round until no seat can load", () => {
    const { state } = captain([{ goods: { corn: 1, indigo: 1 } }, { goods: { sugar: 2 } }]);
    const turns = [state.table.turn];
    for (const move of ["load corn on 0", "load sugar on 1"]) {
      act(state, move);
      turns.push(state.table.turn);
    }
    expect([turns, legal(state)]).toEqual([[0, 1, 0], ["load indigo on 2"]]);
    act(state, "load indigo on 2");
    expect(state.table).toMatchObject({ phase: "role", turn: 1 });
  });
  it("as many as fit, not fewer; the others stay", () => {
    const { state } = captain([{ goods: { corn: 9 } }], { ships: [{ size: 4, good: "corn", load: 1 }, { size: 6 }] });
    const events = act(state, "load corn on 0");
    expect(events[0]).toEqual({ type: "loaded", seat: 0, good: good("corn"), ship: 0, n: 3 });
    expect(points(state, 0)).toBe(4);
  });
  it("a point for each barrel, out of the pool", () => {
    const { state } = captain([{}, { goods: { corn: 4 } }], { points: 50 });
    act(state, "load corn on 0");
    expect([points(state, 1), state.table.points]).toEqual([4, 46]);
  });
  it("no passing while a ship can be loaded, a wharf does not change that", () => {
    const { state } = captain([{ goods: { corn: 4 }, city: ["wharf*"] }], { ships: [{ size: 4 }] });
    expect(legal(state)).toEqual(["load corn on 0", "wharf corn"]);
  });
  it("no seat has a barrel: the role is over at once, and the log says so", () => {
    const { state, events } = captain([]);
    expect(state.table).toMatchObject({ phase: "role", turn: 1 });
    expect(told(events, "skipped").map((event) => event.seat)).toEqual([0, 1, 2, 3]);
  });
});

describe("L2: a kind that is on a ship goes only there", () => {
  it("not onto another, though that is empty", () => {
    const { state } = captain([{ goods: { corn: 5 } }], { ships: [{ size: 5, good: "corn", load: 4 }, { size: 6 }] });
    expect(legal(state)).toEqual(["load corn on 0"]);
  });
  it("nor when its ship is full", () => {
    const { state } = captain([{ goods: { corn: 5 } }], { ships: [{ size: 5, good: "corn", load: 5 }, { size: 6 }] });
    expect(state.table.phase).toBe("role");
  });
  it("a ship takes one kind", () => {
    const { state } = captain([{ goods: { sugar: 1 } }], { ships: [{ size: 5, good: "corn", load: 1 }] });
    expect(state.table.phase).toBe("role");
  });
});

describe("L3: a kind on no ship goes onto an empty one that takes the most of it", () => {
  const ships = [{ size: 5 }, { size: 7 }];
  it("6 barrels, 5 and 7 empty: the 7", () => {
    expect(legal(captain([{ goods: { sugar: 6 } }], { ships }).state)).toEqual(["load sugar on 1"]);
  });
  it("3 barrels: either", () => {
    expect(legal(captain([{ goods: { sugar: 3 } }], { ships }).state)).toEqual(["load sugar on 0", "load sugar on 1"]);
  });
  it("9 barrels: the 7", () => {
    expect(legal(captain([{ goods: { sugar: 9 } }], { ships }).state)).toEqual(["load sugar on 1"]);
  });
  it("only among empty ships: a large one with another kind does not count", () => {
    const { state } = captain([{ goods: { sugar: 6 } }], { ships: [{ size: 5 }, { size: 7, good: "corn", load: 1 }] });
    expect(legal(state)).toEqual(["load sugar on 0"]);
  });
});

describe("L4: the kind is free, even when another would ship more", () => {
  it("one corn before six sugar", () => {
    const { state } = captain([{ goods: { corn: 1, sugar: 6 } }], { ships: SHIPS });
    expect(legal(state)).toContain("load corn on 0");
  });
});

describe("L5: a wharf takes all barrels of one kind into the supply, once a phase, in any turn, even if ships have room", () => {
  const OWNER: Sketch = { goods: { corn: 3, sugar: 8 }, city: ["wharf*"] };
  it("instead of a ship", () => {
    const { state } = captain([{}, OWNER], { goods: { sugar: 0 } });
    const events = act(state, "wharf sugar");
    expect(events[0]).toEqual({ type: "loaded", seat: 1, good: good("sugar"), ship: NONE, n: 8 });
    expect([points(state, 1), state.table.goods[good("sugar")], of(state.table, 1).goods]).toEqual([8, 8, barrels({ corn: 3 })]);
    expect(state.table.ships.every((ship) => ship.load === 0)).toBe(true);
  });
  it("also a kind that is on a ship, or on a full one", () => {
    const { state } = captain([OWNER], {
      ships: [
        { size: 5, good: "sugar", load: 5 },
        { size: 6, good: "corn", load: 6 },
      ],
    });
    expect(legal(state)).toEqual(["wharf corn", "wharf sugar", "pass"]);
  });
  it("once: afterwards the ships must be loaded as usual", () => {
    const { state } = captain([OWNER], { ships: SHIPS });
    act(state, "wharf sugar");
    expect(legal(state)).toEqual(["load corn on 0", "load corn on 1", "load corn on 2"]);
  });
  it("not when it is empty", () => {
    const { state } = captain([{ ...OWNER, city: ["wharf"] }], { ships: SHIPS });
    expect(legal(state).some((move) => move.startsWith("wharf"))).toBe(false);
  });
  it("in the next captain phase again", () => {
    const { state } = captain([OWNER], { ships: [{ size: 8, good: "coffee", load: 1 }] });
    act(state, "wharf sugar");
    expect([state.table.phase, of(state.table, 0).wharfUsed]).toEqual(["role", false]);
  });
  it("two owners each use theirs", () => {
    const { state } = captain([OWNER, OWNER], { ships: [{ size: 8, good: "coffee", load: 1 }] });
    act(state, "wharf sugar", "wharf corn");
    expect([points(state, 0), points(state, 1)]).toEqual([9, 3]);
  });
});

describe("L6: if only the wharf is possible the player may decline it", () => {
  it("and then the phase ends if no other seat loads", () => {
    const { state } = captain([{ goods: { corn: 2 }, city: ["wharf*"] }], { ships: [{ size: 4, good: "sugar", load: 1 }] });
    expect(legal(state)).toEqual(["wharf corn", "pass"]);
    const events = act(state, "pass");
    expect(state.table).toMatchObject({ phase: "role", turn: 1, idle: 0 });
    expect(events.map((event) => event.type)).toEqual(["passed", "loadingOver", "returned", "kept", "turn"]);
    expect(of(state.table, 0).goods).toEqual(barrels({ corn: 1 }));
  });
});

describe("L7: a declined wharf is offered again while others still load (our decision)", () => {
  const ships = [{ size: 4, good: "sugar", load: 1 }] as const;
  it("after another's load, until a whole circle has passed", () => {
    const { state } = captain([{ goods: { corn: 2 }, city: ["wharf*"] }, { goods: { sugar: 2 } }], { ships });
    act(state, "pass", "load sugar on 0");
    expect([state.table.turn, legal(state)]).toEqual([0, ["wharf corn", "pass"]]);
    act(state, "wharf corn");
    expect([points(state, 0), state.table.phase]).toEqual([3, "role"]);
  });
});

describe("F4: the loading ends with a whole circle of seats without a load", () => {
  it("two seats that decline in turn are not asked twice", () => {
    const owner: Sketch = { goods: { corn: 2 }, city: ["wharf*"] };
    const { state } = captain([owner, owner], { ships: [{ size: 4, good: "sugar", load: 1 }] });
    const events = act(state, "pass", "pass");
    expect(told(events, "loadingOver")).toHaveLength(1);
    expect(state.table.phase).toBe("role");
  });
  it("the last loader is asked once more", () => {
    const owner: Sketch = { goods: { corn: 2, coffee: 2 }, city: ["wharf*"] };
    const { state } = captain([{}, owner], { ships: [{ size: 4, good: "corn", load: 2 }] });
    act(state, "load corn on 0");
    expect([state.table.turn, legal(state)]).toEqual([1, ["wharf coffee", "pass"]]);
  });
});

describe("L8: a manned harbor brings a point for each load, the wharf's too, however many barrels", () => {
  it("three loads, three points", () => {
    const city = ["harbor*", "wharf*"] as const;
    const { state } = captain([{}, { goods: { corn: 1, sugar: 2, coffee: 5 }, city }], { ships: SHIPS });
    const events = act(state, "load corn on 0", "wharf coffee", "load sugar on 1");
    expect(of(state.table, 1)).toMatchObject({ barrelPoints: 8, harborPoints: 3, captainPoints: 0 });
    expect(told(events, "bonus")).toEqual(new Array(3).fill({ type: "bonus", seat: 1, why: "harbor" }));
  });
  it("an empty one brings nothing", () => {
    const { state } = captain([{}, { goods: { corn: 1 }, city: ["harbor"] }]);
    act(state, "load corn on 0");
    expect(points(state, 1)).toBe(1);
  });
});

describe("L9: the captain has one point more, once, with their first load, by ship or wharf", () => {
  it("once", () => {
    const { state } = captain([{ goods: { corn: 1, sugar: 1 } }]);
    act(state, "load corn on 0", "load sugar on 1");
    expect(of(state.table, 0)).toMatchObject({ barrelPoints: 2, captainPoints: 1 });
  });
  it("by wharf", () => {
    const { state } = captain([{ goods: { corn: 1 }, city: ["wharf*"] }]);
    act(state, "wharf corn");
    expect(points(state, 0)).toBe(2);
  });
  it("not for another seat's load before it", () => {
    const { state } = captain([{ goods: { corn: 1 }, city: ["wharf*"] }, { goods: { sugar: 2 } }], {
      ships: [{ size: 4, good: "sugar", load: 1 }],
    });
    act(state, "pass", "load sugar on 0", "wharf corn");
    expect([points(state, 0), points(state, 1)]).toEqual([2, 2]);
  });
  it("not without a load, nor in a later captain phase by another seat's role", () => {
    const { state } = captain([{}, { goods: { corn: 1 } }]);
    act(state, "load corn on 0");
    expect([points(state, 0), state.table.firstLoad]).toEqual([0, false]);
  });
});

describe("L10: points are unlimited; those the pool lacks are written down and count", () => {
  it("for the customs house too", () => {
    const { state } = captain([{}, { goods: { corn: 5 }, points: 3, city: ["customsHouse*"] }], { points: 2 });
    act(state, "load corn on 0");
    expect([points(state, 1), state.table.points]).toEqual([8, 0]);
    expect(score(state.table, 1).customsHouse).toBe(2);
  });
  it("bonuses too", () => {
    const { state } = captain([{ goods: { corn: 1 }, city: ["harbor*"] }], { points: 1 });
    act(state, "load corn on 0");
    expect([points(state, 0), state.table.points]).toEqual([3, 0]);
  });
});

describe("L11: the pool is used up when it is 0 after a load, also when exactly so", () => {
  it.each([
    [5, 1],
    [4, 1],
    [6, 0],
  ])("a pool of %i and a load of 5", (pool, lastRounds) => {
    const { state } = captain([{}, { goods: { corn: 5 } }], { points: pool, ships: SHIPS });
    const events = act(state, "load corn on 0");
    expect(told(events, "lastRound")).toHaveLength(lastRounds);
    expect(state.table.ending).toBe(lastRounds === 1 ? ENDINGS.indexOf("victoryPoints") : NONE);
  });
  it("the loading goes on, the end is told once", () => {
    const { state } = captain([{ goods: { corn: 5, sugar: 1 } }, { goods: { indigo: 2 } }], { points: 3, ships: SHIPS });
    const events = [...act(state, "load corn on 0"), ...act(state, "load indigo on 1"), ...act(state, "load sugar on 2")];
    expect(told(events, "lastRound")).toHaveLength(1);
    expect(points(state, 1)).toBe(2);
  });
  it("the harbor's point may be the last", () => {
    const { state } = captain([{}, { goods: { corn: 5 }, city: ["harbor*"] }], { points: 6 });
    expect(told(act(state, "load corn on 0"), "lastRound")).toHaveLength(1);
  });
});

describe("loading with two ships, as two players have", () => {
  it("a third kind finds no ship", () => {
    const { state } = captain([{ goods: { corn: 1, sugar: 1, coffee: 2 } }], { seats: 2 });
    act(state, "load corn on 0", "load sugar on 1");
    expect(state.table.phase).toBe("role");
    expect(finishRole(state)).toEqual([]);
  });
});

describe("L5: a wharf has room for all barrels of a kind there are", () => {
  it("eleven", () => {
    const state = position({ players: [{}, { goods: { sugar: 11 }, city: ["wharf*"] }], seats: 4, goods: { sugar: 0 } });
    act(state, "role captain", "wharf sugar");
    expect([of(state.table, 1).barrelPoints, of(state.table, 1).goods, state.table.goods[2]]).toEqual([11, barrels({}), 11]);
  });
});

describe("loading (L1, L2, L3, L6), with any loads on the ships", () => {
  it("a good goes on the ship that has it, or else on an empty one that takes the most; passing only if none can", () => {
    const everywhere = fc.property(anyShips, anyGoods, fc.boolean(), (ships, goods, wharf) => {
      const state = boardOf({ goods, city: wharf ? [building("wharf")] : [], cityColonists: wharf ? [1] : [] });
      state.table.ships = ships.map((ship) => ({ ...ship }));
      const may = (good: number, at: number): boolean => {
        const ship = ships[at] as (typeof ships)[number];
        const barrels = goods[good] as number;
        if (barrels === 0) return false;
        if (ships.some((other) => other.good === good)) return ship.good === good && ship.load < ship.size;
        return (
          ship.good === NONE && ships.every((other) => other.good !== NONE || Math.min(other.size, barrels) <= Math.min(ship.size, barrels))
        );
      };
      const loads = GOOD_NUMBERS.flatMap((good) => ships.flatMap((_ship, at) => (may(good, at) ? [`load ${GOODS[good]} on ${at}`] : [])));
      const wharfs = wharf ? GOOD_NUMBERS.flatMap((good) => ((goods[good] as number) > 0 ? [`wharf ${GOODS[good]}`] : [])) : [];
      act(state, "role captain");
      if (loads.length + wharfs.length === 0) expect(state.table.phase).not.toBe("captain");
      else expect(legal(state).sort()).toEqual([...loads, ...wharfs, ...(loads.length === 0 ? ["pass"] : [])].sort());
    });
    fc.assert(everywhere, { numRuns: 300 });
  });
});
