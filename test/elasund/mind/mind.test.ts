/** What a search is told of a position: how it stands for a seat, and which moves to look at first. */
import { describe, expect, it } from "vitest";
import { below, pick, quickLuck } from "../../../shared/core/base/random.ts";
import type { State } from "../../../shared/core/contract/game.ts";
import { silent, viewOf } from "../../../shared/core/match/view.ts";
import { elasund } from "../../../shared/elasund/index.ts";
import { mind } from "../../../shared/elasund/mind/index.ts";
import { type Elasund, OPTIONS } from "../../../shared/elasund/state.ts";
import { legal, position } from "../position.ts";

/** Random matches with any options, six of each number of seats. */
function everywhere(look: (state: State<Elasund>, asked: readonly number[]) => void): void {
  for (let deal = 0; deal < 10; deal++) {
    const luck = quickLuck(deal);
    const options = { reward: pick(luck, OPTIONS.reward), cubes: pick(luck, OPTIONS.cubes), start: pick(luck, OPTIONS.start) };
    const state = elasund.setup({ seats: 2 + (deal % 3), rules: elasund.rules, luck, options });
    for (let asked = elasund.toAct(state.table); asked.length > 0; asked = elasund.toAct(state.table)) {
      look(state, asked);
      const seat = pick(luck, asked);
      const list = elasund.moves(viewOf(state, seat));
      elasund.play(state, seat, list[below(luck, list.length)]!, silent);
    }
  }
}

const measured = (state: State<Elasund>, seat: number): Float64Array => {
  const into = new Float64Array(mind.features.length).fill(Number.NaN);
  mind.measure(viewOf(state, seat), into);
  return into;
};
const feature = (state: State<Elasund>, seat: number, name: string): number => {
  expect(mind.features).toContain(name);
  return measured(state, seat)[mind.features.indexOf(name)]!;
};

describe("features", () => {
  it("have different names, and what the model is fitted to is among them", () => {
    expect(new Set(mind.features).size).toBe(mind.features.length);
    expect(mind.features).toEqual(expect.arrayContaining([...mind.model.features]));
  });

  it("are all written and finite, for every seat in every position of random matches", () => {
    everywhere((state) => {
      for (const seat of state.secrets.keys()) expect(measured(state, seat).every(Number.isFinite)).toBe(true);
    });
  });

  it("do not change when what the seat cannot know is dealt again", () => {
    let deal = 0;
    everywhere((state) => {
      const seat = deal++ % state.secrets.length;
      if (deal % 5 > 0) return;
      const other = elasund.imagine(viewOf(state, seat), quickLuck(deal));
      expect(measured(other, seat)).toEqual(measured(state, seat));
    });
    expect(deal).toBeGreaterThan(0);
  });

  it("progress rises from 0 to 1 with the cubes of the leading seat", () => {
    expect(mind.progress(position({ cubes: [10, 10, 10] }).table)).toBe(0);
    expect(mind.progress(position({ cubes: [10, 4, 7] }).table)).toBeCloseTo(0.6);
    expect(mind.progress(position({ cubes: [0, 4, 7] }).table)).toBe(1);
  });
});

describe("what could be built", () => {
  it("counts the cubes that one and two builds lay, and not one permit twice", () => {
    const sketch = { hands: ["9"], permits: ["0 1 d4", "0 2 e4", "0 3 d5", "0 4 f9"] } as const;
    const state = position(sketch);
    expect(feature(state, 0, "cubes of one build paid now")).toBe(2);
    expect(feature(state, 0, "cubes of two builds paid now")).toBe(2);
    expect(feature(position({ ...sketch, hands: ["10"] }), 0, "cubes of two builds paid now")).toBe(3);
    expect(feature(position({ ...sketch, hands: ["2"] }), 0, "gold lacking for a cube")).toBe(1);
  });

  it("knows a turn that wins, as long as its builds are not made", () => {
    const sketch = { hands: ["9"], cubes: [2, 5, 5], permits: ["0 1 d4", "0 2 e4", "0 3 d5"] } as const;
    expect(feature(position(sketch), 0, "wins this turn")).toBe(1);
    expect(feature(position({ ...sketch, step: "permit" }), 0, "wins this turn")).toBe(0);
    expect(feature(position({ ...sketch, step: "permit" }), 0, "could win in the next turn")).toBe(1);
    expect(feature(position({ ...sketch, hands: ["0"] }), 0, "wins this turn")).toBe(0);
  });
});

describe("what could be lost", () => {
  it("a well is at risk beside a foreign permit, if its owner can pay for a larger building", () => {
    const sketch = { tiles: ["well 0 d5"], permits: ["1 1 d4"] } as const;
    expect(feature(position({ ...sketch, hands: ["", "2"] }), 0, "cubes that others may build over next")).toBe(1);
    expect(feature(position({ ...sketch, hands: ["", ""] }), 0, "cubes that others may build over next")).toBe(0);
  });

  it("a merchant in the corner can only be built over by a large building", () => {
    const corner = position({ seats: 2, tiles: ["merchant 0 d2"] });
    expect(feature(corner, 0, "cubes that can be built over")).toBe(1);
    const walled = position({ seats: 2, tiles: ["merchant 0 d2", "merchant 1 b2", "merchant 1 b4", "merchant 1 d4"] });
    expect(feature(walled, 0, "cubes that can be built over")).toBe(0);
  });

  it("cubes in one row are counted together", () => {
    expect(feature(position({ tiles: ["well 0 a5", "well 0 c5", "well 0 e4"] }), 0, "most cubes in a row")).toBe(2);
  });
});

describe("first glances", () => {
  it("are one finite number per move, in every position of random matches", () => {
    everywhere((state, asked) => {
      for (const seat of asked) {
        const view = viewOf<Elasund>(state, seat);
        const list = elasund.moves(view);
        const weights = Array.from(mind.weigh(view, list));
        expect(weights).toHaveLength(list.length);
        expect(weights.every(Number.isFinite)).toBe(true);
      }
    });
  });

  /** The listed moves, best first. */
  const ranked = (state: State<Elasund>): string[] => {
    const view = viewOf<Elasund>(state, state.table.turn);
    const list = elasund.moves(view);
    const weights = mind.weigh(view, list);
    return legal(state)
      .map((move, at) => ({ move, weight: weights[at]! }))
      .sort((a, b) => b.weight - a.weight)
      .map(({ move }) => move);
  };
  it("look at a build that wins first", () => {
    expect(ranked(position({ hands: ["7"], cubes: [1, 5, 5], permits: ["0 1 d4"] }))[0]).toBe("build well");
  });
  it("look at a site with a cube before one without, and at both before passing", () => {
    const first = ranked(position({ hands: ["5"], permits: ["0 1 d6", "0 2 e6"] }));
    expect(first.indexOf("build merchant")).toBeLessThan(first.indexOf("build trader"));
    expect(first.indexOf("build merchant")).toBeLessThan(first.indexOf("pass"));
  });
});
