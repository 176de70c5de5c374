import { describe, expect, it } from "vitest";
import { below, quickLuck } from "../../../shared/core/base/random.ts";
import { silent, viewOf } from "../../../shared/core/match/view.ts";
import { duel } from "../../../shared/duel/index.ts";
import type { Duel } from "../../../shared/duel/state.ts";
import { act, legal, position } from "../position.ts";

const MATCHES = 100;

/** How many matches the bot wins from one seat against uniformly random moves. */
function wins(seat: number, deal: number): number {
  const luck = quickLuck(deal);
  let won = 0;
  for (let match = 0; match < MATCHES; match++) {
    const options = { wonders: "draft", ageOpener: "lastPlayer", starter: "luck" } as const;
    const state = duel.setup({ seats: 2, rules: duel.rules, luck, options });
    for (let asked = duel.toAct(state.table); asked.length > 0; asked = duel.toAct(state.table)) {
      const mover = asked[0]!;
      const view = viewOf<Duel>(state, mover);
      const list = duel.moves(view);
      duel.play(state, mover, mover === seat ? duel.bot(view, luck) : list[below(luck, list.length)]!, silent);
    }
    if (duel.result(state.table)!.places[seat] === 1 && duel.result(state.table)!.how !== "shared") won++;
  }
  return won;
}

describe("the quick bot beats uniformly random play in at least 95 of 100", () => {
  it.each([0, 1])("from seat %i", (seat) => expect(wins(seat, seat + 1)).toBeGreaterThanOrEqual(95));
});

describe("the quick bot plays sensibly", () => {
  const choice = (state: ReturnType<typeof position>) =>
    duel.notation(duel.bot(viewOf<Duel>(state, duel.toAct(state.table)[0]!), quickLuck(3)));

  it("takes a military victory", () => {
    const state = position({ free: ["theater", "guard_tower"], pawn: 8 });
    expect(choice(state)).toBe("build guard_tower");
  });
  it("takes a scientific victory", () => {
    const cities = [{ cards: ["apothecary", "scriptorium", "pharmacist", "workshop", "university"], coins: 20 }] as const;
    const state = position({ age: 3, free: ["palace", "academy"], cities });
    expect(choice(state)).toBe("build academy");
  });
  it("does not leave the opponent a victory that it can take away", () => {
    const state = position({ free: ["theater", "guard_tower"], pawn: -8 });
    expect(choice(state)).not.toMatch(/theater/);
  });
  it("builds rather than discards when building is free", () => {
    const state = position({ free: ["lumber_yard", "theater"] });
    expect(legal(state)).toContain("discard theater");
    expect(choice(state)).toMatch(/^build/);
    expect(act(state, choice(state))).not.toEqual([]);
  });
});
