/** The position after every event of a move is one that can be shown. */
import { describe, expect, it } from "vitest";
import { below, pick, quickLuck } from "../../shared/core/base/random.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { imagine } from "../../shared/elasund/imagine.ts";
import { elasund } from "../../shared/elasund/index.ts";
import { moves } from "../../shared/elasund/moves.ts";
import { couldWinNext } from "../../shared/elasund/rules/forecast.ts";
import { impliedPrices } from "../../shared/elasund/rules/town/place.ts";
import type { Elasund, Event } from "../../shared/elasund/state.ts";
import { act, owing, position, types } from "./position.ts";

describe("after every event of a move", () => {
  it("any seat is asked only for moves of its own, and imagines a state that looks to it like this one", () => {
    for (let deal = 0; deal < 4; deal++) {
      const luck = quickLuck(deal);
      const state = elasund.setup({ seats: 2 + (deal % 3), rules: 1, luck, options: { reward: "others", cubes: 7, start: "even" } });
      for (let asked = elasund.toAct(state.table); asked.length > 0; asked = elasund.toAct(state.table)) {
        const mover = pick(luck, asked);
        const move = pick(luck, elasund.moves(viewOf(state, mover)));
        elasund.play(state, mover, move, () => {
          const seat = below(luck, state.secrets.length);
          const imagined = imagine(viewOf(state, seat), quickLuck(deal));
          expect(viewOf(imagined, seat)).toEqual(viewOf(state, seat));
          expect(elasund.moves(viewOf(imagined, seat))).toEqual(elasund.moves(viewOf(state, seat)));
          // These read what a move leaves half done.
          expect(couldWinNext(imagined.table, seat)).toEqual(couldWinNext(state.table, seat));
          expect(impliedPrices(imagined.table)).toEqual(impliedPrices(state.table));
        });
      }
    }
  });
  it("cubes come and go with what carries them", () => {
    const state = position({ hands: ["9"], permits: ["0 1 d4", "0 2 e4"], tiles: ["market 1 d5"] });
    const seen: [string, number[]][] = [];
    elasund.play(state, 0, { type: "build", kind: 7 }, () => {});
    elasund.play(state, 0, { type: "put", field: 2 * 9 + 3 }, ({ type }) => seen.push([type, [...state.table.cubes]]));
    expect(seen).toEqual([
      ["spent", [10, 9, 10]],
      ["returned", [10, 9, 10]],
      ["displaced", [10, 10, 10]],
      ["built", [9, 10, 10]],
    ]);
  });
  it("the last one shows what is asked next", () => {
    const state = position({ step: "bonus", hands: ["0 gg"], permits: ["0 1 d4"] });
    expect(types(act(state, "bonus move", "permit 1", "put a5", "pay green")).at(-1)).toBe("turn");
    expect(state.table).toMatchObject({ step: "roll", turn: 1 });
  });
});

describe("what only one seat may know is told to that seat alone", () => {
  const twins = (state: ReturnType<typeof position>, move: string) => {
    const seat = owing(state)[0]!;
    const found = moves(viewOf<Elasund>(state, seat)).find((one) => elasund.notation(one) === move)!;
    const told: [Event, number | undefined, Event | undefined][] = [];
    elasund.play(state, seat, found, (event, to, own) => told.push([event, to, own]));
    return told;
  };
  it("influence that is drawn", () => {
    const told = twins(position({ hands: ["4"], pile: "b" }), "wall n6");
    expect(told.at(-1)).toEqual([
      { type: "drew", seat: 0, why: "wall", gold: 0, influence: 1 },
      0,
      { type: "drew", seat: 0, why: "wall", gold: 0, influence: 1, cards: [2] },
    ]);
  });
  it("a card that is laid face down", () => {
    const state = position({ step: "ship", dice: [3, 4], ship: 8, tiles: ["well 1 d5"], hands: ["", "1 r"] });
    act(state, "sail 5");
    expect(twins(state, "give red")[0]).toEqual([{ type: "laid", seat: 1 }, 1, { type: "laid", seat: 1, card: 3 }]);
  });
  it("the two first church tiles", () => {
    const told = twins(position({ hands: ["7"], churchPile: [6, 2] }), "church");
    expect(told.at(-1)).toEqual([{ type: "peeked", seat: 0 }, 0, { type: "peeked", seat: 0, tiles: [5, 1] }]);
  });
  it("that passing was all it could do, and then only", () => {
    const idle = position({ hands: [""], church: { first: 5, tiles: ["1 0"] } });
    expect(twins(idle, "pass")).toEqual([[{ type: "passed" }, 0, { type: "passed", idle: true }]]);
    expect(twins(position({ hands: ["2"] }), "pass")).toEqual([[{ type: "passed" }, undefined, undefined]]);
  });
});

describe("A permit step that can be passed", () => {
  it("shows nothing of what the hand can pay", () => {
    expect(impliedPrices(position({ step: "permit" }).table)).toEqual([]);
  });
});
