/** Skill ratings from places alone: an estimate (mu) and its uncertainty (sigma). */

import { ordinal, rate, rating } from "openskill";
import { at } from "../../shared/core/base/checked.ts";

export interface Rating {
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number;
}

export const newRating = (): Rating => ({ ...rating(), matches: 0 });

/** How many points are shown for one unit of openskill. */
export const POINTS_PER_UNIT = 40;

/** A cautious estimate: it starts at the bottom and grows as the uncertainty shrinks. */
export const displayedRating = (of: Pick<Rating, "mu" | "sigma">): number => Math.max(0, Math.round(1_000 + POINTS_PER_UNIT * ordinal(of)));

/** The best estimate on the same scale; the gap to the displayed rating is the uncertainty. */
export const estimatedRating = ({ mu }: Pick<Rating, "mu">): number => Math.round(1_000 + POINTS_PER_UNIT * mu);

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
