/** The wonders that ask something of their builder. */
import { describe, expect, it } from "vitest";
import { quickLuck } from "../../shared/core/base/random.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { CARDS, type CardId, cardOf, tokenOf } from "../../shared/duel/catalog.ts";
import { duel } from "../../shared/duel/index.ts";
import { amountOf } from "../../shared/duel/printed/units.ts";
import { cardPrice, marketOf } from "../../shared/duel/rules/fast-trade.ts";
import { score } from "../../shared/duel/score.ts";
import { act, type CitySketch, legal, position, type Sketch } from "./position.ts";

const ids = (cards: readonly number[]) => cards.map((card) => CARDS[card]!.id);
const types = (events: readonly { type: string }[]) => events.map(({ type }) => type);

const zeus = (mine: CitySketch, theirs: CitySketch, pawn = 0) =>
  position({
    pawn,
    free: ["theater", "altar", "baths", "stable"],
    cities: [{ coins: 30, wonders: ["the_statue_of_zeus", "circus_maximus"], ...mine }, theirs],
  });

describe("Ruling 29: Zeus and Circus Maximus move the pawn, then a card of their colour must be chosen, if the opponent has one", () => {
  const theirs: CitySketch = { cards: ["lumber_yard", "sawmill", "press", "caravansery", "forum", "baths"] };
  const mine: CitySketch = { cards: ["clay_pool", "glassworks"] };

  it("Zeus: the opponent's brown cards, and nothing else", () => {
    const state = zeus(mine, theirs);
    expect(types(act(state, "wonder the_statue_of_zeus with theater"))).toEqual(["wonder", "pawn", "threatened"]);
    expect([state.table.pawn, state.table.turn]).toEqual([1, 0]);
    expect(legal(state)).toEqual(["destroy lumber_yard", "destroy sawmill"]);
  });

  it("Circus Maximus: the opponent's grey cards", () => {
    const state = zeus(mine, theirs);
    act(state, "wonder circus_maximus with theater");
    expect(legal(state)).toEqual(["destroy press"]);
  });

  it("the card goes to the discard pile, its production ends, and trade is cheaper at once", () => {
    const state = zeus({ ...mine, tokens: ["theology"] }, theirs);
    expect(cardPrice(marketOf(state.table, 0), cardOf("stable"))).toBe(5);
    act(state, "wonder the_statue_of_zeus with theater", "destroy sawmill");
    expect([ids(state.table.discard), state.table.turn]).toEqual([["sawmill"], 0]);
    expect(ids(state.table.cities[1]!.cards)).toEqual(["lumber_yard", "press", "caravansery", "forum", "baths"]);
    expect(act(state, "build stable")[0]).toMatchObject({ type: "built", paid: 3 });
    expect(amountOf(marketOf(state.table, 1).own, 0)).toBe(1);
  });

  it("it can come back through the Mausoleum, even to its old city", () => {
    const state = zeus({}, { coins: 30, cards: ["lumber_yard"], wonders: ["the_mausoleum"] });
    act(state, "wonder the_statue_of_zeus with theater", "destroy lumber_yard", "wonder the_mausoleum with altar");
    expect(legal(state)).toEqual(["revive lumber_yard"]);
    act(state, "revive lumber_yard");
    expect([ids(state.table.cities[1]!.cards), state.table.discard]).toEqual([["lumber_yard"], []]);
  });

  it.each(["the_statue_of_zeus", "circus_maximus"] as const)("%s without a target keeps shield and points", (wonder) => {
    const state = zeus(
      {},
      { cards: ["forum", "caravansery", "theater"], built: { piraeus: "press", the_great_lighthouse: "lumber_yard" } },
    );
    act(state, `wonder ${wonder} with altar`);
    expect([state.table.phase, state.table.turn, state.table.pawn]).toEqual(["turn", 1, 1]);
    expect(score(state.table, 0).wonders).toBe(3);
  });

  it("the shield loots before the choice", () => {
    const state = zeus({}, { ...theirs, coins: 7 }, 2);
    act(state, "wonder circus_maximus with theater");
    expect([state.table.phase, state.table.cities[1]!.coins]).toEqual(["circus", 5]);
  });
});

const mausoleum = (discard: readonly CardId[], mine: CitySketch = {}, theirs: CitySketch = {}, more: Sketch = {}) =>
  position({ discard, cities: [{ coins: 10, wonders: ["the_mausoleum"], ...mine }, theirs], ...more });

const BUILD = "wonder the_mausoleum with theater";

