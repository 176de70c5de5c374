/** A guest's unfinished matches, as the lobby lists them. */

import type { ListedPerson } from "./table-terms.ts";

/** A guest's seat in an unfinished match. */
export interface UnfinishedMatch {
  readonly match: string;
  readonly game: string;
  readonly seats: number;
  readonly seat: number;
  readonly running: boolean;
  readonly yourTurn: boolean;
  readonly people: readonly ListedPerson[];
}

/** A guest's seat at a table in days. */
export interface DayMatch extends Omit<UnfinishedMatch, "yourTurn"> {
  /** Seats that owe a move, or their share of a deal that is prepared; none while the table waits for players or the match is paused. */
  readonly asked: readonly number[];
  /** Milliseconds left: the guest's own if they owe a move, else the shortest; 0 if no clock runs. */
  readonly left: number;
  readonly paused: boolean;
}
