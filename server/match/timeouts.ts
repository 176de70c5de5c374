/** What the clock does for a player whose time is over, whether it counts in minutes or in days. */

import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { askedSeats } from "../../shared/core/match/step.ts";
import { time } from "../base/time.ts";
import type { Seat } from "../table/seats.ts";
import { chosenByClock } from "./bots.ts";
import type { Keeper } from "./keeping/keeper.ts";

export interface TimeoutOptions {
  readonly keeper: Keeper;
  readonly seats: readonly Seat[];
  /** A player whose time is over loses; else a move is made for them. */
  readonly loses: boolean;
  failed(error: unknown): void;
  /** The clock has moved for this seat. */
  timedOut(seat: number): void;
}

/** The ask that each seat's clock runs for, or 0. */
export function asksOf(match: Match, bots: readonly boolean[]): number[] {
  const owed = askedSeats(match);
  return match.asks.map((ask, seat) => (owed.includes(seat) && !bots[seat] && !match.resigned.includes(seat) ? ask : 0));
}

export async function moveByClock({ keeper, loses, timedOut, failed }: TimeoutOptions, seat: number, ask: number): Promise<void> {
  try {
    await keeper.take((match) => {
      // The answer has come in the last moment.
      if (!askedSeats(match).includes(seat) || match.asks[seat] !== ask) throw new Refusal("staleAsk", { ask });
      const stamp = { seat, by: "clock", at: time.elapsed() } as const;
      return loses ? { type: "resign", ...stamp } : { type: "moves", ...stamp, ask, moves: [chosenByClock(match, seat)] };
    });
    timedOut(seat);
  } catch (error) {
    if (!(error instanceof Refusal)) failed(error);
  }
}
