/** A match as it stands: a value, which the next entry makes another of. */
import type { Game, Shape, State } from "./game.ts";
import type { MatchRecord } from "./record.ts";

/** A state to go back to: the one before an entry. */
interface Past<S extends Shape> {
  readonly entry: number;
  readonly seat: number;
  readonly state: State<S>;
  readonly asks: readonly number[];
}

/** What taking an entry back would cost. */
interface Trace {
  /** The number of the newest frame before it. */
  readonly frame: number;
  /** It brought something hidden to light, or took luck. */
  readonly reveals: boolean;
}

export interface Match<S extends Shape = Shape> {
  readonly game: Game<S>;
  readonly record: MatchRecord;
  readonly state: State<S>;
  /** One number a seat, raised each time it is newly asked to choose. A move must answer the newest. */
  readonly asks: readonly number[];
  /** The number of the newest frame. */
  readonly frame: number;
  /** By entry. */
  readonly traces: readonly Trace[];
  /** What people may safely take back, oldest first. */
  readonly past: readonly Past<S>[];
  /** How often something was taken back. */
  readonly takebacks: number;
  /** Seats a bot plays for now; bots agree to every takeback. */
  readonly bots: readonly boolean[];
  readonly resigned: readonly number[];
  /** How the table ended the match before the game did. */
  readonly ending: string;
  /**
   * What the last entry was played on has become a copy of the state. Whoever plays the next one takes it to play on, and is spared
   * copying, which takes as long as the rules.
   */
  readonly spare: { copy?: State<S> | undefined };
}
