/** A past frame; without a secret for a watcher. */
export interface PastFrame {
  readonly number: number;
  readonly event: { readonly type: string };
  readonly table: object;
  readonly secret?: object;
  /** At a table with open hands. */
  readonly openHands?: readonly object[];
  /** The seats asked after it. */
  readonly asked: readonly number[];
}
