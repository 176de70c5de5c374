/** The deal of a match: its record before the first entry, and everybody on his seat. */
import type { Game } from "../../shared/core/game.ts";
import { commitment, seedOf } from "../../shared/core/random.ts";
import { type MatchRecord, recordedColours } from "../../shared/core/record.ts";
import type { TableOptions } from "../desk/tables.ts";
import { drawSeats, type Seat, sharesOf, wishesOf } from "./seats.ts";

export interface Dealt {
  readonly record: MatchRecord;
  readonly seats: Seat[];
}

/** For a table where everybody has given his share. Those at the returned seats may have to be sent there. */
export function deal(
  { id, rules }: Game,
  { options, seating, rated }: Pick<TableOptions, "options" | "seating" | "rated">,
  seats: Seat[],
  secret: string,
): Dealt {
  const shares = sharesOf(seats, secret);
  const promised = { commitment: commitment(secret), secret, shares };
  const placed = seating === "random" ? drawSeats(seats, seedOf(secret, shares)) : seats;
  const counts = rated ? { rated } : {};
  const head = { game: id, rules, seats: seats.length, options, deal: promised, seating, ...counts, ...recordedColours(wishesOf(placed)) };
  return { record: { ...head, entries: [] }, seats: placed };
}
