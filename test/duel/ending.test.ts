import { describe, expect, it } from "vitest";
import type { State } from "../../shared/core/contract/game.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { CARDS, type CardId } from "../../shared/duel/catalog.ts";
import { duel } from "../../shared/duel/index.ts";
import { BACK } from "../../shared/duel/rules/pyramid.ts";
import type { Duel } from "../../shared/duel/state.ts";
import { act, type CitySketch, legal, position, type Sketch } from "./position.ts";

const AGE_TWO = CARDS.filter(({ age }) => age === 2)
  .slice(0, 20)
  .map(({ id }) => id as CardId);

const FIVE = ["apothecary", "scriptorium", "pharmacist", "workshop", "university"] as const;

/** Age I: a card on the last place, on it hangs a face-down one (the other card that covered it is gone). */
const hanging = (card: CardId): Pick<Sketch, "pyramid" | "below"> => ({ pyramid: { 13: BACK, 19: card }, below: { 13: "baths" } });

const isHanging = (state: ReturnType<typeof position>): boolean => state.table.pyramid[13] === BACK;

/** Any discard of those that are legal. */
const discardOf = (state: State<Duel>): string => legal(state).find((move) => move.startsWith("discard"))!;

const types = (events: readonly { type: string }[]) => events.map(({ type }) => type);

describe("ruling 4: an extra turn earned with the last card of an age is lost, its forced choices are not", () => {
  const last: Sketch = { free: ["altar"], ages: [AGE_TWO, []], cities: [{ coins: 30, wonders: ["the_sphinx", "the_great_library"] }] };
  // Two cards of age II lie free at once: the last two of the deck.
  const [left, right] = [`discard ${AGE_TWO[18]}`, `discard ${AGE_TWO[19]}`] as const;

  it("is not carried over: in the middle they open, and play once", () => {
    const state = position(last);
    act(state, "wonder the_sphinx with altar");
    expect([state.table.age, state.table.turn, state.table.again]).toEqual([2, 0, false]);
    act(state, left);
    expect(state.table.turn).toBe(1);
  });

  it("gives it neither to them nor to the weaker player who chooses themselves", () => {
    const state = position({ ...last, pawn: 2 });
    act(state, "wonder the_sphinx with altar", "open 1", left);
    expect(state.table.turn).toBe(0);
    act(state, right);
    expect(state.table.turn).toBe(1);
  });

  it("lays out the next age only after the library's choice, and Theology's extra turn is lost too", () => {
    const state = position({ ...last, box: ["law", "economy", "masonry"], cities: [{ ...last.cities![0], tokens: ["theology"] }] });
    act(state, "wonder the_great_library with altar");
    expect([state.table.phase, state.table.age]).toEqual(["library", 1]);
    act(state, "keep law", left);
    expect([state.table.age, state.table.turn]).toEqual([2, 1]);
  });

  it("ends the match only after the Mausoleum's choice, which counts", () => {
    const state = position({
      age: 3,
      free: ["arena"],
      discard: ["palace"],
      cities: [{ coins: 30, wonders: ["the_mausoleum"], tokens: ["theology"] }],
    });
    act(state, "wonder the_mausoleum with arena");
    expect(duel.result(state.table)).toBeUndefined();
    act(state, "revive palace");
    expect(duel.result(state.table)?.points[0]?.blue).toBe(7);
  });

  it("ends the match after the token of a pair made with the last card", () => {
    const state = position({ age: 3, free: ["study"], tokens: ["philosophy"], cities: [{ coins: 30, cards: ["academy"] }] });
    act(state, "build study");
    expect(duel.result(state.table)).toBeUndefined();
    act(state, "token philosophy");
    expect(duel.result(state.table)?.points[0]?.tokens).toBe(7);
  });
});

