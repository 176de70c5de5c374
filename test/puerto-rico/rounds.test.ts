import { describe, expect, it } from "vitest";
import { puertoRico } from "../../shared/puerto-rico/index.ts";
import { loadingPoints } from "../../shared/puerto-rico/score.ts";
import { NONE } from "../../shared/puerto-rico/state.ts";
import { act, type Barrels, barrels, building, card, finishRole, good, legal, of, position, type Sketch, start, told } from "./position.ts";

/** Takes a card and finishes its role with passes. */
function take(state: ReturnType<typeof position>, ...roles: string[]) {
  return roles.flatMap((role) => [...act(state, `role ${role}`), ...finishRole(state)]);
}

function second(role: string, players: readonly Sketch[], board: Parameters<typeof position>[0] = {}) {
  const state = position({ seats: 4, ...board, players });
  act(state, "role prospector", `role ${role}`);
  return state;
}

const both = (sketch: Sketch): Sketch[] => [sketch, sketch];
const goods = (state: ReturnType<typeof position>, seat: number) => of(state.table, seat).goods;

describe("R1: each seat takes one card a round, the governor first; cards not taken gain a doubloon and keep what they have", () => {
  it("clockwise, each card once", () => {
    const state = position();
    expect(legal(state)).toHaveLength(7);
    take(state, "trader");
    expect(state.table).toMatchObject({ picker: 1, turn: 1, phase: "role" });
    expect(legal(state)).not.toContain("role trader");
  });
  it("a new governor, the next clockwise, with all cards back", () => {
    const state = position({ cardMoney: { craftsman: 2 } });
    const events = take(state, "trader", "captain", "settler", "mayor");
    expect(state.table).toMatchObject({ round: 2, governor: 1, picker: 1, turn: 1 });
    expect(state.table.cardOwner.every((owner) => owner === NONE)).toBe(true);
    expect([state.table.cardMoney[card("craftsman")], state.table.cardMoney[card("builder")]]).toEqual([3, 1]);
    expect(state.table.cardMoney[card("trader")]).toBe(0);
    expect([told(events, "paid"), told(events, "governor")]).toEqual([[{ type: "paid" }], [{ type: "governor", seat: 1 }]]);
  });
  it.each([3, 4, 5])("with %i players three cards stay", (seats) => {
    const state = position({ seats });
    for (let choice = 0; choice < seats; choice++) take(state, (legal(state)[0] as string).slice("role ".length));
    expect(state.table.round).toBe(2);
    expect(state.table.cardMoney.filter((money) => money === 1)).toHaveLength(3);
  });
});

describe("R2: a card must be taken, its action and privilege need not be used", () => {
  it("there is no passing before a card is taken", () => expect(legal(position())).not.toContain("pass"));
  it.each([
    ["settler", { seats: 4 }],
    ["builder", { players: [{ money: 9 }] }],
    ["trader", { players: [{ goods: { corn: 1 } }] }],
    ["craftsman", { players: [{ island: ["corn*"] as const }] }],
    ["mayor", { seats: 4 }],
  ])("%s may pass, and the log says so", (role, board) => {
    const state = position(board);
    act(state, `role ${role}`);
    expect(state.table.turn).toBe(0);
    expect(told(act(state, "pass"), "passed")).toEqual([{ type: "passed", seat: 0 }]);
  });
  it("a captain who can load may not", () => {
    const state = position({ players: [{ goods: { corn: 1 } }] });
    act(state, "role captain");
    expect(legal(state)).not.toContain("pass");
  });
  it("a mayor whose colonists are in San Juan must man circles", () => {
    const state = position({ players: [{ island: ["corn", "indigo", "sugar"] }] });
    act(state, "role mayor", "pass");
    expect(legal(state)).toEqual(["place corn", "place indigo", "place sugar"]);
  });
});

describe("R3: with five players the two prospectors are cards of their own", () => {
  it("with money of their own", () => {
    const state = position({ seats: 5, cardMoney: { prospector: 1, prospector2: 2 } });
    act(state, "role prospector2", "role prospector");
    expect([of(state.table, 0).money, of(state.table, 1).money]).toEqual([3, 2]);
  });
  it.each([2, 4])("with %i there is one", (seats) => {
    expect(legal(position({ seats })).filter((move) => move.includes("prospector"))).toEqual(["role prospector"]);
  });
  it("with three there is none", () => expect(legal(position({ seats: 3 }))).toHaveLength(6));
});

describe("R4: a prospector with k doubloons on the card pays k + 1", () => {
  it("2 on the card are 3", () => {
    const state = position({ cardMoney: { prospector: 2 } });
    const events = act(state, "role prospector");
    expect(of(state.table, 0).money).toBe(3);
    expect(events).toEqual([
      { type: "role", seat: 0, card: card("prospector"), n: 2 },
      { type: "prospected", seat: 0 },
      { type: "turn", seat: 1 },
    ]);
  });
  it("no other seat gets anything", () => {
    const state = position();
    act(state, "role prospector");
    expect(state.table.players.map((player) => player.money)).toEqual([1, 0, 0, 0]);
  });
});

