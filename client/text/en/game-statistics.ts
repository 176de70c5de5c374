/** The page in English: what many matches came to, whose words are fetched with it. */
import { many, number } from "./grammar.ts";

export const gameStatistics = {
  title: (game: string) => `${game}: openings and statistics`,
  about:
    "Bots of equal strength played these matches among themselves. A bar begins at an even chance of winning. The line at its end shows where the true value lies in 19 of 20 cases.",
  few: (count: number) => `What was counted fewer than ${number(count)} times is left out.`,
  playedBy: "Played by",
  quick: "Casual bots",
  search: "Searching bots",
  matchesOf: (who: string, count: number) => `${who}: ${many(count, "match", "matches")}`,
  lines: (count: number) => `Searching bots looked at ${many(count, "line")} for each choice.`,
  value: "Wins",
  share: "Share",
  between: "Between",
  range: (low: string, high: string) => `${low} to ${high}`,
  count: "Counted",
  what: "What",
  winners: "Winners",
  others: "Others",
  difference: "Difference",
  round: "Round",
  showAll: (count: number) => `Show all ${number(count)}`,
  fewer: "Show fewer",
  fromHere: (count: number) => `From here: ${many(count, "choice")} by bots`,
  alike: "A choice is counted whatever else lay on the table.",
  since: (who: string, count: number) => `${who}: ${many(count, "time")}`,
  more: "Openings and statistics",
};
