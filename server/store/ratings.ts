/** Skill ratings from places alone: an estimate (mu) and its uncertainty (sigma). */

import { ordinal, rate, rating } from "openskill";
import { at } from "../../shared/core/base/checked.ts";

export interface Rating {
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number;
}

/**
 * What has a rating of its own: casual matches, rated ones, and those at tables that programs open, where people, programs and levels stand on
 * one ladder. Stored as its place in this list.
 */
export const RATING_KINDS = ["casual", "rated", "ladder"] as const;
export type RatingKind = (typeof RATING_KINDS)[number];
export const storedKind = (kind: RatingKind): number => RATING_KINDS.indexOf(kind);

export const newRating = (): Rating => ({ ...rating(), matches: 0 });

/** How many points are shown for one unit of openskill. */
export const POINTS_PER_UNIT = 40;

/** A cautious estimate: it starts at the bottom and grows as the uncertainty shrinks. */
export const displayedRating = (of: Pick<Rating, "mu" | "sigma">): number => Math.max(0, Math.round(1_000 + POINTS_PER_UNIT * ordinal(of)));

/** The best estimate on the same scale; the gap to the displayed rating is the uncertainty. */
export const estimatedRating = ({ mu }: Pick<Rating, "mu">): number => Math.round(1_000 + POINTS_PER_UNIT * mu);

/** The uncertainty of a level's measured strength, about that of a rating that has settled. */
const LEVEL_SIGMA = 1;

/** A level as an opponent: its rating was measured once, and no match changes it. */
export const levelRating = (strength: number): Rating => ({
  mu: (strength - 1_000) / POINTS_PER_UNIT + CAUTION * LEVEL_SIGMA,
  sigma: LEVEL_SIGMA,
  matches: 0,
});

/** How many uncertainties the displayed rating lies below the estimate. */
export const CAUTION = 3;

/** The uncertainty, in points of the displayed rating. */
export const displayedMargin = ({ sigma }: Rating): number => Math.round(POINTS_PER_UNIT * sigma);

/** The ratings after a match with these places; 1 is best, equal places are draws. */
export function updatedRatings(before: readonly Rating[], places: readonly number[]): Rating[] {
  const teams = rate(
    before.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: [...places] },
  );
  return before.map(({ matches }, seat) => {
    const { mu, sigma } = at(at(teams, seat), 0);
    return { mu, sigma, matches: matches + 1 };
  });
}
