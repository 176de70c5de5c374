/**
 * Calibration: a fitted model may be too sure of itself, or not sure enough, at some stage of a match. Each stage is multiplied by one number,
 * fitted to positions of matches that the weights were not fitted to.
 */
import { fit } from "./fit.ts";
import type { Position } from "./positions.ts";
import { type Regression, scoresOf } from "./regression.ts";

/** Changes the weights; returns the numbers, by stage and number of seats. */
export function calibrate(regression: Regression, positions: readonly Position[], seed: number): number[][] {
  const { count, stages, tables, weights } = regression;
  const known = positions.filter(({ seats }) => tables.includes(seats));
  const scored = known.map((position): Position => ({ ...position, features: Float32Array.from(scoresOf(regression, position)) }));
  const sharpness = fit(scored, scored, { stages, decay: 0, seed });
  const size = stages * count;
  const shared = weights.slice(0, size);
  weights.fill(0, 0, size);
  return tables.map((seats, table) => {
    const at = sharpness.tables.indexOf(seats);
    return Array.from({ length: stages }, (_none, stage) => {
      const factor = at < 0 ? 1 : sharpness.weights[stage]! + sharpness.weights[(1 + at) * stages + stage]!;
      for (let feature = 0; feature < count; feature++) {
        const own = (1 + table) * size + stage * count + feature;
        weights[own] = factor * (weights[own]! + shared[stage * count + feature]!);
      }
      return factor;
    });
  });
}
