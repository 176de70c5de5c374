/**
 * The regression that is fitted: weights for stages of a match, a part that all numbers of seats share and a small part for each of them,
 * so that a number of seats with few matches learns from the others.
 */
import { softmax, stageAt } from "../../shared/core/contract/fast-scorer.ts";
import type { Stages } from "../../shared/core/contract/model.ts";
import type { Position } from "./positions.ts";

export interface Regression {
  /** Features of a seat. */
  readonly count: number;
  readonly stages: number;
  /** The numbers of seats that there are parts for. */
  readonly tables: readonly number[];
  /** The shared part, then those of the tables; each stage by stage. */
  readonly weights: Float64Array;
}

export function newRegression(count: number, stages: number, tables: readonly number[]): Regression {
  return { count, stages, tables, weights: new Float64Array((1 + tables.length) * stages * count) };
}

/** The score of each seat: their softmax are the chances. */
export function scoresOf({ count, stages, tables, weights }: Regression, { seats, progress, features }: Position): Float64Array {
  const { stage, share } = stageAt(stages, progress);
  const scores = new Float64Array(seats);
  const early = stage * count;
  const own = (1 + tables.indexOf(seats)) * stages * count;
  for (let at = 0; at < count; at++) {
    const before = weights[early + at]! + weights[own + early + at]!;
    const after = weights[early + count + at]! + weights[own + early + count + at]!;
    const weight = before + share * (after - before);
    for (let seat = 0; seat < seats; seat++) scores[seat] = scores[seat]! + weight * features[seat * count + at]!;
  }
  return scores;
}

/** The chance of each seat. */
export function predict(regression: Regression, position: Position): Float64Array {
  const chances = scoresOf(regression, position);
  softmax(chances, position.seats);
  return chances;
}

/** Adds the slope of one position's loss. */
export function addSlope(regression: Regression, position: Position, slope: Float64Array): void {
  const { count, stages, tables } = regression;
  const { seats, progress, shares, features } = position;
  const { stage, share } = stageAt(stages, progress);
  const errors = predict(regression, position);
  for (let seat = 0; seat < seats; seat++) errors[seat] = errors[seat]! - shares[seat]!;
  const early = stage * count;
  const own = (1 + tables.indexOf(seats)) * stages * count;
  for (let at = 0; at < count; at++) {
    let gained = 0;
    for (let seat = 0; seat < seats; seat++) gained += errors[seat]! * features[seat * count + at]!;
    const before = (1 - share) * gained;
    const after = share * gained;
    slope[early + at] = slope[early + at]! + before;
    slope[early + count + at] = slope[early + count + at]! + after;
    slope[own + early + at] = slope[own + early + at]! + before;
    slope[own + early + count + at] = slope[own + early + count + at]! + after;
  }
}

/** The mean of -log of the chance that was given to what happened. */
export function meanLoss(regression: Regression, positions: readonly Position[]): number {
  return positions.reduce((sum, position) => sum + lossOf(predict(regression, position), position.shares), 0) / positions.length;
}

const LEAST_CHANCE = 1e-12;

export function lossOf(chances: ArrayLike<number>, shares: ArrayLike<number>): number {
  let loss = 0;
  for (let seat = 0; seat < shares.length; seat++)
    if (shares[seat]! > 0) loss -= shares[seat]! * Math.log(Math.max(chances[seat]!, LEAST_CHANCE));
  return loss;
}

/** The weights as a model has them: by number of seats, both parts together. */
export function stagesByTable({ count, stages, tables, weights }: Regression): Record<string, Stages> {
  const rows = (table: number): Stages =>
    Array.from({ length: stages }, (_row, stage) => {
      const own = ((1 + table) * stages + stage) * count;
      return Array.from({ length: count }, (_none, at) => weights[stage * count + at]! + weights[own + at]!);
    });
  return Object.fromEntries(tables.map((seats, table) => [seats, rows(table)]));
}
