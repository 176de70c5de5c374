/** Fits the regression to positions: by Adam in small batches, until positions of other matches are predicted no better. */
import { at } from "../../shared/core/base/checked.ts";
import { quickLuck, shuffle } from "../../shared/core/base/random.ts";
import { stageAt } from "../../shared/core/contract/fast-scorer.ts";
import type { Model } from "../../shared/core/contract/model.ts";
import { adam } from "./fast-adam.ts";
import { addSlope, meanLoss, newRegression, type Regression } from "./fast-regression.ts";
import type { Position } from "./positions.ts";

export interface FitOptions {
  /** Rows of weights from the beginning of a match to its end, at least 2. */
  readonly stages: number;
  /** How strongly weights are drawn to 0. */
  readonly decay: number;
  readonly seed: number;
  /** The model to begin with, which the weights are drawn to instead of 0; and the names of the features, and what they were divided by. */
  readonly prior?: Prior | undefined;
}

export interface Prior {
  readonly model: Pick<Model, "features" | "scale" | "weights">;
  readonly features: readonly string[];
  readonly scale: readonly number[];
}

const BATCH = 128;
const RATE = 0.01;
/** From a model that is good already, smaller steps lead on. */
const NEAR_RATE = 0.003;
const MOST_EPOCHS = 60;
/** Steps get smaller after this many epochs without a gain, and after this many cuts the fit ends. */
const PATIENCE = 2;
const CUTS = 4;
const LEAST_GAIN = 1e-5;
/** The part of one number of seats is drawn to 0 more strongly than what all share. */
const OWN_DECAY = 4;

/** Keeps the epoch that predicts `tuning` best. The features must have been scaled. */
export function fit(training: readonly Position[], tuning: readonly Position[], { stages, decay, seed, prior }: FitOptions): Regression {
  const [{ features, seats }] = training as [Position];
  const tables = [...new Set(training.map((position) => position.seats))].sort((a, b) => a - b);
  const regression = newRegression(features.length / seats, stages, tables);
  const { weights } = regression;
  if (prior !== undefined) begin(regression, prior);
  const first = weights.slice();
  const rate = prior === undefined ? RATE : NEAR_RATE;
  const shared = weights.length / (1 + tables.length);
  const slope = new Float64Array(weights.length);
  const learner = adam(weights, slope);
  const luck = quickLuck(seed);
  const order = [...training];
  const best = { loss: prior === undefined ? Number.POSITIVE_INFINITY : meanLoss(regression, tuning), weights: weights.slice() };
  for (let epoch = 0, waited = 0, cuts = 0; epoch < MOST_EPOCHS && cuts < CUTS; epoch++) {
    shuffle(luck, order);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      for (const position of batch) addSlope(regression, position, slope);
      for (let i = 0; i < weights.length; i++) {
        slope[i] = at(slope, i) / batch.length + (i < shared ? decay : OWN_DECAY * decay) * (at(weights, i) - at(first, i));
      }
      learner.step(rate / 3 ** cuts);
    }
    const loss = meanLoss(regression, tuning);
    if (loss < best.loss - LEAST_GAIN) {
      best.loss = loss;
      best.weights.set(weights);
      waited = 0;
    } else if (++waited === PATIENCE) {
      waited = 0;
      cuts++;
    }
  }
  weights.set(best.weights);
  return regression;
}

/** The weights of a model, in the own part of each number of seats. */
function begin({ count, stages, tables, weights }: Regression, { model, features, scale }: Prior): void {
  for (const [table, seats] of tables.entries()) {
    const rows = at(
      Object.entries(model.weights).filter(([key]) => Number(key) === seats),
      0,
    )[1];
    for (let row = 0; row < stages; row++) {
      const { stage, share } = stageAt(rows.length, row / (stages - 1));
      for (const [place, name] of features.entries()) {
        const old = model.features.indexOf(name);
        if (old < 0) continue;
        const [before, after] = [at(at(rows, stage), old), at(at(rows, stage + 1), old)];
        weights[((1 + table) * stages + row) * count + place] =
          ((before + share * (after - before)) / at(model.scale, old)) * at(scale, place);
      }
    }
  }
}

/** The standard deviation of each feature; 1 where it never changes. */
export function deviations(positions: readonly Position[]): number[] {
  const [{ features, seats }] = positions as [Position];
  const count = features.length / seats;
  return Array.from({ length: count }, (_none, i) => {
    let [rows, sum, squares] = [0, 0, 0];
    for (const position of positions) {
      for (let row = i; row < position.features.length; row += count) {
        const value = at(position.features, row);
        rows++;
        sum += value;
        squares += value * value;
      }
    }
    const deviation = Math.sqrt(Math.max(0, squares / rows - (sum / rows) ** 2));
    return deviation > 1e-6 ? rounded(deviation) : 1;
  });
}

export function scaled(position: Position, scale: readonly number[]): Position {
  return { ...position, features: position.features.map((value, i) => value / at(scale, i % scale.length)) };
}

/** Rounds to the precision that a reader needs: a small file. */
export const rounded = (value: number): number => Number(value.toPrecision(5));
