/** What a move costs and gives, or why a seat may not make it: each reason by a position, and in random matches against `moves` and `play`. */
import { describe, expect, it } from "vitest";
import { clone } from "../../shared/core/base/plain.ts";
import { pick, quickLuck } from "../../shared/core/base/random.ts";
import type { State, View } from "../../shared/core/contract/game.ts";
import { puertoRico } from "../../shared/puerto-rico/index.ts";
import { denialOfGood, denialOfShip } from "../../shared/puerto-rico/offers/captain.ts";
import { judge } from "../../shared/puerto-rico/offers/judge.ts";
import type { Denial, Offer } from "../../shared/puerto-rico/offers/offer.ts";
import { colonistsOf } from "../../shared/puerto-rico/rules/board.ts";
import * as choices from "../../shared/puerto-rico/rules/choices.ts";
import { loadingPoints } from "../../shared/puerto-rico/score.ts";
import type { Move, PuertoRico, Table } from "../../shared/puerto-rico/state.ts";
import { act, type Board, ELEVEN_SPACES, good, MIXED_SHIPS, of, position, type Sketch, start } from "./position.ts";

/** Every move there is, legal or not. */
const ALL: readonly Move[] = Object.values(choices).flatMap((some: Move | readonly unknown[]) =>
  Array.isArray(some) ? (some.flat() as Move[]) : [some as Move],
);
const BY_NOTATION = new Map(ALL.map((move) => [puertoRico.notation(move), move]));
const viewFor = (state: State<PuertoRico>, seat: number): View<PuertoRico> => ({ table: state.table, secret: {}, seat });
const verdict = (state: State<PuertoRico>, notation: string, seat = 0) => judge(viewFor(state, seat), BY_NOTATION.get(notation)!);

/** Seat 0 after it took a role and made moves. */
function after(role: string, sketch: Sketch = {}, board: Board = {}, ...moves: string[]): State<PuertoRico> {
  const state = position({ players: [sketch], ...board });
  act(state, `role ${role}`, ...moves);
  return state;
}

const FULL_ISLAND = { island: Array.from({ length: 12 }, () => "corn" as const) };
const EMPTY_SHIPS = [{ size: 4 }, { size: 6 }, { size: 5, good: "sugar", load: 1 }] as const;
/** Barrels to choose from when no ship can be loaded. */
const STORING = { goods: { corn: 2, coffee: 2, tobacco: 2 } } as const;
const NO_SHIPS = { ships: [{ size: 4, good: "sugar", load: 4 }] } as const;

describe("why not: whose choice it is, and of what", () => {
  it.each<[string, State<PuertoRico>, string, Denial]>([
    ["another seat is on turn", position({ governor: 2 }), "role mayor", { why: "otherTurn", seat: 2 }],
    ["a role another seat has taken", position({ taken: { mayor: 3 } }), "role mayor", { why: "roleTaken", seat: 3 }],
    ["a role card that is not in the game", position({ seats: 4 }), "role prospector2", { why: "noCard" }],
    ["a move of another role", after("trader", { goods: { corn: 1 } }), "build hacienda", { why: "otherRole", role: "builder" }],
    ["no role can be passed over", position(), "pass", { why: "otherQuestion" }],
    ["another role while a role is played", after("mayor"), "role builder", { why: "otherQuestion" }],
    ["storing while ships are loaded", after("captain", { goods: { indigo: 1 } }), "store indigo", { why: "otherQuestion" }],
  ])("%s", (_rule, state, notation, denial) => expect(verdict(state, notation)).toEqual(denial));
  it("the match is over", () => {
    const state = position();
    state.table.phase = "over";
    expect(verdict(state, "role mayor")).toEqual({ why: "over" });
  });
});

