/** What many matches of a game came to, for one number of seats: counts by chart and row. `npm run statistics` writes them. */

export interface GameStatistics {
  readonly game: string;
  readonly seats: number;
  /** The version of the rules. */
  readonly rules: number;
  /** The day they were counted. */
  readonly date: string;
  /** Each kind of player apart: matches of the quick bot among itself, of a search among itself, of people. */
  readonly fields: readonly Field[];
}

export interface Field {
  /** How many lines of thought each choice had; 0 for the quick bot, which is the Casual level; `PEOPLE` where people chose. */
  readonly lines: number;
  readonly matches: number;
  readonly charts: Readonly<Record<string, Rows>>;
}

export const PEOPLE = -1;

export type Rows = Readonly<Record<string, Row>>;
/** How often; the sum of what came of it, such as shares of the victory, unless it is 0; the sum of its squares, unless it is the same. */
export type Row = readonly [count: number, sum?: number, squares?: number];

/** Counts of matches; those of several months add up. */
export type Counts = Pick<Field, "matches" | "charts">;

export function sumOf(all: readonly Counts[]): Counts {
  const charts: Record<string, Record<string, Row>> = {};
  for (const [chart, rows] of all.flatMap((one) => Object.entries(one.charts))) {
    const sums = charts[chart] ?? {};
    charts[chart] = sums;
    for (const [row, more] of Object.entries(rows)) sums[row] = added(sums[row], more);
  }
  return { matches: all.reduce((sum, { matches }) => sum + matches, 0), charts };
}

const added = ([count, sum = 0, squares = sum]: Row = [0], [more, moreSum = 0, moreSquares = moreSum]: Row): Row =>
  short(count + more, sum + moreSum, squares + moreSquares);

/** Without the zeros and the squares that say nothing: those of whole shares are the shares. */
export function short(count: number, sum: number, squares: number): Row {
  if (sum === 0 && squares === 0) return [count];
  const [total, spread] = [rounded(sum), rounded(squares)];
  return spread === total ? [count, total] : [count, total, spread];
}

const rounded = (value: number): number => Number(value.toFixed(2));

/** With where the truth lies in 19 of 20 cases. */
export interface Measured {
  readonly count: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Standard errors of a two-sided interval that misses the truth in 5 %. */
const NORMAL = 1.96;

/** A share of `count`, by Wilson's interval, which also holds near 0 and 1. */
export function shareOf(sum: number, count: number): Measured {
  const value = sum / count;
  const shrink = 1 + NORMAL ** 2 / count;
  const centre = (value + NORMAL ** 2 / (2 * count)) / shrink;
  const reach = (NORMAL / shrink) * Math.sqrt((value * (1 - value)) / count + (NORMAL / (2 * count)) ** 2);
  return { count, value, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}

/** The mean of what a row summed up. */
export function meanOf([count, sum = 0, squares = sum]: Row): Measured {
  const value = sum / count;
  const variance = Math.max(0, squares / count - value ** 2);
  const reach = NORMAL * Math.sqrt(variance / count);
  return { count, value, low: value - reach, high: value + reach };
}
