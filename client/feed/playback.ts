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

  get playing(): boolean {
    return this.#playing;
  }

  get speed(): PlaybackSpeed {
    return this.#speed;
  }

  /** Goes to a frame; the next one is animated, any other is set in place. */
  seek(number: number): void {
    this.#move(() => {
      const to = within(number, this.last);
      if (to !== this.#at) this.#go(to);
    });
  }

  /** Goes to the next or previous move or turn; forwards, all frames up to it are animated. */
  step(direction: 1 | -1, unit: PlaybackUnit): void {
    const { moments } = this.#options;
    this.#move(() => this.#walk(direction > 0 ? nextOf(moments, this.#at, this.last, unit) : previousOf(moments, this.#at, unit)));
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
    const { moments, timers = realTimers } = this.#options;
    this.#stop = timers.after(1_000 / this.#speed, () => {
      this.#walk(nextOf(moments, this.#at, this.last, "move"));
      this.#playing = this.#at < this.last;
      if (this.#playing) this.#wait();
      this.changed();
    });
  }

  /** All frames on the way to a later one are shown, so that they are animated; an earlier one is set in place. */
  #walk(to: number): void {
    if (to < this.#at) return this.#go(to);
    for (let next = this.#at + 1; next <= to && this.#options.moments[next] !== undefined; next++) this.#go(next);
  }

  #go(to: number): void {
    const moment = this.#options.moments[to];
    if (moment === undefined) return;
    const jump = to !== this.#at + 1;
    this.#at = to;
    this.#options.show(moment, jump);
  }
}

const within = (number: number, last: number): number => Math.min(Math.max(last, 0), Math.max(0, Math.round(number)));

type Moments = PlaybackOptions["moments"];

/** Whom a frame asks, as text; empty while more frames of the same entry follow. */
const askedAt = (moments: Moments, number: number): string => moments[number]?.asked.join() ?? "";

/** The end of the next move, or of the first one that asks other seats. */
function nextOf(moments: Moments, at: number, last: number, unit: PlaybackUnit): number {
  const now = lastAsked(moments, at);
  for (let number = at + 1; number < last; number++) {
    const asked = askedAt(moments, number);
    if (asked !== "" && (unit === "move" || asked !== now)) return number;
  }
  return last;
}

/** The end of the move before, or the first of the moves that asked these seats, or those before them. */
function previousOf(moments: Moments, at: number, unit: PlaybackUnit): number {
  const before = previousAsked(moments, at);
  if (unit === "move") return before;
  const asked = askedAt(moments, before);
  let first = before;
  for (let number = before; number >= 0 && sameTurn(moments, number, asked); number--) if (askedAt(moments, number) !== "") first = number;
  return first;
}

const sameTurn = (moments: Moments, number: number, asked: string): boolean => ["", asked].includes(askedAt(moments, number));

function previousAsked(moments: Moments, at: number): number {
  let number = at - 1;
  while (number > 0 && askedAt(moments, number) === "") number--;
  return Math.max(0, number);
}

/** Whom the newest question up to a frame asks. */
function lastAsked(moments: Moments, at: number): string {
  return askedAt(moments, askedAt(moments, at) === "" ? previousAsked(moments, at) : at);
}
