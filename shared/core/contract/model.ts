/** A learnt value: from the features of each seat to each seat's chance of victory. Fitted by `npm run train`, one small file per game; `fast-scorer.ts` reads it. */

/** A logistic regression: the chances are the softmax of the scores of all seats; a score is the weighted sum of a seat's features. */
export interface Model {
  /** In the order of all lists below. A feature of the mind that is not among them does not count until the model is fitted again. */
  readonly features: readonly string[];
  /** What each feature is divided by, its standard deviation: so the weights can be compared with each other. */
  readonly scale: readonly number[];
  /** By number of seats, the weights at evenly spaced stages from the beginning of a match to its end. Between two stages they are blended. */
  readonly weights: Readonly<Record<string, Stages>>;
  /**
   * The same for a victory before the end, where a game has such: each row has one weight more, which counts for every seat alike. Whoever may
   * win like that has that chance however far behind; a model of one score must say either too little of it or too much of a safe lead. None
   * if left out.
   */
  readonly sudden?: Readonly<Record<string, Stages>>;
  /** Where it comes from. */
  readonly provenance: Readonly<Record<string, string | number>>;
}

/** One row of weights for each stage. */
export type Stages = readonly (readonly number[])[];
