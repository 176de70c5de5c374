/** The analysis of a match that is over: the curve, the bars, and what could have been played. */
import { number, percent } from "./grammar.ts";

/** A smaller change of a chance is not worth naming. */
const NOTABLE = 0.015;

const signed = (share: number): string => {
  const size = percent(Math.abs(share));
  return size === percent(0) ? size : share < 0 ? `−${size}` : `+${size}`;
};

const TENTHS = new Intl.NumberFormat("en", { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
const fine = (share: number): string => TENTHS.format(share);

export const analysis = {
  open: "Analyse",
  about: "Who was ahead when, what luck did and what your choices did",
  title: "Analysis",
  close: "Close analysis",
  progress: (share: number) => `Analysing the match… ${percent(share)}`,
  stop: "Stop",
  failed: "This match could not be analysed.",
  chart: "Chance to win during the match",
  axis: "Chance to win",
  axisAbout: "One line for each player. Where a line drops, luck or a choice cost that player: click there to see which.",
  ends: { first: "Start", last: "End" },
  /** Over the chances at a place of the curve: before what is told of it, or once the match is over. */
  chanceAt: { step: "Chance before this", end: "Chance at the end" },
  /** Over luck, choices and accuracy. */
  whole: "Whole match",
  keys: "Arrow keys: previous and next choice. Page Up and Page Down: turning points.",
  turn: (place: number) => `Turning point ${number(place)}`,
  /** Before their numbers. */
  turns: "Turning points: the biggest changes",
  /** For a screen reader, at a place of the curve. */
  at: (what: string, chances: readonly string[]) => `${what} ${chances.join(", ")}`,
  chance: (who: string, share: number) => `${who} ${percent(share)}`,
  start: "Start of the match",
  over: "The match is over.",
  made: (who: string, what: string) => `${who}’s move: ${what}`,
  luck: "Luck",
  choices: "Lost per choice",
  accuracyTitle: "Accuracy",
  signed,
  /** What choices cost is 0 or less. */
  each: (share: number) => fine(Math.abs(share)),
  percent,
  accuracy: (kept: number) => number(kept),
  noAccuracy: { resigned: "resigned", noChoice: "no choices" },
  /** How much one look at a position differs from the next one. */
  unsure: (share: number) => `Each chance is an estimate and may be about ${percent(share)} too high or too low.`,
  knownAbout: "Each chance counts only what that player could know, so here they do not add up to 100%.",
  accuracyAbout: (who: string, kept: number) =>
    `Accuracy ${number(kept)}: ${who}’s choices kept ${percent(kept / 100)} of the chance to win that the best choices would have kept.`,
  luckAbout: "Luck adds up how much better (+) or worse (−) than average chance turned out for a player: 50% is half a win.",
  choicesAbout: "What each choice of a player cost on average, compared with the best one that was found.",
  best: "No better choice was found.",
  forced: "There was nothing to choose.",
  better: (what: string, best: number, made: number) =>
    `Better would have been: ${what}. It leaves a chance of ${percent(best)} on average; this choice leaves ${percent(made)}.`,
  equal: (what: string) => `A good choice. About as good: ${what}.`,
  flip: (share: number) => (share < 0 ? `Bad luck: what came cost ${percent(-share)}.` : `Good luck: what came gave ${percent(share)}.`),
  isNotable: (share: number) => Math.abs(share) >= NOTABLE,
  show: "Show me",
  back: "Back to the match",
  shown: "A line that was not played, with everything hidden as it really was.",
  /** Over the sentences on luck, accuracy and estimates. */
  meaning: "What these numbers mean",
  numbers: "All numbers as a table",
  columns: { move: "Move", luck: "Luck", choices: "Choices" },
  tryAgain: "Play on from here",
  tryAbout: "Continue from this position against bots, in practice. Everything hidden stays as it was.",
};
