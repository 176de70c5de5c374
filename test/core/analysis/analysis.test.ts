/** The analysis of a match: what luck and what choices did to every seat's chance to win. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Analysis } from "../../../shared/core/analysis/analysis.ts";
import type { AnalysedStep } from "../../../shared/core/analysis/settle.ts";
import { type Looked, marginOf, settled } from "../../../shared/core/analysis/settle.ts";
import {
  apartIn,
  biggestTurn,
  costliest,
  drift,
  leadsIn,
  luckiest,
  summaryOf,
  turningPoints,
} from "../../../shared/core/analysis/summary.ts";
import { eraseShape, type Game } from "../../../shared/core/contract/game.ts";
import type { Match } from "../../../shared/core/match/match.ts";
import { outcome, shareOfVictory } from "../../../shared/core/match/outcome.ts";
import type { MovesEntry } from "../../../shared/core/match/record.ts";
import { step } from "../../../shared/core/match/step.ts";
import { GAMES } from "../../../shared/games.ts";
import { movesEntry, undoEntry } from "../../contract/matches.ts";
import { toy } from "../../toy/index.ts";
import { analysed, botsMatches, playedOn, SHORT } from "./bots-match.ts";

const EVERY: readonly Game[] = [...GAMES, eraseShape(toy)];
const RUNS = 2;
/** A smaller change is no turning point. */
const NOTABLE = 0.1;
/** Entries of a match that is cut. */
const LONG = 60;

const before = ({ start, steps }: Analysis, at: number): readonly number[] => steps[at - 1]?.chances ?? start;
const seatsOf = ({ start }: Analysis): number[] => start.map((_chance, seat) => seat);

/** For each seat, the part of a step's change in its chance that luck and play explain. */
const moved = (analysis: Analysis, at: number): number[] =>
  seatsOf(analysis).map((seat) => {
    const { chances, luck, play, seat: mover } = analysis.steps[at]!;
    const change = chances[seat]! - before(analysis, at)[seat]!;
    const cause = mover < 0 ? change : luck[seat]! + play[seat]!;
    return Math.sign(cause) === Math.sign(change) ? Math.min(Math.abs(cause), Math.abs(change)) : 0;
  });

/** The beginning of a match, ended by agreement: a part is as good as the whole, and sooner analysed. */
function cut(matches: readonly Match[]): Match {
  const match = matches[LONG] ?? matches.at(-1)!;
  return outcome(match) === undefined ? step(match, { type: "end", seat: -1, by: "server", at: 0, why: "agreed" }).match : match;
}

function expectExplained(analysis: Analysis): void {
  for (const seat of seatsOf(analysis)) {
    for (const [at, { luck, play, rest, chances }] of analysis.steps.entries()) {
      expect(luck[seat]! + play[seat]! + rest[seat]!).toBeCloseTo(chances[seat]! - before(analysis, at)[seat]!, 9);
    }
    const sums = summaryOf(analysis, seat);
    const change = analysis.steps.at(-1)!.chances[seat]! - analysis.start[seat]!;
    expect(sums.luck + sums.play + sums.others + sums.ended + sums.rest).toBeCloseTo(change, 9);
  }
}

