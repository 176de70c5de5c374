/**
 * From positions to a model: split by match, fitted, and measured on matches that had no part in it. What makes the positions most likely is
 * calibrated by itself; a further step on the few matches kept aside for tuning made it worse.
 */
import { at } from "../../shared/core/base/checked.ts";
import type { Model, Stages } from "../../shared/core/contract/model.ts";
import { addTo, type Bins, endMatch, newBins } from "./bins.ts";
import { lossOf, meanLoss, predict, type Regression, scoresOf, stagesByTable } from "./fast-regression.ts";
import { deviations, type FitOptions, fit, scaled } from "./fit.ts";
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

export function train(features: readonly string[], positions: readonly Position[], { seed, stages, prior: model }: TrainOptions): Trained {
  const { training, tuning, testing } = split(positions);
  const scale = deviations(training);
  const [examples, tests, last] = [training, tuning, testing].map((part) => part.map((position) => scaled(position, scale))) as [
    Position[],
    Position[],
    Position[],
  ];
  const prior = model && { model, features, scale };
  const options = { stages, seed, prior };
  // What is won at the end is learnt from matches that came to it, and what is won before it apart.
  const { regression, decay } = best(examples.filter(isWhole), tests.filter(isWhole), options);
  const fitted: Fitted = { atEnd: regression };
  if (examples.some(({ isSudden }) => isSudden)) {
    fitted.before = fit(examples.flatMap(seatsAlone), tests.flatMap(seatsAlone), { stages, seed, decay });
  }
  return { model: { features: [...features], scale, ...weightsOf(fitted) }, heldOut: measure(fitted, last) };
}

interface Best {
  readonly regression: Regression;
  readonly decay: number;
  readonly loss: number;
}

/** The fit that predicts other matches best, and how strongly its weights were drawn to 0. */
function best(examples: readonly Position[], tests: readonly Position[], options: Omit<FitOptions, "decay">): Best {
  const fitted = (options.prior ? PRIOR_DECAYS : DECAYS).map((decay): Best => {
    const regression = fit(examples, tests, { ...options, decay });
    return { regression, decay, loss: meanLoss(regression, tests) };
  });
  return fitted.reduce((best, next) => (next.loss < best.loss ? next : best));
}

/** The fits of a model: of victories at the end of a match, and of those before it. */
interface Fitted {
  readonly atEnd: Regression;
  before?: Regression;
}

const isWhole = ({ isSudden }: Position): boolean => !isSudden;

/** By seat, whether it won before the end: itself, with a feature more that is always 1, beside one that has nothing. */
const seatsAlone = ({ match, seats, progress, shares, features, isSudden }: Position): Position[] =>
  Array.from(shares, (share, seat) => {
    const count = features.length / seats;
    const alone = new Float32Array(2 * (count + 1));
    alone.set(features.subarray(seat * count, (seat + 1) * count));
    alone[count] = 1;
    const won = isSudden ? share : 0;
    return { match, seats: 2, progress, shares: Float32Array.of(won, 1 - won), features: alone };
  });

const FIGURES = 3;

/** Where a seat alone was fitted, it is the same with any number of seats that matches have. */
function weightsOf({ atEnd, before }: Fitted): Pick<Model, "weights" | "sudden"> {
  const written = (stages: Stages): Stages => stages.map((row) => row.map((weight) => Number(weight.toPrecision(FIGURES))));
  const weights = Object.fromEntries(Object.entries(stagesByTable(atEnd)).map(([seats, stages]) => [seats, written(stages)]));
  if (before === undefined) return { weights };
  const [alone] = Object.values(stagesByTable(before)) as [Stages];
  return { weights, sudden: Object.fromEntries(Object.keys(weights).map((seats) => [seats, written(alone)])) };
}

/** The chance of each seat, by both fits. */
function chancesBy({ atEnd, before }: Fitted, position: Position): Float64Array {
  const chances = predict(atEnd, position);
  if (before === undefined) return chances;
  const odds = seatsAlone(position).map((alone) => at(scoresOf(before, alone), 0));
  const all = odds.reduce((sum, score) => sum + Math.exp(score), 1);
  return chances.map((chance, seat) => (chance + Math.exp(at(odds, seat))) / all);
}

/** All positions of a match are in the same part. By high bits: with the lowest, matches of 2 and 4 seats would be none to test with. */
function split(positions: readonly Position[]): { training: Position[]; tuning: Position[]; testing: Position[] } {
  const tenth = ({ match }: Position): number => (Math.imul(match + 1, 0x9e3779b1) >>> 16) % 10;
  const part = (wanted: (tenth: number) => boolean): Position[] => positions.filter((position) => wanted(tenth(position)));
  return { training: part((tenth) => tenth > 1), tuning: part((tenth) => tenth === 1), testing: part((tenth) => tenth === 0) };
}

function measure(fitted: Fitted, positions: readonly Position[]): HeldOut {
  const bins = newBins();
  let [loss, evenLoss] = [0, 0];
  for (const [i, position] of positions.entries()) {
    if (position.match !== positions[i - 1]?.match) endMatch(bins);
    const { seats, shares } = position;
    const chances = chancesBy(fitted, position);
    loss += lossOf(chances, shares);
    evenLoss += lossOf(new Array<number>(seats).fill(1 / seats), shares);
    for (let seat = 0; seat < seats; seat++) addTo(bins, at(chances, seat), at(shares, seat));
  }
  endMatch(bins);
  return { positions: positions.length, loss: loss / positions.length, evenLoss: evenLoss / positions.length, bins };
}
