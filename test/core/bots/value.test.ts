/** The chance of victory of each seat, and the model it comes from. */
import { describe, expect, it } from "vitest";
import { clone } from "../../../shared/core/base/plain.ts";
import { quickLuck } from "../../../shared/core/base/random.ts";
import { chancesOf, expectedChances } from "../../../shared/core/bots/value.ts";
import { eraseShape, type Game, type State, type View } from "../../../shared/core/contract/game.ts";
import type { Mind } from "../../../shared/core/contract/mind.ts";
import type { Model } from "../../../shared/core/contract/model.ts";
import { outcome, shareOfVictory } from "../../../shared/core/match/outcome.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { GAMES } from "../../../shared/games.ts";
import { randomMatch } from "../../contract/matches.ts";
import { toy } from "../../toy/index.ts";
import { pebblesOf } from "../../toy/play.ts";
import { ROUNDS, type Toy } from "../../toy/state.ts";
import { rolled, start, tableOf } from "../toy-match.ts";

/** Weights for pebbles and for the highest card, at the beginning and at the end. */
const MODEL: Model = {
  features: ["pebbles", "card"],
  scale: [2, 6],
  weights: {
    "3": [
      [1, 3],
      [5, -1],
    ],
  },
  provenance: {},
};
const MIND: Mind<Toy> = {
  features: ["pebbles", "card"],
  measure({ table, secret, seat }, into) {
    into[0] = pebblesOf(table)[seat]!;
    into[1] = secret.hand.at(-1) ?? 0;
  },
  progress: ({ round }) => (round - 1) / (ROUNDS - 1),
  model: MODEL,
  weigh: (_view, moves) => moves.map(() => 0),
  iterations: { strong: 1, master: 1 },
};
const minded = (mind: Partial<Mind<Toy>> = {}): Game => eraseShape<Toy>({ ...toy, mind: { ...MIND, ...mind } });
const withModel = (model: Partial<Model>): Game => minded({ model: { ...MODEL, ...model } });

/** Pebbles laid and the highest card, by seat; in this round. */
function stateWith(pebbles: readonly number[], cards: readonly number[], round: number): State {
  const { state } = start();
  const table = { ...(state.table as Toy["table"]), round, bins: pebbles.flatMap((own) => [own, 0, 0]) };
  return { ...state, table, secrets: cards.map((card) => ({ hand: [card], chosen: 0 })) };
}

function softmaxOf(scores: readonly number[]): number[] {
  const powers = scores.map((score) => Math.exp(score));
  return powers.map((power) => power / powers.reduce((sum, other) => sum + other, 0));
}

function expectClose(chances: readonly number[], expected: readonly number[]): void {
  expect(chances).toHaveLength(expected.length);
  for (const [seat, chance] of chances.entries()) expect(chance).toBeCloseTo(expected[seat]!, 12);
}

