/** What roles, cards and buildings brought in a match: found by replaying it. */
import type { Shape } from "./shape.ts";

export interface Earning {
  readonly seat: number;
  /** What brought it: a key of the game's catalogue. */
  readonly source: string;
  /** What was brought, a word of the game's: `earned.<unit>` in its catalogue. */
  readonly unit: string;
  readonly count: number;
}

/** What a game tells of it. */
export interface Earner<S extends Shape = Shape> {
  /** What the events of one entry brought; `before` is the table as the entry found it. */
  ofEntry(frames: readonly GameFrame<S>[], before: S["table"]): readonly Earning[];
  /** Points that lie on the table in the end. */
  atEnd(table: S["table"]): readonly Earning[];
  /** How much one of a unit counts where the best are listed. */
  readonly worth: Readonly<Record<string, number>>;
}

/** A frame of the game's own. */
export interface GameFrame<S extends Shape = Shape> {
  readonly event: S["event"];
  readonly table: S["table"];
}
