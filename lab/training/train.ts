/**
 * From positions to a model: split by match, fitted, and measured on matches that had no part in it. What makes the positions most likely is
 * calibrated by itself; a further step on the few matches kept aside for tuning made it worse.
 */
import { at } from "../../shared/core/base/checked.ts";
import type { Model } from "../../shared/core/contract/model.ts";
import { addTo, type Bins, endMatch, newBins } from "./bins.ts";
import { lossOf, meanLoss, predict, type Regression, stagesByTable } from "./fast-regression.ts";
import { deviations, fit, scaled } from "./fit.ts";
import type { Position } from "./positions.ts";

/** The weights at the beginning, in the middle and at the end, unless more stages are asked for. */
export const STAGES = 3;
/** Tried in turn: the one that predicts other matches best is taken. */
const DECAYS = [1e-6, 1e-5, 1e-4, 1e-3, 3e-3];
/** The same where weights are drawn to those of a model. */
const PRIOR_DECAYS = [1e-3, 1e-2, 3e-2];

interface TrainOptions {
  readonly seed: number;
  readonly stages: number;
  /** The part of the chances that all seats share evenly; none if left out. */
  readonly doubt?: number;
  /** The model to begin with. */
  readonly prior?: Model | undefined;
}

export interface Trained {
  readonly model: Omit<Model, "provenance">;
  readonly heldOut: HeldOut;
}

/** Measured on matches that were not fitted to. */
export interface HeldOut {
  readonly positions: number;
  readonly loss: number;
  /** The loss of even chances. */
  readonly evenLoss: number;
  readonly bins: Bins;
}

export function train(
  features: readonly string[],
  positions: readonly Position[],
  { seed, stages, doubt = 0, prior: model }: TrainOptions,
): Trained {
  const { training, tuning, testing } = split(positions);
  const scale = deviations(training);
  const [examples, tests, last] = [training, tuning, testing].map((part) => part.map((position) => scaled(position, scale))) as [
    Position[],
    Position[],
    Position[],
  ];
  const prior = model && { model, features, scale };
  const fitted = (prior ? PRIOR_DECAYS : DECAYS).map((decay) => fit(examples, tests, { stages, doubt, decay, seed, prior }));
  const regression = fitted.reduce((best, next) => (meanLoss(next, tests) < meanLoss(best, tests) ? next : best));
  const weights = Object.fromEntries(
    Object.entries(stagesByTable(regression)).map(([seats, stages]) => [seats, stages.map((row) => row.map(written))]),
  );
  return { model: { features: [...features], scale, weights, ...(doubt > 0 ? { doubt } : {}) }, heldOut: measure(regression, last) };
}

/** A weight needs no more figures, and every browser that plays with bots loads it. */
const written = (weight: number): number => Number(weight.toPrecision(3));

/** All positions of a match are in the same part. By high bits: with the lowest, matches of 2 and 4 seats would be none to test with. */
function split(positions: readonly Position[]): { training: Position[]; tuning: Position[]; testing: Position[] } {
  const tenth = ({ match }: Position): number => (Math.imul(match + 1, 0x9e3779b1) >>> 16) % 10;
  const part = (wanted: (tenth: number) => boolean): Position[] => positions.filter((position) => wanted(tenth(position)));
  return { training: part((tenth) => tenth > 1), tuning: part((tenth) => tenth === 1), testing: part((tenth) => tenth === 0) };
}

function measure(regression: Regression, positions: readonly Position[]): HeldOut {
  const bins = newBins();
  let [loss, evenLoss] = [0, 0];
  for (const [i, position] of positions.entries()) {
    if (position.match !== positions[i - 1]?.match) endMatch(bins);
    const { seats, shares } = position;
    const chances = predict(regression, position);
    loss += lossOf(chances, shares);
    evenLoss += lossOf(new Array<number>(seats).fill(1 / seats), shares);
    for (let seat = 0; seat < seats; seat++) addTo(bins, at(chances, seat), at(shares, seat));
  }
  endMatch(bins);
  return { positions: positions.length, loss: loss / positions.length, evenLoss: evenLoss / positions.length, bins };
}
