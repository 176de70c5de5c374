/** The seats of an open table: holds the state of the reducer and performs its effects. */
import { Refusal } from "../../../shared/core/base/refusal.ts";
import { report } from "../../base/log.ts";
import type { Seat } from "../../table/seats.ts";
import type { SeatingEffect, SeatingEvent, SeatingState, Situation } from "./events.ts";
import { seatingStep } from "./seating.ts";

interface LiveSeatsOptions {
  readonly id: string;
  situation(): Situation;
  perform(effect: SeatingEffect): Promise<unknown> | undefined;
}

export class LiveSeats {
  readonly #options: LiveSeatsOptions;
  #state: SeatingState;
  /** The seats of the state, but the same objects while the table is open: bots and clocks keep them. */
  readonly seats: readonly Seat[];

  constructor(options: LiveSeatsOptions, first: SeatingState) {
    this.#options = options;
    this.#state = first;
    this.seats = first.seats.map((seat) => ({ ...seat }));
  }

  get state(): SeatingState {
    return this.#state;
  }

  /** Resolves when all effects are performed, also those that take time. Throws what is refused. */
  async apply(event: SeatingEvent): Promise<void> {
    const next = seatingStep(this.#state, event, this.#options.situation());
    this.#state = next.state;
    for (const seat of this.seats) Object.assign(seat, next.state.seats[seat.number]);
    // Async, so that an effect that throws leaves the others to be performed: without its timers a table would stay for ever.
    await Promise.all(next.effects.map(async (effect) => this.#options.perform(effect)));
  }

  /** Reacts to an event without a sender: a refusal has no reader, an error is logged. */
  react(event: SeatingEvent): void {
    this.apply(event).catch((error: unknown) => error instanceof Refusal || report(`seats of ${this.#options.id}`, error));
  }
}