describe("ruling 6: military and science victory end the game at once", () => {
  const near: Sketch = { ...hanging("guard_tower"), pawn: 8, tokens: ["law"] };
  const ended = (state: ReturnType<typeof position>) => [duel.result(state.table)?.how, duel.result(state.table)?.places];

  it.each<[string, Sketch, string[]]>([
    ["a red card", near, ["build guard_tower"]],
    [
      "Zeus, without a victim",
      { ...near, cities: [{ coins: 30, wonders: ["the_statue_of_zeus"] }, { cards: ["quarry"] }] },
      ["wonder the_statue_of_zeus with guard_tower"],
    ],
    [
      "Circus, without a victim",
      { ...near, cities: [{ coins: 30, wonders: ["circus_maximus"] }, { cards: ["press"] }] },
      ["wonder circus_maximus with guard_tower"],
    ],
    [
      "a red card of the discard pile",
      { ...near, discard: ["walls"], cities: [{ coins: 30, wonders: ["the_mausoleum"] }] },
      ["wonder the_mausoleum with guard_tower", "revive walls"],
    ],
  ])("no reveal, no choice, no seat to act: %s", (_name, sketch, moves) => {
    const state = position(sketch);
    expect(act(state, ...moves).at(-1)).toEqual({ type: "won", how: "military", seat: 0 });
    expect(isHanging(state)).toBe(true);
    expect([duel.toAct(state.table), legal(state), duel.moves(viewOf(state, 0))]).toEqual([[], [], []]);
    expect(ended(state)).toEqual(["military", [1, 2]]);
  });

  it("wins by Law taken for a pair, with nothing revealed", () => {
    const cards = ["apothecary", "library", "dispensary", "laboratory", "university"] as const;
    const state = position({ ...near, ...hanging("school"), turn: 1, cities: [{}, { coins: 30, cards }] });
    act(state, "build school", "token law");
    expect(isHanging(state)).toBe(true);
    expect(ended(state)).toEqual(["science", [2, 1]]);
  });

  it("counts no points, not even on the last card of all", () => {
    const state = position({ age: 3, free: ["guard_tower"], pawn: -8, turn: 1, cities: [{ cards: ["palace"] }] });
    act(state, "build guard_tower");
    expect(duel.result(state.table)).toEqual({ how: "military", places: [2, 1], points: [{}, {}] });
  });

  it("deals no further age on the last card of one", () => {
    const state = position({ free: ["guard_tower"], pawn: 8 });
    expect(act(state, "build guard_tower").map(({ type }) => type)).toEqual(["built", "pawn", "won"]);
    expect(state.table.age).toBe(1);
  });
});

describe("An extra turn is lost when the match is won before it", () => {
  it.each<[string, Sketch, string[]]>([
    [
      "by a march, Theology giving the turn",
      { pawn: 8, cities: [{ coins: 30, wonders: ["the_colossus"], tokens: ["theology"] }] },
      ["wonder the_colossus with altar"],
    ],
    [
      "by a sixth symbol revived, Theology giving the turn",
      { discard: ["academy"], cities: [{ coins: 30, wonders: ["the_mausoleum"], tokens: ["theology"], cards: FIVE }] },
      ["wonder the_mausoleum with altar", "revive academy"],
    ],
  ])("%s", (_how, sketch, moves) => {
    const state = position({ free: ["altar", "theater"], ...sketch });
    act(state, ...moves);
    expect([state.table.phase, state.table.again]).toEqual(["over", false]);
  });
});

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

describe("A military win inside Zeus or Circus Maximus ends the match before the choice (ruling 6)", () => {
  it.each(["the_statue_of_zeus", "circus_maximus"] as const)("%s", (wonder) => {
    const theirs: CitySketch = { cards: ["clay_pool", "glassworks"] };
    const state = position({ pawn: 8, cities: [{ coins: 20, wonders: [wonder], tokens: ["theology"] }, theirs] });
    expect(types(act(state, `wonder ${wonder} with altar`))).toEqual(["wonder", "pawn", "won"]);
    expect([legal(state), state.table.cities[1]!.cards.length, state.table.discard]).toEqual([[], 2, []]);
    expect(duel.result(state.table)).toEqual({ how: "military", places: [1, 2], points: [{}, {}] });
  });
});
