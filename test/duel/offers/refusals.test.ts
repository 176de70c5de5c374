import { describe, expect, it } from "vitest";
import type { State } from "../../../shared/core/contract/game.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { cardOf, tokenOf, wonderOf } from "../../../shared/duel/catalog.ts";
import { refusalOf } from "../../../shared/duel/offers/refusals.ts";
import type { Duel, Move } from "../../../shared/duel/state.ts";
import { act, position } from "../position.ts";

const refused = (state: State<Duel>, move: Move, seat = 0) => refusalOf(viewOf<Duel>(state, seat), move);
const build = (id: Parameters<typeof cardOf>[0]): Move => ({ type: "build", card: cardOf(id) });
const wonder = (id: Parameters<typeof wonderOf>[0], card: Parameters<typeof cardOf>[0] = "theater"): Move => ({
  type: "wonder",
  wonder: wonderOf(id),
  card: cardOf(card),
});

describe("A move is refused, with its reason and numbers, of any kind", () => {
  it("if the other seat is asked", () => expect(refused(position(), build("theater"), 1)).toEqual({ why: "notAsked" }));
  it("if something else is asked", () => {
    expect(refused(position(), { type: "token", token: 0 })).toEqual({ why: "notAsked" });
    expect(refused(position({ phase: "over" }), build("theater"))).toEqual({ why: "notAsked" });
  });
});

describe("A card is refused", () => {
  const state = position({
    pyramid: { 13: "baths", 19: "walls" },
    discard: ["altar"],
    cities: [{ coins: 3, cards: ["stable"], built: { the_sphinx: "tavern" } }],
  });
  it("while other cards lie on it", () => expect(refused(state, build("baths"))).toEqual({ why: "covered" }));
  it("that is discarded", () => expect(refused(state, build("altar"))).toEqual({ why: "discarded" }));
  it("that is built, or lies under a wonder", () => {
    expect([refused(state, build("stable")), refused(state, build("tavern"))]).toEqual([{ why: "built" }, { why: "built" }]);
  });
  it("that is not in play", () => expect(refused(state, build("senate"))).toEqual({ why: "notInPlay" }));
  it("that costs more than the city has", () => expect(refused(state, build("walls"))).toEqual({ why: "coins", total: 4, lack: 1 }));
  it("but not one that costs all its coins", () => {
    const exact = position({ free: ["walls", "altar"], cities: [{ coins: 4 }] });
    expect(refused(exact, build("walls"))).toBeUndefined();
  });
  it("but not to be discarded", () => expect(refused(state, { type: "discard", card: cardOf("walls") })).toBeUndefined());
});

describe("A wonder is refused", () => {
  const state = position({
    cities: [{ coins: 3, wonders: ["the_pyramids"], built: { the_sphinx: "tavern" } }, { wonders: ["the_statue_of_zeus"] }],
  });
  it("that is built", () => expect(refused(state, wonder("the_sphinx"))).toEqual({ why: "wonderBuilt" }));
  it("of the opponent", () => expect(refused(state, wonder("the_statue_of_zeus"))).toEqual({ why: "notYours", seat: 1 }));
  it("that costs more than the city has", () =>
    expect(refused(state, wonder("the_pyramids"))).toEqual({ why: "coins", total: 8, lack: 5 }));
  it("that is in no city", () => expect(refused(state, wonder("piraeus"))).toEqual({ why: "notInPlay" }));
  it("over a card that cannot be taken", () => {
    const rich = position({ cities: [{ coins: 20, wonders: ["the_pyramids"] }] });
    expect(refused(rich, wonder("the_pyramids", "baths"))).toEqual({ why: "notInPlay" });
    expect(refused(rich, wonder("the_pyramids"))).toBeUndefined();
  });
});

describe("A choice is refused", () => {
  it("of a wonder that is drafted, or not on offer", () => {
    const state = position({ phase: "draft", cities: [{ wonders: ["the_colossus"] }, { wonders: ["piraeus"] }] });
    state.table.offer = [wonderOf("the_pyramids")];
    const draft = (id: Parameters<typeof wonderOf>[0]) => refused(state, { type: "draft", wonder: wonderOf(id) });
    expect([draft("the_colossus"), draft("piraeus"), draft("the_sphinx"), draft("the_pyramids")]).toEqual([
      { why: "drafted", seat: 0 },
      { why: "drafted", seat: 1 },
      { why: "notInPlay" },
      undefined,
    ]);
  });
  it("of a token that is not on the board", () => {
    const state = position({ phase: "token", tokens: ["law"] });
    const take = (id: Parameters<typeof tokenOf>[0]) => refused(state, { type: "token", token: tokenOf(id) });
    expect([take("economy"), take("law")]).toEqual([{ why: "notOnBoard" }, undefined]);
  });
  it("of a token that the Great Library did not draw", () => {
    const state = position({ box: ["law", "economy", "masonry", "urbanism"], cities: [{ coins: 30, wonders: ["the_great_library"] }] });
    act(state, "wonder the_great_library with theater");
    const keep = (id: Parameters<typeof tokenOf>[0]) => refused(state, { type: "keep", token: tokenOf(id) });
    expect([keep("urbanism"), keep("law")]).toEqual([{ why: "notDrawn" }, undefined]);
  });
  it("of a card that is not discarded", () => {
    const state = position({ phase: "mausoleum", discard: ["altar"] });
    const revive = (id: Parameters<typeof cardOf>[0]) => refused(state, { type: "revive", card: cardOf(id) });
    expect([revive("baths"), revive("altar")]).toEqual([{ why: "notDiscarded" }, undefined]);
  });
  it.each([
    ["zeus", "press", "lumber_yard"],
    ["circus", "lumber_yard", "press"],
  ] as const)("of a card that %s does not destroy", (phase, spared, destroyed) => {
    const state = position({ phase, cities: [{ cards: ["quarry"] }, { cards: ["press", "lumber_yard"] }] });
    const destroy = (id: Parameters<typeof cardOf>[0]) => refused(state, { type: "destroy", card: cardOf(id) });
    expect([destroy(spared), destroy("quarry"), destroy(destroyed)]).toEqual([{ why: "wrongCard" }, { why: "wrongCard" }, undefined]);
  });
});
