/** What a player should know of a table before sitting down. */
import type { OptionValue } from "../contract/game.ts";
import type { Seating } from "../match/record.ts";
import type { ClockSpeed } from "../match/speeds.ts";

export interface TableTerms {
  /** Whether it changes ratings; then no bot sits down, and leaving loses. */
  readonly rated: boolean;
  readonly speed: ClockSpeed;
  readonly seating: Seating;
  /** Options of the game, those at their default left out. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Players may ask for hints, and all are told. */
  readonly hints?: true;
  /** Nobody watches while the match runs. */
  readonly unwatched?: true;
}

/** A table found by its code, for one who has no seat there. */
export interface FoundTable {
  readonly game: string;
  readonly seats: number;
  readonly terms: TableTerms;
  /** The match that runs there, which the code lets one watch; left out before it begins. */
  readonly running?: string;
}
