/** What is said about the numbers of an analysis, and when. */
import { describe, expect, it } from "vitest";
import { type LanguageId, SHIPPED, UI_TEXT } from "../../../client/text/languages.ts";
import { sayer } from "../../../client/text/say.ts";
import { chanceTitle, explanations } from "../../../client/ui/analysis/explanations.ts";
import type { Analysis } from "../../../shared/core/analysis/analysis.ts";
import type { AnalysedStep } from "../../../shared/core/analysis/settle.ts";
import { roundedSum } from "../../../shared/core/analysis/summary.ts";

const NONE = [0, 0];
const steps = (...some: readonly Partial<AnalysedStep>[]): AnalysedStep[] =>
  some.map((one, entry) => ({
    ...{ entry, frame: entry, to: entry + 1, seat: 0, row: [], chances: [0.5, 0.5], luck: NONE, play: NONE, rest: NONE, choice: undefined },
    ...one,
  }));
const analysis = (...some: readonly Partial<AnalysedStep>[]): Analysis => ({
  version: 1,
  margin: 0,
  start: [0.5, 0.5],
  steps: steps(...some),
});
const CHOICE = { chance: 0.46, bestChance: 0.5, line: ["a"] };

describe.each(SHIPPED.ids as readonly LanguageId[])("The numbers of an analysis are explained in %s:", async (id) => {
  const text = await UI_TEXT[id]();
  const words = text.analysis;
  const say = sayer(text, {}, (seat) => ["Ada", "Ben"][seat]!, 1);

  it("an uncertainty that rounds to 0 is not mentioned, a larger one is", () => {
    expect(explanations(say, { ...analysis({}), margin: 0.004 })).toEqual([words.sumAbout, words.luckAbout]);
    expect(explanations(say, { ...analysis({}), margin: 0.02 })).toEqual([words.unsure(0.02), words.sumAbout, words.luckAbout]);
    expect(words.unsure(0.02)).toContain(words.percent(0.02));
  });

  it("the score sheet names its moment without figures, for those of the analysis are the only ones", () => {
    for (const isReader of [true, false]) expect(text.score.glance("Ada", isReader)).not.toMatch(/\d/);
  });

  it("the chances at a step are those before it, which a better choice would have kept; at the end there is none to come", () => {
    const one = analysis({ choice: CHOICE });
    expect([0, 1].map((place) => chanceTitle(say, one, place))).toEqual([words.chanceAt.step, words.chanceAt.end]);
    expect(new Set(Object.values(words.chanceAt)).size).toBe(2);
  });
});

describe("The row of a seat", () => {
  it("adds up to its end as it is read, in whole percent: the rest takes in what rounding leaves", () => {
    const parts = { start: 0.504, luck: -0.116, play: -0.054, others: 0.604, ended: 0.034, end: 1 };
    const { rest, ...rounded } = roundedSum(parts);
    expect(rounded).toEqual({ start: 0.5, luck: -0.12, play: -0.05, others: 0.6, ended: 0.03, end: 1 });
    expect(rest).toBeCloseTo(0.04, 9);
  });
});
