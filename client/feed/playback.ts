/** Going back and forth in the frames of a match, whether it is over or being played. */
import { realTimers, type Timers } from "../base/timers.ts";
import type { Moment } from "./feed.ts";

/** Moves a second. */
export const PLAYBACK_SPEEDS = [0.5, 1, 2, 5, 10, 20] as const;
export type PlaybackSpeed = (typeof PLAYBACK_SPEEDS)[number];

/** A move ends where a seat is asked; a turn where other seats are. */
export type PlaybackUnit = "move" | "turn";

interface PlaybackState {
  /** The frame it is at. */
  readonly at: number;
  /** The last frame there is. */
  readonly last: number;
  readonly playing: boolean;
  readonly speed: PlaybackSpeed;
}

interface PlaybackOptions {
  /** Moments by number, from 0; one that is missing is not there yet. */
  readonly moments: readonly (Moment | undefined)[];
  /** The last frame there is. */
  last(): number;
  /** Whether a frame is passed over; never the first or the last. */
  skips?(number: number): boolean;
  show(moment: Moment, jump: boolean): void;
  /** Calls back once no frame is missing; left out where none ever is. */
  whenKnown?(go: () => void): void;
  readonly start?: number;
  readonly timers?: Timers;
}

export class Playback implements PlaybackState {
  readonly #options: PlaybackOptions;
  readonly #listeners = new Set<(state: PlaybackState) => void>();
  #at: number;
  #speed: PlaybackSpeed = 1;
  #playing = false;
  #stop = (): void => undefined;

  constructor(options: PlaybackOptions) {
    this.#options = options;
    this.#at = within(options.start ?? 0, options.last());
  }

  get at(): number {
    return this.#at;
  }

  get last(): number {
    return this.#options.last();
  }

  /** How many moves have been played at a frame, as `step` counts them; the last one may end the match. */
  movesAt(number: number): number {
    let moves = 0;
    for (let frame = 1; frame <= number; frame++) if (this.#asks(frame) !== "" || frame === this.last) moves++;
    return moves;
  }

  get playing(): boolean {
    return this.#playing;
  }

  get speed(): PlaybackSpeed {
    return this.#speed;
  }

  /** Goes to a frame; the next one is animated, any other is set in place. */
  seek(number: number): void {
    this.#move(() => {
      const to = this.#seen(within(number, this.last), 1);
      if (to !== this.#at) this.#go(to);
    });
  }

  /** Goes to the next or previous move or turn; forwards, all frames up to it are animated. */
  step(direction: 1 | -1, unit: PlaybackUnit): void {
    this.#move(() => this.#walk(direction > 0 ? nextOf(this.#asks, this.#at, this.last, unit) : previousOf(this.#asks, this.#at, unit)));
  }

  /** Plays one move after the other until the end. */
  play(): void {
    this.#move(() => {
      if (this.#at === this.last) this.#go(0);
      this.#playing = this.#at < this.last;
      if (this.#playing) this.#wait();
    });
  }

  pause(): void {
    this.#halt();
    this.changed();
  }

  setSpeed(speed: PlaybackSpeed): void {
    this.#speed = speed;
    if (this.#playing) {
      this.#stop();
      this.#wait();
    }
    this.changed();
  }

  /** Calls back at once and whenever it changes, until the returned function is called. */
  onState(listener: (state: PlaybackState) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#state());
    return () => this.#listeners.delete(listener);
  }

  /** Call it when there are more frames, or fewer are missing. */
  changed(): void {
    for (const listener of this.#listeners) listener(this.#state());
  }

  /** Call it when this frame is shown already. */
  follow(number: number): void {
    this.#at = number;
    this.changed();
  }

  #state(): PlaybackState {
    const { at, last, playing, speed } = this;
    return { at, last, playing, speed };
  }

  /** Ends what is playing, then acts. */
  #move(act: () => void): void {
    const { whenKnown = (go) => go() } = this.#options;
    this.#halt();
    whenKnown(() => {
      act();
      this.changed();
    });
  }

  #halt(): void {
    this.#stop();
    this.#playing = false;
  }

  #wait(): void {
    const { timers = realTimers } = this.#options;
    this.#stop = timers.after(1_000 / this.#speed, () => {
      this.#walk(nextOf(this.#asks, this.#at, this.last, "move"));
      this.#playing = this.#at < this.last;
      if (this.#playing) this.#wait();
      this.changed();
    });
  }

  /** Whom a frame asks, as text; empty while more frames of the same entry follow, and where it is passed over. */
  readonly #asks = (number: number): string => (this.#skips(number) ? "" : (this.#options.moments[number]?.asked.join() ?? ""));

  #skips(number: number): boolean {
    return this.#options.skips?.(number) ?? false;
  }

  /** The nearest frame from this one on that is not passed over. */
  #seen(number: number, direction: 1 | -1): number {
    let seen = number;
    while (this.#skips(seen)) seen += direction;
    return seen;
  }

  /** All frames on the way to a later one are shown, so that they are animated; an earlier one is set in place. */
  #walk(to: number): void {
    if (to < this.#at) return this.#go(to);
    for (let next = this.#seen(this.#at + 1, 1); next <= to && this.#options.moments[next] !== undefined; next = this.#seen(next + 1, 1))
      this.#go(next);
  }

  #go(to: number): void {
    const moment = this.#options.moments[to];
    if (moment === undefined) return;
    const jump = to === this.#at || this.#seen(to - 1, -1) !== this.#at;
    this.#at = to;
    this.#options.show(moment, jump);
  }
}

const within = (number: number, last: number): number => Math.min(Math.max(last, 0), Math.max(0, Math.round(number)));

type Asks = (number: number) => string;

/** The end of the next move, or of the first one that asks other seats. */
function nextOf(asks: Asks, at: number, last: number, unit: PlaybackUnit): number {
  const now = lastAsked(asks, at);
  for (let number = at + 1; number < last; number++) {
    const asked = asks(number);
    if (asked !== "" && (unit === "move" || asked !== now)) return number;
  }
  return last;
}

/** The end of the move before, or the first of the moves that asked these seats, or those before them. */
function previousOf(asks: Asks, at: number, unit: PlaybackUnit): number {
  const before = previousAsked(asks, at);
  if (unit === "move") return before;
  const asked = asks(before);
  let first = before;
  for (let number = before; number >= 0 && ["", asked].includes(asks(number)); number--) if (asks(number) !== "") first = number;
  return first;
}

function previousAsked(asks: Asks, at: number): number {
  let number = at - 1;
  while (number > 0 && asks(number) === "") number--;
  return Math.max(0, number);
}

/** Whom the newest question up to a frame asks. */
function lastAsked(asks: Asks, at: number): string {
  return asks(asks(at) === "" ? previousAsked(asks, at) : at);
}
