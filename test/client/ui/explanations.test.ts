/** What is said about the numbers of an analysis, and when. */
import { describe, expect, it } from "vitest";
import { type LanguageId, SHIPPED, UI_TEXT } from "../../../client/text/languages.ts";
import { sayer } from "../../../client/text/say.ts";
import { accuracyText, chanceTitle, explanations } from "../../../client/ui/analysis/explanations.ts";
import type { Analysis } from "../../../shared/core/analysis/analysis.ts";
import type { AnalysedStep } from "../../../shared/core/analysis/settle.ts";
import type { Entry } from "../../../shared/core/match/record.ts";

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
const ended = (...entries: readonly Entry[]) => ({ entries });
const CHOICE = { chance: 0.46, bestChance: 0.5, line: ["a"] };
const LOSS = [-0.04, 0.04];

describe.each(SHIPPED.ids as readonly LanguageId[])("The numbers of an analysis are explained in %s:", async (id) => {
  const text = await UI_TEXT[id]();
  const words = text.analysis;
  const say = sayer(text, {}, (seat) => ["Ada", "Ben"][seat]!, 1);

  it("an uncertainty that rounds to 0 is not mentioned, a larger one is", () => {
    expect(explanations(say, { ...analysis({}), margin: 0.004 })).toEqual([words.luckAbout, words.elsewhere]);
    expect(explanations(say, { ...analysis({}), margin: 0.02 })).toEqual([words.unsure(0.02), words.luckAbout, words.elsewhere]);
    expect(words.unsure(0.02)).toContain(words.percent(0.02));
  });

  it("that the score sheet estimates its moment at a glance and a hint looks longer, so that chances are others there", () => {
    expect(explanations(say, analysis({}))).toContain(words.elsewhere);
    const { glance, chance } = text.score;
    expect(glance("Ada", false, 0.36, 0.6)).not.toBe(chance("Ada", false, 0.36, 0.6));
    for (const share of [0.36, 0.6]) expect(glance("Ada", false, share, share)).toContain(words.percent(share));
  });

  it("the chances at a step are those before it, which a better choice would have kept; at the end there is none to come", () => {
    const one = analysis({ choice: CHOICE });
    expect([0, 1].map((place) => chanceTitle(say, one, place))).toEqual([words.chanceAt.step, words.chanceAt.end]);
    expect(new Set(Object.values(words.chanceAt)).size).toBe(2);
  });

  it("accuracy by the reader's own number, else by that of another player", () => {
    const both = analysis({ choice: CHOICE, play: LOSS }, { seat: 1, choice: { ...CHOICE, chance: 0.4 }, play: [0.1, -0.1] });
    expect(explanations(say, both)[0]).toBe(words.accuracyAbout("Ben", 80));
    expect(explanations(say, analysis({ choice: CHOICE, play: LOSS }))[0]).toBe(words.accuracyAbout("Ada", 92));
  });

  it("where a player has no accuracy, whether they resigned or had no choice", () => {
    const none = analysis({});
    const resign: Entry = { type: "resign", seat: 0, by: "person", at: 0 };
    expect(accuracyText(say, none, ended(resign), 0)).toBe(words.noAccuracy.resigned);
    expect(accuracyText(say, none, ended({ ...resign, by: "clock" }), 0)).toBe(words.noAccuracy.noChoice);
    expect(accuracyText(say, none, ended(resign), 1)).toBe(words.noAccuracy.noChoice);
    expect(accuracyText(say, analysis({ choice: CHOICE, play: LOSS }), ended(resign), 0)).toBe(words.accuracy(92));
  });
});