describe.each(EVERY.map((game) => [game.id, game] as const))("An analysis of %s", (_id, game) => {
  it("explains every change of every seat's chance by luck, play and rest, step by step and as a whole", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: game.seats.fewest, max: game.seats.most }), (deal, seats) => {
        expectExplained(analysed(game, cut(botsMatches(game, deal, seats)).record));
      }),
      { numRuns: RUNS, seed: 18, endOnFailure: true },
    );
    expectExplained(analysis);
  });

  const matches = botsMatches(game, 5);
  const match = matches.at(-1)!;
  const shares: number[] = [];
  const analysis = analysed(game, match.record, SHORT, (share) => shares.push(share));

  it("has one step for every entry, ends with the result, and gives equal moves equal numbers, whatever follows", () => {
    expect(analysis.steps.map(({ entry }) => entry)).toEqual(match.record.entries.map((_entry, at) => at));
    const result = outcome(match)!;
    expect(analysis.steps.at(-1)!.chances).toEqual(seatsOf(analysis).map((seat) => shareOfVictory(result, seat)));
    const part = analysed(game, cut(matches).record);
    const alike = part.steps.length - 1;
    expect(alike).toBeGreaterThan(5);
    const looked = ({ steps }: Analysis) => steps.slice(0, alike).map(({ entry, row, choice }) => ({ entry, row, choice }));
    expect(looked(part)).toEqual(looked(analysis));
  });

  it("never calls a choice better than the best one, and knows no luck where every flip looks the same", () => {
    const choices = analysis.steps.filter(({ choice }) => choice !== undefined);
    expect(choices.length).toBeGreaterThan(5);
    for (const { choice, seat, play } of choices) {
      expect(choice!.chance).toBeLessThanOrEqual(choice!.bestChance);
      expect(play[seat]).toBeLessThanOrEqual(0);
    }
    expect(analysis.steps.some(({ luck }) => luck.every((share) => share === 0))).toBe(true);
  });

  it("says how far it is, in rising shares that end with the whole", () => {
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  it("gives all seats together one whole chance at every moment, so that the luck of one is what the others lack", () => {
    for (const { chances, luck, play } of analysis.steps) {
      expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
      expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
      for (const causes of [luck, play]) expect(causes.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 9);
    }
  });

  it("says one chance for one moment: before a choice that was worse beyond the error, what the best one would have kept", () => {
    const said = analysis.steps.flatMap(({ choice, seat }, at) => (choice === undefined ? [] : [before(analysis, at)[seat]!]));
    const kept = analysis.steps.flatMap(({ choice, seat, play }) =>
      choice === undefined ? [] : [play[seat]! < 0 ? choice.bestChance : choice.chance],
    );
    expect(said.length).toBeGreaterThan(0);
    expect(said.map((chance) => chance.toFixed(9))).toEqual(kept.map((chance) => chance.toFixed(9)));
  });

  it("knows no loss within its error", () => {
    for (const { seat, play } of analysis.steps) {
      const lost = Math.abs(play[seat]!);
      expect(lost === 0 || lost > analysis.margin).toBe(true);
    }
  });

  it("finds at most three turning points, some steps apart, where luck and choices move more chance than anywhere else", () => {
    const points = turningPoints(analysis);
    const swing = (at: number): number => Math.max(...moved(analysis, at));
    const least = Math.min(...points.map(swing));
    expect(points.length).toBeGreaterThan(0);
    expect(points.length).toBeLessThanOrEqual(3);
    const biggest = biggestTurn(analysis)!;
    expect(points).toContain(biggest.at);
    expect(swing(biggest.at)).toBe(Math.max(...points.map(swing)));
    expect(biggest.after).toBeGreaterThan(biggest.before);
    for (const at of analysis.steps.keys()) {
      const isFree = points.every((point) => Math.abs(at - point) >= apartIn(analysis));
      if (isFree) expect(swing(at)).toBeLessThanOrEqual(points.length < 3 ? NOTABLE : least);
    }
  });
});

const stepTo = (chance: number, luck: number, play: number, seat = 0): AnalysedStep => ({
  ...{ entry: 0, frame: 0, to: 1, seat, row: ["a"], chances: [chance, 1 - chance], choice: undefined, rest: [0, 0] },
  ...{ luck: [luck, -luck], play: [play, -play] },
});
const analysisOf = (...steps: AnalysedStep[]): Analysis => ({ version: 1, margin: 0, start: [0.5, 0.5], steps });

