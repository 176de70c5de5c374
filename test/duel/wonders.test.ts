import { describe, expect, it } from "vitest";
import { quickLuck } from "../../shared/core/base/random.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { CARDS, cardOf, wonderOf } from "../../shared/duel/catalog.ts";
import { duel } from "../../shared/duel/index.ts";
import { priceOf, unpacked } from "../../shared/duel/printed/units.ts";
import { RESOURCES } from "../../shared/duel/printed/vocabulary.ts";
import { cardPrice, greyOf, marketOf } from "../../shared/duel/rules/fast-trade.ts";
import { score, total } from "../../shared/duel/score.ts";
import { type Duel, REMOVED, UNBUILT } from "../../shared/duel/state.ts";
import { act, type CitySketch, legal, position } from "./position.ts";

const OPTIONS = { wonders: "draft", ageOpener: "lastPlayer", starter: "first" } as const;
const ids = (cards: readonly number[]) => cards.map((card) => CARDS[card]!.id);
const types = (events: readonly { type: string }[]) => events.map(({ type }) => type);

describe("Ruling 26: of four wonders the last goes to its taker by itself, and four of the twelve stay in the box", () => {
  it("after three picks the next four lie open and the other player begins", () => {
    const state = duel.setup({ seats: 2, rules: 1, luck: quickLuck(3), options: OPTIONS });
    const [a, b, c, d] = state.table.offer;
    const next = [...state.hidden.wonders];
    for (let pick = 0; pick < 3; pick++) act(state, legal(state)[0]!);
    expect(state.table.cities.map((city) => city.wonders)).toEqual([
      [a, d],
      [b, c],
    ]);
    expect([state.table.offer, state.table.turn]).toEqual([next, 1]);
  });

  it("after six picks all eight are given out and age I begins with the start player", () => {
    const state = duel.setup({ seats: 2, rules: 1, luck: quickLuck(3), options: OPTIONS });
    const eight = new Set([...state.table.offer, ...state.hidden.wonders]);
    for (let pick = 0; pick < 6; pick++) act(state, legal(state)[0]!);
    const { table, hidden } = state;
    expect([table.phase, table.age, table.turn, table.offer, hidden.wonders]).toEqual(["turn", 1, 0, [], []]);
    expect(new Set(table.cities.flatMap((city) => city.wonders))).toEqual(eight);
    expect(eight.size).toBe(8);
  });
});

describe("Ruling 27: the seventh wonder built in the game removes the eighth at once", () => {
  const three: CitySketch["built"] = { the_pyramids: "palisade", the_sphinx: "garrison", the_colossus: "stable" };
  const others: CitySketch["built"] = { the_mausoleum: "workshop", the_great_library: "apothecary", circus_maximus: "press" };
  const free = ["theater", "altar", "baths", "tavern"] as const;

  it("the opponent's: it cannot be built, it scores and makes nothing", () => {
    const theirs: CitySketch = { coins: 50, built: others, wonders: ["piraeus"] };
    const state = position({ free, cities: [{ coins: 50, built: three, wonders: ["the_temple_of_artemis"] }, theirs] });
    const before = total(score(state.table, 1));
    expect(act(state, "wonder the_temple_of_artemis with theater")).toContainEqual({
      type: "removed",
      seat: 1,
      wonder: wonderOf("piraeus"),
    });
    act(state, "discard altar");
    expect(state.table.cities[1]!.under.at(-1)).toBe(REMOVED);
    expect(legal(state).filter((move) => move.startsWith("wonder"))).toEqual([]);
    expect(total(score(state.table, 1))).toBe(before);
    expect(greyOf(marketOf(state.table, 1))).toBe(0);
  });

  it("the builder's own, if the builder of the seventh holds the eighth, even in the extra turn it gives", () => {
    const two: CitySketch["built"] = { the_pyramids: "palisade", the_sphinx: "garrison" };
    const mine: CitySketch = { coins: 50, built: two, wonders: ["the_temple_of_artemis", "piraeus"] };
    const state = position({ free, cities: [mine, { built: { ...others, the_colossus: "stable" } }] });
    expect(act(state, "wonder piraeus with theater")).toContainEqual({
      type: "removed",
      seat: 0,
      wonder: wonderOf("the_temple_of_artemis"),
    });
    expect(state.table.turn).toBe(0);
    expect(legal(state).filter((move) => move.startsWith("wonder"))).toEqual([]);
  });

  it("the sixth removes none", () => {
    const mine: CitySketch = {
      coins: 50,
      built: { the_pyramids: "palisade", the_sphinx: "garrison" },
      wonders: ["the_colossus", "piraeus"],
    };
    const state = position({ free, cities: [mine, { coins: 50, built: others, wonders: ["the_hanging_gardens"] }] });
    expect(types(act(state, "wonder the_colossus with theater"))).not.toContain("removed");
    expect(legal(state)).toContain("wonder the_hanging_gardens with altar");
  });
});

