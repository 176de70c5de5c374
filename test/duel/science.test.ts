import { describe, expect, it } from "vitest";
import { viewOf } from "../../shared/core/match/view.ts";
import { CARDS, type CardId, TOKENS, type TokenId } from "../../shared/duel/catalog.ts";
import { duel } from "../../shared/duel/index.ts";
import { act, legal, position, type Sketch } from "./position.ts";

const PAIRS: readonly (readonly [CardId, CardId])[] = [
  ["apothecary", "school"],
  ["scriptorium", "library"],
  ["pharmacist", "dispensary"],
  ["workshop", "laboratory"],
  ["university", "observatory"],
  ["academy", "study"],
];

const FIVE = ["apothecary", "scriptorium", "pharmacist", "workshop", "university"] as const;
const RICH = { coins: 50 };
const tokensOf = (state: ReturnType<typeof position>, seat = 0): TokenId[] => state.table.cities[seat]!.tokens.map(idOf);
const idOf = (token: number): TokenId => TOKENS[token]!.id as TokenId;

/** Seat 0 builds the library with a tavern and keeps Law. */
const keepLaw = (cards: readonly CardId[]) => {
  const cities: Sketch["cities"] = [{ ...RICH, cards, wonders: ["the_great_library"] }];
  const state = position({ free: ["tavern", "altar"], tokens: ["economy"], box: ["law", "theology", "architecture"], cities });
  act(state, "wonder the_great_library with tavern", "keep law");
  return state;
};

const types = (events: readonly { type: string }[]) => events.map(({ type }) => type);

describe("ruling 19: each of six symbols is on exactly two cards, a pair is both of them, and Law never pairs", () => {
  it("no other card has a symbol", () => {
    const green = CARDS.filter(({ science }) => science !== 0).map(({ id }) => id);
    expect(green.sort()).toEqual(PAIRS.flat().sort());
  });

  it.each(PAIRS.flatMap(([one, two]) => [[one, two] as const, [two, one] as const]))("%s with %s is a pair", (owned, card) => {
    const state = position({ free: [card, "altar"], tokens: ["economy"], cities: [{ ...RICH, cards: [owned] }] });
    act(state, `build ${card}`);
    expect(legal(state)).toEqual(["token economy"]);
  });

  it.each<[string, Sketch]>([
    ["with another symbol", { cities: [{ ...RICH, cards: ["workshop", "library", "theater"] }] }],
    ["with the opponent's card", { cities: [RICH, { cards: ["apothecary"] }] }],
    ["with a card under a wonder", { cities: [{ ...RICH, built: { piraeus: "apothecary" } }] }],
    ["with a card of the discard pile", { discard: ["apothecary"], cities: [RICH] }],
  ])("no pair %s", (_name, sketch) => {
    const state = position({ free: ["school", "altar"], tokens: ["economy"], ...sketch });
    act(state, "build school");
    expect([state.table.phase, state.table.turn]).toEqual(["turn", 1]);
  });

  it("asks once for each pair, not again for an old one", () => {
    const state = position({ free: ["library", "altar"], tokens: ["economy"], cities: [{ ...RICH, cards: ["apothecary", "school"] }] });
    act(state, "build library");
    expect(state.table.phase).toBe("turn");
  });

  it("a pair of a card built and a card revived asks too", () => {
    const cities: Sketch["cities"] = [{ ...RICH, cards: ["academy"], wonders: ["the_mausoleum"] }];
    const state = position({ free: ["tavern", "altar"], tokens: ["economy"], discard: ["study"], cities });
    act(state, "wonder the_mausoleum with tavern", "revive study");
    expect(legal(state)).toEqual(["token economy"]);
  });

  it("Law from the library gives no token, whatever symbols are there", () => {
    const state = keepLaw(["apothecary", "school"]);
    expect([state.table.phase, state.table.turn]).toEqual(["turn", 1]);
  });
});