describe("The chances of the seats of a state", () => {
  const [pebbles, cards] = [
    [2, 4, 0],
    [6, 3, 12],
  ];

  it("are the softmax of their weighted features, each divided by its scale", () => {
    expectClose(chancesOf(minded(), stateWith(pebbles, cards, 1)), softmaxOf([1 + 3, 2 + 1.5, 0 + 6]));
    expectClose(chancesOf(minded(), stateWith(pebbles, cards, ROUNDS)), softmaxOf([5 - 1, 10 - 0.5, 0 - 2]));
  });

  it("blend the weights of two stages between them", () => {
    expectClose(chancesOf(minded(), stateWith(pebbles, cards, 2)), softmaxOf([3 + 1, 6 + 0.5, 0 + 2]));
  });

  it("use the first and the last stage when a game's progress leaves the scale", () => {
    const state = stateWith(pebbles, cards, 1);
    expectClose(chancesOf(minded({ progress: () => -0.5 }), state), softmaxOf([4, 3.5, 6]));
    expectClose(chancesOf(minded({ progress: () => 1.5 }), state), softmaxOf([4, 9.5, -2]));
  });

  it("stay numbers however far the scores are apart", () => {
    expectClose(chancesOf(minded(), stateWith([5_000, 0, 0], [1, 1, 1], ROUNDS)), [1, 0, 0]);
  });

  it("are written into a given list", () => {
    const into = [0.1, 0.2, 0.7];
    const state = stateWith(pebbles, cards, 2);
    expect(chancesOf(minded(), state, into)).toBe(into);
    expect(into).toEqual(chancesOf(minded(), state));
  });

  it("are first those of a victory before the end, for each seat by odds of its own, and then of one at the end", () => {
    const threatening = withModel({ sudden: { "3": [[0, 6, -1] as const, [0, 0, -2] as const] } });
    const odds = [6, 3, 12].map((card) => Math.exp((6 * card) / 6 - 1));
    const all = odds.reduce((sum, one) => sum + one, 1);
    const atEnd = softmaxOf([1 + 3, 2 + 1.5, 0 + 6]);
    expectClose(
      chancesOf(threatening, stateWith(pebbles, cards, 1)),
      atEnd.map((chance, seat) => (chance + odds[seat]!) / all),
    );
    const [first, second, third] = chancesOf(threatening, stateWith([5_000, 0, 0], [1, 1, 1], ROUNDS));
    expect(first).toBeCloseTo((1 + Math.exp(-2)) / (1 + 3 * Math.exp(-2)), 12);
    expect([second, third]).toEqual([second, second]);
  });

  it("do not count a feature that the model was not fitted to", () => {
    const cardsOnly = withModel({ features: ["card"], scale: [6], weights: { "3": [[3], [-1]] } });
    expectClose(chancesOf(cardsOnly, stateWith(pebbles, cards, 1)), softmaxOf([3, 1.5, 6]));
  });

  it("find each feature by its name, in whichever order the model has them", () => {
    const turned = withModel({ features: ["card", "pebbles"], scale: [6, 2], weights: { "3": [[3, 1] as const, [-1, 5] as const] } });
    expectClose(chancesOf(turned, stateWith(pebbles, cards, 1)), softmaxOf([4, 3.5, 6]));
  });

  it("are even without a mind, and for a number of seats without weights", () => {
    const even = [1 / 3, 1 / 3, 1 / 3];
    const state = stateWith(pebbles, cards, 2);
    expectClose(chancesOf(eraseShape(toy), state), even);
    expectClose(chancesOf(withModel({ weights: { "4": MODEL.weights["3"]! } }), state), even);
  });

  it("are the shares of the victory once the match is over", () => {
    const match = randomMatch(minded(), 3);
    const over = outcome(match)!;
    expect(chancesOf(minded(), match.state)).toEqual(match.state.secrets.map((_secret, seat) => shareOfVictory(over, seat)));
  });
});

describe("The chances from one seat's view", () => {
  const { state } = rolled();
  const view = viewOf(state, tableOf(rolled()).leader);

  it("are the mean over states that agree with it", () => {
    const [SAMPLES, luck] = [20, quickLuck(5)];
    const all = Array.from({ length: SAMPLES }, () => chancesOf(minded(), toy.imagine(view as View<Toy>, luck) as State));
    const mean = state.secrets.map((_secret, seat) => all.reduce((sum, chances) => sum + chances[seat]!, 0) / SAMPLES);
    expect(new Set(all.map(String)).size).toBeGreaterThan(1);
    expectClose(expectedChances(minded(), view, quickLuck(5), SAMPLES), mean);
  });

  it("do not change the view", () => {
    const before = clone(view);
    expectedChances(minded(), view, quickLuck(5), 3);
    expect(view).toEqual(before);
  });
});

describe.each(GAMES.map((game) => ({ game })))("The model of $game.id", ({ game }) => {
  const { features, model } = game.mind!;

  it("was fitted to the features that its mind has now: npm run train", () => {
    expect(model.features).toEqual(features);
    expect(new Set(features).size).toBe(features.length);
  });

  it("has weights for each number of seats, and says where they come from", () => {
    const { fewest, most } = game.seats;
    const seats = Array.from({ length: most - fewest + 1 }, (_none, at) => String(fewest + at));
    expect(Object.keys(model.weights)).toEqual(seats);
    for (const row of [model.scale, ...Object.values(model.weights).flat()]) {
      expect(row).toHaveLength(features.length);
      expect(row.every(Number.isFinite)).toBe(true);
    }
    expect(model.provenance.command).toMatch(`npm run train -- ${game.id}`);
    expect(model.provenance.heldOutLoss).toBeLessThan(model.provenance.evenLoss as number);
  });
});