describe("Ruling 30: the Mausoleum builds any card of the discard pile for nothing, with its effects as if just built", () => {
  it("every card that lies there, and no other: not the one under it, none removed in set-up", () => {
    const state = mausoleum(["pretorium", "lumber_yard", "merchants_guild", "study"]);
    act(state, BUILD);
    expect(legal(state)).toEqual(["revive pretorium", "revive lumber_yard", "revive merchants_guild", "revive study"]);
  });

  it("it is free, leaves the pile and joins the city", () => {
    const state = mausoleum(["palace", "tavern"], {}, { tokens: ["economy"], coins: 0 });
    act(state, BUILD, "revive palace");
    expect([ids(state.table.discard), ids(state.table.cities[0]!.cards)]).toEqual([["tavern"], ["palace"]]);
    // The ten coins for the wonder's resources, and not one for the palace's.
    expect(state.table.cities.map(({ coins }) => coins)).toEqual([0, 10]);
    expect([score(state.table, 0).blue, state.table.turn]).toEqual([7, 1]);
  });

  it.each([
    ["tavern", 4, {}],
    ["lighthouse", 3, { cards: ["tavern", "wood_reserve"] }],
    ["arena", 2, {}],
    ["merchants_guild", 3, { cards: ["tavern"] }],
  ] as const)("coins: %s gives %i", (card, coins, mine) => {
    const state = mausoleum([card], mine, { cards: ["stone_reserve", "clay_reserve", "forum"] });
    act(state, BUILD, `revive ${card}`);
    expect(state.table.cities[0]!.coins).toBe(coins);
  });

  it("no Urbanism coins, though the city has the card before it", () => {
    const state = mausoleum(["horse_breeders"], { cards: ["stable"], tokens: ["urbanism"] });
    act(state, BUILD, "revive horse_breeders");
    expect(state.table.cities[0]!.coins).toBe(0);
  });

  it("shields, one more with Strategy, and the loot", () => {
    const state = mausoleum(["walls"], { tokens: ["strategy"] }, { coins: 7 });
    act(state, BUILD, "revive walls");
    expect([state.table.pawn, state.table.cities[1]!.coins]).toEqual([3, 5]);
  });

  it("a pair asks for a token, before the turn ends", () => {
    const state = mausoleum(["library"], { cards: ["scriptorium"] }, {}, { tokens: ["agriculture"] });
    act(state, BUILD, "revive library");
    expect([state.table.turn, legal(state)]).toEqual([0, ["token agriculture"]]);
    act(state, "token agriculture");
    expect([state.table.turn, state.table.cities[0]!.coins]).toEqual([1, 6]);
  });

  it("the extra turn of Theology comes after all that", () => {
    const state = mausoleum(["library"], { cards: ["scriptorium"], tokens: ["theology"] }, {}, { tokens: ["agriculture"] });
    act(state, BUILD, "revive library", "token agriculture");
    expect([state.table.turn, state.table.phase]).toEqual([0, "turn"]);
  });

  it.each([
    ["walls", "military", 7, []],
    ["study", "science", 0, ["workshop", "school", "library", "dispensary", "university"]],
  ] as const)("%s may win by %s at once", (card, how, pawn, cards) => {
    const state = mausoleum([card], { cards }, {}, { pawn });
    act(state, BUILD, `revive ${card}`);
    expect(duel.result(state.table)).toMatchObject({ how, places: [1, 2] });
  });
});

describe("Ruling 41: the Mausoleum must build a card, Zeus and Circus must take one", () => {
  it("there is no move that declines, though the card be of no use", () => {
    const pile = mausoleum(["clay_pool"]);
    act(pile, BUILD);
    expect(legal(pile)).toEqual(["revive clay_pool"]);
    const victim = zeus({}, { cards: ["clay_pool"] });
    act(victim, "wonder the_statue_of_zeus with theater");
    expect(legal(victim)).toEqual(["destroy clay_pool"]);
  });
});

describe("Ruling 42: only the drawer of the Great Library sees the three tokens, and the two that go back", () => {
  const box = ["law", "strategy", "theology", "economy", "masonry"] as const;
  const mine: CitySketch = { coins: 10, wonders: ["the_great_library"] };
  const library = () => position({ turn: 1, tokens: ["agriculture"], box, cities: [{}, mine] });
  const DRAW = "wonder the_great_library with theater";

  it("the builder draws three of the box, none of the board", () => {
    const state = library();
    act(state, DRAW);
    const drawn = state.secrets[1]!.drawn;
    expect([drawn.length, state.hidden.box.length, state.table.phase]).toEqual([3, 2, "library"]);
    expect([...drawn, ...state.hidden.box].sort()).toEqual(box.map(tokenOf).sort());
    expect(legal(state)).toHaveLength(3);
    expect(legal(state).every((move) => move.startsWith("keep "))).toBe(true);
  });

  it("neither the table nor the event nor the other seat tells which", () => {
    const state = library();
    const other = library();
    other.hidden.box.reverse();
    expect(act(state, DRAW)).toEqual(act(other, DRAW));
    expect(state.secrets[1]).not.toEqual(other.secrets[1]);
    expect(viewOf(state, 0)).toEqual(viewOf(other, 0));
  });

  it("the two go back to the box, for good", () => {
    const state = library();
    act(state, DRAW);
    const [kept, ...back] = state.secrets[1]!.drawn;
    act(state, legal(state)[0]!);
    expect([state.secrets[1]!.drawn, state.table.cities[1]!.tokens]).toEqual([[], [kept]]);
    expect(state.hidden.box).toHaveLength(4);
    expect(state.hidden.box).toEqual(expect.arrayContaining(back));
    expect(state.table.tokens).toEqual([tokenOf("agriculture")]);
  });

  it("what the other seat imagines may be any three of the box", () => {
    const state = library();
    act(state, DRAW);
    const guesses = Array.from({ length: 40 }, (_none, seed) => duel.imagine(viewOf(state, 0), quickLuck(seed)).secrets[1]!.drawn);
    expect(new Set(guesses.flat()).size).toBe(9);
  });
});

describe("The Mausoleum on an empty discard pile asks for nothing (rulings 30, 41)", () => {
  it("the turn goes on to the other player", () => {
    const state = position({ cities: [{ coins: 10, wonders: ["the_mausoleum"] }] });
    expect(types(act(state, "wonder the_mausoleum with theater"))).toEqual(["wonder", "turn"]);
    expect([state.table.phase, state.table.turn, legal(state).length > 0]).toEqual(["turn", 1, true]);
  });
});

describe("Zeus and Circus Maximus without a target ask for nothing (ruling 29)", () => {
  it.each(["the_statue_of_zeus", "circus_maximus"] as const)("%s", (wonder) => {
    const state = position({ cities: [{ coins: 10, cards: ["clay_pit", "press"], wonders: [wonder] }] });
    expect(types(act(state, `wonder ${wonder} with altar`))).toEqual(["wonder", "pawn", "turn"]);
    expect(state.table.turn).toBe(1);
  });
});