describe("F1: doubloons on a card are taken before anything else and may be spent in the same action", () => {
  it("a builder without money builds with what lies on the card", () => {
    const state = position({ cardMoney: { builder: 1 } });
    act(state, "role builder", "build smallSugarMill");
    expect([of(state.table, 0).money, state.table.cardMoney[card("builder")]]).toEqual([0, 0]);
  });
});

describe("F6: with two players each seat takes three cards in turn, and one card stays", () => {
  it("governor, other, governor, other, governor, other; a doubloon on the last card; the other is governor", () => {
    const state = position({ seats: 2 });
    const takers: number[] = [];
    for (const role of ["settler", "mayor", "builder", "craftsman", "trader", "captain"]) {
      takers.push(state.table.turn);
      take(state, role);
    }
    expect(takers).toEqual([0, 1, 0, 1, 0, 1]);
    expect(state.table).toMatchObject({ round: 2, governor: 1, turn: 1 });
    expect(state.table.cardMoney).toEqual([0, 0, 0, 0, 0, 0, 1]);
  });
  it("30 hidden tiles at the start and two colonists at least on the ship", () => {
    const state = start(2);
    expect(state.table.tilesLeft).toBe(30);
    take(state, "mayor");
    expect(state.table.colonistShip).toBe(2);
  });
  it("a seat's second card in a round is played like the first", () => {
    const state = position({ seats: 2, players: [{ money: 2 }], taken: { builder: 0, mayor: 1 } });
    act(state, "role settler");
    expect(state.table).toMatchObject({ turn: 0, phase: "settler" });
  });
});

describe("the phase is the role's from the moment its card is taken", () => {
  it.each(["settler", "mayor", "builder", "craftsman", "trader", "captain"])("%s", (role) => {
    const state = position({ faceUp: ["none", "none", "none", "none", "none"], quarries: 0 });
    const phases: string[] = [];
    puertoRico.play(state, 0, { type: "role", card: card(role as "settler") }, () => phases.push(state.table.phase));
    expect(phases[0]).toBe(role);
  });
});

describe("a role begins with the seat that took its card, and its privilege is that seat's, not the governor's", () => {
  it("settler: the quarry", () => {
    const state = second("settler", [], { faceUp: ["corn", "corn", "corn", "corn", "sugar"] });
    expect([state.table.turn, legal(state).includes("tile quarry")]).toEqual([1, true]);
    act(state, "tile quarry", "tile corn", "tile corn");
    expect([state.table.turn, legal(state).includes("tile quarry")]).toEqual([0, false]);
  });
  it("mayor: the extra colonist, and the first off the ship", () => {
    const state = second("mayor", [], { colonistShip: 5, colonists: 20 });
    act(state, "colonist");
    // No seat has a circle, so all colonists stay in San Juan.
    expect(state.table.players.map((player) => player.sanJuan)).toEqual([1, 3, 1, 1]);
  });
  it("builder: one doubloon less", () => {
    const state = second("builder", [{}, { money: 1 }]);
    expect([state.table.turn, legal(state).includes("build hacienda")]).toEqual([1, true]);
    // The governor has a doubloon as prospector.
    act(state, "build hacienda");
    expect([of(state.table, 1).money, state.table.turn, legal(state).includes("build hacienda")]).toEqual([0, 0, false]);
    act(state, "build smallMarket");
    expect(of(state.table, 0)).toMatchObject({ money: 0, city: [building("smallMarket")] });
  });
  it("craftsman: the last barrel, and the extra one", () => {
    const field: Sketch = { island: ["corn*"] };
    expect(second("craftsman", both(field), { goods: { corn: 1 } }).table.players.map((player) => player.goods[good("corn")])).toEqual([
      0, 1, 0, 0,
    ]);
    const state = second("craftsman", [{ island: ["corn*"] }, { island: ["indigo*"], city: ["smallIndigoPlant*"] }]);
    expect([state.table.turn, legal(state)]).toEqual([1, ["extra indigo", "pass"]]);
  });
  it("trader: the first sale, and one doubloon more", () => {
    const state = second("trader", [{ goods: { sugar: 1 } }, { goods: { indigo: 1 } }]);
    act(state, "sell indigo", "sell sugar");
    // One of the governor's doubloons comes from the prospector.
    expect([of(state.table, 1).money, of(state.table, 0).money]).toEqual([2, 1 + 2]);
  });
  it("captain: the first load, and one point more", () => {
    const state = second("captain", both({ goods: { corn: 2 } }));
    expect(state.table.turn).toBe(1);
    act(state, "load corn on 2", "load corn on 2");
    expect([loadingPoints(of(state.table, 1)), loadingPoints(of(state.table, 0))]).toEqual([3, 2]);
  });
  it("captain: the first to store", () => {
    const left: Barrels = { corn: 2, sugar: 2 };
    const ships = [{ size: 5, good: "indigo", load: 1 }] as const;
    const state = second("captain", both({ goods: left }), { ships });
    expect(state.table).toMatchObject({ phase: "storage", turn: 1 });
    act(state, "keep corn");
    expect([goods(state, 1), state.table.turn, goods(state, 0)]).toEqual([barrels({ corn: 1 }), 0, barrels(left)]);
  });
});
