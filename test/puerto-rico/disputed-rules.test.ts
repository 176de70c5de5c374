/** Four rules on which another program for this game differs: one position each, played to the end of the role. */
import { describe, expect, it } from "vitest";
import { openSpots } from "../../shared/puerto-rico/rules/fast-spots.ts";
import { loadingPoints } from "../../shared/puerto-rico/score.ts";
import { act, barrels, good, legal, of, position, type Sketch, tile, told } from "./position.ts";

describe("M4: a colonist in San Juan goes to work as long as any circle is empty, also after lifting", () => {
  it("neither newcomers nor lifted colonists can be kept in San Juan to let the next ship come fuller", () => {
    const state = position({
      seats: 3,
      colonistShip: 3,
      players: [{ sanJuan: 1, island: ["corn*", "quarry", "sugar"], city: ["smallSugarMill", "hospice"] }],
    });
    act(state, "role mayor", "pass", "lift corn");
    // Three in San Juan, five empty circles: no list offers an end before all three have a place.
    for (const [left, move] of [
      [3, "place smallSugarMill"],
      [2, "place sugar"],
      [1, "place quarry"],
    ] as const) {
      expect([of(state.table, 0).sanJuan, legal(state).filter((other) => !/^(place|lift) /.test(other))]).toEqual([left, []]);
      act(state, move);
    }
    expect(of(state.table, 0).sanJuan).toBe(0);
    expect(openSpots(of(state.table, 0)) & (1 << tile("corn"))).not.toBe(0);
    // Only the hospice among the buildings has an empty circle: the ship brings one colonist for each player, not more.
    expect(state.table).toMatchObject({ phase: "role", colonistShip: 3 });
  });
});

describe("C4: the craftsman may decline the extra barrel, and nobody else gets it", () => {
  const MAKER: Sketch = { money: 0, island: ["corn*", "corn*"] };
  it("the supply keeps the barrel and the next seat takes a role", () => {
    const state = position({ players: [MAKER, MAKER], goods: { corn: 6 } });
    act(state, "role craftsman");
    expect(legal(state)).toEqual(["extra corn", "pass"]);
    const events = act(state, "pass");
    expect(told(events, "passed")).toEqual([expect.objectContaining({ seat: 0 })]);
    expect(state.table.players.slice(0, 2).map((player) => player.goods)).toEqual([barrels({ corn: 2 }), barrels({ corn: 2 })]);
    expect(state.table).toMatchObject({ phase: "role", turn: 1 });
    expect(state.table.goods[good("corn")]).toBe(2);
  });
});

describe("L1, L3: a seat that can load must, and loads as many barrels as the ships allow", () => {
  const SHIPS = [{ size: 4 }, { size: 5, good: "indigo", load: 3 }, { size: 7 }] as const;
  it("six sugar go on the 7, two of three indigo on the ship that has indigo; there is no passing and no smaller load", () => {
    const state = position({ seats: 3, players: [{ goods: { sugar: 6, indigo: 3 } }], ships: SHIPS });
    act(state, "role captain");
    expect(legal(state)).toEqual(["load indigo on 1", "load sugar on 2"]);
    act(state, "load indigo on 1");
    expect([legal(state), state.table.ships[1]]).toEqual([["load sugar on 2"], expect.objectContaining({ load: 5 })]);
    act(state, "load sugar on 2");
    // One indigo cannot follow: its ship is full. It is the free barrel that may be kept. Two, six, and the captain's own point.
    expect(of(state.table, 0).goods).toEqual(barrels({ indigo: 1 }));
    expect(loadingPoints(of(state.table, 0))).toBe(9);
  });
  it("also when it fills a ship that the seat would rather leave to nobody, with one barrel for one point", () => {
    const state = position({ seats: 3, players: [{}, { goods: { coffee: 1 } }], ships: [{ size: 4, good: "coffee", load: 3 }] });
    act(state, "role captain");
    expect([state.table.turn, legal(state)]).toEqual([1, ["load coffee on 0"]]);
  });
});

describe("S3, B4: with an empty supply hospice and university take a colonist off the ship, and none when that is empty too", () => {
  const SETTLER = { city: ["hospice*"] } as const;
  const BUILDER = { money: 9, city: ["university*"] } as const;
  it("two colonists left on the ship: each takes one, then there are none and neither is asked", () => {
    const state = position({
      seats: 3,
      players: [{ ...SETTLER, money: 9 }, BUILDER, BUILDER],
      faceUp: ["corn", "sugar", "coffee", "indigo"],
      colonists: 0,
      colonistShip: 2,
    });
    act(state, "role settler", "tile corn", "colonist", "tile sugar", "tile coffee");
    expect([state.table.colonistShip, of(state.table, 0).islandColonists]).toEqual([1, [1]]);
    act(state, "role builder", "build hospice", "colonist");
    expect([state.table.colonistShip, of(state.table, 1).cityColonists]).toEqual([0, [1, 1]]);
    const events = act(state, "build hacienda");
    expect([told(events, "moved"), of(state.table, 2).cityColonists, state.table.turn]).toEqual([[], [1, 0], 0]);
  });
});
