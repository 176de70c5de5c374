/** Where engines of this game slip, second part: turns, endings, and what is sent twice. */
import { describe, expect, it } from "vitest";
import type { State } from "../../shared/core/game.ts";
import type { Match } from "../../shared/core/match.ts";
import { Refusal } from "../../shared/core/refusal.ts";
import { begin, step } from "../../shared/core/step.ts";
import { tokenOf, wonderOf } from "../../shared/duel/catalog.ts";
import { duel } from "../../shared/duel/index.ts";
import { total } from "../../shared/duel/score.ts";
import type { Duel } from "../../shared/duel/state.ts";
import { movesEntry, newRecord } from "../contract/matches.ts";
import { act, type CitySketch, legal, position, type Sketch } from "./position.ts";

const types = (events: readonly { type: string }[]) => events.map(({ type }) => type);
/** Any discard of those that are legal. */
const discardOf = (state: State<Duel>): string => legal(state).find((move) => move.startsWith("discard"))!;

describe("An extra turn on the twentieth card is lost, and its choices are made first (ruling 4)", () => {
  const last = (age: 1 | 2 | 3, mine: CitySketch, more: Sketch = {}) =>
    position({
      age,
      free: ["theater"],
      discard: ["tavern"],
      cities: [{ coins: 20, wonders: ["the_mausoleum"], tokens: ["theology"], ...mine }],
      ...more,
    });
  const BUILD = "wonder the_mausoleum with theater";

  it("the choice is asked while the old age is still there", () => {
    const state = last(1, {});
    act(state, BUILD);
    expect([state.table.age, state.table.phase, legal(state)]).toEqual([1, "mausoleum", ["revive tavern"]]);
  });

  it("the extra turn does not come with the new age", () => {
    const state = last(1, {});
    act(state, BUILD, "revive tavern");
    expect([state.table.age, state.table.turn, state.table.again]).toEqual([2, 0, false]);
    act(state, discardOf(state));
    expect(state.table.turn).toBe(1);
  });

  it("nor does it take the opening from the weaker side", () => {
    const state = last(2, {}, { pawn: 1 });
    act(state, BUILD, "revive tavern");
    expect([state.table.phase, state.table.turn]).toEqual(["opener", 1]);
    act(state, "open 0");
    act(state, discardOf(state));
    expect(state.table.turn).toBe(1);
  });

  it("a pair out of it is still rewarded, and a sixth symbol still wins in age III", () => {
    const pair = last(3, { cards: ["scriptorium"] }, { discard: ["library"], tokens: ["philosophy"] });
    act(pair, BUILD, "revive library", "token philosophy");
    expect(duel.result(pair.table)).toMatchObject({ how: "points", points: [{ tokens: 7 }, {}] });
    const six = last(3, { cards: ["scriptorium", "workshop", "school", "pharmacist", "university"] }, { discard: ["study"] });
    act(six, BUILD, "revive study");
    expect(duel.result(six.table)).toMatchObject({ how: "science", places: [1, 2] });
  });
});

describe("After an extra turn the opener in the middle is asked of whoever played the very last card", () => {
  const twice = (chooses: boolean) => {
    const state = position({ chooses, cities: [{ coins: 20, wonders: ["the_sphinx"] }] });
    act(state, "wonder the_sphinx with theater", "discard altar");
    return state;
  };

  it("he opens by the rule text, and has one turn, not two", () => {
    const state = twice(false);
    expect([state.table.age, state.table.phase, state.table.turn]).toEqual([2, "turn", 0]);
    act(state, discardOf(state));
    expect(state.table.turn).toBe(1);
  });

  it("he chooses by the correction", () => {
    const state = twice(true);
    expect([state.table.phase, state.table.turn, legal(state)]).toEqual(["opener", 0, ["open 0", "open 1"]]);
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

describe("Economy earns before the Appian Way robs (ruling 12)", () => {
  const appian = (mine: CitySketch, theirs: CitySketch) => {
    const state = position({ cities: [{ wonders: ["the_appian_way"], ...mine }, theirs] });
    act(state, "wonder the_appian_way with altar");
    return state.table.cities.map(({ coins }) => coins);
  };

  it("at 0 coins: ten come and three go", () => {
    expect(appian({ coins: 10 }, { coins: 0, tokens: ["economy"] })).toEqual([3, 7]);
  });

  it("at 0 coins: two come and two go, there is no debt", () => {
    const cards = ["shelf_quarry", "brickyard"] as const;
    expect(appian({ coins: 2, cards }, { coins: 0, tokens: ["economy"] })).toEqual([3, 0]);
  });

  it("without Economy, or with the builder's own, nothing comes", () => {
    expect(appian({ coins: 10, tokens: ["economy"] }, { coins: 1 })).toEqual([3, 0]);
  });
});

describe("A sixth pair finds an empty board and asks for nothing (ruling 21)", () => {
  it("the turn goes on", () => {
    const state = position({ free: ["laboratory", "altar"], tokens: [], cities: [{ coins: 20, cards: ["workshop"] }] });
    expect(types(act(state, "build laboratory"))).toEqual(["built", "turn"]);
    expect([state.table.phase, state.table.turn]).toEqual(["turn", 1]);
  });
});

describe("A full tie is shared (ruling 35)", () => {
  it("equal points and equal blue points: both first", () => {
    const state = position({
      age: 3,
      free: ["arsenal"],
      cities: [
        { coins: 0, cards: ["theater", "study"] },
        { coins: 2, cards: ["altar", "academy"] },
      ],
    });
    act(state, "discard arsenal");
    const result = duel.result(state.table)!;
    expect([result.how, result.places, result.points.map(total)]).toEqual(["shared", [1, 1], [6, 6]]);
    expect(legal(state)).toEqual([]);
  });
});

describe("The same move sent twice is played once", () => {
  const start = (options: Partial<Duel["options"]>): Match<Duel> =>
    begin(duel, newRecord(duel as never, 1, 2, { starter: "first", ...options })).match;
  const refusal = (match: Match<Duel>, entry: Parameters<typeof step>[1]) => {
    try {
      step(match, entry);
    } catch (error) {
      if (error instanceof Refusal) return error.key;
      throw error;
    }
    return "played";
  };

  it("the other player is asked by then", () => {
    const match = start({ wonders: "firstGame" });
    const entry = movesEntry(match as never, 0, discardOf(match.state));
    const once = step(match, entry).match;
    expect(refusal(once, entry)).toBe("notAsked");
    expect(once.state.table.discard).toHaveLength(1);
  });

  it("the same player is asked again: the entry answers an older question", () => {
    const match = start({ wonders: "draft" });
    const first = step(match, movesEntry(match as never, 0, legal(match.state)[0]!)).match;
    const entry = movesEntry(first as never, 1, legal(first.state)[0]!);
    const once = step(first, entry).match;
    expect([once.state.table.turn, refusal(once, entry)]).toEqual([1, "staleAsk"]);
    expect(once.state.table.cities[1]!.wonders).toHaveLength(1);
  });

  it("nor can a card be taken twice, or a token", () => {
    const state = position({ free: ["laboratory", "altar"], tokens: ["law", "agriculture"], cities: [{ coins: 20, cards: ["workshop"] }] });
    act(state, "build laboratory", "token law");
    expect(() => act(state, "build laboratory")).toThrow("illegalMove");
    expect(() => act(state, "token law")).toThrow("illegalMove");
    expect(state.table.tokens).toEqual([tokenOf("agriculture")]);
  });
});
