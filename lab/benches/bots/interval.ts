/**
 * When a measurement may stop: at fixed numbers of deals only, and by intervals that are wide enough for all of these checkpoints together
 * (Bonferroni). With 95 % the truth lies within every one of them, so it may stop at any checkpoint, and go on later from a file.
 */
import { mean, sum } from "../common/figures.ts";

/** Numbers of deals; after the last nothing is decided any more. */
export const CHECKPOINTS = [10, 20, 40, 80, 160, 320, 640, 1_280] as const;
/** Standard errors of a two-sided interval that misses the truth in 5 % / 8 of all runs, as there are 8 checkpoints. */
const NORMAL = 2.734;
/** The same for a measurement whose number of deals was fixed before it began: it is looked at once. */
export const LOOKED_AT_ONCE = 1.96;

export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The interval of the share of victories, from the shares of each deal's rotations: Wilson's, which also holds near 0 and 1. Matches of one
 * deal resemble each other, so it counts as many independent matches as the spread of the deals shows, at most as many as were played.
 */
export function intervalOf(deals: readonly (readonly number[])[], normal = NORMAL): Interval {
  const matches = sum(deals.map((shares) => shares.length));
  const share = mean(deals.flat());
  const means = deals.map(mean);
  const middle = mean(means);
  const variance = sum(means.map((own) => (own - middle) ** 2)) / ((deals.length - 1) * deals.length);
  const independent = deals.length < 2 ? 1 : variance === 0 ? matches : Math.min(matches, (share * (1 - share)) / variance);
  const shrink = 1 + normal ** 2 / independent;
  const centre = (share + normal ** 2 / (2 * independent)) / shrink;
  const reach = (normal / shrink) * Math.sqrt((share * (1 - share)) / independent + (normal / (2 * independent)) ** 2);
  return { share, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}

export type Verdict = "clears" | "misses" | "open";

/** Whether the interval lies above the bar, below it, or around it. */
export function verdictOf({ low, high }: Interval, bar: number): Verdict {
  if (low >= bar) return "clears";
  return high < bar ? "misses" : "open";
}
