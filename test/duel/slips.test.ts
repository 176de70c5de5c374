/** Where engines of this game slip, first part: prices, effects and choices. A test for each; the rest is in slips-turns.test.ts. */
import { describe, expect, it } from "vitest";
import { clone } from "../../shared/core/plain.ts";
import { type CardId, cardOf, type WonderId, wonderOf } from "../../shared/duel/catalog.ts";
import { duel } from "../../shared/duel/index.ts";
import { cardBill, cardPrice, marketOf, wonderBill, wonderPrice } from "../../shared/duel/trade.ts";
import { act, type CitySketch, legal, position } from "./position.ts";

const types = (events: readonly { type: string }[]) => events.map(({ type }) => type);

describe("Two zones in one move: both tokens, the nearer first, seven coins in all (ruling 16)", () => {
  it.each([
    [0, 2, 6],
    [1, -2, -6],
  ] as const)("seat %i from %i to %i", (turn, pawn, to) => {
    const attacker: CitySketch = { coins: 8, tokens: ["strategy"] };
    const victim: CitySketch = { coins: 10 };
    const state = position({
      age: 3,
      turn,
      pawn,
      free: ["pretorium", "port"],
      cities: turn === 0 ? [attacker, victim] : [victim, attacker],
    });
    const looted = act(state, "build pretorium").flatMap((event) => (event.type === "looted" ? [event.coins] : []));
    expect([looted, state.table.pawn, state.table.cities[1 - turn]!.coins]).toEqual([[2, 5], to, 3]);
    expect(state.table.loot).toEqual(turn === 0 ? [true, true, false, false] : [false, false, true, true]);
  });

  it("and whoever has four coins loses four", () => {
    const state = position({ pawn: 2, free: ["pretorium", "port"], cities: [{ coins: 8, tokens: ["strategy"] }, { coins: 4 }] });
    act(state, "build pretorium");
    expect(state.table.cities[1]!.coins).toBe(0);
  });
});

describe("The two-unit waiver comes after the producers of choice (ruling 9)", () => {
  it("Masonry with Caravansery: the dear wood is produced, the two glasses are waived", () => {
    const mine: CitySketch = { coins: 0, cards: ["quarry", "clay_pool", "caravansery"], tokens: ["masonry"] };
    const state = position({ age: 3, free: ["palace", "port"], cities: [mine, { cards: ["sawmill", "lumber_yard", "glassworks"] }] });
    expect(legal(state)).toContain("build palace");
  });

  it("Architecture with Piraeus: a glass is produced, the other and a stone are waived, the clay costs 2", () => {
    const mine: CitySketch = { built: { piraeus: "altar" }, wonders: ["the_sphinx"], tokens: ["architecture"] };
    const sphinx = (coins: number) => position({ cities: [{ coins, ...mine }, { cards: ["glassworks"] }] });
    expect(legal(sphinx(2))).toContain("wonder the_sphinx with theater");
    expect(legal(sphinx(1))).not.toContain("wonder the_sphinx with theater");
  });

  it("a producer of choice that has nothing to make leaves the waiver whole", () => {
    const mine: CitySketch = { coins: 0, cards: ["shelf_quarry", "forum"], tokens: ["masonry"] };
    expect(legal(position({ age: 2, free: ["rostrum", "aqueduct"], cities: [mine] }))).toContain("build rostrum");
  });

  it("and is no waiver for others: Masonry not for wonders, Architecture not for cards", () => {
    const mine: CitySketch = { coins: 5, wonders: ["the_pyramids"], tokens: ["masonry"] };
    expect(legal(position({ cities: [mine] }))).not.toContain("wonder the_pyramids with theater");
    const blue: CitySketch = { coins: 1, tokens: ["architecture"] };
    expect(legal(position({ free: ["baths", "stable"], cities: [blue] }))).toEqual(["discard baths", "discard stable"]);
  });
});

