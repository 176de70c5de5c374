/** An arena: for a time, each of its players plays one shared deal after another, alone with bots, the same ones in the same order. */
import type { BotLevel } from "../contract/bot-level.ts";
import type { OptionValue } from "../contract/game.ts";

/** Minutes that one can last. */
export const ARENA_MINUTES = [30, 60, 90] as const;
export type ArenaMinutes = (typeof ARENA_MINUTES)[number];
/** The most deals that one has. */
export const ARENA_DEALS = 30;
/** What a match won outright brings, and one won with others. */
export const ARENA_POINTS = { won: 2, drawn: 1, lost: 0, gaveUp: 0 } as const;
/** The earliest before its beginning that one who may see it is told of it in the lobby, in milliseconds. */
export const ARENA_NOTICE = 86_400_000;

/** As the lobby lists it. */
export interface ListedArena {
  readonly code: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
  /** How many guests have begun to play. */
  readonly players: number;
}

/** More points are better, then fewer matches; equal ones share a place. */
export interface ArenaStanding {
  readonly place: number;
  /** Empty for a nameless or erased guest. */
  readonly name: string;
  readonly points: number;
  /** Those that ended in time. */
  readonly matches: number;
  /** The reader's own. */
  readonly own?: true;
}

/** A match of the reader's. */
export interface ArenaPlay {
  /** The code of its deal, by which all who have played it are compared. */
  readonly deal: string;
  readonly match: string;
  readonly seat: number;
  /** Left out while it goes on. */
  readonly result?: "won" | "drawn" | "lost" | "gaveUp" | "late";
  /** By how many points it was won or lost; left out where no points were counted. */
  readonly lead?: number;
}

export interface ArenaNews extends ListedArena {
  readonly seats: number;
  /** Those that are not as usual. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly bots: BotLevel;
  /** Who opened it; empty for a nameless or erased guest. */
  readonly by: string;
  /** In the lobby, for all to come; else it takes the link. */
  readonly listed: boolean;
  readonly standings: readonly ArenaStanding[];
  /** In the order of the deals. */
  readonly own: readonly ArenaPlay[];
}
