import { describe, expect, it } from "vitest";
import { viewOf } from "../../shared/core/match/view.ts";
import { cardOf, TOKENS, type TokenId, tokenOf } from "../../shared/duel/catalog.ts";
import { duel } from "../../shared/duel/index.ts";
import type { Event } from "../../shared/duel/state.ts";
import { act, type CitySketch, legal, position, type Sketch } from "./position.ts";

const RICH = { coins: 50 };
const idOf = (token: number): TokenId => TOKENS[token]!.id as TokenId;

/** Seat 0 builds the library with a tavern. */
const atLibrary = (sketch: Sketch = {}) => {
  const box = ["law", "theology", "architecture", "philosophy", "strategy"] as const;
  const state = position({
    free: ["tavern", "altar"],
    box,
    cities: [{ ...RICH, wonders: ["the_great_library", "the_pyramids"] }],
    ...sketch,
  });
  return { state, told: act(state, "wonder the_great_library with tavern") };
};

describe("ruling 22: the library draws three of the five tokens of the box; one is kept, the others go back; only the drawer sees them", () => {
  it("lets choose among three of the box, not of the board", () => {
    const { state } = atLibrary({ tokens: ["economy", "urbanism"] });
    expect(legal(state)).toHaveLength(3);
    const boxed = new Set([...state.hidden.box, ...state.secrets[0]!.drawn]);
    expect([...boxed].map(idOf).sort()).toEqual(["architecture", "law", "philosophy", "strategy", "theology"]);
    expect(legal(state)).toEqual(state.secrets[0]!.drawn.map((token) => `keep ${idOf(token)}`));
  });

  it("keeps one and puts the others back into the box", () => {
    const { state } = atLibrary({ tokens: ["economy", "urbanism"] });
    act(state, "keep theology");
    expect([state.table.cities[0]!.tokens.map(idOf), state.table.tokens.map(idOf)]).toEqual([["theology"], ["economy", "urbanism"]]);
    expect(state.hidden.box.map(idOf).sort()).toEqual(["architecture", "law", "philosophy", "strategy"]);
    expect(state.secrets).toEqual([{ drawn: [] }, { drawn: [] }]);
  });

  it("tells the three to the drawer alone", () => {
    const state = position({
      free: ["tavern", "altar"],
      box: ["law", "economy", "masonry"],
      cities: [{ ...RICH, wonders: ["the_great_library"] }],
    });
    const told: { event: Event; seat: number | undefined; own: Event | undefined }[] = [];
    const move = duel.moves(viewOf(state, 0)).find(({ type }) => type === "wonder")!;
    duel.play(state, 0, move, (event, seat, own) => told.push({ event, seat, own }));
    const drawn = ["law", "economy", "masonry"].map((id) => tokenOf(id as TokenId));
    expect(told.at(-1)).toEqual({
      event: { type: "drew", seat: 0 },
      seat: 0,
      own: { type: "drew", seat: 0, tokens: expect.arrayContaining(drawn) },
    });
    expect([viewOf(state, 1).secret, duel.moves(viewOf(state, 1))]).toEqual([{ drawn: [] }, []]);
  });

  it("tells the kept one to both, the two others to none", () => {
    const { state } = atLibrary();
    expect(act(state, "keep theology")[0]).toEqual({ type: "kept", seat: 0, token: tokenOf("theology") });
  });
});

describe("ruling 23: Theology and Architecture from the library do not act on the library itself", () => {
  it("Theology gives the library's builder no extra turn, but the next wonder one", () => {
    const { state } = atLibrary({ pyramid: { 14: "tavern", 15: "altar", 16: "theater", 17: "baths" } });
    act(state, "keep theology");
    expect(state.table.turn).toBe(1);
    act(state, "discard altar", "wonder the_pyramids with theater");
    expect(state.table.turn).toBe(0);
  });

  it("Architecture gives no coins back, and makes the next wonder cheaper", () => {
    const { state, told } = atLibrary({ pyramid: { 14: "tavern", 15: "altar", 16: "theater", 17: "baths" } });
    expect(told[0]).toMatchObject({ type: "wonder", paid: 10 });
    act(state, "keep architecture");
    expect(state.table.cities[0]!.coins).toBe(40);
    expect(act(state, "discard altar", "wonder the_pyramids with theater")).toContainEqual(
      expect.objectContaining({ type: "wonder", paid: 4 }),
    );
  });
});

