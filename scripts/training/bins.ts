/** Ten bins of predicted chances, and what came of them. */

export interface Bins {
  readonly count: Float64Array;
  readonly predicted: Float64Array;
  readonly won: Float64Array;
}

const BINS = 10;

export const newBins = (): Bins => ({ count: new Float64Array(BINS), predicted: new Float64Array(BINS), won: new Float64Array(BINS) });

export function addTo({ count, predicted, won }: Bins, chance: number, share: number): void {
  const bin = Math.min(Math.floor(chance * BINS), BINS - 1);
  count[bin]!++;
  predicted[bin]! += chance;
  won[bin]! += share;
}

/** One bin in per cent. */
export interface Row {
  readonly count: number;
  readonly predicted: number;
  readonly won: number;
}

/** The bins that have positions. */
export function rowsOf({ count, predicted, won }: Bins): Row[] {
  return Array.from(count, (own, bin) => ({ count: own, predicted: (100 * predicted[bin]!) / own, won: (100 * won[bin]!) / own })).filter(
    (row) => row.count > 0,
  );
}

/** Mean distance between what was predicted and what was won, in per cent: of the positions, and of the bins. */
export function errorsOf(bins: Bins): { byPosition: number; byBin: number } {
  const rows = rowsOf(bins);
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  const distance = ({ predicted, won }: Row): number => Math.abs(predicted - won);
  return {
    byPosition: rows.reduce((sum, row) => sum + row.count * distance(row), 0) / all,
    byBin: rows.reduce((sum, row) => sum + distance(row), 0) / rows.length,
  };
}
