import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pick, quickLuck } from "../../shared/core/base/random.ts";
import type { State } from "../../shared/core/contract/game.ts";
import { LONGEST_NOTATION } from "../../shared/core/match/record.ts";
import { silent, viewOf } from "../../shared/core/match/view.ts";
import { CARDS, TOKENS, WONDERS } from "../../shared/duel/catalog.ts";
import { duel } from "../../shared/duel/index.ts";
import { BACK, EMPTY } from "../../shared/duel/rules/pyramid.ts";
import type { Duel } from "../../shared/duel/state.ts";
import { act, type CitySketch, legal, position, type Sketch } from "./position.ts";
import printed from "./printed.json" with { type: "json" };

const setup = (options: Partial<Duel["options"]>): State<Duel> =>
  duel.setup({
    seats: 2,
    rules: 1,
    luck: quickLuck(1),
    options: { wonders: "draft", ageOpener: "lastPlayer", starter: "first", ...options },
  });

/** The last card of an age is discarded by the seat on turn. */
function lastCard(sketch: Sketch): State<Duel> {
  const state = position({ free: ["theater"], ...sketch });
  act(state, "discard theater");
  return state;
}

/** Any discard of those that are legal. */
const discardOf = (state: State<Duel>): string => legal(state).find((move) => move.startsWith("discard"))!;

describe("Section 1: off the middle, the weaker side chooses who opens the next age", () => {
  for (const chooses of [false, true]) {
    it.each([
      [1, 1, 0],
      [8, 1, 1],
      [-1, 0, 1],
      [-8, 0, 0],
    ] as const)(`pawn at %i: seat %i chooses, seat %i having played last; ageOpener chooses: ${chooses}`, (pawn, weaker, turn) => {
      const { table } = lastCard({ pawn, turn, chooses });
      expect([table.phase, duel.toAct(table), table.age]).toEqual(["opener", [weaker], 2]);
    });
  }

  it.each([0, 1])("the player may name seat %i", (opener) => {
    const state = lastCard({ pawn: 2 });
    expect(legal(state)).toEqual(["open 0", "open 1"]);
    act(state, `open ${opener}`);
    expect([state.table.phase, state.table.turn]).toEqual(["turn", opener]);
  });

  it("they choose after the new layout is dealt, and see only its open faces", () => {
    const { table, hidden } = lastCard({ age: 2, pawn: 2 });
    expect([table.age, table.pyramid.includes(EMPTY)]).toEqual([3, false]);
    const faces = table.pyramid.map((card) => card >= 0);
    expect(faces).toEqual(printed.pyramids[2]!.slots.map(({ faceUp }) => faceUp));
    expect(hidden.below.filter((card) => card >= 0)).toHaveLength(8);
  });

  it("the last card and its choices count: the pawn may have left the middle with them", () => {
    const red = position({ free: ["guard_tower"] });
    act(red, "build guard_tower");
    expect([red.table.phase, red.table.turn]).toEqual(["opener", 1]);
    const tomb = position({ free: ["theater"], pawn: -1, discard: ["walls"], cities: [{ coins: 10, wonders: ["the_mausoleum"] }] });
    act(tomb, "wonder the_mausoleum with theater", "revive walls");
    expect([tomb.table.phase, tomb.table.turn]).toEqual(["opener", 1]);
  });
});

describe("Section 1: with the pawn in the middle, the player of the last card opens the next age", () => {
  it.each([0, 1] as const)("seat %i, and no seat is asked", (turn) => {
    const state = lastCard({ turn });
    expect([state.table.phase, state.table.turn, state.table.age]).toEqual(["turn", turn, 2]);
    expect(legal(state)).not.toContain("open 0");
  });

  it("the rule text's way is the default", () => {
    expect(duel.options.ageOpener[0]).toBe("lastPlayer");
    expect(setup({}).table.chooses).toBe(false);
  });
});

describe("Section 1: with the correction of 2016 as table option, the player of the last card chooses", () => {
  it.each([0, 1] as const)("seat %i", (turn) => {
    const state = lastCard({ turn, chooses: true });
    expect([state.table.phase, duel.toAct(state.table), state.table.age]).toEqual(["opener", [turn], 2]);
    act(state, `open ${1 - turn}`);
    expect([state.table.phase, state.table.turn]).toEqual(["turn", 1 - turn]);
  });

  it("the option is on the table from the start", () => expect(setup({ ageOpener: "chooses" }).table.chooses).toBe(true));
});

describe("Section 1: no seat chooses before age I or after age III", () => {
  it.each([["first", 0] as const, ["second", 1] as const])("age I is opened by the start player: the %s seat", (starter, seat) => {
    const state = setup({ starter, ageOpener: "chooses" });
    while (state.table.phase === "draft") act(state, legal(state)[0]!);
    expect([state.table.phase, state.table.turn, state.table.age]).toEqual(["turn", seat, 1]);
  });

  it.each([false, true])("after the last card of age III the match is over; chooses: %s", (chooses) => {
    const { table } = lastCard({ age: 3, pawn: 2, chooses });
    expect([duel.toAct(table), duel.result(table)?.how]).toEqual([[], "points"]);
  });
});