describe("ruling 24: Theology gives each later wonder an extra turn, and never doubles a printed one", () => {
  const free = { pyramid: { 14: "tavern", 15: "altar", 16: "theater", 17: "baths" } } as const;

  it.each<["the_pyramids" | "the_colossus" | "the_sphinx" | "the_appian_way"]>([
    ["the_pyramids"],
    ["the_colossus"],
    ["the_sphinx"],
    ["the_appian_way"],
  ])("%s: one more turn and no second", (wonder) => {
    const state = position({ ...free, cities: [{ ...RICH, wonders: [wonder], tokens: ["theology"] }] });
    act(state, `wonder ${wonder} with tavern`);
    expect(state.table.turn).toBe(0);
    act(state, "discard altar");
    expect(state.table.turn).toBe(1);
  });

  it("after the choice a wonder asks for, too", () => {
    const cities: Sketch["cities"] = [{ ...RICH, wonders: ["the_statue_of_zeus"], tokens: ["theology"] }, { cards: ["quarry"] }];
    const state = position({ ...free, cities });
    act(state, "wonder the_statue_of_zeus with tavern", "destroy quarry");
    expect(state.table.turn).toBe(0);
  });

  it("not for buildings, nor for the opponent's wonders", () => {
    const state = position({ ...free, cities: [{ tokens: ["theology"] }, { ...RICH, wonders: ["the_pyramids"] }] });
    act(state, "build tavern");
    expect(state.table.turn).toBe(1);
    act(state, "wonder the_pyramids with altar");
    expect(state.table.turn).toBe(0);
  });

  it("not for the Mausoleum whose card made the pair it was taken for", () => {
    const cities: Sketch["cities"] = [{ ...RICH, cards: ["academy"], wonders: ["the_mausoleum"] }];
    const state = position({ ...free, tokens: ["theology"], discard: ["study"], cities });
    act(state, "wonder the_mausoleum with tavern", "revive study", "token theology");
    expect(state.table.turn).toBe(1);
  });
});

describe("ruling 25: Mathematics counts itself; Philosophy and Agriculture score at the end", () => {
  it.each<[TokenId[], number]>([
    [["mathematics"], 3],
    [["mathematics", "law", "economy"], 9],
    [["strategy", "mathematics", "philosophy", "agriculture"], 3 * 4 + 7 + 4],
    [["philosophy"], 7],
    [["agriculture"], 4],
    [["law", "economy", "masonry", "architecture", "strategy", "theology", "urbanism"], 0],
  ])("%j are worth %i points", (tokens, points) => {
    const state = position({ age: 3, free: ["altar"], cities: [{ tokens }, { tokens: ["philosophy", "mathematics"] }] });
    act(state, "discard altar");
    expect(duel.result(state.table)?.points.map((source) => source.tokens)).toEqual([points, 7 + 6]);
  });

  it.each<[TokenId, number]>([
    ["agriculture", 6],
    ["urbanism", 6],
    ["philosophy", 0],
    ["mathematics", 0],
  ])("%s brings %i coins when it is taken", (token, coins) => {
    const state = position({ free: ["library", "altar"], tokens: [token], cities: [{ coins: 5, cards: ["scriptorium"] }] });
    act(state, "build library", `token ${token}`);
    expect(state.table.cities.map((city) => city.coins)).toEqual([5 + coins, 7]);
    expect(state.table.cities[0]!.cards).toContain(cardOf("library"));
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
