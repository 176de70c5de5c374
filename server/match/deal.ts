/** The deal of a match: its record before the first entry. */
import type { Game } from "../../shared/core/game.ts";
import { commitment, seedOf } from "../../shared/core/random.ts";
import { type MatchRecord, recordedColours } from "../../shared/core/record.ts";
import type { TableOptions } from "../desk/tables.ts";
import { drawSeats, type Seat, sharesOf, wishesOf } from "./seats.ts";

export interface Dealt {
  readonly record: MatchRecord;
  /** What the seats are drawn with; undefined where players stay on the seats they took. */
  readonly seed: string | undefined;
}

/** For a table where each player has given a share. */
export function deal(
  { id, rules }: Game,
  { options, seating, rated }: Pick<TableOptions, "options" | "seating" | "rated">,
  seats: readonly Seat[],
  secret: string,
): Dealt {
  const shares = sharesOf(seats, secret);
  const promised = { commitment: commitment(secret), secret, shares };
  const seed = seating === "random" ? seedOf(secret, shares) : undefined;
  const placed = seed === undefined ? seats : drawSeats(seats, seed);
  const counts = rated ? { rated } : {};
  const head = { game: id, rules, seats: seats.length, options, deal: promised, seating, ...counts, ...recordedColours(wishesOf(placed)) };
  return { record: { ...head, entries: [] }, seed };
}

/** The seed of a record, if its seats were drawn. */
export const seatSeedOf = ({ seating, deal: { secret, shares } }: MatchRecord): string | undefined =>
  seating === "random" ? seedOf(secret, shares) : undefined;
