/** A record shown as if it were played: forwards at a pace, or at any frame at once, through the eyes of any seat. */
import type { Game } from "../../shared/core/contract/game.ts";
import type { MatchRecord, SeenBefore } from "../../shared/core/match/record.ts";
import { steps } from "../../shared/core/match/step.ts";
import { eventOf, type Frame, sightOf, WATCHER } from "../../shared/core/match/view.ts";
import type { DealProof } from "../../shared/core/review/proof.ts";
import { NO_PROPOSAL, type SeatStatus } from "../../shared/core/wire/sync.ts";
import type { Answer } from "../../shared/core/wire/wire.ts";
import type { Timers } from "../base/timers.ts";
import type { Feed, FeedListener, Moment } from "./feed.ts";
import { momentsOf } from "./moments-of-step.ts";
import { openPlayback, type Playback } from "./playback.ts";

/** `seat` is the reader's own, or WATCHER; the pictures are those of `eyes`. */
export interface ReplayFeed extends Feed, Playback {
  /** By number, as the eyes see them. */
  readonly moments: readonly Moment[];
  /** The seat through whose eyes it is seen, or WATCHER. */
  readonly eyes: number;
  /** Looks through the eyes of a seat, or as a watcher, at the same frame. */
  lookAs(seat: number): void;
  /** The name by which the server has the record; empty if it has none. For links. */
  readonly source: string;
  /** What its player was promised and shown, if it was opened from a saved proof. */
  readonly proof: DealProof | undefined;
  /** The last frame of an entry; entry 0 is the first. For links and shots. */
  frameOf(entry: number): number;
}

export const isReplay = (feed: Feed): feed is ReplayFeed => "eyes" in feed;

export interface ReplayParts {
  readonly game: Game;
  readonly record: MatchRecord;
  /** Whose eyes it is seen with at first, or WATCHER. */
  readonly seat: number;
  /** The reader played it, on this seat. */
  readonly own?: boolean;
  /** The match's name on the server, if it is finished there. */
  readonly source?: string;
  readonly proof?: DealProof | undefined;
  /** Where it starts; at the beginning if left out. */
  readonly at?: number;
  readonly timers?: Timers;
}

/** A frame as everybody may see it, and the whole of it. What two frames have in common is kept once. */
interface KeptFrame {
  readonly moment: Moment;
  readonly frame: Frame;
}

export function replay({ game, record, seat, own = false, source = "", at: start = 0, proof, timers }: ReplayParts): ReplayFeed {
  const { kept, ends } = playWhole(game, record);
  const listeners = new Set<FeedListener>();
  let eyes = seat;
  const moments: Moment[] = [];
  const look = (as: number): void => {
    eyes = as;
    for (const [number, one] of kept.entries()) moments[number] = seenBy(one, as);
  };
  look(seat);
  const last = kept.length - 1;
  const show = (moment: Moment, jump: boolean): void => {
    for (const listener of listeners) listener.frame(moment, jump);
  };
  const playback = openPlayback({ moments, last: () => last, show, start, ...(timers && { timers }) });
  const now = (): Moment => moments[playback.at] as Moment;

  const refuse = (): Promise<Answer> => Promise.resolve({ id: "replay", ok: false, key: "notAsked", args: {} });
  const { seek, step, play, pause, setSpeed, onState } = playback;
  return {
    ...{ seek, step, play, pause, setSpeed, onState },
    get at() {
      return playback.at;
    },
    get playing() {
      return playback.playing;
    },
    get speed() {
      return playback.speed;
    },
    last,
    game,
    moments,
    seat: own ? seat : WATCHER,
    get eyes() {
      return eyes;
    },
    lookAs(as) {
      if (as === eyes) return;
      look(as);
      show(now(), true);
      playback.changed();
    },
    source,
    proof,
    colours: coloursIn(record),
    match: "",
    rated: false,
    promise: proof?.promise ?? promiseIn(record),
    late: 0,
    next: new Promise(() => undefined),
    past: async (from, to) => moments.slice(from, to + 1),
    record: async () => record,
    listen(listener) {
      listeners.add(listener);
      listener.frame(now(), true);
      listener.presence({ people: sittersOf(record), proposal: NO_PROPOSAL, paused: false, connection: "open", retryIn: undefined });
      return () => listeners.delete(listener);
    },
    frameOf: (entry) => ends[Math.min(Math.max(0, entry), ends.length - 2) + 1] ?? last,
    send: refuse,
    undo: refuse,
    hint: refuse,
    resign: refuse,
    back: refuse,
    sitAgain: () => undefined,
    reconnect: () => undefined,
    give: refuse,
    propose: refuse,
    say: refuse,
    onChat: () => () => undefined,
    vote: refuse,
    rematch: refuse,
    leave: pause,
  };
}

/** Plays the whole record once. Frames share what has not changed, so all of them fit into memory and any of them is there at once. */
function playWhole(game: Game, record: MatchRecord): { kept: readonly KeptFrame[]; ends: readonly number[] } {
  const kept: KeptFrame[] = [];
  const ends: number[] = [];
  for (const step of steps(game, record)) {
    const seen = momentsOf(step, WATCHER);
    for (const [at, frame] of step.frames.entries()) kept.push({ moment: seen[at] as Moment, frame });
    ends.push(kept.length - 1);
  }
  return { kept, ends };
}

/** Nothing can be done in a replay, so no seat's ask is open. */
const seenBy = ({ moment, frame }: KeptFrame, seat: number): Moment => ({
  ...moment,
  event: eventOf(frame, seat),
  sight: sightOf(frame, seat),
});

/** Without a proof nothing is known but what the record itself says. */
const promiseIn = ({ deal: { commitment, pledges } }: MatchRecord): SeenBefore => ({ commitment, ...(pledges && { pledges }) });

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
      level: "",
      here: true,
      rematch: false,
      until: 0,
      bank: -1,
      deadline: 0,
      whole: 0,
    };
  });
}