describe("A turning point", () => {
  it("is a stroke of luck or a choice, never a step at which only a longer search found another chance", () => {
    const found = analysisOf(
      stepTo(0.8, 0, 0),
      stepTo(0.7, -0.1, 0),
      stepTo(0.7, 0, 0),
      stepTo(0.7, 0, 0),
      stepTo(0.55, 0, -0.15),
      stepTo(0.3, 0.2, 0),
    );
    expect(turningPoints(found)).toEqual([1, 4]);
    expect(biggestTurn(found)).toEqual({ at: 4, seat: 1, before: expect.closeTo(0.3), after: expect.closeTo(0.45) });
    expect(biggestTurn(analysisOf(stepTo(0.9, 0, 0)))).toBeUndefined();
  });
  it("changes a chance by a tenth of a win or more: a match of small steps has none", () => {
    expect(turningPoints(analysisOf(stepTo(0.58, 0.08, 0), stepTo(0.49, 0, -0.09)))).toEqual([]);
    expect(biggestTurn(analysisOf(stepTo(0.58, 0.08, 0)))).toBeUndefined();
  });
  it("is an end that was not played, too: nobody moved, and all of its change counts", () => {
    expect(biggestTurn(analysisOf(stepTo(0.6, 0.1, 0), stepTo(0, 0, 0, -1)))).toMatchObject({ at: 1, seat: 1, after: 1 });
  });
});

describe("Who was ahead", () => {
  const led = (start: number, ...chances: readonly number[]) =>
    leadsIn({ ...analysisOf(...chances.map((chance) => stepTo(chance, 0, 0))), margin: 0.1, start: [start, 1 - start] });

  it("is told from the beginning, and at each change beyond the error", () => {
    expect(led(0.5, 0.52, 0.6, 0.48, 0.44, 0.53, 0.7)).toEqual([
      { place: 2, seat: 0 },
      { place: 4, seat: 1 },
      { place: 6, seat: 0 },
    ]);
    expect(led(0.8, 0.9, 1)).toEqual([{ place: 0, seat: 0 }]);
    expect(led(0.5, 0.51)).toEqual([]);
  });
});

describe("What cost and what brought most", () => {
  it("is found among the steps of all players, and is nothing where nothing went beyond the error", () => {
    const choice = { chance: 0.4, bestChance: 0.5, line: ["b"] };
    const steps = [stepTo(0.6, 0.1, 0), { ...stepTo(0.5, 0, -0.1), choice }, stepTo(0.2, -0.3, 0), { ...stepTo(0.1, 0, -0.05), choice }];
    const found = analysisOf(...steps);
    expect([costliest(found), luckiest(found)]).toEqual([1, 2]);
    const nothing = analysisOf(stepTo(0.5, 0, 0));
    expect([costliest(nothing), luckiest(nothing)]).toEqual([undefined, undefined]);
  });
});

describe("What nobody saw coming", () => {
  const drifting = (...rests: readonly number[]) =>
    drift(analysisOf(...rests.map((rest) => ({ ...stepTo(0.5, 0, 0), rest: [rest, -rest] }))));

  it("is the stretch in which a position proved better than it had looked, small steps back included", () => {
    expect(drifting(-0.05, 0.08, -0.01, 0.09, -0.1, 0.04)).toEqual({ from: 1, to: 3, seat: 0, share: expect.closeTo(0.16) });
    expect(drifting(0.02, -0.08, -0.09, 0.1)).toEqual({ from: 1, to: 2, seat: 1, share: expect.closeTo(0.17) });
  });
  it("is nothing if it was little, and never how the table ended the match", () => {
    expect(drifting(0.04, -0.03, 0.05)).toBeUndefined();
    expect(drift(analysisOf({ ...stepTo(1, 0, 0, -1), rest: [0.5, -0.5] }))).toBeUndefined();
  });
});

describe("The sum of a seat", () => {
  const made = (seat: number, share: number, rest: number): AnalysedStep => ({
    ...{ entry: 0, frame: 0, to: 1, seat, row: [], chances: [0.5 + rest, 0.5 - rest], luck: [0, 0], rest: [rest, -rest] },
    ...{ play: [share, -share], choice: undefined },
  });

  it("tells own choices from those of the others, and a resignation from the rest", () => {
    const sum = summaryOf(
      { version: 1, margin: 0, start: [0.5, 0.5], steps: [made(0, -0.1, 0.1), made(1, 0.2, -0.2), made(-1, 0, 0.5)] },
      0,
    );
    expect(sum).toMatchObject({ start: 0.5, play: -0.1, others: 0.2, ended: 0.5, rest: expect.closeTo(-0.1), end: 1 });
  });
});

