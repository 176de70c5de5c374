import { describe, expect, it } from "vitest";
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { State } from "../../shared/core/contract/game.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { begin, step } from "../../shared/core/match/step.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { type CardId, cardOf, tokenOf } from "../../shared/duel/catalog.ts";
import { duel } from "../../shared/duel/index.ts";
import { BACK, EMPTY } from "../../shared/duel/rules/pyramid.ts";
import type { Duel, Event } from "../../shared/duel/state.ts";
import { movesEntry, newRecord } from "../contract/matches.ts";
import { act, legal, position, type Sketch } from "./position.ts";

const types = (told: readonly Event[]): string[] => told.map(({ type }) => type);

/** Age I: a card on the last place, on it hangs a face-down one (the other card that covered it is gone). */
const hanging = (card: CardId): Pick<Sketch, "pyramid" | "below"> => ({ pyramid: { 13: BACK, 19: card }, below: { 13: "baths" } });

const isHanging = (state: ReturnType<typeof position>): boolean => state.table.pyramid[13] === BACK;

/** Any discard of those that are legal. */
const discardOf = (state: State<Duel>): string => legal(state).find((move) => move.startsWith("discard"))!;

describe("ruling 1: a turn runs card, payment, effects, forced choice, freed cards, next turn", () => {
  it("shows card and payment in one, then the effects, then the freed card", () => {
    const state = position({ ...hanging("garrison"), pawn: 2 });
    expect(types(act(state, "build garrison"))).toEqual(["built", "pawn", "looted", "freed", "turn"]);
    expect(state.table.pyramid[13]).toBe(cardOf("baths"));
    expect(state.table.turn).toBe(1);
  });

  it("has taken and paid the card when it says so, and not yet felt it", () => {
    const state = position({ ...hanging("palisade"), cities: [{ coins: 3 }] });
    const seen: unknown[] = [];
    duel.play(state, 0, { type: "build", card: cardOf("palisade") }, ({ type }) => {
      const { pyramid, pawn, cities } = state.table;
      seen.push([type, pyramid[19], pyramid[13] === BACK, cities[0]!.coins, pawn]);
    });
    expect(seen.slice(0, 3)).toEqual([
      ["built", EMPTY, true, 1, 0],
      ["pawn", EMPTY, true, 1, 1],
      ["freed", EMPTY, false, 1, 1],
    ]);
  });

  it.each<[string, Sketch, string, string]>([
    ["the token of a pair", { ...hanging("apothecary"), cities: [{ cards: ["school"] }] }, "build apothecary", "token law"],
    [
      "the library",
      { ...hanging("tavern"), cities: [{ coins: 30, wonders: ["the_great_library"] }] },
      "wonder the_great_library with tavern",
      "keep economy",
    ],
    [
      "the Mausoleum",
      { ...hanging("tavern"), cities: [{ coins: 30, wonders: ["the_mausoleum"] }] },
      "wonder the_mausoleum with tavern",
      "revive altar",
    ],
    [
      "Zeus",
      { ...hanging("tavern"), cities: [{ coins: 30, wonders: ["the_statue_of_zeus"] }, { cards: ["quarry"] }] },
      "wonder the_statue_of_zeus with tavern",
      "destroy quarry",
    ],
    [
      "Circus Maximus",
      { ...hanging("tavern"), cities: [{ coins: 30, wonders: ["circus_maximus"] }, { cards: ["press"] }] },
      "wonder circus_maximus with tavern",
      "destroy press",
    ],
  ])("keeps the freed card face down until the choice is made: %s", (_name, sketch, move, choice) => {
    const state = position({ tokens: ["law"], box: ["economy", "masonry", "theology"], discard: ["altar"], ...sketch });
    expect(types(act(state, move))).not.toContain("freed");
    expect([isHanging(state), state.table.turn]).toEqual([true, 0]);
    expect(legal(state)).toContain(choice);
    expect(legal(state).filter((other) => /^(build|discard|wonder)/.test(other))).toEqual([]);
    expect(types(act(state, choice)).slice(-2)).toEqual(["freed", "turn"]);
    expect([isHanging(state), state.table.turn]).toEqual([false, 1]);
  });

  it("keeps it face down through two choices, the second forced by the first", () => {
    const state = position({
      ...hanging("tavern"),
      discard: ["school"],
      tokens: ["philosophy"],
      cities: [{ coins: 30, cards: ["apothecary"], wonders: ["the_mausoleum"] }],
    });
    act(state, "wonder the_mausoleum with tavern");
    expect(types(act(state, "revive school"))).toEqual(["revived", "pair"]);
    expect(isHanging(state)).toBe(true);
    expect(types(act(state, "token philosophy"))).toEqual(["token", "freed", "turn"]);
  });
});

