import { describe, expect, it } from "vitest";
import { type LanguageId, SHIPPED, UI_TEXT } from "../../../client/text/languages.ts";
import { sayer } from "../../../client/text/say.ts";
import { storyOf } from "../../../client/ui/analysis/story.ts";
import type { AnalysedStep } from "../../../shared/core/analysis/settle.ts";

const MADE = { chance: 0.3, bestChance: 0.5, line: ["a"] };
/** `seat` moved; Ada's chance afterwards, her luck, and what the choice cost her. */
const step = (place: number, seat: number, chance: number, luck = 0, cost = 0): AnalysedStep => ({
  ...{ entry: place, frame: 10 * place, to: 10 * (place + 1), seat, row: ["b"], chances: [chance, 1 - chance], rest: [0, 0] },
  ...{ luck: [luck, -luck], play: [-cost, cost], choice: cost === 0 ? undefined : MADE },
});
/** A move every ten frames. */
const moveAt = (frame: number): number => frame / 10;
const tell = (place: number) => ({ what: `what ${place}`, choice: `choice ${place}` });

describe.each(SHIPPED.ids as readonly LanguageId[])("A match in a few sentences, in %s", async (id) => {
  const text = await UI_TEXT[id]();
  const words = text.analysis.story;
  const say = sayer(text, {}, (seat) => ["Ada", "Ben"][seat]!, 0);
  const story = (...steps: AnalysedStep[]) => storyOf(say, { version: 1, margin: 0.05, start: [0.5, 0.5], steps }, tell, moveAt);

  it("says who was ahead when, the choice that cost most with what would have been better, and what luck did most", () => {
    const steps = [step(0, 0, 0.7, 0.2), step(1, 1, 0.7), step(2, 0, 0.3, 0, 0.4), step(3, 1, 0.1, -0.2), step(4, 0, 0, -0.1)];
    expect(story(...steps)).toEqual([words.changed(1, "Ben", 3), words.cost(3), "what 2.", "choice 2", words.luck(1, "Ada", 0.2)]);
    expect(words.changed(2, "Ben", 3)).toMatch(/2.*3.*Ben/u);
    expect(words.luck(1, "Ada", 0.2)).toMatch(/1.*Ada.*20/u);
  });

  it("says where a position proved better than it had looked", () => {
    const late = (place: number) => ({ ...step(place, 1, 0.6), rest: [0.1, -0.1] });
    expect(story(step(0, 0, 0.5), late(1), late(2)).at(-1)).toBe(words.unforeseen(2, 3, "Ada", 0.2));
    expect(words.unforeseen(2, 3, "Ada", 0.2)).toMatch(/2.*3.*Ada.*20/u);
  });

  it("gives nobody the lead for a resignation", () => {
    expect(story(step(0, 0, 0.8), step(1, -1, 0))[0]).toBe(words.since("Ada", 1));
    expect(story(step(0, 0, 0.5), step(1, -1, 0))[0]).toBe(words.even);
  });

  it("says that there was nothing to say, too", () => {
    expect(story(step(0, 0, 0.52))).toEqual([words.even, words.noCost, words.noLuck]);
    expect(story(step(0, 0, 0.52), step(1, 1, 0.6), step(2, 0, 0.9))[0]).toBe(words.since("Ada", 2));
    expect(storyOf(say, { version: 1, margin: 0.05, start: [0.9, 0.1], steps: [step(0, 0, 1)] }, tell, moveAt)[0]).toBe(
      words.always("Ada"),
    );
  });
});
