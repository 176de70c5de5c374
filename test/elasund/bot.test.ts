import { describe, expect, it } from "vitest";
import { below, quickLuck } from "../../shared/core/random.ts";
import { silent, viewOf } from "../../shared/core/view.ts";
import { elasund } from "../../shared/elasund/index.ts";
import { notation } from "../../shared/elasund/moves.ts";
import type { Elasund } from "../../shared/elasund/state.ts";
import { act, owing, position } from "./position.ts";

const MATCHES = 100;

/** Plays a match with the bot in these seats and uniformly random moves in the others. */
function match(seats: number, bots: readonly number[], deal: number) {
  const luck = quickLuck(deal);
  const state = elasund.setup({ seats, rules: elasund.rules, luck, options: { reward: "all", cubes: 10, start: "even" } });
  let turns = 0;
  for (let asked = elasund.toAct(state.table); asked.length > 0; asked = elasund.toAct(state.table)) {
    const seat = asked[0]!;
    const view = viewOf<Elasund>(state, seat);
    const list = elasund.moves(view);
    if (state.table.step === "roll") turns++;
    elasund.play(state, seat, bots.includes(seat) ? elasund.bot(view, luck) : list[below(luck, list.length)]!, silent);
  }
  return { result: elasund.result(state.table)!, rounds: turns / seats };
}
const matches = (seats: number, bots: readonly number[], count: number) =>
  Array.from({ length: count }, (_none, deal) => match(seats, bots, deal));

describe("the quick bot wins at least 95 of 100 against two uniformly random players", () => {
  it.each([0, 1, 2])("from seat %i", (seat) => {
    const won = matches(3, [seat], MATCHES).filter(({ result }) => result.how === "cubes" && result.places[seat] === 1);
    expect(won.length).toBeGreaterThanOrEqual(95);
  });
});

describe("bots among themselves end in a human number of turns", () => {
  it.each([
    [2, [0, 1]],
    [3, [0, 1, 2]],
    [4, [0, 1, 2, 3]],
  ])("%i bots: by cubes, within 45 rounds", (seats, bots) => {
    const played = matches(seats, bots, 20);
    expect(played.every(({ result }) => result.how === "cubes")).toBe(true);
    expect(Math.max(...played.map(({ rounds }) => rounds))).toBeLessThanOrEqual(45);
  });
});

describe("the quick bot plays sensibly", () => {
  const choice = (state: ReturnType<typeof position>) => notation(elasund.bot(viewOf(state, owing(state)[0]!), quickLuck(3)));
  it("lays the last cube", () => {
    expect(choice(position({ hands: ["9"], cubes: [1, 3, 3], permits: ["0 1 d4"], walls: ["0 n6", "0 n5"] }))).toMatch(
      /^(wall|church|build well)/,
    );
  });
  it("prefers the harbour, all else being equal", () => {
    const state = position({ hands: ["3"], permits: ["0 1 b5", "0 2 b6"], tiles: ["market 0 a2"] });
    act(state, "build inn");
    expect(choice(state)).toBe("put a5");
  });
  it("brings a site to completion rather than taking gold", () => {
    const state = position({ step: "permit", hands: ["6"], ship: 6, permits: ["0 1 d5"] });
    expect(choice(state)).toMatch(/^permit/);
  });
  it("sends pirates to where the others lose most", () => {
    const state = position({
      step: "ship",
      dice: [3, 4],
      ship: 2,
      hands: ["4", "4", "4"],
      tiles: ["well 0 d9", "well 1 d5", "well 1 f5", "well 2 b5"],
    });
    expect(choice(state)).toBe("sail 5");
  });
  it("gives influence rather than gold", () => {
    const state = position({ step: "ship", dice: [3, 4], ship: 2, turn: 1, hands: ["4 gb"], tiles: ["well 0 d9"] });
    act(state, "sail 9");
    expect(choice(state)).toMatch(/^give (green|blue)$/);
  });
});
