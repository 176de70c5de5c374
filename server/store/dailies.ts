/** The deal of the day: its secret, who has played it, and how they did. */
import type { DailyResult } from "../../shared/core/wire/daily.ts";

/** How a guest's match ended. */
export interface DailyEnd extends Pick<DailyResult, "outcome" | "lead"> {
  /** Compares results of one deal; more is better. */
  readonly score: number;
}

export interface DailyDeal {
  readonly day: string;
  readonly game: string;
}

/** A guest's match of a deal. */
export interface GuestDaily {
  readonly match: string;
  /** Undefined while it goes on. */
  readonly result?: DailyResult;
}

export interface BestDaily {
  readonly match: string;
  /** Empty for a nameless or erased guest. */
  readonly name: string;
  readonly outcome: DailyResult["outcome"];
  readonly lead?: number;
  /** How many guests have finished the deal in time. */
  readonly players: number;
}

export interface DailyStore {
  /** The server's part of the deal, drawn at random when it is first asked for; the same for every process from then on. */
  dailySecret(deal: DailyDeal): Promise<string>;
  /** The guest's one match of this deal; `match` if there was none. Of several calls at once all get the same. */
  claimDaily(deal: DailyDeal, person: string, match: string): Promise<GuestDaily>;
  /** Idempotent: the first end counts. `ranked`: it came before the day was over. */
  endDaily(match: string, end: DailyEnd, ranked: boolean): Promise<void>;
  /** The guest's result, with its standing among the ranked matches of all others. */
  dailyOfGuest(deal: DailyDeal, person: string): Promise<GuestDaily | undefined>;
  /** The ranked match with the best result, of equal ones the first; undefined if nobody has finished in time. */
  bestDaily(deal: DailyDeal): Promise<BestDaily | undefined>;
  /** The last days, up to so many, on which the guest has finished a deal in time; the newest first. */
  dailyDays(person: string, most: number): Promise<readonly string[]>;
  /** Whether a guest has begun it. */
  isDailyPlayed(deal: DailyDeal): Promise<boolean>;
}
