/** What the numbers of an analysis mean, said only where it is so. Pure. */
import type { Analysis } from "../../../shared/core/analysis/analysis.ts";
import { summaryOf } from "../../../shared/core/analysis/summary.ts";
import type { MatchRecord } from "../../../shared/core/match/record.ts";
import type { Say } from "../../text/say.ts";

/** In the order in which they are read. */
export function explanations(say: Say, analysis: Analysis): readonly string[] {
  const words = say.text.analysis;
  const { margin } = analysis;
  return [
    words.percent(margin) === words.percent(0) ? "" : words.unsure(margin),
    accuracyExplained(say, analysis),
    words.luckAbout,
    words.elsewhere,
  ].filter((sentence) => sentence !== "");
}

/** What the chances at a place are: `place` is the marked one, which they come before. */
export const chanceTitle = ({ text }: Say, { steps }: Analysis, place: number): string =>
  text.analysis.chanceAt[place < steps.length ? "step" : "end"];

/** Explains the reader's own number if they have one, else the first there is. */
export function accuracyExplained(say: Say, analysis: Analysis): string {
  const seats = [...analysis.start.keys()].sort((a, b) => Number(b === say.reader) - Number(a === say.reader));
  for (const seat of seats) {
    const { accuracy } = summaryOf(analysis, seat);
    if (accuracy !== undefined) return say.text.analysis.accuracyAbout(say.name(seat), Math.round(accuracy));
  }
  return "";
}

/** Says why, if there is no number. */
export function accuracyText(say: Say, analysis: Analysis, { entries }: Pick<MatchRecord, "entries">, seat: number): string {
  const words = say.text.analysis;
  const { accuracy } = summaryOf(analysis, seat);
  if (accuracy !== undefined) return words.accuracy(Math.round(accuracy));
  const hasResigned = entries.some((entry) => entry.type === "resign" && entry.seat === seat && entry.by !== "clock");
  return hasResigned ? words.noAccuracy.resigned : words.noAccuracy.noChoice;
}
