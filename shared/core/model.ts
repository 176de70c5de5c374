/** A learnt value: from the features of each seat to each seat's chance of victory. Fitted by `npm run train`, one small file per game. */

/** One layer of a network: `weights` row by row, one row for each output. No layer but the last one is linear. */
export interface Layer {
  readonly weights: readonly number[];
  readonly bias: readonly number[];
}

export interface Model {
  /** The features it was fitted to; it must be fitted again when a game's list changes. */
  readonly features: readonly string[];
  /** What is subtracted from each feature, and what it is divided by. */
  readonly mean: readonly number[];
  readonly scale: readonly number[];
  /** The score of a seat. The chances are the softmax of the scores of all seats. One layer is a logistic regression. */
  readonly layers: readonly Layer[];
  /** Where it comes from. */
  readonly provenance: Readonly<Record<string, string | number>>;
}
