/** The page in English: exercises from the reader's own matches, whose words are fetched with them. */
import { many, number, percent } from "./grammar.ts";

const inDays = (days: number): string => (days === 1 ? "tomorrow" : `in ${many(days, "day")}`);

export const exercises = {
  title: "From your matches",
  due: (count: number) => (count === 0 ? "none due today" : `${number(count)} due today`),
  about:
    "Choices that cost you most in matches you have analysed. Find a better move. A missed one comes back tomorrow, a solved one after some days; after three solves it is done.",
  none: "When you analyse a match of your own, the choices that cost you most become exercises here.",
  start: "Practise",
  /** When the next one is due; none is today. */
  next: (days: number) => `The next one comes back ${inDays(days)}.`,
  allDone: "You have solved all of them. Analyse more of your matches to find others.",
  ask: (played: string, cost: number) =>
    `Your move. In the match you chose: ${played}. By the analysis, that cost you ${percent(cost)}. Find a better move.`,
  judging: "Your move is being judged…",
  unjudged: "Your move could not be judged, and nothing was counted. Try again.",
  right: (move: string, chance: number) => `Right: ${move}. By the analysis, you now win about ${percent(chance)} of such matches.`,
  asGood: (move: string) => `Right: ${move}. It is as good as the best move of the analysis, as far as that can tell.`,
  best: (move: string) => `The analysis would have chosen: ${move}.`,
  wrong: (move: string, chance: number) => `Not good enough: ${move}. The best move wins about ${percent(chance)} of such matches.`,
  same: (move: string) => `That is what you chose in the match: ${move}.`,
  solution: (move: string, chance: number) => `Better: ${move}. By the analysis, it wins about ${percent(chance)} of such matches.`,
  comesBack: (days: number) => `It comes back ${inDays(days)}.`,
  isDone: "Solved three times: it is done.",
  following: "Next exercise",
  gone: "This exercise can no longer be shown.",
  /** Once an analysis has run. */
  found: (count: number) => `${many(count, "choice")} of this match to practise: see Puzzles.`,
  /** Of a match in a list. */
  ofMatch: (count: number) => `${many(count, "exercise")}`,
};
