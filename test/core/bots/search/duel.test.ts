/** Built positions of Duel that have one good answer. */
import { describe, expect, it } from "vitest";
import { quickLuck } from "../../../../shared/core/base/random.ts";
import { openSearch } from "../../../../shared/core/bots/search/search.ts";
import { viewOf } from "../../../../shared/core/match/view.ts";
import { duel } from "../../../../shared/duel/index.ts";
import { BACK } from "../../../../shared/duel/rules/pyramid.ts";
import type { Duel } from "../../../../shared/duel/state.ts";
import { position } from "../../../duel/position.ts";

const CARDS_FOR_SCIENCE = ["apothecary", "scriptorium", "pharmacist", "workshop", "university"] as const;

function choice(state: ReturnType<typeof position>, iterations = 300): string {
  const view = viewOf<Duel>(state, duel.toAct(state.table)[0]!);
  const search = openSearch(duel, view, quickLuck(3), { iterations });
  search.run(10 * iterations);
  return search.thought().row[0]!;
}

/** Age I with hidden cards above those that are free, so that nothing is decided by counting. */
const early = {
  pyramid: { 14: "theater", 15: "guard_tower", 16: "lumber_yard", 9: BACK, 10: BACK },
  below: { 9: "altar", 10: "baths" },
} as const;

describe("A search of Duel", () => {
  it("wins in one by military force, and by science", () => {
    expect(choice(position({ ...early, pawn: 8 }))).toBe("build guard_tower");
    const cities = [{ cards: CARDS_FOR_SCIENCE, coins: 20 }] as const;
    expect(choice(position({ age: 3, free: ["palace", "academy", "senate", "arsenal"], cities }))).toBe("build academy");
  });

  it("takes away the card that would win for the other", () => {
    expect(choice(position({ ...early, pawn: -8 }))).toMatch(/guard_tower$/);
    const cities = [{ coins: 20 }, { cards: CARDS_FOR_SCIENCE, coins: 20 }] as const;
    expect(choice(position({ age: 3, free: ["palace", "academy", "senate", "arsenal"], cities }))).toMatch(/academy$/);
  });

  it("does not hand over the capital because the match is nearly lost anyway", () => {
    const cities = [{ cards: ["lumber_yard", "sawmill", "press"], coins: 20 }, { coins: 20 }] as const;
    const state = position({ age: 2, phase: "opener", pawn: 8, turn: 1, free: ["archery_range", "altar"], cities });
    expect(choice(state, 2_000)).toBe("open 1");
  });

  it("proves what wins once nothing is hidden any more", () => {
    const cities = [{ coins: 20 }, { coins: 20 }] as const;
    const state = position({ age: 3, free: ["palace", "senate"], cities });
    const search = openSearch(duel, viewOf<Duel>(state, 0), quickLuck(3), { iterations: 300 });
    search.run(3_000);
    expect(search.thought()).toMatchObject({ row: ["build palace"], chances: [1, 0] });
  });
});
