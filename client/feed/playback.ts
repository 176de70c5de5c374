/** Going back and forth in the frames of a match, whether it is over or being played. */
import { realTimers, type Timers } from "../base/timers.ts";
import type { Moment } from "./feed.ts";

/** Moves a second. */
export const PLAYBACK_SPEEDS = [0.5, 1, 2, 5, 10, 20] as const;
export type PlaybackSpeed = (typeof PLAYBACK_SPEEDS)[number];

/** A move ends where a seat is asked; a turn where other seats are. */
export type PlaybackUnit = "move" | "turn";

export interface PlaybackState {
  /** The frame it is at. */
  readonly at: number;
  /** The last frame there is. */
  readonly last: number;
  readonly playing: boolean;
  readonly speed: PlaybackSpeed;
}

export interface Playback extends PlaybackState {
  /** Goes to a frame; the next one is animated, any other is set in place. */
  seek(number: number): void;
  /** To the next or previous move or turn; forwards, all frames up to it are animated. */
  step(direction: 1 | -1, unit: PlaybackUnit): void;
  /** Plays one move after the other until the end. */
  play(): void;
  pause(): void;
  setSpeed(speed: PlaybackSpeed): void;
  /** Calls back at once and whenever it changes, until the returned function is called. */
  onState(listener: (state: PlaybackState) => void): () => void;
}

export interface PlaybackParts {
  /** By number, from 0; what is missing is not there yet. */
  readonly moments: readonly (Moment | undefined)[];
  /** The last frame there is. */
  last(): number;
  show(moment: Moment, jump: boolean): void;
  /** Calls back once no frame is missing; left out where none ever is. */
  whenKnown?(go: () => void): void;
  readonly start?: number;
  readonly timers?: Timers;
}

export interface OpenPlayback extends Playback {
  /** There are more frames, or fewer are missing. */
  changed(): void;
  /** It is at this frame, which is shown already. */
  follow(number: number): void;
}

export function openPlayback({ moments, last, show, start = 0, timers = realTimers, ...parts }: PlaybackParts): OpenPlayback {
  const whenKnown = parts.whenKnown ?? ((go) => go());
  const listeners = new Set<(state: PlaybackState) => void>();
  let at = within(start, last());
  let speed: PlaybackSpeed = 1;
  let playing = false;
  let stop = (): void => undefined;

  const state = (): PlaybackState => ({ at, last: last(), playing, speed });
  const tell = (): void => {
    for (const listener of listeners) listener(state());
  };

  /** All frames on the way to a later one are shown, so that they are animated; an earlier one is set in place. */
  function walk(to: number): void {
    if (to < at) return go(to);
    for (let next = at + 1; next <= to && moments[next] !== undefined; next++) go(next);
  }

  function go(to: number): void {
    const moment = moments[to];
    if (moment === undefined) return;
    const jump = to !== at + 1;
    at = to;
    show(moment, jump);
  }

  function halt(): void {
    stop();
    playing = false;
  }

  /** Whatever was playing ends. */
  function move(act: () => void): void {
    halt();
    whenKnown(() => {
      act();
      tell();
    });
  }

  function wait(): void {
    stop = timers.after(1_000 / speed, () => {
      walk(nextOf(moments, at, last(), "move"));
      playing = at < last();
      if (playing) wait();
      tell();
    });
  }

  return {
    get at() {
      return at;
    },
    get last() {
      return last();
    },
    get playing() {
      return playing;
    },
    get speed() {
      return speed;
    },
    seek: (number) =>
      move(() => {
        const to = within(number, last());
        if (to !== at) go(to);
      }),
    step: (direction, unit) => move(() => walk(direction > 0 ? nextOf(moments, at, last(), unit) : previousOf(moments, at, unit))),
    play: () =>
      move(() => {
        if (at === last()) go(0);
        playing = at < last();
        if (playing) wait();
      }),
    pause() {
      halt();
      tell();
    },
    setSpeed(next) {
      speed = next;
      if (playing) {
        stop();
        wait();
      }
      tell();
    },
    onState(listener) {
      listeners.add(listener);
      listener(state());
      return () => listeners.delete(listener);
    },
    changed: tell,
    follow(number) {
      at = number;
      tell();
    },
  };
}

const within = (number: number, last: number): number => Math.min(Math.max(last, 0), Math.max(0, Math.round(number)));

type Moments = PlaybackParts["moments"];

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
