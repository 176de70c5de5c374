/** What a finished match counts in the deal of the day: won or lost, and by how much. */
import type { Result } from "../../../shared/core/contract/game.ts";
import type { Match } from "../../../shared/core/match/match.ts";
import { type OutcomeInput, outcome } from "../../../shared/core/match/outcome.ts";
import type { DailyEnd } from "../../store/dailies.ts";

/** A lead in points is never larger. */
const MOST_LEAD = 999;
/** Scores only compare results of one deal: any win is above a draw, a draw above any defeat, and a match given up is last. */
const SCORES = { wonOutright: 9_000, won: 5_000, drawn: 4_000, lost: 3_000, lostOutright: 1_000, gaveUp: 0 } as const;

/** Played to its end, and at least half of it by the player: not given up, and not left to the bot that stands in. */
export function isPlayedFairly({ resigned, ending, record }: Pick<Match, "resigned" | "ending" | "record">, seat: number): boolean {
  const own = record.entries.filter((entry) => entry.type === "moves" && entry.seat === seat);
  return !resigned.includes(seat) && ending === "" && 2 * own.filter(({ by }) => by === "person").length >= Math.max(1, own.length);
}

/** Undefined while the match goes on. */
export function dailyEnd(match: OutcomeInput, seat: number): DailyEnd | undefined {
  const result = outcome(match);
  return result && endOf(result, seat, match.resigned.includes(seat));
}

export function endOf({ places, points }: Pick<Result, "places" | "points">, seat: number, gaveUp: boolean): DailyEnd {
  const place = places[seat];
  if (gaveUp || place === undefined) return { outcome: "gaveUp", score: SCORES.gaveUp };
  const isWon = place === 1;
  if (isWon && places.filter((other) => other === 1).length > 1) return { outcome: "drawn", score: SCORES.drawn };
  const outcomeWord = isWon ? "won" : "lost";
  // Some ways to win count no points.
  if (points.every((sources) => Object.keys(sources).length === 0))
    return { outcome: outcomeWord, score: isWon ? SCORES.wonOutright : SCORES.lostOutright };
  const totals = points.map((sources) => Object.values(sources).reduce((sum, value) => sum + value, 0));
  const best = Math.max(...totals.filter((_total, other) => other !== seat));
  const lead = Math.min(MOST_LEAD, Math.abs((totals[seat] ?? 0) - best));
  return { outcome: outcomeWord, lead, score: isWon ? SCORES.won + lead : SCORES.lost - lead };
}
