/** 7 Wonders Duel in English: the pictures of statistics. */
import type { Args, Catalogue } from "../../../../text/grammar.ts";

export const statistics = {
  "chart.ways": "Ways of winning",
  "chart.ways.is": "How the matches ended.",
  "chart.order": "Who begins",
  "chart.order.is": "The player who drafts first and opens age I, and the other.",
  "chart.firstWonders": "First of four wonders",
  "chart.firstWonders.is": "The wonder that was taken while all four were on offer.",
  "chart.wonders": "Wonders",
  "chart.wonders.is": "A wonder among a player’s four, built or not.",
  "chart.pairs": "Pairs of wonders",
  "chart.pairs.is": "Two wonders of the same player.",
  "chart.firstCards": "First card",
  "chart.firstCards.is": "What each player did with their first card.",
  "chart.tokens": "Progress tokens",
  "chart.tokens.is": "How often the player won who had the token.",
  "chart.points": "Points by source",
  "chart.points.is": "The mean of matches that points decided.",
  "row.order": (a: Args) => (Number(a.nth) === 1 ? "Begins" : "Plays second"),
  "row.discard": "Discarded",
  "row.wonder": "Put under a wonder",
} satisfies Catalogue;
