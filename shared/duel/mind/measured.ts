/** What features are made of. */
import type { Points } from "../score.ts";
import type { Outlook } from "./outlook.ts";

/** An outlook with what several features read. */
export interface Measured extends Outlook {
  readonly points: Points;
  /** What the cards that lie free are worth to the seat, the best first. */
  readonly worths: readonly number[];
}

/** By name: one number of a seat. */
export type Features = Readonly<Record<string, (measured: Measured) => number>>;
