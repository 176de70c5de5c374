/** The seats of an open table: holds the state of the reducer and performs its effects. */
import { Refusal } from "../../../shared/core/base/refusal.ts";
import { report } from "../../base/log.ts";
import type { Seat } from "../../table/seats.ts";
import type { SeatingEffect, SeatingEvent, SeatingState, Situation } from "./events.ts";
import { seatingStep } from "./seating.ts";

export interface LiveSeats {
  readonly state: SeatingState;
  /** As in the state, but the same objects while the table is open: bots and clocks keep them. */
  readonly seats: readonly Seat[];
  /** Resolves when all effects are performed, also those that take time. Throws what is refused. */
  apply(event: SeatingEvent): Promise<void>;
  /** For an event without a sender: a refusal has no reader, an error is logged. */
  react(event: SeatingEvent): void;
}

export interface LiveSeatsOptions {
  readonly id: string;
  situation(): Situation;
  perform(effect: SeatingEffect): Promise<unknown> | undefined;
}

export function liveSeats({ id, situation, perform }: LiveSeatsOptions, first: SeatingState): LiveSeats {
  let state = first;
  const seats = first.seats.map((seat) => ({ ...seat }));

  async function apply(event: SeatingEvent): Promise<void> {
    const next = seatingStep(state, event, situation());
    state = next.state;
    for (const seat of seats) Object.assign(seat, state.seats[seat.number]);
    // Async, so that an effect that throws leaves the others to be performed: without its timers a table would stay for ever.
    await Promise.all(next.effects.map(async (effect) => perform(effect)));
  }

  return {
    get state() {
      return state;
    },
    seats,
    apply,
    react: (event) => void apply(event).catch((error: unknown) => error instanceof Refusal || report(`seats of ${id}`, error)),
  };
}