describe("The error of an analysis", () => {
  const NONE = { entry: 0, frame: 0, to: 1, row: [], choice: undefined, glanced: [0, 0] };
  const looked = (seat: number, own: number, after: number, best = own): Looked => ({
    ...{ ...NONE, seat, own: [own, 1 - own], best: [best, 1 - best], after: [after, 1 - after] },
    ...(best !== own && { choice: { chance: seat === 0 ? own : 1 - own, bestChance: seat === 0 ? best : 1 - best, line: ["b"] } }),
  });

  it("is twice the mean difference between what a move left and what the next player found there", () => {
    expect(marginOf([looked(0, 0.5, 0.5), looked(1, 0.52, 0.52), looked(0, 0.56, 0.56)])).toBeCloseTo(0.06);
    expect(marginOf([])).toBe(0);
  });
  it("takes a loss within it for none, and leaves a larger one whole", () => {
    const [small, large] = settled([looked(0, 0.5, 0.53, 0.53), looked(0, 0.4, 0.7, 0.6)], 0.05);
    expect(small).toMatchObject({ luck: [0, 0], play: [0, 0] });
    expect(large!.play[0]).toBeCloseTo(-0.2);
    expect(small!.chances[0]).toBeCloseTo(0.6);
  });
  it("takes luck as it looks at a glance, and what only a search sees of it as far as that is surely beyond the error", () => {
    const luck = (glanced: number, after: number, margin: number) =>
      settled([{ ...looked(0, 0.4, after), glanced: [glanced, -glanced] }], margin)[0]!.luck[0]!;
    expect(luck(0.02, 0.42, 0.05)).toBeCloseTo(0.02);
    expect(luck(0.02, 0.45, 0.05)).toBeCloseTo(0.02);
    expect(luck(0.02, 0.92, 0.05)).toBeCloseTo(0.02 + 0.5 * (1 - (0.05 / 0.5) ** 2));
    expect(luck(0.02, 0.92, 0)).toBeCloseTo(0.52);
  });
});

describe("A match that was not simply played to its end", () => {
  const [duel] = GAMES as [Game];
  const matches = botsMatches(duel, 6);

  it("is analysed without what was taken back", () => {
    const third = matches[3]!.record.entries[2] as MovesEntry;
    const back = step(matches[3]!, undoEntry(third.seat, 2, true)).match;
    const { record } = step(back, movesEntry(back, third.seat, ...third.moves)).match;
    expect(analysed(duel, record).steps.map(({ entry }) => entry)).toEqual([0, 1, 4]);
  });

  it("ends for the analysis with a seat that resigned behind all others, though a bot won with it", () => {
    const three = eraseShape(toy);
    const played = botsMatches(three, 4, 3);
    const winner = outcome(played.at(-1)!)!.places.indexOf(1);
    const gone = step(played.at(-6)!, { type: "resign", seat: winner, by: "person", at: 0 }).match;
    const match = playedOn(gone, 4).at(-1)!;
    expect(three.result(match.state.table)!.places[winner]).toBe(1);
    const { steps } = analysed(three, match.record);
    const shares = [0, 1, 2].map((seat) => shareOfVictory(outcome(match)!, seat));
    expect([shares[winner], steps.at(-1)!.chances]).toEqual([0, shares]);
  });

  it("ends for the analysis as the table ended it, which is nobody's luck and nobody's choice", () => {
    const resigned = step(matches[9]!, { type: "resign", seat: 0, by: "person", at: 0 }).match;
    const last = analysed(duel, resigned.record).steps.at(-1)!;
    expect(last).toMatchObject({ seat: -1, chances: [0, 1], luck: [0, 0], play: [0, 0], choice: undefined });
  });
});
