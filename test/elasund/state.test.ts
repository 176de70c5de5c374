import { Decoder, Encoder, type Schema } from "@colyseus/schema";
import { describe, expect, it } from "vitest";
import { clone } from "../../shared/core/base/plain.ts";
import { quickLuck } from "../../shared/core/base/random.ts";
import type { Game, State } from "../../shared/core/contract/game.ts";
import {
  DISPLACED,
  type Elasund,
  GONE,
  NONE,
  OPTIONS,
  OWN_KINDS,
  PERMITS,
  Secret,
  STEPS,
  Table,
  toAct,
} from "../../shared/elasund/state.ts";
import { act, position } from "./position.ts";

/** Everything of the contract that the shapes alone can answer for. */
const shape: Pick<Game<Elasund>, "toAct" | "Table" | "Secret" | "options"> = {
  toAct,
  Table: Table,
  Secret: Secret,
  options: OPTIONS,
};

const SEATS = 4;
const each = (value: number, length = SEATS) => new Array<number>(length).fill(value);

/** Four seats, seat 2's turn, nothing on the board. */
function tableWith(change: Partial<Table>): Table {
  return {
    step: "build",
    turn: 2,
    built: 0,
    idle: 0,
    kind: NONE,
    bonus: NONE,
    permit: NONE,
    target: NONE,
    takes: 0,
    reward: "all",
    goal: 10,
    dice: [3, 4],
    ship: 5,
    sites: each(NONE, 37),
    owners: each(NONE, 37),
    permits: each(NONE, SEATS * PERMITS),
    walls: each(NONE, 20),
    church: each(NONE, 9),
    churchAt: NONE,
    cubes: each(10),
    trade: each(0),
    hands: each(4),
    golds: each(2),
    owes: each(0),
    laid: each(0),
    due: each(0, SEATS * 2),
    given: each(0, SEATS * 4),
    gold: 39,
    deck: 35,
    discard: each(0, 4),
    ...change,
  };
}

/** The totems of these seats off the board, as `[seat, kind]`. */
function displaced(...totems: (readonly [number, number])[]): Table {
  const table = tableWith({ step: "settle" });
  for (const [seat, kind] of totems) table.sites[seat * OWN_KINDS + kind] = DISPLACED;
  return table;
}

describe("who owes a choice", () => {
  it("in most steps the seat whose turn it is", () => {
    const others = ["pirates", "shortage", "settle", "over"];
    for (const step of STEPS.filter((word) => !others.includes(word))) expect(shape.toAct(tableWith({ step })), step).toEqual([2]);
  });
  it("of pirates every seat that still owes cards, all at once, the turn's own too", () => {
    expect(shape.toAct(tableWith({ step: "pirates", owes: [1, 0, 3, 2] }))).toEqual([0, 2, 3]);
  });
  it("of pirates no longer a seat that has laid all its cards", () => {
    expect(shape.toAct(tableWith({ step: "pirates", owes: [0, 0, 0, 2], laid: [1, 0, 3, 0] }))).toEqual([3]);
  });
  it("in a shortage of influence every seat that still owes cards", () => {
    expect(shape.toAct(tableWith({ step: "shortage", owes: [2, 1, 0, 0] }))).toEqual([0, 1]);
  });
  it("for the towers the turn, whatever cards the others lost", () => {
    expect(shape.toAct(tableWith({ step: "tower", takes: 1, given: [1, 0, 0, 0, 0, 1, 0, 0, ...each(0, 8)] }))).toEqual([2]);
  });
  it("for the first church tile its builder", () => {
    expect(shape.toAct(tableWith({ step: "tile" }))).toEqual([2]);
  });
  it("a displaced start building is put back by its owner, off turn", () => {
    expect(shape.toAct(displaced([0, 1]))).toEqual([0]);
  });
  it("of several displaced start buildings the turn's own come first", () => {
    expect(shape.toAct(displaced([3, 0], [2, 0], [2, 1]))).toEqual([2]);
  });
  it("then those of the seat nearest clockwise, one seat at a time", () => {
    expect(shape.toAct(displaced([1, 0], [0, 1], [3, 0]))).toEqual([3]);
    expect(shape.toAct(displaced([1, 0], [0, 1]))).toEqual([0]);
  });
  it("no seat for a start building that is out of the game", () => {
    const table = displaced([3, 0]);
    table.sites[0] = GONE;
    expect(shape.toAct(table)).toEqual([3]);
  });
  it("no seat when it is over", () => {
    expect(shape.toAct(tableWith({ step: "over", owes: [1, 1, 1, 1] }))).toEqual([]);
  });
});

/** What a newcomer decodes from everything, and then from patches of what changed. */
function mirror<T extends Schema>(from: T, to: T) {
  const encoder = new Encoder(from);
  const decoder = new Decoder(to);
  return {
    join: () => decoder.decode(encoder.encodeAll()),
    patch(): number {
      const bytes = encoder.encode().slice();
      decoder.decode(bytes);
      encoder.discardChanges();
      return bytes.length;
    },
  };
}

describe("table and secret travel as they are", () => {
  const sites = [13, GONE, DISPLACED, 89, ...each(NONE, 33)];
  const walls = [...each(35, 12), ...each(NONE, 8)];
  const secret = { hand: [3, 1, 0, 0], laid: [0, 2, 0, 1], tiles: [8, 0], under: NONE };
  const state: State<Elasund> = {
    table: tableWith({ reward: "others", sites, walls, churchAt: 36 }),
    secrets: [secret],
    hidden: { luck: quickLuck(1), influence: [1, 3, 2], church: [4, 7, 1, 2, 3, 5, 6] },
  };
  const { table } = state;

  it("a table", () => {
    const held = new Table();
    const seen = new Table();
    mirror(held.assign(clone(table)), seen).join();
    expect(seen.toJSON()).toEqual(table);
  });
  it("a secret", () => {
    const held = new Secret();
    const seen = new Secret();
    mirror(held.assign(clone(secret)), seen).join();
    expect(seen.toJSON()).toEqual(secret);
  });
  it("a piece that moves is a patch of a few bytes", () => {
    const held = new Table().assign(clone(table));
    const seen = new Table();
    const line = mirror(held, seen);
    line.patch();
    held.permits[7] = 42;
    held.sites[2] = 60;
    expect(line.patch()).toBeLessThan(20);
    expect(seen.toJSON()).toEqual({ ...table, permits: table.permits.with(7, 42), sites: table.sites.with(2, 60) });
  });
});

describe("table options", () => {
  it("by default a tower takes from all given cards, and ten cubes win", () => {
    expect([shape.options.reward[0], shape.options.cubes[0]]).toEqual(["all", 10]);
  });
});

describe("whether something is asked never depends on a hidden hand", () => {
  const asked = (hand: string) => {
    const state = position({ hands: [hand], permits: ["0 1 a9", "0 2 c5"] });
    const steps: string[] = [];
    for (const move of ["pass", "gold", "pass"]) {
      steps.push(state.table.step);
      act(state, move);
    }
    return steps;
  };
  it("the same steps with nothing in hand and with everything", () => {
    expect(asked("")).toEqual(["build", "permit", "bonus"]);
    expect(asked("20 gggbbbrrr")).toEqual(["build", "permit", "bonus"]);
  });
});
