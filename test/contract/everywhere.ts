/** Random matches of a game, played once for all properties that look at their positions. */
import type { Game } from "../../shared/core/contract/game.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { randomSteps } from "./matches.ts";

/** Matches of each game; a property may look at the first few only. */
export const MATCHES = 6;
/** The same deals in every run, so that a run can be repeated; another number looks at other matches. */
const FIRST_DEAL = Number(process.env.FIRST_DEAL ?? 1);

interface Played {
  readonly deal: number;
  readonly matches: readonly Match[];
}
const known = new Map<string, readonly Played[]>();

function playedOf(game: Game): readonly Played[] {
  const played =
    known.get(game.id) ??
    Array.from({ length: MATCHES }, (_none, n) => FIRST_DEAL + n).map((deal) => ({
      deal,
      matches: [...randomSteps(game, deal)].map(({ match }) => match),
    }));
  known.set(game.id, played);
  return played;
}

/**
 * Looks at every position of the first matches; returns how often `look` found what it is for and said true.
 * What fails names its deal, which gives the same match again.
 */
export function everywhere(game: Game, count: number, look: (match: Match, deal: number) => unknown): number {
  let hits = 0;
  for (const { deal, matches } of playedOf(game).slice(0, count)) {
    try {
      for (const match of matches) if (look(match, deal) === true) hits++;
    } catch (error) {
      throw new Error(`${game.id}, deal ${deal}`, { cause: error });
    }
  }
  return hits;
}
