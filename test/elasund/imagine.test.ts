import { describe, expect, it } from "vitest";
import { below, pick, quickLuck } from "../../shared/core/base/random.ts";
import { silent, viewOf } from "../../shared/core/match/view.ts";
import { imagine } from "../../shared/elasund/imagine.ts";
import { elasund } from "../../shared/elasund/index.ts";
import { influenceOf } from "../../shared/elasund/rules/fast-counts.ts";
import { GOLD } from "../../shared/elasund/state.ts";
import { broken } from "./invariants.ts";
import { act, legal, position } from "./position.ts";

const seenBy = (state: ReturnType<typeof position>, seat: number, deal: number) => imagine(viewOf(state, seat), quickLuck(deal));
const deals = Array.from({ length: 20 }, (_none, deal) => deal);

describe("an imagined state is a possible one", () => {
  it("in every position of random matches, for every seat, and the seats asked have a move", () => {
    for (let deal = 0; deal < 12; deal++) {
      const luck = quickLuck(deal);
      const options = { reward: "all", cubes: 10, start: "even" } as const;
      const state = elasund.setup({ seats: 2 + (deal % 3), rules: 1, luck, options });
      for (let asked = elasund.toAct(state.table); asked.length > 0; asked = elasund.toAct(state.table)) {
        const seen = seenBy(state, below(luck, state.secrets.length), deal);
        expect(broken(seen)).toEqual([]);
        for (const seat of asked) expect(elasund.moves(viewOf(seen, seat)).length).toBeGreaterThan(0);
        const seat = pick(luck, asked);
        elasund.play(state, seat, pick(luck, elasund.moves(viewOf(state, seat))), silent);
      }
    }
  });
});

describe("what a choice has shown is not forgotten", () => {
  it("who has chosen a building can pay it somewhere", () => {
    const state = position({ hands: ["6", "2 g", "1 b"], permits: ["0 4 d4", "1 3 e4"] });
    act(state, "build inn");
    for (const deal of deals) expect(seenBy(state, 1, deal).secrets[0]!.hand[GOLD]).toBe(6);
  });
  it("who pays for equal size has three of one colour", () => {
    const state = position({ hands: ["5 bbb", "9 rrgg"], permits: ["0 1 d4"], tiles: ["trader 1 e4"] });
    act(state, "build market", "put d4");
    for (const deal of deals) expect(legal(seenBy(state, 1, deal)).length).toBe(1);
  });
  it("who has chosen to move a permit has two of one colour", () => {
    const state = position({ step: "bonus", hands: ["7 rr", "9 gg"], permits: ["0 1 d4"] });
    act(state, "bonus move");
    for (const deal of deals) expect(influenceOf(seenBy(state, 1, deal).secrets[0]!.hand)).toBeGreaterThanOrEqual(2);
  });
  it("in a shortage half of every seat's influence is known", () => {
    const state = position({
      step: "ship",
      ship: 5,
      tiles: ["inn 0 b3", "inn 0 d3"],
      hands: ["4 ggggggggggggg", "9 bbbbbbbbbbbbb", "rrrrrrrrrrrr"],
    });
    act(state, "sail 3", "give green");
    for (const deal of deals) {
      const seen = seenBy(state, 2, deal);
      expect([13, 14]).toContain(influenceOf(seen.secrets[0]!.hand) + influenceOf(seen.secrets[0]!.laid));
      expect([13, 14]).toContain(influenceOf(seen.secrets[1]!.hand));
    }
  });
});

describe("what a seat knows stays as it is, what it does not know is dealt again", () => {
  it.each([2, 3, 4])("all gold moves openly, so with %i seats everyone can count everyone's, laid cards included", (seats) => {
    for (let deal = 0; deal < 4; deal++) {
      const luck = quickLuck(deal);
      const options = { reward: "all", cubes: 10, start: "staggered" } as const;
      const state = elasund.setup({ seats, rules: elasund.rules, luck, options });
      for (let asked = elasund.toAct(state.table); asked.length > 0; asked = elasund.toAct(state.table)) {
        const golds = ({ secrets }: typeof state) => secrets.map(({ hand, laid }) => hand[GOLD]! + laid[GOLD]!);
        expect(golds(seenBy(state, below(luck, seats), deal))).toEqual(golds(state));
        expect(state.table.golds).toEqual(golds(state));
        const seat = pick(luck, asked);
        elasund.play(state, seat, pick(luck, elasund.moves(viewOf(state, seat))), silent);
      }
    }
  });
  it("a card laid face down may be any card of that hand", () => {
    const state = position({ step: "ship", dice: [3, 4], ship: 2, hands: ["9", "3 gb"], tiles: ["well 1 d9", "well 1 f9"] });
    act(state, "sail 9", "give gold");
    const laid = deals.map((deal) => seenBy(state, 0, deal).secrets[1]!.laid);
    expect(laid.every((cards) => cards.reduce((all, count) => all + count, 0) === 1)).toBe(true);
    expect(new Set(laid.map((cards) => cards.findIndex((count) => count > 0))).size).toBeGreaterThan(2);
  });
  it("the church tile under the pile is known to the first builder alone", () => {
    const state = position({ church: { first: 5, by: 1, under: 3 } });
    expect(deals.every((deal) => seenBy(state, 1, deal).secrets[1]!.under === 2)).toBe(true);
    expect(new Set(deals.map((deal) => seenBy(state, 0, deal).secrets[1]!.under)).size).toBeGreaterThan(3);
  });
});
