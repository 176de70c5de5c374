/** What a player should know of a table before sitting down. */
import type { OptionValue } from "../contract/game.ts";
import type { CommonTerms } from "./common-table-options.ts";

export interface TableTerms extends CommonTerms {
  /** Options of the game, those at their default left out. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** A program has opened it: it counts for the ladder. */
  readonly ladder?: true;
  /** Though rated it will change no ratings: with the caller, two of its players share an address. Told in answer to a call alone. */
  readonly oneAddress?: true;
}

/** A table found by its code, for one who has no seat there. */
export interface FoundTable {
  readonly game: string;
  readonly seats: number;
  readonly terms: TableTerms;
  /** The match that runs there, which the code lets one watch; left out before it begins. */
  readonly running?: string;
}

/** Who sits at a table, in lists of tables. */
export interface ListedPerson {
  /** Empty for a nameless guest, and for a bot that stands in for nobody. */
  readonly name: string;
  /** A bot plays. */
  readonly bot: boolean;
  /** The player's coat of arms; left out without one. */
  readonly arms?: string;
}
