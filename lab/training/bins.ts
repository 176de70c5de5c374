/** Ten bins of predicted chances, and what came of them. */

/** By bin. */
import { add, at } from "../../shared/core/base/checked.ts";

export interface Bins {
  readonly count: Float64Array;
  readonly predicted: Float64Array;
  readonly won: Float64Array;
  /** Won minus predicted, of the match that is being added. */
  readonly surplus: Float64Array;
  /** Squares of that, of all matches before: positions of one match share its luck, so only matches are independent. */
  readonly squares: Float64Array;
}

const BINS = 10;

export function newBins(): Bins {
  const none = (): Float64Array => new Float64Array(BINS);
  return { count: none(), predicted: none(), won: none(), surplus: none(), squares: none() };
}

/** One position of one seat. */
export function addTo({ count, predicted, won, surplus }: Bins, chance: number, share: number): void {
  const bin = Math.min(Math.floor(chance * BINS), BINS - 1);
  add(count, bin, 1);
  add(predicted, bin, chance);
  add(won, bin, share);
  add(surplus, bin, share - chance);
}

export function endMatch({ surplus, squares }: Bins): void {
  for (let bin = 0; bin < BINS; bin++) add(squares, bin, at(surplus, bin) ** 2);
  surplus.fill(0);
}

/** One bin in per cent. */
export interface Row {
  readonly count: number;
  readonly predicted: number;
  readonly won: number;
  /** The standard error of what was won. */
  readonly doubt: number;
}

/** The bins that have positions. */
export function rowsOf({ count, predicted, won, squares }: Bins): Row[] {
  const row = (own: number, bin: number): Row => {
    const [said, came, doubt] = [at(predicted, bin), at(won, bin), Math.sqrt(at(squares, bin))].map((all) => (100 * all) / own) as [
      number,
      number,
      number,
    ];
    return { count: own, predicted: said, won: came, doubt };
  };
  return Array.from(count, row).filter((some) => some.count > 0);
}

const distance = ({ predicted, won }: Row): number => Math.abs(predicted - won);

/** Mean distance between what was predicted and what was won, in per cent: of the positions, and of the bins. */
export function errorsOf(bins: Bins): { byPosition: number; byBin: number } {
  const rows = rowsOf(bins);
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  return {
    byPosition: rows.reduce((sum, row) => sum + row.count * distance(row), 0) / all,
    byBin: rows.reduce((sum, row) => sum + distance(row), 0) / rows.length,
  };
}

/** Standard errors that luck alone does not reach. */
const BEYOND_LUCK = 4;

/** How many bins are further off than allowed, in per cent, and luck cannot be why. */
export const binsOff = (bins: Bins, allowed: number): number =>
  rowsOf(bins).filter((row) => distance(row) > allowed + BEYOND_LUCK * row.doubt).length;
