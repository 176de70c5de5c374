import { describe, expect, it } from "vitest";
import { below, quickLuck } from "../../../shared/core/base/random.ts";
import { eraseShape, type State, type View } from "../../../shared/core/contract/game.ts";
import { silent, viewOf } from "../../../shared/core/match/view.ts";
import { duel } from "../../../shared/duel/index.ts";
import { mind } from "../../../shared/duel/mind/index.ts";
import { isOpen } from "../../../shared/duel/mind/open.ts";
import { BACK } from "../../../shared/duel/rules/pyramid.ts";
import type { Duel } from "../../../shared/duel/state.ts";
import { randomSteps } from "../../contract/matches.ts";
import { act, legal, position } from "../position.ts";

/** Every position of a few random matches. */
const states = [1, 2, 3, 4].flatMap((deal) => [...randomSteps(eraseShape(duel), deal)].map(({ match }) => match.state as State<Duel>));

const viewOnTurn = (state: State<Duel>): View<Duel> => viewOf<Duel>(state, state.table.turn);
/** What it says of a seat, by name. */
function measured(state: State<Duel>, seat: number): Record<string, number> {
  const into = new Float64Array(mind.features.length);
  mind.measure(viewOf<Duel>(state, seat), into);
  return Object.fromEntries(mind.features.map((name, at) => [name, into[at]!]));
}
/** The listed moves, the most promising first. */
function promising(state: State<Duel>): string[] {
  const view = viewOnTurn(state);
  const list = duel.moves(view);
  const weights = mind.weigh(view, list);
  return list
    .map((move, at) => ({ move, weight: weights[at]! }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ move }) => duel.notation(move));
}

describe("the features of a seat", () => {
  it("have names of their own, those that the model was fitted to", () => {
    expect(new Set(mind.features).size).toBe(mind.features.length);
    expect(mind.model.features).toEqual(mind.features);
  });
  it("are all written, as finite numbers, in any position", () => {
    const into = new Float64Array(mind.features.length + 1);
    for (const state of states) {
      for (const seat of [0, 1]) {
        into.fill(Number.NaN);
        mind.measure(viewOf<Duel>(state, seat), into);
        expect([...into].findIndex((value) => !Number.isFinite(value))).toBe(mind.features.length);
      }
    }
  });
  it("say what the city has, and who may win next", () => {
    const cities = [{ cards: ["theater", "lumber_yard"], coins: 4 }, { coins: 9 }] as const;
    const state = position({ free: ["altar", "guard_tower"], pawn: 8, cities });
    expect(measured(state, 0)).toMatchObject({
      "points blue": 3,
      "makes wood": 1,
      coins: 4,
      "spaces ahead": 8,
      "wins with a free card": 1,
    });
    expect(measured(state, 1)).toMatchObject({
      "points blue": 0,
      "makes wood": 0,
      coins: 9,
      "spaces ahead": -8,
      "wins with a free card": 0,
    });
    state.table.turn = 1;
    expect(measured(state, 0)).toMatchObject({ "wins with a free card": 0, "threatens to win with one free card": 1 });
  });
  it("count symbols towards a victory only as long as the missing ones may come", () => {
    const cards = ["apothecary", "scriptorium", "pharmacist", "workshop", "academy"] as const;
    const science = (free: "university" | "palace") => measured(position({ age: 3, free: [free], cities: [{ cards }] }), 0);
    expect(science("university")).toMatchObject({ "symbols above two": 3, "symbols above four": 1, "victory by science is possible": 1 });
    expect(science("palace")).toMatchObject({ symbols: 5, "symbols above two": 0, "symbols above four": 0 });
  });
  it("count a chain only as long as its card may come", () => {
    const chains = (age: 1 | 2 | 3) => measured(position({ age, cities: [{ cards: ["theater"] }] }), 0)["chains to come"]!;
    expect(chains(1)).toBeCloseTo(20 / 23);
    expect(chains(3)).toBe(0);
  });
});

