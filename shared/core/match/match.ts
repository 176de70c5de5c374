/** A match after some entries: a value. The next entry gives a new one. */
import type { Game, Shape, State } from "../contract/game.ts";
import type { MatchRecord } from "./record.ts";

/** A state to go back to: the one before an entry. */
interface UndoPoint<S extends Shape> {
  readonly entry: number;
  readonly seat: number;
  readonly state: State<S>;
  readonly asks: readonly number[];
}

/**
 * What taking an entry back would cost: the number of the newest frame before it, and whether it revealed something hidden or used luck.
 * One number, because a server keeps one for each entry of all its matches.
 */
export type Trace = number & { readonly trace: unique symbol };
export const traceOf = (frame: number, reveals: boolean): Trace => (2 * frame + Number(reveals)) as Trace;
export const frameBefore = (trace: Trace): number => Math.floor(trace / 2);
export const hasRevealed = (trace: Trace): boolean => trace % 2 === 1;

export interface Match<S extends Shape = Shape> {
  readonly game: Game<S>;
  readonly record: MatchRecord;
  readonly state: State<S>;
  /** One number a seat, raised each time the seat is newly asked. A move must answer the newest. */
  readonly asks: readonly number[];
  /** The number of the newest frame. */
  readonly frame: number;
  /** By entry. */
  readonly traces: readonly Trace[];
  /** What players may safely take back, oldest first. */
  readonly undoPoints: readonly UndoPoint<S>[];
  /** How many takebacks there were. */
  readonly takebacks: number;
  /** Seats a bot plays for now; bots agree to every takeback. */
  readonly bots: readonly boolean[];
  readonly resigned: readonly number[];
  /** How the table ended the match before the game did. */
  readonly ending: string;
  /** What the last entry was played on: a copy of the state, for the next entry to play on. Copying takes as long as the rules do. */
  readonly workingCopy: { copy?: State<S> | undefined };
}
