/** A deal that is played by a link: the same cards, the same seats or each in turn, the same bots, once for each guest. */
import type { BotLevel } from "../contract/bot-level.ts";
import type { OptionValue } from "../contract/game.ts";
import type { DailyResult } from "./daily.ts";

/** Days after today on which such a deal can be played; then it can only be looked at. */
export const DEAL_DAYS = 7;

/** A finished match of the deal. */
export interface DealPlay extends Pick<DailyResult, "outcome" | "lead"> {
  readonly match: string;
  readonly seat: number;
  /** Empty for a nameless or erased guest. */
  readonly name: string;
  /** Among those that were played in time, to their end and without takebacks; equal ones share it. Left out for any other. */
  readonly place?: number;
  /** The reader's own. */
  readonly own?: true;
  /** From which the deal was taken: its bots did not play by the deal's luck. */
  readonly first?: true;
}

export interface SharedDealNews {
  readonly code: string;
  readonly game: string;
  readonly seats: number;
  /** Those that are not as usual. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly bots: BotLevel;
  /** The seat in which the reader plays or has played. */
  readonly seat: number;
  /** Each who comes plays in the next seat. */
  readonly rotates: boolean;
  /** Who made the link; empty for a nameless or erased guest. */
  readonly by: string;
  /** Milliseconds since 1970: until then it can be played. */
  readonly until: number;
  /** How many guests have begun it. */
  readonly players: number;
  /** The reader's own match, once begun. */
  readonly own?: { readonly match: string; readonly over: boolean };
  /** Best first: told when the reader's own match is over, or when nobody can play any more. */
  readonly plays?: readonly DealPlay[];
  /** When the matches can be watched, in milliseconds since 1970: a deal of the day is played by others until its day is over. */
  readonly watchFrom: number;
  /** The code of the arena of which it is a deal: it is played there, in its turn. */
  readonly arena?: string;
}
