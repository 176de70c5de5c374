/** A record shown as if it were played: forwards at a pace, or at any frame at once. */

import { DEFAULT_LEVEL } from "../../shared/core/bots/levels.ts";
import type { Game } from "../../shared/core/game.ts";
import type { MatchRecord } from "../../shared/core/record.ts";
import { steps } from "../../shared/core/step.ts";
import { NO_PROPOSAL, type SeatStatus } from "../../shared/core/sync.ts";
import type { Answer } from "../../shared/core/wire.ts";
import type { Feed, FeedListener, Moment } from "./feed.ts";
import { momentsOf } from "./moments-of-step.ts";
import { realTimers, type Timers } from "./timers.ts";

export interface ReplayState {
  /** The frame it is at. */
  readonly at: number;
  /** The last frame there is. */
  readonly last: number;
  readonly playing: boolean;
}

export interface ReplayFeed extends Feed, ReplayState {
  /** The reader played it, on this seat. */
  readonly own: boolean;
  /** Goes to a frame; the next one is animated, any other is set in place. */
  seek(number: number): void;
  /** Plays one frame after the other until the end. */
  play(step?: number): void;
  pause(): void;
  /** The last frame of an entry; entry 0 is the first. For links and shots. */
  frameOf(entry: number): number;
  /** Calls back at once and whenever it changes, until the returned function is called. */
  onState(listener: (state: ReplayState) => void): () => void;
}

export interface ReplayParts {
  readonly game: Game;
  readonly record: MatchRecord;
  /** Whose eyes it is seen with, or WATCHER. */
  readonly seat: number;
  /** The reader played it, on this seat. */
  readonly own?: boolean;
  /** Where it starts; at the beginning if left out. */
  readonly at?: number;
  readonly timers?: Timers;
}

const STEP = 1_000;

export function replay({ game, record, seat, own = false, at: start = 0, timers = realTimers }: ReplayParts): ReplayFeed {
  const moments: Moment[] = [];
  const ends: number[] = [];
  for (const played of steps(game, record)) {
    // Nothing can be done in a replay, so no seat is asked.
    moments.push(...momentsOf(played, seat).map((moment) => ({ ...moment, ask: 0, undo: undefined })));
    ends.push(moments.length - 1);
  }
  const last = moments.length - 1;
  const listeners = new Set<FeedListener>();
  const watchers = new Set<(state: ReplayState) => void>();
  let at = within(start, last);
  let playing = false;
  let stop = (): void => undefined;

  const state = (): ReplayState => ({ at, last, playing });
  const tell = (): void => {
    for (const watcher of watchers) watcher(state());
  };

  function go(to: number): void {
    const jump = to !== at + 1;
    at = to;
    for (const listener of listeners) listener.frame(moments[at] as Moment, jump);
  }

  function tick(step: number): void {
    stop = timers.after(step, () => {
      go(at + 1);
      playing = at < last;
      if (playing) tick(step);
      tell();
    });
  }

  const refuse = (): Promise<Answer> => Promise.resolve({ id: "replay", ok: false, key: "notAsked", args: {} });
  const feed: ReplayFeed = {
    game,
    seat,
    colours: coloursIn(record),
    own,
    match: "",
    rated: false,
    promise: { commitment: record.deal.commitment },
    late: 0,
    next: new Promise(() => undefined),
    past: async (from, to) => moments.slice(from, to + 1),
    record: async () => record,
    get at() {
      return at;
    },
    get playing() {
      return playing;
    },
    last,
    listen(listener) {
      listeners.add(listener);
      listener.frame(moments[at] as Moment, true);
      listener.presence({ people: sittersOf(record), proposal: NO_PROPOSAL, paused: false, connection: "open", retryIn: undefined });
      return () => listeners.delete(listener);
    },
    seek(number) {
      feed.pause();
      if (within(number, last) !== at) go(within(number, last));
      tell();
    },
    play(step = STEP) {
      stop();
      if (at === last) go(0);
      playing = at < last;
      if (playing) tick(step);
      tell();
    },
    pause() {
      stop();
      playing = false;
      tell();
    },
    frameOf: (entry) => ends[within(entry, ends.length - 2) + 1] ?? last,
    onState(listener) {
      watchers.add(listener);
      listener(state());
      return () => watchers.delete(listener);
    },
    send: refuse,
    undo: refuse,
    resign: refuse,
    back: refuse,
    sitAgain: () => undefined,
    give: refuse,
    propose: refuse,
    say: refuse,
    onChat: () => () => undefined,
    vote: refuse,
    rematch: refuse,
    leave: () => feed.pause(),
  };
  return feed;
}

const within = (number: number, last: number): number => Math.min(Math.max(last, 0), Math.max(0, Math.round(number)));

const coloursIn = ({ seats, colours }: MatchRecord): readonly number[] => colours ?? Array.from({ length: seats }, (_none, seat) => seat);

/** Who sat where when the match began. */
function sittersOf(record: MatchRecord): SeatStatus[] {
  const { seats, entries } = record;
  const colours = coloursIn(record);
  return Array.from({ length: seats }, (_none, of): SeatStatus => {
    const sitter = entries.find((entry) => entry.type === "seat" && entry.seat === of);
    const { name = "", kind = "person" } = sitter?.type === "seat" ? sitter : {};
    return {
      name,
      kind,
      colour: colours[of] as number,
      level: DEFAULT_LEVEL,
      here: true,
      rematch: false,
      until: 0,
      bank: -1,
      deadline: 0,
      whole: 0,
    };
  });
}