describe("why not: settler", () => {
  const settler = (sketch: Sketch = {}, board: Board = {}) => after("settler", sketch, board);
  const second = (): State<PuertoRico> => after("settler", {}, { players: [{}, {}] }, "pass");
  it.each<[string, () => State<PuertoRico>, string, Denial, number?]>([
    ["a tile that does not lie there", () => settler({}, { faceUp: ["corn"] }), "tile coffee", { why: "tileGone" }],
    ["no quarry is left", () => settler({}, { quarries: 0 }), "tile quarry", { why: "noQuarry" }],
    ["a quarry for another than the settler", second, "tile quarry", { why: "settlersQuarry" }, 1],
    ["drawing without a hacienda", () => settler(), "draw", { why: "noHacienda" }],
    ["drawing with an empty hacienda", () => settler({ city: ["hacienda"] }), "draw", { why: "noHacienda" }],
    ["drawing from empty stacks", () => settler({ city: ["hacienda*"] }, { tiles: [] }), "draw", { why: "stackEmpty" }],
  ])("%s", (_rule, state, notation, denial, seat = 0) => expect(verdict(state(), notation, seat)).toEqual(denial));
  it("drawing twice", () => {
    expect(verdict(after("settler", { city: ["hacienda*"] }, {}, "draw"), "draw")).toEqual({ why: "drawn" });
  });
  it("a full island, for a seat that is not asked", () => {
    const state = position({ players: [FULL_ISLAND] });
    state.table.phase = "settler";
    expect(verdict(state, "tile corn")).toEqual({ why: "islandFull" });
  });
});

describe("why not: mayor", () => {
  const mayor = (...moves: string[]) =>
    after("mayor", { sanJuan: 0, island: ["corn*", "indigo", "coffee", "sugar"] }, {}, "pass", ...moves);
  it.each<[string, State<PuertoRico>, string, Denial]>([
    ["lifting from an empty spot", mayor(), "lift indigo", { why: "spotEmpty" }],
    ["placing on a full spot", mayor(), "place corn", { why: "spotFull" }],
    ["lifting after a placement", mayor("lift corn", "place coffee"), "lift coffee", { why: "liftingOver" }],
    ["stopping with colonists in San Juan", mayor("lift corn"), "pass", { why: "mustPlace", colonists: 2 }],
  ])("%s", (_rule, state, notation, denial) => expect(verdict(state, notation)).toEqual(denial));
  it("placing with San Juan empty", () => {
    const state = after("mayor", { island: ["corn*", "indigo", "coffee", "sugar"] }, { colonistShip: 0 }, "pass");
    expect(verdict(state, "place coffee")).toEqual({ why: "sanJuanEmpty" });
  });
});

describe("why not: builder", () => {
  it.each<[string, Sketch, Board, string, Denial]>([
    ["a building the seat has", { money: 9, city: ["hospice"] }, {}, "build hospice", { why: "owned" }],
    ["none is left", { money: 9 }, { stock: { hospice: 0 } }, "build hospice", { why: "soldOut" }],
    ["a large one with one free space", ELEVEN_SPACES, {}, "build guildHall", { why: "noRoom", spaces: 2, free: 1 }],
    ["too little money", { money: 2 }, {}, "build factory", { why: "tooDear", price: 6, missing: 4 }],
    [
      "too little money, quarries counted",
      { money: 2, island: ["quarry*"] },
      {},
      "build factory",
      { why: "tooDear", price: 5, missing: 3 },
    ],
  ])("%s", (_rule, sketch, board, notation, denial) => expect(verdict(after("builder", sketch, board), notation)).toEqual(denial));
});

describe("why not: craftsman and trader", () => {
  it("an extra barrel of what was not produced", () => {
    expect(verdict(after("craftsman", { island: ["corn*"] }), "extra sugar")).toEqual({ why: "notProduced", good: good("sugar") });
  });
  it("an extra barrel that the supply lacks", () => {
    const state = after("craftsman", { island: ["corn*", "indigo*"], city: ["smallIndigoPlant*"] }, { goods: { indigo: 1 } });
    expect(verdict(state, "extra indigo")).toEqual({ why: "supplyEmpty", good: good("indigo") });
  });
  const trader = (house: Board["house"] = []) => after("trader", { goods: { corn: 1, indigo: 1 } }, { house });
  it("a sale of what the seat lacks", () => expect(verdict(trader(), "sell sugar")).toEqual({ why: "noBarrels", good: good("sugar") }));
  it("a sale of what the house has", () => {
    expect(verdict(trader(["corn"]), "sell corn")).toEqual({ why: "houseHas", good: good("corn") });
  });
  it("a sale to a full house", () => {
    const state = trader();
    state.table.house = ["sugar", "tobacco", "coffee", "corn"].map((id) => good(id as "corn"));
    expect(verdict(state, "sell indigo")).toEqual({ why: "houseFull" });
  });
});

