import type { Match } from "../../shared/core/match/match.ts";
import { outcome } from "../../shared/core/match/outcome.ts";
import { askedSeats } from "../../shared/core/match/step.ts";
import { type Seat, seatedPlayers } from "./seats.ts";

/** Whose turn it is in a match, and whether it is over. */
export interface Progress {
  readonly over: boolean;
  /** Seats. */
  readonly resigned: readonly number[];
  /** Seats with an open question. */
  readonly asked: readonly number[];
}

export const progressOf = (match: Match): Progress => ({
  over: outcome(match) !== undefined,
  resigned: match.resigned,
  asked: askedSeats(match),
});

/** A bot answers for a player who is away, unless all players are: then the match waits for the first who returns. */
export function withoutReplaced(progress: Progress, seats: readonly Pick<Seat, "kind" | "away">[]): Progress {
  if (seatedPlayers(seats).every(({ away }) => away)) return progress;
  return { ...progress, asked: progress.asked.filter((seat) => !seats[seat]?.away) };
}
