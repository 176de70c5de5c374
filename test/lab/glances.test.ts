/** First glances that are fitted: to which numbers, and that nothing is left changed. */
import { describe, expect, it } from "vitest";
import { decisionsOf, fitGlances } from "../../lab/training/glances.ts";
import { replay, selfPlay } from "../../lab/training/selfplay/play.ts";
import { eraseShape } from "../../shared/core/contract/game.ts";
import type { Mind } from "../../shared/core/contract/mind.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { puertoRico } from "../../shared/puerto-rico/index.ts";

const game = eraseShape(puertoRico);
const mind = game.mind as Mind;
const glances = mind.glances!;
const match = selfPlay({ game, values: { today: game }, lines: 2 }, 8);

describe("numbers of first glances", () => {
  it("are what each weight is a sum of products with", () => {
    const before = JSON.stringify(glances);
    const decisions = decisionsOf(game, [match]);
    expect(JSON.stringify(glances)).toBe(before);
    const row = Object.values(glances).flat();
    const weights: number[][] = [];
    replay(game, match, (state, seat, { visited }) => {
      const view = viewOf(state, seat);
      if (visited.length > 0) weights.push(Array.from(mind.weigh(view, game.moves(view))));
    });
    expect(weights.length).toBeGreaterThan(20);
    for (const [decision, { moves }] of decisions.entries()) {
      expect(moves.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
      for (const [move, { places, counts }] of moves.entries()) {
        const sum = places.reduce((all, place, i) => all + row[place]! * counts[i]!, 0);
        expect(sum).toBeCloseTo(weights[decision]![move]!);
      }
    }
  });
  it("move to where the choices of searches are likelier", () => {
    // The first number counts for a move that is always taken, the second for one that never is.
    const decisions = Array.from({ length: 500 }, (_none, match) => ({
      match,
      moves: [
        { places: [0], counts: [1], share: 1 },
        { places: [1], counts: [1], share: 0 },
      ],
    }));
    const numbers = { liked: [0], disliked: [0], idle: [0.5] };
    const { before, after } = fitGlances(numbers, decisions, 1);
    expect(before).toBeCloseTo(Math.log(2));
    expect(after).toBeLessThan(0.2);
    expect(numbers.liked[0]).toBeGreaterThan(0.5);
    expect(numbers.disliked[0]).toBeLessThan(-0.5);
    expect(numbers.idle[0]).toBeCloseTo(0.5);
  });
});
