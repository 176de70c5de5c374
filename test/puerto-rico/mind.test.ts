import { describe, expect, it } from "vitest";
import { below, quickLuck } from "../../shared/core/base/random.ts";
import type { State } from "../../shared/core/contract/game.ts";
import { silent, viewOf } from "../../shared/core/match/view.ts";
import { puertoRico } from "../../shared/puerto-rico/index.ts";
import { mind } from "../../shared/puerto-rico/mind/index.ts";
import type { PuertoRico } from "../../shared/puerto-rico/state.ts";
import { act, legal, position, start } from "./position.ts";

/** Every position of a few random matches. */
function everyPosition(seats: number, look: (state: State<PuertoRico>) => void): void {
  for (let deal = 1; deal <= 3; deal++) {
    const luck = quickLuck(deal);
    const state = start(seats, {}, deal);
    for (let [seat] = puertoRico.toAct(state.table); seat !== undefined; [seat] = puertoRico.toAct(state.table)) {
      look(state);
      const list = puertoRico.moves(viewOf(state, seat));
      puertoRico.play(state, seat, list[below(luck, list.length)]!, silent);
    }
    look(state);
  }
}

describe.each([2, 3, 4, 5])("in random matches of %i", (seats) => {
  it("every feature of every seat is a finite number", () => {
    const into = new Float64Array(mind.features.length);
    let measured = 0;
    everyPosition(seats, (state) => {
      for (let seat = 0; seat < seats; seat++) {
        measured++;
        into.fill(Number.NaN);
        mind.measure(viewOf(state, seat), into);
        const odd = mind.features.filter((_name, at) => !Number.isFinite(into[at]));
        if (odd.length > 0) expect(odd).toEqual([]);
      }
    });
    expect(measured).toBeGreaterThan(0);
  });
  it("every listed move has a finite weight", () => {
    let weighed = 0;
    everyPosition(seats, (state) => {
      weighed++;
      const view = viewOf<PuertoRico>(state, state.table.turn);
      const list = puertoRico.moves(view);
      const weights = Array.from(mind.weigh(view, list));
      if (weights.length !== list.length || !weights.every(Number.isFinite)) expect([legal(state), weights]).toEqual([]);
    });
    expect(weighed).toBeGreaterThan(0);
  });
  it("progress is a share, 0 at the start", () => {
    expect(mind.progress(start(seats).table)).toBe(0);
    let most = 0;
    everyPosition(seats, ({ table }) => {
      const progress = mind.progress(table);
      expect(progress >= 0 && progress <= 1).toBe(true);
      most = Math.max(most, progress);
    });
    expect(most).toBeGreaterThan(0.9);
  });
});

describe("the features", () => {
  const featuresOf = (state: State<PuertoRico>, seat: number): Record<string, number> => {
    const into = new Float64Array(mind.features.length);
    mind.measure(viewOf(state, seat), into);
    return Object.fromEntries(mind.features.map((name, at) => [name, into[at]!]));
  };

  it("have different names", () => {
    expect(new Set(mind.features).size).toBe(mind.features.length);
  });
  it("know what a craftsman brings, and which kind no other seat makes", () => {
    const players = [{ island: ["corn*", "coffee*"], city: ["coffeeRoaster*"] }, { island: ["corn*"] }] as const;
    const found = featuresOf(position({ players, seats: 3 }), 0);
    expect(found["barrels made at the next craftsman"]).toBe(2);
    expect(found["corn made"]).toBeGreaterThan(0);
    expect(found["kinds only this seat makes"]).toBe(found["coffee made"]);
  });
  it("count the cards others take first", () => {
    const before = (state: State<PuertoRico>) =>
      state.table.players.map((_player, seat) => featuresOf(state, seat)["cards before its own"]);
    const state = position();
    expect(before(state)).toEqual([0, 1, 2, 3]);
    act(state, "role prospector");
    expect(before(state)).toEqual([6, 0, 1, 2]);
  });
});

describe("the first glance", () => {
  const best = (state: State<PuertoRico>): string => {
    const view = viewOf<PuertoRico>(state, state.table.turn);
    const list = puertoRico.moves(view);
    const weights = Array.from(mind.weigh(view, list));
    return puertoRico.notation(list[weights.indexOf(Math.max(...weights))]!);
  };

  it("falls on the trader with coffee in hand", () => {
    expect(best(position({ players: [{ goods: { coffee: 1 } }] }))).toBe("role trader");
  });
  it("falls on the captain with many barrels nobody else has", () => {
    expect(best(position({ players: [{ goods: { corn: 5, indigo: 4 } }] }))).toBe("role captain");
  });
  it("falls on the craftsman where only the picker makes goods", () => {
    expect(best(position({ players: [{ island: ["corn*", "corn*", "corn*", "corn*", "corn*"] }] }))).toBe("role craftsman");
  });
  it("falls on circles that make something", () => {
    const state = position({ players: [{ island: ["sugar", "coffee"], city: ["coffeeRoaster"] }], colonistShip: 8 });
    act(state, "role mayor", "pass");
    expect(["place coffee", "place coffeeRoaster"]).toContain(best(state));
  });
});

it("At first glance, any plantation looks better than to decline it", () => {
  const state = position({
    faceUp: ["corn", "indigo", "sugar", "coffee"],
    players: [{ island: ["quarry", "quarry", "quarry", "quarry"] }],
  });
  act(state, "role settler");
  const view = viewOf<PuertoRico>(state, 0);
  const list = puertoRico.moves(view);
  const weights = Array.from(mind.weigh(view, list));
  const declined = weights[legal(state).indexOf("pass")]!;
  const others = weights.filter((_weight, at) => legal(state)[at] !== "pass");
  expect(others).toHaveLength(list.length - 1);
  for (const weight of others) expect(weight).toBeGreaterThan(declined + 1);
});
