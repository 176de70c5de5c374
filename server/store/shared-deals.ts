/** Deals that are played by a link. */
import type { BotLevel } from "../../shared/core/contract/bot-level.ts";
import type { OptionValue } from "../../shared/core/contract/game.ts";
import type { DealPlay } from "../../shared/core/wire/shared-deals.ts";
import type { SharedDeal } from "../table/options.ts";
import type { DailyEnd } from "./dailies.ts";

/** What all who play it have in common. */
export interface DealTerms extends Pick<SharedDeal, "secret" | "shares"> {
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly bots: BotLevel;
  /** Of the first who plays it. */
  readonly seat: number;
  readonly rotates: boolean;
}

/** The seat of the next guest, when that many have begun the deal before. */
export const seatOf = ({ seat, seats, rotates }: DealTerms, others: number): number => (rotates ? (seat + others) % seats : seat);

export interface NewDeal extends DealTerms {
  readonly code: string;
  readonly game: string;
  /** The last day on which it can be played, in UTC, such as 2026-11-23. */
  readonly last: string;
  /** The day of which it is the deal; while that lasts, it is played as such. */
  readonly day?: string;
  /** The code of the arena of which it is a deal. */
  readonly arena?: string;
}

export interface StoredDeal extends NewDeal {
  /** Empty for a nameless or erased guest. */
  readonly by: string;
}

/** A guest's match of a deal, in the order of coming. */
export interface StoredPlay extends Pick<DealPlay, "match" | "seat" | "name"> {
  readonly person: string | undefined;
  /** From which the deal was taken. */
  readonly first: boolean;
  /** Undefined while it goes on. */
  readonly end: (DailyEnd & { readonly ranked: boolean }) | undefined;
}

/** A finished match from which a deal is taken. */
export interface FirstPlay {
  readonly match: string;
  readonly end: DailyEnd;
  readonly ranked: boolean;
}

export interface SharedDealStore {
  /** False if the guest has made as many as can be that are still played. `today`: in UTC. */
  addDeal(owner: string, deal: NewDeal, today: string, first?: FirstPlay): Promise<boolean>;
  /** Of nobody in particular. Idempotent. */
  addArenaDeal(deal: NewDeal & { readonly arena: string }): Promise<void>;
  sharedDeal(code: string): Promise<StoredDeal | undefined>;
  /** The guest's match of the deal; `match` if there was none. Undefined if as many as can be play it. */
  claimPlay(code: string, person: string, match: string): Promise<StoredPlay | undefined>;
  plays(code: string): Promise<readonly StoredPlay[]>;
  /** Idempotent: the first end counts, in each deal that the match belongs to. */
  endPlay(match: string, end: DailyEnd, ranked: boolean): Promise<void>;
  /** Whether the guest has finished a deal to which the match belongs, which nobody plays as a deal of the day any more. */
  mayWatchPlay(match: string, person: string, today: string): Promise<boolean>;
}
