import { describe, expect, it } from "vitest";
import { act } from "../../../client/games/elasund/acts/acts.ts";
import { picks } from "../../../client/games/elasund/choice/picks.ts";
import { prompt } from "../../../client/games/elasund/choice/prompt.ts";
import { wallPlace } from "../../../client/games/elasund/wording/wall-place.ts";
import { findMove, viewOf } from "../../../shared/core/match/view.ts";
import { elasund } from "../../../shared/elasund/index.ts";
import { spaceName } from "../../../shared/elasund/moves.ts";
import { WALL_SPACES } from "../../../shared/elasund/rules/town/walls.ts";
import type { Elasund, Event } from "../../../shared/elasund/state.ts";
import { position } from "../../elasund/position.ts";
import { say } from "./sights.ts";

const at = (step: "bonus" | "build", hand: string) => position({ step, hands: [hand, "9 gbr"] });

const watching = ({ table }: ReturnType<typeof at>) => ({ table, secret: undefined, seat: -1 }) as const;

/** What seat 0 is told of its pass, and what the others are told. */
function passed(step: "bonus" | "build", hand: string): { own: string | undefined; others: Event } {
  const state = at(step, hand);
  const before = structuredClone(viewOf<Elasund>(state, 0));
  let own: Event | undefined;
  let others: Event | undefined;
  elasund.play(state, 0, findMove(elasund, viewOf(state, 0), "pass"), (open, _seat, twin) => {
    others = open;
    own = twin ?? open;
  });
  const line = act(own!, before, viewOf<Elasund>(state, 0))?.line;
  return { own: line && say(line), others: others! };
}

describe("Where nothing but to pass is possible nothing is asked", () => {
  it.each(["bonus", "build"] as const)("in the step %s the pass is made by itself, and the prompt says why", (step) => {
    const view = viewOf<Elasund>(at(step, ""), 0);
    expect(picks(view).map(({ move, idle }) => [move, idle])).toEqual([["pass", true]]);
    // Who cannot build has not finished building.
    expect(picks(view)[0]?.label).toEqual([step === "build" ? "pick.noBuild.idle" : "pick.noBonus"]);
    expect(prompt(view)[0]).toBe(`prompt.${step}.idle`);
  });
  it.each([
    ["bonus", "gbr"],
    ["build", "2"],
  ] as const)("in the step %s with %s it is not", (step, hand) => {
    const view = viewOf<Elasund>(at(step, hand), 0);
    expect(picks(view).filter(({ idle }) => idle)).toEqual([]);
    expect(prompt(view)[0]).toBe(`prompt.${step}`);
  });
  it("the others are asked to wait for the same, and are told the same, as if there had been a choice", () => {
    for (const step of ["bonus", "build"] as const) {
      const [poor, rich] = [at(step, ""), at(step, "gbr")];
      expect(elasund.toAct(poor.table)).toEqual(elasund.toAct(rich.table));
      expect(prompt(viewOf<Elasund>(poor, 1))).toEqual(prompt(viewOf<Elasund>(rich, 1)));
      expect(prompt(watching(poor))).toEqual(prompt(watching(rich)));
      expect(passed(step, "").others).toEqual(passed(step, step === "build" ? "2" : "gbr").others);
    }
  });
  it("the log says why, to the player alone", () => {
    expect(passed("bonus", "9 g").own).toContain("You have no cards for a bonus action");
    expect(passed("bonus", "9 gg").own).toContain("You have no permit to move or upgrade");
    expect(passed("build", "").own).toBe("Player 1 cannot build anything now.");
    expect(passed("build", "2").own).toBeUndefined();
  });
});

describe("A space of the wall is named by what the board shows beside it", () => {
  // Names of moves mean something else: e8 is also a field, in column e and row 8.
  it.each([
    ["n5", "above column e"],
    ["s4", "below column d"],
    ["e8", "beside row 8"],
  ])("%s is %s", (name, said) => {
    const space = Array.from({ length: WALL_SPACES }, (_none, at) => at).find((at) => spaceName(at) === name)!;
    expect(say(["pick.wall", wallPlace(space)])).toBe(`Build a wall piece ${said}`);
  });
});
