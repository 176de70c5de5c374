/** What the numbers of an analysis mean, said only where it is so. Pure. */
import type { Analysis } from "../../../shared/core/analysis/analysis.ts";
import type { Say } from "../../text/say.ts";

/** In the order in which they are read. */
export function explanations(say: Say, analysis: Analysis): readonly string[] {
  const words = say.text.analysis;
  const { margin } = analysis;
  return [words.percent(margin) === words.percent(0) ? "" : words.unsure(margin), words.sumAbout, words.luckAbout].filter(
    (sentence) => sentence !== "",
  );
}

/** What the chances at a place are: `place` is the marked one, which they come before. */
export const chanceTitle = ({ text }: Say, { steps }: Analysis, place: number): string =>
  text.analysis.chanceAt[place < steps.length ? "step" : "end"];