describe("why not: captain and storage", () => {
  const captain = (ships: Board["ships"], sketch: Sketch = {}) =>
    after("captain", { goods: { corn: 6, indigo: 1 }, ...sketch }, ships ? { ships } : {});
  it.each<[string, State<PuertoRico>, string, Denial]>([
    ["a full ship", captain(MIXED_SHIPS), "load corn on 0", { why: "shipFull", size: 4 }],
    ["a ship with another good", captain(MIXED_SHIPS), "load corn on 1", { why: "shipHas", good: good("indigo") }],
    ["no barrel of the good", captain(MIXED_SHIPS), "load sugar on 2", { why: "noBarrels", good: good("sugar") }],
    ["another empty ship takes more", captain(EMPTY_SHIPS), "load corn on 0", { why: "largerShip", ship: 1 }],
    ["another ship has the good", captain(EMPTY_SHIPS, { goods: { corn: 1, sugar: 1 } }), "load sugar on 0", { why: "otherShip", ship: 2 }],
    ["a ship that is not in the game", captain(MIXED_SHIPS.slice(0, 2)), "load indigo on 2", { why: "noShip", good: good("indigo") }],
    ["no wharf", captain(MIXED_SHIPS), "wharf corn", { why: "noWharf" }],
    ["an empty wharf", captain(MIXED_SHIPS, { city: ["wharf"] }), "wharf corn", { why: "wharfEmpty" }],
    ["no barrel for the wharf", captain(MIXED_SHIPS, { city: ["wharf*"] }), "wharf sugar", { why: "noBarrels", good: good("sugar") }],
    ["passing while a ship can be loaded", captain(MIXED_SHIPS), "pass", { why: "mustLoad" }],
  ])("%s", (_rule, state, notation, denial) => expect(verdict(state, notation)).toEqual(denial));
  it("a wharf is used once a phase", () => {
    expect(
      verdict(after("captain", { goods: { corn: 1, indigo: 2 }, city: ["wharf*"] }, { ships: MIXED_SHIPS }, "wharf corn"), "wharf indigo"),
    ).toEqual({ why: "wharfUsed" });
  });
  it("of a ship the most telling reason, of a good why no ship takes it", () => {
    const { table } = captain(MIXED_SHIPS, { goods: { corn: 1, indigo: 1, tobacco: 1 } });
    expect([0, 1, 2].map((ship) => denialOfShip(table, 0, ship))).toEqual([
      { why: "shipFull", size: 4 },
      undefined,
      { why: "shipHas", good: good("sugar") },
    ]);
    expect((["corn", "indigo", "tobacco", "coffee"] as const).map((id) => denialOfGood(table, 0, good(id)))).toEqual([
      { why: "shipFull", size: 4 },
      undefined,
      { why: "noShip", good: good("tobacco") },
      { why: "noBarrels", good: good("coffee") },
    ]);
  });

  const storing = (city: NonNullable<Sketch["city"]>, ...moves: string[]) => after("captain", { ...STORING, city }, NO_SHIPS, ...moves);
  it.each<[string, State<PuertoRico>, string, Denial]>([
    ["storing without a warehouse", storing([]), "store corn", { why: "warehousesFull" }],
    ["storing what the seat lacks", storing(["smallWarehouse*"]), "store sugar", { why: "noBarrels", good: good("sugar") }],
    ["storing the same twice", storing(["largeWarehouse*"]), "store corn", { why: "stored", good: good("corn") }],
    ["keeping a barrel before the warehouses are full", storing(["smallWarehouse*"]), "keep corn", { why: "storeFirst", kinds: 1 }],
    ["keeping what the seat lacks", storing([]), "keep sugar", { why: "noBarrels", good: good("sugar") }],
    ["keeping what is stored", storing(["smallWarehouse*"], "store corn"), "keep corn", { why: "stored", good: good("corn") }],
    ["passing", storing([]), "pass", { why: "mustStore" }],
  ])("%s", (_rule, state, notation, denial) => {
    if (denial.why === "stored" && notation.startsWith("store")) state.table.stored = [denial.good];
    expect(verdict(state, notation)).toEqual(denial);
  });
});

