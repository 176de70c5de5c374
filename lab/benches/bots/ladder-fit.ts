/** Strengths of players from their matches, with intervals. */
import { quickLuck } from "../../../shared/core/base/random.ts";
import { drawSeries, likelyStrengths, type Series } from "./ladder-model.ts";
import type { PlayedMatch } from "./pairing.ts";

/** The matches of some players. */
export interface Met {
  readonly players: readonly string[];
  readonly matches: readonly Pick<PlayedMatch, "places">[];
}

/** The player whose strength is known. */
export interface Anchor {
  readonly player: string;
  readonly rating: number;
}

export interface Strength {
  readonly rating: number;
  /** Its distance to the anchor lies between these with 95 %. */
  readonly low: number;
  readonly high: number;
}

/** How often all matches are drawn again for the intervals. */
const SAMPLES = 400;

/**
 * The strengths of all `players`, who are ordered by what is expected of them. The intervals come from as many matches drawn again with the
 * chances that these strengths give (parametric bootstrap), so they are wide where few were played.
 */
export function fitLadder(players: readonly string[], anchor: Anchor, met: readonly Met[]): Map<string, Strength> {
  const series = met.map((own): Series => {
    return { seated: own.players.map((player) => players.indexOf(player)), places: own.matches.map(({ places }) => places) };
  });
  const anchored = (strengths: readonly number[]): number[] => {
    const known = strengths[players.indexOf(anchor.player)] as number;
    return strengths.map((own) => Math.round(anchor.rating + own - known));
  };
  const strengths = likelyStrengths(players.length, series);
  const ratings = anchored(strengths);
  const luck = quickLuck(1);
  const samples = Array.from({ length: SAMPLES }, () => {
    const again = series.map((own) => drawSeries(own, strengths, luck));
    return anchored(likelyStrengths(players.length, again));
  });
  return new Map(
    players.map((player, at) => {
      const drawn = samples.map((sample) => sample[at] as number).sort((a, b) => a - b);
      const quantile = (part: number): number => drawn[Math.floor(part * (drawn.length - 1))] as number;
      return [player, { rating: ratings[at] as number, low: quantile(0.025), high: quantile(0.975) }];
    }),
  );
}
