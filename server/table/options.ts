/** What a table is opened with. */
import type { BotLevel } from "../../shared/core/contract/bot-level.ts";
import type { OptionValue } from "../../shared/core/contract/game.ts";
import type { Deal } from "../../shared/core/match/record.ts";
import type { CommonTerms } from "../../shared/core/wire/common-table-options.ts";
import type { Seat } from "./seats.ts";

/** play: bots on all other seats; quick: players from the queue; private: by code; open: listed in the lobby; again: a rematch; daily: a deal of the day; shared: a deal by a link. */
export const TABLE_KINDS = ["play", "quick", "private", "open", "again", "daily", "shared"] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

/** A deal that was made before the table. It never leaves the server. */
export interface SharedDeal extends Pick<Deal, "secret" | "shares"> {
  /** The code of the link by which it is played. */
  readonly link: string;
}

export interface TableOptions extends CommonTerms {
  readonly game: string;
  readonly kind: TableKind;
  /** The match's, where it is known before the table is opened. */
  readonly id?: string;
  readonly code: string;
  readonly seats: readonly Seat[];
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Level of the bots seated from the start; a bot standing in for a player always plays its best. */
  readonly bots: BotLevel;
  /** What a watcher must know while the match runs; left out where all may watch. A rematch keeps it. */
  readonly watchCode?: string;
  /** Opened by a program: other programs may join, and people are told so before they sit down. */
  readonly program?: true;
  readonly dealt?: SharedDeal;
  /** A digest of the address that opened the table. It never leaves the server. */
  readonly opener: string;
}

/**
 * Many play the same deal alone with bots, once each: the same play meets the same replies, and nothing is taken back. No player adds a share
 * to the deal.
 */
export const isSharedDeal = ({ kind }: Pick<TableOptions, "kind">): boolean => kind === "daily" || kind === "shared";

/** Private tables up to version 0.9.0 do not have it in their options. */
export const watchCodeOf = ({ watchCode, kind, code }: Pick<TableOptions, "watchCode" | "kind" | "code">): string | undefined =>
  watchCode ?? (kind === "private" ? code : undefined);