describe("ruling 20: six different symbols out of seven win, Law included, at the moment they are held", () => {
  const won = (state: ReturnType<typeof position>) => duel.result(state.table);

  it("without Law", () => {
    const state = position({ turn: 1, free: ["study", "altar"], cities: [{}, { ...RICH, cards: FIVE }] });
    expect(act(state, "build study").at(-1)).toEqual({ type: "won", how: "science", seat: 1 });
    expect(won(state)).toEqual({ how: "science", places: [2, 1], points: [{}, {}] });
  });

  it("with Law held before", () => {
    const state = position({ free: ["university", "altar"], cities: [{ ...RICH, cards: FIVE.slice(0, 4), tokens: ["law"] }] });
    act(state, "build university");
    expect(won(state)?.places).toEqual([1, 2]);
  });

  it("with Law taken for a pair, at once", () => {
    const state = position({ free: ["school", "altar"], tokens: ["law", "economy"], cities: [{ ...RICH, cards: FIVE }] });
    act(state, "build school");
    expect(won(state)).toBeUndefined();
    act(state, "token law");
    expect(won(state)?.places).toEqual([1, 2]);
  });

  it("with Law kept from the library, at once", () => {
    expect(won(keepLaw(FIVE))?.how).toBe("science");
  });

  it("with a card revived by the Mausoleum, at once", () => {
    const state = position({
      free: ["tavern", "altar"],
      discard: ["academy"],
      cities: [{ ...RICH, cards: FIVE, wonders: ["the_mausoleum"] }],
    });
    act(state, "wonder the_mausoleum with tavern", "revive academy");
    expect(won(state)?.how).toBe("science");
  });

  it.each<[string, Sketch, string]>([
    ["five different, one twice", { cities: [{ ...RICH, cards: FIVE }] }, "build observatory"],
    ["five with Law", { cities: [{ ...RICH, cards: FIVE.slice(0, 3), tokens: ["law"] }] }, "build observatory"],
    ["six with the opponent's Law", { cities: [{ ...RICH, cards: FIVE.slice(0, 4) }, { tokens: ["law"] }] }, "build observatory"],
    ["six with one that is only discarded", { cities: [{ ...RICH, cards: FIVE }] }, "discard study"],
  ])("not with %s", (_name, sketch, move) => {
    const state = position({ free: ["observatory", "study"], ...sketch });
    act(state, move);
    expect(won(state)).toBeUndefined();
  });
});

describe("ruling 21: a token must be taken for a pair; with an empty board the pair gives nothing", () => {
  const pair: Sketch = { free: ["school", "altar"], cities: [{ ...RICH, cards: ["apothecary"] }] };

  it("offers exactly the tokens of the board, no way out, and not those of the box", () => {
    const state = position({ ...pair, tokens: ["economy", "law", "masonry"], box: ["philosophy", "strategy"] });
    act(state, "build school");
    expect(legal(state)).toEqual(["token economy", "token law", "token masonry"]);
    expect(duel.moves(viewOf(state, 1))).toEqual([]);
  });

  it("moves the token from the board to the city, and only then the turn passes", () => {
    const state = position({ ...pair, tokens: ["economy", "law"] });
    act(state, "build school");
    expect(state.table.turn).toBe(0);
    act(state, "token economy");
    expect([state.table.tokens.map(idOf), tokensOf(state), state.table.turn]).toEqual([["law"], ["economy"], 1]);
  });

  it("passes on when the board is empty, though the box is not", () => {
    const state = position({ ...pair, tokens: [], box: ["law", "economy"] });
    act(state, "build school");
    expect([state.table.phase, state.table.turn, tokensOf(state)]).toEqual(["turn", 1, []]);
  });
});

describe("A sixth pair finds an empty board and asks for nothing (ruling 21)", () => {
  it("the turn goes on", () => {
    const state = position({ free: ["laboratory", "altar"], tokens: [], cities: [{ coins: 20, cards: ["workshop"] }] });
    expect(types(act(state, "build laboratory"))).toEqual(["built", "turn"]);
    expect([state.table.phase, state.table.turn]).toEqual(["turn", 1]);
  });
});

describe("A token without a symbol makes no pair (ruling 19)", () => {
  it("whatever cards without a symbol the city has", () => {
    const state = position({ phase: "token", tokens: ["philosophy", "economy"], cities: [{ cards: ["theater", "altar"] }] });
    expect(types(act(state, "token philosophy"))).toEqual(["token", "turn"]);
  });
});
