/** A learnt value: from the features of each seat to each seat's chance of victory. Fitted by `npm run train`, one small file per game; `fast-scorer.ts` reads it. */

/** A logistic regression: the chances are the softmax of the scores of all seats, but for a doubt; a score is the weighted sum of a seat's features. */
export interface Model {
  /** In the order of all lists below. A feature of the mind that is not among them does not count until the model is fitted again. */
  readonly features: readonly string[];
  /** What each feature is divided by, its standard deviation: so the weights can be compared with each other. */
  readonly scale: readonly number[];
  /** By number of seats, the weights at evenly spaced stages from the beginning of a match to its end. Between two stages they are blended. */
  readonly weights: Readonly<Record<string, Stages>>;
  /**
   * The part of the chance that all seats share evenly, whatever is measured: nothing that is seen rules out an upset. Without it a model makes
   * leads too small, so that the rare upsets of large ones cost it less. None if left out.
   */
  readonly doubt?: number;
  /** Where it comes from. */
  readonly provenance: Readonly<Record<string, string | number>>;
}

/** One row of weights for each stage. */
export type Stages = readonly (readonly number[])[];
