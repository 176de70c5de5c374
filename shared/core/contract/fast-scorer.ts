/** The scores and chances by a learnt model, as a search asks for them at each leaf: lists are read without a check. */
import type { Model } from "./model.ts";

/** What a model is read for: a mind, by the names of its features. */
interface Learnt {
  readonly features: readonly string[];
  readonly model: Model;
}

/** A model as a search reads it. */
export interface Scorer {
  /** Where the features of one seat are measured. */
  readonly features: Float64Array;
  /** The same by seat, for whoever measures all seats at once. */
  rows(seats: number): readonly Float64Array[];
  /** Blends the weights for a moment of the match; the scores that follow are by these weights. */
  blend(seats: number, progress: number): void;
  /** The score of the measured seat. */
  score(measured?: Float64Array): number;
  /** Writes the chances of the seats whose rows are measured, at a moment of the match. */
  judge(seats: number, progress: number, into: number[]): void;
}

const scorers = new WeakMap<Learnt, Scorer>();

/** There is one for each mind: a search asks for it at each leaf. */
export function scorerOf(mind: Learnt): Scorer {
  let scorer = scorers.get(mind);
  if (scorer === undefined) {
    scorer = newScorer(mind);
    scorers.set(mind, scorer);
  }
  return scorer;
}

function newScorer({ features: names, model }: Learnt): Scorer {
  const count = names.length;
  const features = new Float64Array(count);
  const blended = new Float64Array(count);
  const threats = new Float64Array(count + 1);
  const bySeats = stagesOf(names, model, model.weights);
  const sudden = stagesOf(names, model, model.sudden ?? {});
  const rows = [features];

  function rowsOf(seats: number): Float64Array[] {
    while (rows.length < seats) rows.push(new Float64Array(count));
    return rows;
  }

  function score(measured: Float64Array = features, weights: Float64Array = blended): number {
    let sum = 0;
    for (let at = 0; at < count; at++) sum += measured[at]! * weights[at]!;
    return sum;
  }

  return {
    features,
    rows: rowsOf,
    blend(seats, progress) {
      blendInto(blended, bySeats[seats], progress);
    },
    score: (measured) => score(measured),
    judge(seats, progress, into) {
      blendInto(blended, bySeats[seats], progress);
      for (let seat = 0; seat < seats; seat++) into[seat] = score(rows[seat]);
      softmax(into, seats);
      const stages = sudden[seats];
      if (stages === undefined) return;
      blendInto(threats, stages, progress);
      let sum = 1;
      for (let seat = 0; seat < seats; seat++) {
        const odds = Math.exp(Math.min(CERTAIN, score(rows[seat], threats) + threats[count]!));
        into[seat]! += odds;
        sum += odds;
      }
      for (let seat = 0; seat < seats; seat++) into[seat]! /= sum;
    },
  };
}

/** Odds of e to this power are as good as certain. */
const CERTAIN = 30;

/** By number of seats and stage: the weights of the features as they are measured, then what else a row has. */
function stagesOf(names: readonly string[], { features, scale }: Model, weights: Model["weights"]): Float64Array[][] {
  const bySeats: Float64Array[][] = [];
  for (const [seats, stages] of Object.entries(weights)) {
    bySeats[Number(seats)] = stages.map((row) => {
      const read = names.map((name) => {
        const at = features.indexOf(name);
        return at < 0 ? 0 : row[at]! / scale[at]!;
      });
      return Float64Array.from([...read, ...row.slice(features.length)]);
    });
  }
  return bySeats;
}

function blendInto(blended: Float64Array, stages: readonly Float64Array[] | undefined, progress: number): void {
  if (stages === undefined) return void blended.fill(0);
  const { stage, share } = stageAt(stages.length, progress);
  const before = stages[stage]!;
  const after = stages[stage + 1]!;
  for (let at = 0; at < blended.length; at++) blended[at] = before[at]! + share * (after[at]! - before[at]!);
}

/** Between which two stages a moment lies, and how near it is to the later one. */
export function stageAt(stages: number, progress: number): { stage: number; share: number } {
  const along = Math.min(Math.max(progress, 0), 1) * (stages - 1);
  const stage = Math.min(Math.floor(along), stages - 2);
  return { stage, share: along - stage };
}

/** Replaces the first `seats` scores by chances. */
export function softmax(scores: number[] | Float64Array, seats: number): void {
  let highest = scores[0]!;
  for (let seat = 1; seat < seats; seat++) if (scores[seat]! > highest) highest = scores[seat]!;
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) sum += scores[seat] = Math.exp(scores[seat]! - highest);
  for (let seat = 0; seat < seats; seat++) scores[seat] = scores[seat]! / sum;
}
