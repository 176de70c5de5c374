/**
 * Strengths from matches, by Bradley and Terry: a player comes before another one with odds that grow with the distance of their strengths.
 * A match of several seats is one result for each two different players in it.
 *
 * The unit is that of the ratings players are shown. openskill's Plackett-Luce model expects odds of e for a distance of beta times the
 * square root of the number of seats, and the server shows 40 points for one of its units (`server/store/ratings.ts`); so a distance means
 * the same among bots and among players whose ratings have settled.
 */
import { rating } from "openskill";
import { POINTS_PER_UNIT } from "../../server/store/ratings.ts";
import { below, type QuickLuck, quickLuck } from "../../shared/core/random.ts";
import { sum } from "./bench.ts";
import type { PlayedMatch } from "./bots-pairing.ts";

/** All matches of some players at one table, which share their deals. */
export interface Met {
  readonly players: readonly string[];
  readonly matches: readonly PlayedMatch[];
}

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

/** A player's distance to another for odds of e at a table of so many seats. openskill's beta is half of the sigma of a new rating. */
export const unitOf = (seats: number): number => POINTS_PER_UNIT * (rating().sigma / 2) * Math.sqrt(seats);

/** Resamples for the intervals. */
const RESAMPLES = 400;

/**
 * The strengths of all `players`, who are ordered by what is expected of them; that of one is known. The intervals are those of deals drawn
 * again with the same chances (bootstrap).
 */
export function fitLadder(players: readonly string[], anchor: Anchor, met: readonly Met[]): Map<string, Strength> {
  const deals = met.map(byDeal);
  const fitted = (lists: readonly (readonly Results[])[]): number[] => {
    const strengths = fit(players.length, countOf(lists.flat(2)));
    const known = strengths[players.indexOf(anchor.player)] as number;
    return strengths.map((own) => anchor.rating + own - known);
  };
  const lists = deals.map((own) => own.map((matches) => countOf(resultsOf(players, matches))));
  const ratings = fitted(lists);
  const luck = quickLuck(1);
  const samples = Array.from({ length: RESAMPLES }, () => fitted(lists.map((list) => resampled(list, luck))));
  return new Map(
    players.map((player, at) => {
      const drawn = samples.map((sample) => sample[at] as number).sort((a, b) => a - b);
      const quantile = (part: number): number => Math.round(drawn[Math.floor(part * (drawn.length - 1))] as number);
      return [player, { rating: Math.round(ratings[at] as number), low: quantile(0.025), high: quantile(0.975) }];
    }),
  );
}

const resampled = <T>(list: readonly T[], luck: QuickLuck): T[] => list.map(() => list[below(luck, list.length)] as T);

function byDeal({ players, matches }: Met): Met[] {
  return [...Map.groupBy(matches, ({ deal }) => deal).values()].map((own) => ({ players, matches: own }));
}

/** One player against another at a table of so many seats: of how many comparisons it won how many; a shared place is half. */
interface Result {
  readonly first: number;
  readonly second: number;
  readonly unit: number;
  readonly won: number;
  readonly of: number;
}
type Results = readonly Result[];

function resultsOf(players: readonly string[], { players: seated, matches }: Met): Results {
  const unit = unitOf(seated.length);
  const ranks = seated.map((player) => players.indexOf(player));
  return matches.flatMap(({ places }) =>
    ranks.flatMap((first, at) =>
      ranks.slice(at + 1).flatMap((second, behind): Result[] => {
        const [own, other] = [places[at] as number, places[at + 1 + behind] as number];
        return first === second ? [] : [{ first, second, unit, won: own === other ? 1 / 2 : Number(own < other), of: 1 }];
      }),
    ),
  );
}

/** Equal comparisons as one. */
function countOf(results: Results): Results {
  const groups = Map.groupBy(results, ({ first, second, unit }) => `${first} ${second} ${unit}`);
  return [...groups.values()].map((own) => ({
    ...(own[0] as Result),
    won: sum(own.map(({ won }) => won)),
    of: sum(own.map(({ of }) => of)),
  }));
}

/** Most likely strengths, given that each two neighbours have also shared a place once: without it, one who never lost would be infinitely strong. */
function fit(players: number, results: Results): number[] {
  const [{ unit } = { unit: 1 }] = results;
  const shared = Array.from({ length: players - 1 }, (_none, first): Result => ({ first, second: first + 1, unit, won: 1 / 2, of: 1 }));
  const all = [...results, ...shared];
  const strengths = Array.from({ length: players }, () => 0);
  for (let largest = 1; largest > 0.01; ) {
    largest = 0;
    for (const player of strengths.keys()) {
      const step = stepOf(player, strengths, all);
      strengths[player] = (strengths[player] as number) + step;
      largest = Math.max(largest, Math.abs(step));
    }
  }
  return strengths;
}

/** Newton's step for one player while the others stand still, bounded so that it cannot overshoot. */
function stepOf(player: number, strengths: readonly number[], results: Results): number {
  let slope = 0;
  let curve = 0;
  for (const { first, second, unit, won, of } of results) {
    if (first !== player && second !== player) continue;
    const expected = 1 / (1 + Math.exp(((strengths[second] as number) - (strengths[first] as number)) / unit));
    slope += ((player === first ? 1 : -1) * (won - of * expected)) / unit;
    curve += (of * expected * (1 - expected)) / unit ** 2;
  }
  return Math.max(-MOST_STEP, Math.min(MOST_STEP, slope / curve));
}

const MOST_STEP = 200;