describe("progress", () => {
  it("grows from 0 to 1", () => {
    const luck = quickLuck(7);
    const state = duel.setup({
      seats: 2,
      rules: duel.rules,
      luck,
      options: { wonders: "draft", ageOpener: "lastPlayer", starter: "first" },
    });
    const seen = [mind.progress(state.table)];
    while (duel.toAct(state.table).length > 0) {
      const list = duel.moves(viewOnTurn(state));
      duel.play(state, state.table.turn, list[below(luck, list.length)]!, silent);
      seen.push(mind.progress(state.table));
    }
    expect(seen[0]).toBe(0);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    if (state.table.won === "points") expect(seen.at(-1)).toBe(1);
  });
});

describe("the first look at moves", () => {
  it("gives each listed move one finite number, in any position", () => {
    for (const state of states) {
      const view = viewOnTurn(state);
      const list = duel.moves(view);
      const weights = Array.from(mind.weigh(view, list));
      expect(weights).toHaveLength(list.length);
      expect(weights.every(Number.isFinite)).toBe(true);
    }
  });
  it("begins with a victory", () => {
    expect(promising(position({ free: ["theater", "guard_tower"], pawn: 8 }))[0]).toBe("build guard_tower");
  });
  it("takes away the card that completes the rival's science", () => {
    const rival = { cards: ["apothecary", "scriptorium", "pharmacist", "workshop", "university"], coins: 20 } as const;
    const state = position({ age: 3, free: ["palace", "academy", "obelisk"], cities: [{ coins: 3 }, rival] });
    expect(promising(state)[0]).toBe("discard academy");
  });
  it("takes away the card with which the rival reaches the capital", () => {
    expect(promising(position({ free: ["theater", "guard_tower"], pawn: -8 }))[0]).toMatch(/guard_tower/);
  });
  it("leaves a card alone that covers the one the rival waits for", () => {
    const rival = { cards: ["scriptorium", "apothecary", "pharmacist", "workshop", "university"], coins: 20 } as const;
    // Place 18 covers place 15; place 14 covers nothing that is left.
    const state = position({ age: 3, pyramid: { 14: "obelisk", 15: "academy", 18: "palace" }, cities: [{ coins: 30 }, rival] });
    expect(legal(state)).not.toContain("build academy");
    expect(promising(state)[0]).toBe("build obelisk");
  });
});

describe("a position is open", () => {
  const free = ["palace", "obelisk", "senate"] as const;
  it("once the last face of age III is up", () => {
    expect(isOpen(position({ age: 3, free }).table)).toBe(true);
    expect(isOpen(position({ age: 2, free: ["statue", "temple"] }).table)).toBe(false);
    expect(isOpen(position({ age: 3, pyramid: { 0: BACK, 2: "palace" } }).table)).toBe(false);
  });
  it("not while the Great Library may still draw from the box", () => {
    const library = { wonders: ["the_great_library"], coins: 30 } as const;
    expect(isOpen(position({ age: 3, free, cities: [library] }).table)).toBe(false);
    expect(isOpen(position({ age: 3, free, cities: [{}, library] }).table)).toBe(false);
    expect(isOpen(position({ age: 3, free, cities: [{ built: { the_great_library: "altar" } }] }).table)).toBe(true);
  });
  it("when the owner of the Great Library has no further turn", () => {
    const library = { wonders: ["the_great_library"], coins: 30 } as const;
    expect(isOpen(position({ age: 3, free: ["palace"], cities: [{}, library] }).table)).toBe(true);
    expect(isOpen(position({ age: 3, free: ["palace"], cities: [library] }).table)).toBe(false);
  });
  it("not while tokens are drawn, which only their drawer sees", () => {
    const library = { wonders: ["the_great_library"], coins: 30 } as const;
    const state = position({ age: 3, free: ["palace"], cities: [library], box: ["law", "economy", "masonry"] });
    act(state, "wonder the_great_library with palace");
    expect(isOpen(state.table)).toBe(false);
  });
});
