/** What an offer says that a move costs and gives, in built positions. */
import { describe, expect, it } from "vitest";
import { viewOf } from "../../../shared/core/match/view.ts";
import { elasund } from "../../../shared/elasund/index.ts";
import { notation } from "../../../shared/elasund/moves.ts";
import { offerOf } from "../../../shared/elasund/offers/offer.ts";
import { type Elasund, KINDS } from "../../../shared/elasund/state.ts";
import { field, position, type Sketch } from "../position.ts";

const NOTHING = { gold: 0, influence: 0, gives: 0, tiles: [], trade: 0, cubes: 0 };

function offer(sketch: Sketch, move: string, change: Partial<Elasund["table"]> = {}) {
  const state = position(sketch);
  Object.assign(state.table, change);
  const seat = elasund.toAct(state.table)[0]!;
  const view = viewOf<Elasund>(state, seat);
  const found = elasund.moves(view).find((one) => notation(one) === move);
  if (found === undefined) throw new Error(`${move} is not among ${elasund.moves(view).map(notation)}`);
  return offerOf(view, found);
}

describe("A move gives its seat, and nobody else,", () => {
  it.each<[string, Sketch, string, object]>([
    ["two gold instead of a permit", { step: "permit" }, "gold", { gold: 2 }],
    ["two gold as a bonus", { step: "bonus", hands: ["0 gbr"] }, "bonus gold", { gold: 2 }],
    ["no card yet for any other bonus", { step: "bonus", hands: ["0 gg"], permits: ["0 1 d4"] }, "bonus move", {}],
    ["the influence of its next piece of wall", { hands: ["4"] }, "wall n6", { influence: 1 }],
    ["the cube of a tower", { hands: ["4"], walls: ["0 n6", "0 n5"] }, "wall n4", { cubes: 1 }],
    ["a cube for a part of the church", { hands: ["7"], church: { first: 5 } }, "church", { cubes: 1 }],
    ["nothing for passing", {}, "pass", {}],
  ])("%s", (_what, sketch, move, gain) => {
    expect(offer(sketch, move).gains).toEqual([{ ...NOTHING, ...gain }, NOTHING, NOTHING]);
  });
});

describe("The ship brings every seat", () => {
  const tiles = ["merchant 0 d4", "inn 0 f5", "inn 1 b4", "well 1 a5", "market 2 d9"];
  const sail = { step: "ship", tiles, ship: 8 } as const;
  it("a card for each of its buildings in the row", () => {
    const { gains } = offer({ ...sail, dice: [4, 4] }, "sail 5");
    expect(gains).toEqual([{ ...NOTHING, gold: 1, influence: 1 }, { ...NOTHING, influence: 1 }, NOTHING]);
  });
});

describe("What is given is paid", () => {
  it.each([
    ["give gold", { gold: 1, same: 0, each: 0 }],
    ["give red", { gold: 0, same: 1, each: 0 }],
  ])("%s", (move, price) => {
    const sketch: Sketch = { step: "pirates", hands: ["", "1 r"] };
    expect(offer(sketch, move, { owes: [0, 1, 0] } as Partial<Elasund["table"]>).price).toEqual(price);
  });
});

describe("A place costs", () => {
  const market = KINDS.indexOf("market");
  it("what is printed, and what other seats' permits are worth", () => {
    const { price, due, gains } = offer({ step: "where", hands: ["20"], permits: ["0 2 d4", "1 1 e4"] }, "put d4", { kind: market });
    expect([price, due]).toEqual([{ gold: 6, same: 0, each: 0 }, "now"]);
    expect(gains.map(({ gold, cubes }) => [gold, cubes])).toEqual([
      [0, 1],
      [1, 0],
      [0, 0],
    ]);
  });
  it("three influence over a building of equal size, paid once its colour is chosen", () => {
    const equal: Sketch = { step: "pay", hands: ["20 rrr"], tiles: ["trader 1 c4"], permits: ["0 1 e4"] };
    const chosen = { kind: market, target: field("d4") };
    expect(offer(equal, "pay red", chosen).price).toEqual({ gold: 5, same: 3, each: 0 });
  });
});