describe("Ruling 28: the card under a wonder has no effect, counts in no colour and is not in the discard pile", () => {
  const under = (card: Parameters<typeof cardOf>[0], age: 1 | 2 | 3 = 1) => {
    const mine: CitySketch = { coins: 8, wonders: ["the_pyramids"] };
    const state = position({ age, free: [card, "horse_breeders", "rostrum"], cities: [mine, { coins: 7 }] });
    act(state, `wonder the_pyramids with ${card}`);
    return state;
  };

  it("its own price does not matter: only the wonder's is paid", () => {
    const state = under("palace", 3);
    expect(state.table.cities[0]!.coins).toBe(0);
    expect(state.table.cities[0]!.under).toEqual([cardOf("palace")]);
    expect([state.table.cities[0]!.cards, state.table.discard]).toEqual([[], []]);
    expect(score(state.table, 0)).toMatchObject({ blue: 0, wonders: 9 });
  });

  it("no coins, no shield, no symbol", () => {
    expect(under("tavern").table.cities[0]!.coins).toBe(0);
    expect(under("guard_tower").table.pawn).toBe(0);
    expect(score(under("workshop").table, 0).green).toBe(0);
  });

  it("no production, no dearer trade for the opponent, no fixed price", () => {
    const state = under("sawmill", 2);
    expect(unpacked(marketOf(state.table, 0).own)).toEqual([0, 0, 0, 0, 0]);
    expect(cardPrice(marketOf(state.table, 1), cardOf("rostrum"))).toBe(4);
    const { prices } = marketOf(under("wood_reserve").table, 0);
    expect(RESOURCES.map((_resource, at) => priceOf(prices, at))).toEqual([2, 2, 2, 2, 2]);
  });

  it("no chain, and no coin more for a discard", () => {
    const chain = under("stable", 2);
    expect(cardPrice(marketOf(chain.table, 0), cardOf("horse_breeders"))).toBe(4);
    const yellow = under("clay_reserve");
    expect(act(yellow, "discard horse_breeders", "discard rostrum")).toContainEqual(
      expect.objectContaining({ type: "discarded", seat: 0, coins: 2 }),
    );
  });

  it("no pair with the same symbol", () => {
    const mine: CitySketch = { coins: 20, cards: ["workshop"], wonders: ["the_pyramids"] };
    const state = position({ free: ["laboratory", "altar"], tokens: ["law"], cities: [mine] });
    act(state, "wonder the_pyramids with laboratory");
    expect([state.table.phase, state.table.turn]).toEqual(["turn", 1]);
  });
});

describe("Ruling 31: both players may look through the discard pile at any time", () => {
  it("it lies on the table with its faces, oldest first, of both seats", () => {
    const state = position({ free: ["theater", "altar", "baths"] });
    act(state, "discard altar", "discard theater");
    expect([0, 1].map((seat) => ids(viewOf<Duel>(state, seat).table.discard))).toEqual([0, 1].map(() => ["altar", "theater"]));
  });
});

describe("A wonder not built does nothing", () => {
  it("no production, no points", () => {
    const { table } = position({ cities: [{ wonders: ["piraeus", "the_pyramids"] }] });
    expect(table.cities[0]!.under).toEqual([UNBUILT, UNBUILT]);
    expect([greyOf(marketOf(table, 0)), score(table, 0).wonders]).toEqual([0, 0]);
  });
});

describe("Either player may build wonder seven (ruling 27)", () => {
  const three: CitySketch["built"] = { the_pyramids: "palisade", the_sphinx: "garrison", the_mausoleum: "stable" };
  const others: CitySketch["built"] = { the_great_lighthouse: "workshop", circus_maximus: "press", piraeus: "quarry" };

  it.each([0, 1] as const)("seat %i", (turn) => {
    const cities = [
      { coins: 30, built: three, wonders: ["the_colossus"] },
      { coins: 30, built: others, wonders: ["the_hanging_gardens"] },
    ] as const;
    const state = position({ turn, cities });
    const [seventh, eighth] =
      turn === 0 ? (["the_colossus", "the_hanging_gardens"] as const) : (["the_hanging_gardens", "the_colossus"] as const);
    expect(act(state, `wonder ${seventh} with altar`)).toContainEqual({ type: "removed", seat: 1 - turn, wonder: wonderOf(eighth) });
    expect(state.table.cities.map(({ under }) => under.filter((card) => card >= 0).length)).toEqual(turn === 0 ? [4, 3] : [3, 4]);
    expect(legal(state).filter((move) => move.startsWith("wonder"))).toEqual([]);
  });
});