describe("what a move costs and gives", () => {
  const offer = (state: State<PuertoRico>, notation: string) => verdict(state, notation);
  it("a load: points with the captain's and the harbor's bonus", () => {
    const state = after("captain", { goods: { indigo: 6 }, city: ["harbor*"] }, { ships: MIXED_SHIPS });
    expect(offer(state, "load indigo on 1")).toMatchObject({ given: 4, points: 6 });
  });
  it("a sale: price, market and the trader's doubloon", () => {
    expect(offer(after("trader", { goods: { coffee: 1 }, city: ["smallMarket*"] }), "sell coffee")).toMatchObject({
      money: 6,
      given: 1,
    });
  });
  it("a single barrel kept: the others go back", () => {
    expect(offer(after("captain", STORING, NO_SHIPS), "keep coffee")).toMatchObject({ kept: 1, lost: 5 });
  });
  it("a role: the doubloons on its card", () => {
    expect(offer(position({ cardMoney: { mayor: 2 } }), "role mayor")).toMatchObject({ money: 2 });
  });
});

describe("in random matches", () => {
  const seen = { allowed: 0, denied: new Set<string>() };
  it.each([2, 3, 4, 5])("of %i an offer is allowed exactly if the move is listed, and changes what it says", (seats) => {
    const luck = quickLuck(seats);
    for (let match = 0; match < 6; match++) {
      const state = start(seats, { factoryUniversity: match % 2 === 0 ? "printed" : "swapped" }, 10 * seats + match);
      while (state.table.phase !== "over") {
        const { turn } = state.table;
        const view = viewFor(state, turn);
        const list = puertoRico.moves(view);
        for (const move of ALL) {
          const { why } = judge(view, move);
          if (why !== undefined) seen.denied.add(why);
          if ((why === undefined) !== list.includes(move))
            expect.fail(`${puertoRico.notation(move)} in ${state.table.phase}: ${why ?? "allowed"}`);
        }
        const move = pick(luck, list);
        expectChange(state, turn, move);
        seen.allowed++;
      }
    }
  });

  it("most reasons came up", () => {
    expect(seen.allowed).toBeGreaterThan(1000);
    expect(seen.denied.size).toBeGreaterThan(25);
  });

  /** Plays the move; the first frame shows the change before others of the same entry follow. */
  function expectChange(state: State<PuertoRico>, seat: number, move: Move): void {
    const offer = judge(viewFor(state, seat), move) as Offer;
    const before = clone(state.table);
    let first: Table | undefined;
    puertoRico.play(state, seat, move, () => {
      first ??= clone(state.table);
    });
    const [was, soon, end] = [of(before, seat), of(first!, seat), of(state.table, seat)];
    const name = puertoRico.notation(move);
    const barrels = "good" in move ? soon.goods[move.good]! - was.goods[move.good]! : 0;
    const isStorage = move.type === "store" || move.type === "keep";
    expect([name, soon.money - was.money, loadingPoints(end) - loadingPoints(was)]).toEqual([
      name,
      offer.money - offer.price,
      offer.points,
    ]);
    if (!isStorage) expect([name, barrels]).toEqual([name, offer.barrels - offer.given]);
    if (move.type === "keep") expect([name, total(was.goods) - total(end.goods)]).toEqual([name, offer.lost]);
    if (move.type === "store") expect([name, end.goods[move.good]]).toEqual([name, offer.kept]);
    if (move.type === "keep") expect([name, end.goods[move.good]]).toEqual([name, offer.kept]);
    if (move.type === "colonist") expect([name, colonistsOf(soon) >= colonistsOf(was) + offer.colonists]).toEqual([name, true]);
    expect([name, soon.island.length - was.island.length]).toEqual([name, offer.tiles]);
  }
  const total = (goods: readonly number[]): number => goods.reduce((sum, n) => sum + n, 0);
});