describe("Ruling 37: the coin supply has no end", () => {
  it("though the box has 86 coins' worth", () => {
    const mine: CitySketch = { coins: 60, wonders: ["the_temple_of_artemis"] };
    const state = position({ cities: [mine, { coins: 60 }] });
    act(state, "wonder the_temple_of_artemis with theater", "discard altar");
    expect(state.table.cities.map(({ coins }) => coins)).toEqual([60 - 8 + 12 + 2, 60]);
  });
});

describe("Ruling 38: the wonders of the first game are fixed by the rule text", () => {
  it.each([["first", 0] as const, ["second", 1] as const])("the %s seat starts and has the starter's four", (starter, seat) => {
    const { table, hidden } = setup({ wonders: "firstGame", starter });
    const sets = table.cities.map((city) => city.wonders.map((wonder) => WONDERS[wonder]!.id));
    expect([sets[seat], sets[1 - seat]]).toEqual([printed.firstGameWonders.first, printed.firstGameWonders.second]);
    expect(hidden.wonders).toEqual([]);
  });
});

describe("Ruling 40: a chain is used whenever the card has one", () => {
  const chained = (cards: CitySketch["cards"] & object) => {
    const mine: CitySketch = { coins: 10, cards, tokens: ["urbanism"] };
    const state = position({ age: 2, free: ["horse_breeders", "walls"], cities: [mine, { coins: 0, tokens: ["economy"] }] });
    const built = act(state, "build horse_breeders")[0];
    return { built, coins: state.table.cities.map(({ coins }) => coins) };
  };

  it("so Urbanism pays even with the resources at hand", () => {
    expect(chained(["stable", "lumber_yard", "clay_pool"])).toMatchObject({ built: { paid: 0, chain: true }, coins: [14, 0] });
  });

  it("and pays nothing for a card without the chain, though it is free", () => {
    expect(chained(["lumber_yard", "clay_pool"])).toMatchObject({ built: { paid: 0, chain: false }, coins: [10, 0] });
  });

  it("one way to build is listed, not two", () => {
    const state = position({ free: ["horse_breeders", "walls"], cities: [{ coins: 20, cards: ["stable"] }] });
    expect(legal(state).filter((move) => move.startsWith("build"))).toEqual(["build horse_breeders", "build walls"]);
  });
});

describe("Ruling 44: ids are the keys, and moves are written with them", () => {
  it("no id twice, among cards, wonders and tokens", () => {
    for (const rows of [CARDS, WONDERS, TOKENS]) expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const all = [...CARDS, ...WONDERS, ...TOKENS].map(({ id }) => id);
    expect(new Set(all).size).toBe(73 + 12 + 10);
    expect(all.filter((id) => !/^[a-z]+(_[a-z]+)*$/.test(id))).toEqual([]);
  });

  it("two cards called Sagbruk are two cards", () => {
    const state = position({ free: ["lumber_yard", "sawmill"] });
    expect(legal(state)).toEqual(expect.arrayContaining(["build lumber_yard", "build sawmill"]));
    act(state, "build sawmill");
    expect(CARDS[state.table.cities[0]!.cards[0]!]!.id).toBe("sawmill");
  });

  it("a card and a wonder of like names are not mixed up", () => {
    const mine: CitySketch = { coins: 30, wonders: ["circus_maximus", "the_great_lighthouse"] };
    const state = position({ free: ["circus", "lighthouse"], cities: [mine] });
    expect(legal(state)).toHaveLength(8);
    act(state, "wonder circus_maximus with lighthouse");
    expect(WONDERS[state.table.cities[0]!.wonders[0]!]!.id).toBe("circus_maximus");
    expect(CARDS[state.table.cities[0]!.under[0]!]!.id).toBe("lighthouse");
  });

  it("a card lying face down cannot be named", () => {
    const state = position({ pyramid: { 0: BACK, 2: "altar", 14: "theater" }, below: { 0: "baths" } });
    expect(legal(state).filter((move) => move.includes("baths"))).toEqual([]);
  });

  it("the moves of every list differ in notation, and each is short", () => {
    const matches = (seed: number) => {
      const luck = quickLuck(seed);
      const state = setup({});
      for (let seat = 0; duel.toAct(state.table).length > 0; ) {
        seat = duel.toAct(state.table)[0]!;
        const list = legal(state);
        expect([new Set(list).size, Math.max(...list.map((text) => text.length)) <= LONGEST_NOTATION]).toEqual([list.length, true]);
        duel.play(state, seat, pick(luck, duel.moves(viewOf(state, seat))), silent);
      }
    };
    fc.assert(fc.property(fc.integer({ min: 0, max: 1e9 }), matches), { numRuns: 20 });
  });
});

describe("After an extra turn the opener in the middle is asked of the player of the very last card", () => {
  const twice = (chooses: boolean) => {
    const state = position({ chooses, cities: [{ coins: 20, wonders: ["the_sphinx"] }] });
    act(state, "wonder the_sphinx with theater", "discard altar");
    return state;
  };

  it("they open by the rule text, and have one turn, not two", () => {
    const state = twice(false);
    expect([state.table.age, state.table.phase, state.table.turn]).toEqual([2, "turn", 0]);
    act(state, discardOf(state));
    expect(state.table.turn).toBe(1);
  });

  it("they choose by the correction", () => {
    const state = twice(true);
    expect([state.table.phase, state.table.turn, legal(state)]).toEqual(["opener", 0, ["open 0", "open 1"]]);
  });
});