describe("ruling 2: two cards freed by one move are turned together", () => {
  const two: Sketch = { age: 2, pyramid: { 15: BACK, 16: BACK, 18: "walls" }, below: { 15: "forum", 16: "school" } };

  it("in one event, with both face up", () => {
    const state = position(two);
    const freed: unknown[] = [];
    duel.play(state, 0, { type: "discard", card: cardOf("walls") }, (event) => {
      if (event.type === "freed") freed.push([...event.places].sort(), state.table.pyramid[15], state.table.pyramid[16]);
    });
    expect(freed).toEqual([[15, 16], cardOf("forum"), cardOf("school")]);
  });

  it("but a card still half covered stays face down and cannot be taken", () => {
    const state = position({ ...two, pyramid: { ...two.pyramid, 19: "statue" } });
    const freed = act(state, "discard walls").filter(({ type }) => type === "freed");
    expect(freed).toEqual([{ type: "freed", places: [15] }]);
    expect(state.table.pyramid[16]).toBe(BACK);
    expect(legal(state).filter((move) => move.startsWith("discard"))).toEqual(["discard forum", "discard statue"]);
  });
});

describe("ruling 3: an extra turn starts after the reveal, and may follow an extra turn without limit", () => {
  it("lets the same player take what has just been turned up", () => {
    const state = position({ ...hanging("altar"), cities: [{ coins: 30, wonders: ["the_sphinx"] }] });
    expect(types(act(state, "wonder the_sphinx with altar"))).toEqual(["wonder", "freed", "turn"]);
    expect(state.table.turn).toBe(0);
    expect(legal(state)).toContain("build baths");
  });

  it("goes on turn after turn until a move gives none", () => {
    const wonders = ["the_sphinx", "piraeus", "the_hanging_gardens", "the_temple_of_artemis"] as const;
    const cards = ["altar", "theater", "tavern", "baths"] as const;
    const state = position({
      pyramid: { 14: "altar", 15: "theater", 16: "tavern", 17: "baths", 18: "quarry", 19: "press" },
      cities: [{ coins: 60, wonders }],
    });
    wonders.forEach((wonder, i) => {
      act(state, `wonder ${wonder} with ${cards[i]}`);
      expect(state.table.turn).toBe(0);
    });
    act(state, "discard quarry");
    expect(state.table.turn).toBe(1);
  });
});

describe("ruling 5: a player cannot pass; one accessible card must be taken, and discarding is always possible", () => {
  it("leaves a player who can pay nothing the choice what to discard", () => {
    const state = position({ free: ["palisade", "baths"], cities: [{ coins: 0, wonders: ["the_pyramids"] }] });
    expect(legal(state)).toEqual(["discard palisade", "discard baths"]);
  });

  it("lists for each accessible card building, discarding, and every wonder that can be paid", () => {
    const wonders = ["the_pyramids", "piraeus"] as const;
    const state = position({ free: ["pretorium", "altar"], cities: [{ coins: 7, cards: ["shelf_quarry", "quarry"], wonders }] });
    const both = (card: string) => [`discard ${card}`, `wonder the_pyramids with ${card}`, `wonder piraeus with ${card}`];
    expect(legal(state).sort()).toEqual([...both("pretorium"), "build altar", ...both("altar")].sort());
  });

  it("takes no card that another one covers, be it by half, face up or face down", () => {
    const state = position({
      pyramid: { 5: "tavern", 6: "altar", 9: BACK, 15: "baths", 17: "quarry" },
      below: { 9: "press" },
      cities: [{ coins: 0 }],
    });
    expect(legal(state)).toEqual(["build altar", "discard altar", "discard baths", "build quarry", "discard quarry"]);
  });

  it("asks only the player on turn", () => {
    const state = position({ turn: 1 });
    expect(duel.toAct(state.table)).toEqual([1]);
    expect(duel.moves(viewOf(state, 0))).toEqual([]);
  });
});

describe("The same move sent twice is played once", () => {
  const start = (options: Partial<Duel["options"]>): Match<Duel> =>
    begin(duel, newRecord(duel, 1, 2, { starter: "first", ...options })).match;
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
    const entry = movesEntry(match, 0, discardOf(match.state));
    const once = step(match, entry).match;
    expect(refusal(once, entry)).toBe("notAsked");
    expect(once.state.table.discard).toHaveLength(1);
  });

  it("the same player is asked again: the entry answers an older question", () => {
    const match = start({ wonders: "draft" });
    const first = step(match, movesEntry(match, 0, legal(match.state)[0]!)).match;
    const entry = movesEntry(first, 1, legal(first.state)[0]!);
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
