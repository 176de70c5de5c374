/** What a guest is told of the deal of the day. */
import type { ListedArena } from "./arenas.ts";

export interface DailyResult {
  readonly outcome: "won" | "drawn" | "lost" | "gaveUp";
  /** By how many points it was won or lost; left out where no points were counted. */
  readonly lead?: number;
  /** Whether it was finished before the day was over. */
  readonly ranked: boolean;
  /** How many others have finished in time, and how many of them with a worse result. */
  readonly others: number;
  readonly worse: number;
}

/** The deal of one game. */
export interface DailyGame {
  readonly game: string;
  /** The guest's own match, once begun. */
  readonly own?: { readonly match: string; readonly result?: DailyResult };
  /** How the guest did in the deal of the day before, if they finished it. */
  readonly before?: DailyResult;
  /** The best match of the day before, to be watched through its player's eyes. */
  readonly best?: Pick<DailyResult, "outcome" | "lead"> & {
    readonly match: string;
    readonly seat: number;
    readonly name: string;
    readonly players: number;
  };
  /** Nobody began the deal of the day before. */
  readonly unplayed?: true;
}

export interface Dailies {
  /** In UTC, such as 2026-11-23. */
  readonly day: string;
  /** Milliseconds until the next deals. */
  readonly left: number;
  /** The days in a row, up to today or yesterday, on which the guest has finished a deal in time. */
  readonly streak: number;
  readonly games: readonly DailyGame[];
  /** Arenas that run or will run soon: those listed for all, and the guest's own. */
  readonly arenas: readonly ListedArena[];
}
