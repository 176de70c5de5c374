/** One match at a time, played by action numbers. */
import { fork, quickLuck } from "../shared/core/base/random.ts";
import { Refusal } from "../shared/core/base/refusal.ts";
import type { OptionValue, Shape, State } from "../shared/core/contract/game.ts";
import { shareOfVictory } from "../shared/core/match/outcome.ts";
import { pickOptions } from "../shared/core/match/record.ts";
import { silent } from "../shared/core/match/view.ts";
import { type AnyNumbering, type Numbers, observe } from "./common/numbering.ts";

/** The seat of a match that is over. */
export const NOBODY = -1;
/** A match of so many decisions is cut off: random matches take a tenth of it, but players who never do what ends a match could go on forever. */
export const MOST_DECISIONS = 5_000;

export interface EnvironmentOptions {
  readonly numbering: AnyNumbering;
  readonly seats: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
}

export class Environment {
  /** The seat that is asked, the first one if several are at once; NOBODY once the match is over. */
  seat = NOBODY;
  /** The match was cut off without a result. */
  isCutOff = false;
  decisions = 0;
  readonly #numbering: AnyNumbering;
  readonly #seats: number;
  readonly #options: Shape["options"];
  #state: State | undefined;
  #moves: readonly Shape["move"][] = [];
  /** The action of each of these moves: a list that is written over. */
  readonly #numbers: number[] = [];

  constructor({ numbering, seats, options = {} }: EnvironmentOptions) {
    const { fewest, most } = numbering.game.seats;
    if (!(Number.isInteger(seats) && seats >= fewest && seats <= most)) throw new Refusal("badOptions", { seats });
    this.#numbering = numbering;
    this.#seats = seats;
    this.#options = pickOptions(numbering.game.options, options);
  }

  /** Begins another match. The same seed and the same actions give the same match. */
  reset(seed: number): void {
    const { game } = this.#numbering;
    // Forked, for neighbouring seeds of this generator begin alike.
    const luck = fork(quickLuck(seed));
    this.#state = game.setup({ seats: this.#seats, options: this.#options, luck, rules: game.rules });
    this.decisions = 0;
    this.isCutOff = false;
    this.#ask();
  }

  /** Whether the seat that is asked may do this. */
  isLegal(action: number): boolean {
    return this.#find(action) !== undefined;
  }

  /** Plays a legal action of the seat that is asked. */
  play(action: number): void {
    const move = this.#find(action);
    if (move === undefined || this.#state === undefined) throw new Refusal("illegalMove", { move: action });
    this.#numbering.game.play(this.#state, this.seat, move, silent);
    this.decisions++;
    this.#ask();
  }

  /** Sets the bit of each legal action, in bytes that are 0 from an index on: bit `action % 8`, the lowest first, of byte `action / 8`. */
  writeMask(into: Uint8Array, at: number): void {
    const numbers = this.#numbers;
    for (let listed = 0; listed < this.#moves.length; listed++) {
      const action = numbers[listed] as number;
      into[at + (action >> 3)] = (into[at + (action >> 3)] as number) | (1 << (action & 7));
    }
  }

  /** Writes what a seat may know. */
  writeObservation(seat: number, into: Numbers, at: number): void {
    const { table, secrets } = this.#running();
    observe(this.#numbering, { table, secret: secrets[seat] as Shape["secret"], seat }, this.#seats, into, at);
  }

  /**
   * The reward of a seat for the whole match, given at its end: 1 for a victory alone; the others share -1 equally; a shared victory shares 1.
   * So rewards add up to 0. A match that was cut off has none.
   */
  reward(seat: number): number {
    const result = this.#numbering.game.result(this.#running().table);
    return result === undefined ? 0 : (this.#seats * shareOfVictory(result, seat) - 1) / (this.#seats - 1);
  }

  /** The place of a seat, 1 is best; 0 if the match has no result. */
  place(seat: number): number {
    return this.#numbering.game.result(this.#running().table)?.places[seat] ?? 0;
  }

  #running(): State {
    if (this.#state === undefined) throw new Refusal("notBegun");
    return this.#state;
  }

  #find(action: number): Shape["move"] | undefined {
    const moves = this.#moves;
    for (let listed = 0; listed < moves.length; listed++) if (this.#numbers[listed] === action) return moves[listed];
    return undefined;
  }

  #ask(): void {
    const { game, numberOf } = this.#numbering;
    const { table, secrets } = this.#running();
    const seat = game.toAct(table)[0] ?? NOBODY;
    this.isCutOff = seat !== NOBODY && this.decisions >= MOST_DECISIONS;
    this.seat = this.isCutOff ? NOBODY : seat;
    this.#moves = this.seat === NOBODY ? NO_MOVES : game.moves({ table, secret: secrets[seat] as Shape["secret"], seat });
    for (let listed = 0; listed < this.#moves.length; listed++) this.#numbers[listed] = numberOf(this.#moves[listed] as Shape["move"]);
  }
}

const NO_MOVES: readonly Shape["move"][] = [];
