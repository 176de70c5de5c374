/** What the toy thread does with a question: its seed says it. */
export const ACTS = {
  /** The first listed move, at once. */
  first: 1,
  /** Searches until the budget's time is over, looking at the signal; then plays the last listed move. */
  search: 2,
  /** Rejects. */
  reject: 3,
  /** Ends its thread with an error. */
  crash: 4,
  /** Never gives control back. */
  block: 5,
} as const;
