/** Entries the server itself takes into a match: who plays for a seat, and matches that players have left. */
import { Refusal } from "../../shared/core/base/refusal.ts";
import { report } from "../base/log.ts";
import type { Seat } from "../table/seats.ts";
import { abandonment, type EntryDraft, forfeitOf, seatCorrection, seatEntry } from "./entries.ts";
import type { Keeper } from "./keeping/keeper.ts";
import type { Results } from "./results.ts";

export interface ServerEntries {
  /** Puts on record who plays for a seat from now on. */
  recordSeat(seat: number, kind: Seat["kind"], chosenBy?: number): void;
  /** Seats may have changed after the last entry of the process before. */
  correctSeats(): void;
  /** A player who leaves a rated match loses it. Resolves when that is on record, or refused. */
  forfeit(seat: number, by: "person" | "clock"): Promise<void>;
  /** Ends a match that no player will play on. */
  endAbandoned(): Promise<void>;
}

interface ServerEntriesOptions {
  readonly id: string;
  readonly seats: readonly Seat[];
  readonly results: Results;
  /** Undefined before the deal. */
  keeper(): Keeper | undefined;
}

export function serverEntries({ id, seats, results, keeper }: ServerEntriesOptions): ServerEntries {
  /** A refused entry is no error: the match is over, has stopped, or does not need it. */
  const reportError = (error: unknown): unknown => error instanceof Refusal || report(`match ${id}`, error);

  const takeIfPossible = (draft: EntryDraft): void =>
    void keeper()
      ?.take(draft)
      .catch(() => undefined);

  return {
    recordSeat: (seat, kind, chosenBy) => takeIfPossible(() => seatEntry(seats[seat] as Seat, kind, chosenBy)),
    correctSeats() {
      for (const seat of seats) takeIfPossible(seatCorrection(seat));
    },
    async forfeit(seat, by) {
      await keeper()
        ?.take(forfeitOf(seat, by))
        .then(() => results.addDesertion(seat))
        .catch(reportError);
    },
    async endAbandoned() {
      await keeper()?.take(abandonment).catch(reportError);
    },
  };
}
