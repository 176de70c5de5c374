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
  now: "Chance now",
  keys: "Arrow keys: previous and next choice. Page Up and Page Down: turning points.",
  turn: (place: number) => `Turning point ${number(place)}`,
  /** For a screen reader, at a place of the curve. */
  at: (what: string, chances: readonly string[]) => `${what} ${chances.join(", ")}`,
  chance: (who: string, share: number) => `${who} ${percent(share)}`,
  start: "Start of the match",
  over: "The match is over.",
  ended: "The match ended here without a move.",
  made: (who: string, what: string) => `${who}: ${what}`,
  luck: "Luck",
  choices: "Lost per choice",
  accuracyTitle: "Accuracy",
  signed,
  /** What choices cost is 0 or less. */
  each: (share: number) => fine(Math.abs(share)),
  percent,
  accuracy: (share: number | undefined) => (share === undefined ? "–" : number(Math.round(share))),
  /** How much one look at a position differs from the next one. */
  unsure: (share: number) => `Every chance is an estimate, give or take ${percent(share)}.`,
  knownAbout: "Each chance counts only what that player could know, so together they need not be 100%.",
  accuracyAbout: "Accuracy 90 means: the choices made kept 90% of the chance to win that the best choices would have kept.",
  luckAbout: "Luck is the chance after cards and dice were revealed, minus the average over all that could have come.",
  choicesAbout: "What each choice of a player cost on average, compared with the best one that was found.",
  best: "No better choice was found.",
  forced: "There was nothing to choose.",
  better: (what: string, best: number, made: number) =>
    `Better: ${what}. It wins ${percent(best)} on average; this choice wins ${percent(made)}.`,
  equal: (what: string) => `A good choice. About as good: ${what}.`,
  flip: (share: number) => (share < 0 ? `Bad luck: what came cost ${percent(-share)}.` : `Good luck: what came gave ${percent(share)}.`),
  isNotable: (share: number) => Math.abs(share) >= NOTABLE,
  show: "Show me",
  back: "Back to the match",
  shown: "A line that was not played, with the cards and dice as they really lay.",
  numbers: "All numbers as a table",
  columns: { move: "Move", luck: "Luck", choices: "Choices" },
  tryAgain: "Play on from here",
  tryAbout: "Continue from this position against bots, in practice. The same cards and dice will come.",
};
