/** What the tellers of Puerto Rico's events share. */
import type { CoreEvent } from "../../../../shared/core/match/view.ts";
import type { Event, Table } from "../../../../shared/puerto-rico/state.ts";
import type { Cue } from "../../../face/pose.ts";
import type { Say, Tellers } from "../../../face/telling.ts";

export interface Context {
  /** The table before the event. */
  readonly was: Table;
  /** The table after the event. */
  readonly table: Table;
  readonly say: Say;
  /** Where a seat's barrels of a good are: only the near seat's have a place of their own. */
  barrelsOf(seat: number, good: number): string;
  /** The coins a seat has won or paid, from the bank or another piece. */
  money(seat: number, order: number, bank?: string): Cue[];
}

/** The tellers of some events. */
export type SomeTellers = Partial<Tellers<Event | CoreEvent, Context>>;
