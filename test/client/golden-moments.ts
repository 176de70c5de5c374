/** Positions of golden records: the beginning, the end, and some between, each before a choice. */
import type { Game } from "../../shared/core/contract/game.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { steps } from "../../shared/core/match/step.ts";
import { readGolden } from "../golden/golden.ts";

/** How many positions of a match are used, evenly spread. */
const SPREAD = 14;

export interface Golden {
  readonly seats: number;
  readonly deal: number;
  readonly matches: readonly Match[];
}

export function goldenMatches(game: Game, deal: number): Golden {
  const { record } = readGolden(game, 1, deal);
  const all = [...steps(game, record)].map(({ match }) => match);
  const at = Array.from({ length: SPREAD }, (_none, n) => Math.round((n * (all.length - 1)) / (SPREAD - 1)));
  return { seats: record.seats, deal, matches: at.map((n) => all[n]!) };
}
