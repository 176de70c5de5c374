/** The deal of a match: its record before the first entry. */

import { commitment, seedOf } from "../../shared/core/base/random.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import { NO_PLEDGE } from "../../shared/core/match/pledges.ts";
import { type MatchRecord, recordedColours } from "../../shared/core/match/record.ts";
import { type TableOptions, watchCodeOf } from "../table/options.ts";
import { drawSeats, type Seat, sharesOf, wishesOf } from "../table/seats.ts";

export interface Dealt {
  readonly record: MatchRecord;
  /** What the seats are drawn with; undefined where players stay on the seats they took. */
  readonly seed: string | undefined;
}

/** The deal of a table where each player has opened a share. `voids`: how many of its deals were void. */
export function deal(
  { id, rules }: Game,
  table: Pick<TableOptions, "options" | "seating" | "rated" | "openHands" | "bots" | "watchCode" | "kind" | "code" | "dealt">,
  seats: readonly Seat[],
  { secret, voids }: { readonly secret: string; readonly voids: number },
): Dealt {
  const { options, seating, rated, openHands, bots, dealt } = table;
  const shares = dealt?.shares ?? sharesOf(seats, secret);
  const pledges = seats.map(({ pledge }) => pledge);
  // All shares of a deal of the day are the server's own.
  const pledged = pledges.some((pledge) => pledge !== NO_PLEDGE) ? { pledges, ...(voids > 0 && { voids }) } : {};
  const promised = { commitment: commitment(secret), secret, shares, ...pledged, ...(dealt && { again: true as const }) };
  const seed = seating === "random" ? seedOf(secret, shares) : undefined;
  const placed = seed === undefined ? seats : drawSeats(seats, seed);
  const isPrivate = watchCodeOf(table) !== undefined;
  const counts = {
    ...(rated && { rated }),
    ...(openHands && { openHands }),
    ...(isPrivate && { private: true as const }),
    ...(seats.some(({ kind }) => kind === "bot") && { bots }),
  };
  const head = { game: id, rules, seats: seats.length, options, deal: promised, seating, ...counts, ...recordedColours(wishesOf(placed)) };
  return { record: { ...head, entries: [] }, seed };
}

/** The seed of a record, if its seats were drawn. */
export const seatSeedOf = ({ seating, deal: { secret, shares } }: MatchRecord): string | undefined =>
  seating === "random" ? seedOf(secret, shares) : undefined;
