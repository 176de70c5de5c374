/** Many environments of one game that are stepped together. What all of them show is one piece of memory, column by column. */
import { namesOf } from "./common/numbering.ts";
import { Environment, type EnvironmentOptions, NOBODY } from "./environment.ts";
import { BadRequest, HEADER, REPLIES } from "./protocol.ts";

export interface BatchOptions extends EnvironmentOptions {
  readonly environments: number;
  /** The seed of the first environment; each other one has the next. */
  readonly seed: number;
  /** Whether a match that is over is followed at once by another, whose seed is larger by the number of environments. */
  readonly again: boolean;
}

/** In `ended`. */
export const ENDED = 1;
export const CUT_OFF = 2;
/** An action that leaves its environment as it is. */
export const LEAVE = -1;

const roundUp = (bytes: number, to: number): number => Math.ceil(bytes / to) * to;

/** Where each column begins in a frame of positions, and how long the frame is. */
export function columnsOf(environments: number, seats: number, observation: number, actions: number) {
  const mask = Math.ceil(actions / 8);
  const rewards = HEADER;
  const seeds = rewards + 4 * environments * seats;
  const observations = seeds + 4 * environments;
  const masks = observations + 2 * environments * observation;
  const seat = masks + environments * mask;
  const ended = seat + environments;
  const places = ended + environments;
  return { mask, rewards, seeds, observations, masks, seat, ended, places, end: roundUp(places + environments * seats, 8) };
}

export class Batch {
  /** A whole reply: the header, then by environment the columns below. */
  readonly frame: Uint8Array;
  readonly #environments: readonly Environment[];
  readonly #options: BatchOptions;
  readonly #length: number;
  readonly #mask: number;
  readonly #rewards: Float32Array;
  readonly #seeds: Uint32Array;
  readonly #observations: Int16Array;
  readonly #masks: Uint8Array;
  readonly #seats: Int8Array;
  readonly #ended: Uint8Array;
  readonly #places: Int8Array;

  constructor(options: BatchOptions) {
    const { numbering, seats, environments, seed } = options;
    this.#options = options;
    this.#environments = Array.from({ length: environments }, () => new Environment(options));
    this.#length = namesOf(numbering, seats).length;
    const columns = columnsOf(environments, seats, this.#length, numbering.actions.length);
    const memory = new ArrayBuffer(columns.end);
    this.frame = new Uint8Array(memory);
    new Uint32Array(memory, 0, 2).set([columns.end - HEADER, REPLIES.positions]);
    this.#mask = columns.mask;
    this.#rewards = new Float32Array(memory, columns.rewards, environments * seats);
    this.#seeds = new Uint32Array(memory, columns.seeds, environments);
    this.#observations = new Int16Array(memory, columns.observations, environments * this.#length);
    this.#masks = new Uint8Array(memory, columns.masks, environments * columns.mask);
    this.#seats = new Int8Array(memory, columns.seat, environments);
    this.#ended = new Uint8Array(memory, columns.ended, environments);
    this.#places = new Int8Array(memory, columns.places, environments * seats);
    for (let at = 0; at < environments; at++) this.#begin(at, seed + at);
  }

  get size(): number {
    return this.#environments.length;
  }

  /** Begins other matches, given as pairs: an environment and its seed. All is checked before the first one begins. */
  reset(pairs: Uint32Array): void {
    for (let pair = 0; pair < pairs.length; pair += 2) this.#check(pairs[pair] as number);
    this.#clearEnds();
    for (let pair = 0; pair < pairs.length; pair += 2) this.#begin(pairs[pair] as number, pairs[pair + 1] as number);
  }

  /** Plays one action in each environment. All are checked before the first one is played. */
  step(actions: Int32Array): void {
    const environments = this.#environments;
    if (actions.length !== environments.length)
      throw new BadRequest(`a step needs ${environments.length} actions, one for each environment, not ${actions.length}`);
    for (let at = 0; at < actions.length; at++) this.#checkAction(at, actions[at] as number);
    this.#clearEnds();
    for (let at = 0; at < actions.length; at++) {
      if (actions[at] === LEAVE) continue;
      const environment = environments[at] as Environment;
      environment.play(actions[at] as number);
      if (environment.seat === NOBODY) this.#end(at, environment);
      else this.#show(at, environment);
    }
  }

  /** One seat's observation of one environment, and the mask of what it may do: nothing if it is not asked. */
  observe(at: number, seat: number): Uint8Array {
    const environment = this.#check(at);
    if (!(seat < this.#options.seats)) throw new BadRequest(`no seat ${seat}: a match has ${this.#options.seats}`);
    const memory = new ArrayBuffer(roundUp(HEADER + 2 * this.#length + this.#mask, 8));
    new Uint32Array(memory, 0, 2).set([memory.byteLength - HEADER, REPLIES.observation]);
    environment.writeObservation(seat, new Int16Array(memory, HEADER, this.#length), 0);
    const bytes = new Uint8Array(memory);
    if (environment.seat === seat) environment.writeMask(bytes, HEADER + 2 * this.#length);
    return bytes;
  }

  #check(at: number): Environment {
    const environment = this.#environments[at];
    if (environment === undefined) throw new BadRequest(`no environment ${at}: there are ${this.size}`, { environment: at });
    return environment;
  }

  #checkAction(at: number, action: number): void {
    if (action === LEAVE) return;
    const { seat } = this.#environments[at] as Environment;
    if (seat === NOBODY)
      throw new BadRequest(`the match of environment ${at} is over: reset it, or leave it with -1`, { environment: at, action });
    const { actions } = this.#options.numbering;
    const name = action >= 0 && action < actions.length ? `${action} (${actions[action]})` : `${action}`;
    const mask = this.#masks[at * this.#mask + (action >> 3)] ?? 0;
    if (name === `${action}` || (mask & (1 << (action & 7))) === 0)
      throw new BadRequest(`action ${name} is not legal for seat ${seat} of environment ${at}`, { environment: at, action });
  }

  #clearEnds(): void {
    this.#ended.fill(0);
    this.#rewards.fill(0);
    this.#places.fill(0);
  }

  #begin(at: number, seed: number): void {
    const environment = this.#environments[at] as Environment;
    this.#seeds[at] = seed;
    environment.reset(this.#seeds[at] as number);
    this.#show(at, environment);
  }

  #end(at: number, environment: Environment): void {
    const { seats, again, environments } = this.#options;
    this.#ended[at] = environment.isCutOff ? CUT_OFF : ENDED;
    for (let seat = 0; seat < seats; seat++) {
      this.#rewards[at * seats + seat] = environment.reward(seat);
      this.#places[at * seats + seat] = environment.place(seat);
    }
    if (again) this.#begin(at, (this.#seeds[at] as number) + environments);
    else this.#show(at, environment);
  }

  #show(at: number, environment: Environment): void {
    this.#seats[at] = environment.seat;
    this.#masks.fill(0, at * this.#mask, (at + 1) * this.#mask);
    environment.writeMask(this.#masks, at * this.#mask);
    // After the end, what the first seat sees.
    environment.writeObservation(Math.max(0, environment.seat), this.#observations, at * this.#length);
  }
}
