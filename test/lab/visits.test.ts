/** First glances: what searches visit of a match, and that weights are found again by which visits were given. */
import { describe, expect, it } from "vitest";
import { replay, selfPlay } from "../../lab/training/selfplay/play.ts";
import { fitGlances, glancesOf, meanLoss, type Taught, taughtBy } from "../../lab/training/visits/fit.ts";
import { recall, visitedIn } from "../../lab/training/visits/visits.ts";
import { eraseShape, type State, type View } from "../../shared/core/contract/game.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { duel } from "../../shared/duel/index.ts";
import learnt from "../../shared/duel/mind/glances.json" with { type: "json" };
import { glancesBy, isOfTurn } from "../../shared/duel/mind/weigh.ts";
import type { Duel } from "../../shared/duel/state.ts";

const game = eraseShape(duel);
const matches = Array.from({ length: 40 }, (_none, number) => selfPlay({ game, values: { today: game }, lines: 2 }, number));

describe("the visits of a match", () => {
  it("are those of a whole search of one of its decisions, move by move", () => {
    const found = matches.slice(0, 5).flatMap((match) => visitedIn(game, match, 20) ?? []);
    expect(found.length).toBeGreaterThan(2);
    for (const visited of found) {
      const choices: number[] = [];
      recall(game, matches[visited.number]!, visited, (view) => choices.push(game.moves(view).length));
      expect(choices).toEqual([visited.visits.length]);
      expect(visited.visits.reduce((sum, times) => sum + times)).toBe(20);
    }
  });
});

describe("fitted glances", () => {
  /** All decisions of the matches, visited as glances by these weights would have it. */
  const glance = glancesBy(learnt);
  const taught: Taught[] = [];
  for (const match of matches) {
    replay(game, match, (state, seat) => {
      const view = viewOf<Duel>(state as State<Duel>, seat);
      const list = duel.moves(view);
      if (list.length === 1 || !list.every(isOfTurn)) return;
      const logs = Array.from(glance(view, list));
      const decision = taughtBy(
        match.number,
        view as View,
        logs.map((log) => Math.exp(log)),
      );
      if (decision !== undefined) taught.push(decision);
    });
  }
  const weights = fitGlances(taught, 1);

  it("come near to the glances that the visits follow", () => {
    expect(taught.length).toBeGreaterThan(300);
    const least = -taught.reduce((sum, { shares }) => sum + shares.reduce((part, share) => part + share * Math.log(share), 0), 0);
    expect(meanLoss(weights, taught) - least / taught.length).toBeLessThan(0.05);
  });
  it("order moves alike once they are written", () => {
    const { kinds, built, wonders } = glancesOf(weights);
    expect(Object.keys(kinds)).toEqual(Object.keys(learnt.kinds));
    expect([built.length, wonders.length]).toEqual([learnt.built.length, learnt.wonders.length]);
    expect(kinds.build.early[6]).toBeGreaterThan(0);
  });
});
