/** What features are made of. */
import type { Points } from "../score.ts";
import type { Outlook } from "./outlook.ts";

export interface Science {
  /** Different symbols the city has. */
  readonly held: number;
  /** How many of the symbols it lacks it may expect to come, and how many may come at all. */
  readonly expected: number;
  readonly possible: number;
  /** Seconds of symbols it has once that may be expected, as long as there are tokens for them. */
  readonly pairs: number;
}

/** An outlook with what several features read. */
export interface Measured extends Outlook {
  readonly points: Points;
  /** What the cards that lie free are worth to the seat, the best first. */
  readonly worths: readonly number[];
  /** The cards to come that will be free for the city. */
  readonly chained: readonly number[];
  readonly science: Science;
}

/** By name: one number of a seat. */
export type Features = Readonly<Record<string, (measured: Measured) => number>>;