describe("A price is the same on every call", () => {
  const mine: CitySketch = {
    coins: 30,
    cards: ["lumber_yard", "caravansery", "clay_reserve"],
    built: { piraeus: "altar" },
    wonders: ["the_pyramids", "the_sphinx"],
    tokens: ["masonry", "architecture"],
  };
  const costly = () =>
    position({ age: 3, free: ["palace", "senate", "obelisk", "gardens"], cities: [mine, { cards: ["sawmill", "press"] }] });
  const cards: readonly CardId[] = ["palace", "senate", "obelisk", "gardens", "arsenal", "pantheon"];
  const wonders: readonly WonderId[] = ["the_pyramids", "the_sphinx"];

  it("in any order, with or without a bill, and asking changes nothing", () => {
    const { table } = costly();
    const before = clone(table);
    const fresh = cards.map((card) => cardPrice(marketOf(table, 0), cardOf(card)));
    const market = marketOf(table, 0);
    const ask = () => cards.map((card) => cardPrice(market, cardOf(card)));
    expect(ask()).toEqual(fresh);
    for (const wonder of wonders) expect(wonderBill(market, wonderOf(wonder)).total).toBe(wonderPrice(market, wonderOf(wonder)));
    expect(cards.map((card) => cardBill(market, cardOf(card)).total)).toEqual(fresh);
    expect(ask().reverse()).toEqual([...fresh].reverse());
    expect(table).toEqual(before);
  });

  it("the list of moves is the same, and what is paid is the price that was listed", () => {
    const state = costly();
    expect(legal(state)).toEqual(legal(state));
    const price = cardPrice(marketOf(state.table, 0), cardOf("senate"));
    expect(act(state, "build senate")[0]).toMatchObject({ type: "built", paid: price });
    expect(state.table.cities[0]!.coins).toBe(30 - price);
  });
});

describe("The Mausoleum on an empty discard pile asks for nothing (rulings 30, 41)", () => {
  it("the turn goes on to the other player", () => {
    const state = position({ cities: [{ coins: 10, wonders: ["the_mausoleum"] }] });
    expect(types(act(state, "wonder the_mausoleum with theater"))).toEqual(["wonder", "turn"]);
    expect([state.table.phase, state.table.turn, legal(state).length > 0]).toEqual(["turn", 1, true]);
  });
});

describe("Tokens kept from the Great Library do not act on the Great Library (ruling 23)", () => {
  const kept = (token: "theology" | "strategy" | "architecture", mine: CitySketch = {}) => {
    const box = [token, "law", "philosophy"] as const;
    const free = ["theater", "guard_tower", "altar", "baths", "tavern"] as const;
    const state = position({ box, free, cities: [{ coins: 40, wonders: ["the_great_library", "the_pyramids"], ...mine }] });
    act(state, "wonder the_great_library with theater", `keep ${token}`);
    return state;
  };

  it("Theology: no extra turn for the library, one for the next wonder", () => {
    const state = kept("theology");
    expect(state.table.turn).toBe(1);
    act(state, "discard altar", "wonder the_pyramids with baths");
    expect(state.table.turn).toBe(0);
  });

  it("Strategy: no shield for what is built, one more for the next red card", () => {
    const state = kept("strategy", { cards: ["stable"] });
    expect(state.table.pawn).toBe(0);
    act(state, "discard altar", "build guard_tower");
    expect(state.table.pawn).toBe(2);
  });

  it("Architecture: nothing is paid back", () => {
    expect(kept("architecture").table.cities[0]!.coins).toBe(30);
  });
});

describe("Zeus and Circus Maximus without a target ask for nothing (ruling 29)", () => {
  it.each(["the_statue_of_zeus", "circus_maximus"] as const)("%s", (wonder) => {
    const state = position({ cities: [{ coins: 10, cards: ["clay_pit", "press"], wonders: [wonder] }] });
    expect(types(act(state, `wonder ${wonder} with altar`))).toEqual(["wonder", "pawn", "turn"]);
    expect(state.table.turn).toBe(1);
  });
});

describe("A military win inside Zeus or Circus Maximus ends the match before the choice (ruling 6)", () => {
  it.each(["the_statue_of_zeus", "circus_maximus"] as const)("%s", (wonder) => {
    const theirs: CitySketch = { cards: ["clay_pool", "glassworks"] };
    const state = position({ pawn: 8, cities: [{ coins: 20, wonders: [wonder], tokens: ["theology"] }, theirs] });
    expect(types(act(state, `wonder ${wonder} with altar`))).toEqual(["wonder", "pawn", "won"]);
    expect([legal(state), state.table.cities[1]!.cards.length, state.table.discard]).toEqual([[], 2, []]);
    expect(duel.result(state.table)).toEqual({ how: "military", places: [1, 2], points: [{}, {}] });
  });
});
