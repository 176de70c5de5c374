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
  /** The same by seat, for a mind that measures all seats at once. */
  rows(seats: number): readonly Float64Array[];
  /** Blends the weights for a moment of the match; the scores that follow are by these weights. */
  blend(seats: number, progress: number): void;
  /** The score of the measured seat. */
  score(measured?: Float64Array): number;
  /** Replaces the first `seats` scores by chances. */
  judge(scores: number[], seats: number): void;
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
  const bySeats: Float64Array[][] = [];
  for (const [seats, stages] of Object.entries(model.weights)) {
    bySeats[Number(seats)] = stages.map((weights) => {
      return Float64Array.from(names, (name) => {
        const at = model.features.indexOf(name);
        return at < 0 ? 0 : weights[at]! / model.scale[at]!;
      });
    });
  }
  const rows = [features];
  const { doubt = 0 } = model;
  return {
    features,
    rows(seats) {
      while (rows.length < seats) rows.push(new Float64Array(count));
      return rows;
    },
    blend(seats, progress) {
      const stages = bySeats[seats];
      if (stages === undefined) return void blended.fill(0);
      const { stage, share } = stageAt(stages.length, progress);
      const before = stages[stage]!;
      const after = stages[stage + 1]!;
      for (let at = 0; at < count; at++) blended[at] = before[at]! + share * (after[at]! - before[at]!);
    },
    score(measured = features) {
      let score = 0;
      for (let at = 0; at < count; at++) score += measured[at]! * blended[at]!;
      return score;
    },
    judge(scores, seats) {
      softmax(scores, seats);
      if (doubt > 0) soften(scores, seats, doubt);
    },
  };
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

/** Divides a part of the chances evenly among the first `seats`. */
export function soften(chances: number[] | Float64Array, seats: number, doubt: number): void {
  for (let seat = 0; seat < seats; seat++) chances[seat] = (1 - doubt) * chances[seat]! + doubt / seats;
}
