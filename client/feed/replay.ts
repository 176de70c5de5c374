/** A record shown as if it were played: forwards at a pace, or at any frame at once, through the eyes of any seat. */
import type { Game } from "../../shared/core/contract/game.ts";
import type { MatchRecord, SeenBefore } from "../../shared/core/match/record.ts";
import { botIn } from "../../shared/core/match/somebody.ts";
import { steps } from "../../shared/core/match/step.ts";
import { entriesInForce, numbered } from "../../shared/core/match/undo.ts";
import { eventOf, type Frame, sightOf, WATCHER } from "../../shared/core/match/view.ts";
import type { DealProof } from "../../shared/core/review/proof.ts";
import { NO_CLOCKS, NO_PROPOSAL, type SeatStatus } from "../../shared/core/wire/sync.ts";
import type { Timers } from "../base/timers.ts";
import type { Feed, FeedListener, Moment } from "./feed.ts";
import { ALLOWED, type Allows } from "./kinds.ts";
import { refuse, ShownFeed } from "./lone-feed.ts";
import { momentsOf } from "./moments-of-step.ts";
import { Playback } from "./playback.ts";

export interface ReplayOptions {
  readonly game: Game;
  readonly record: MatchRecord;
  /** The seat whose eyes it is seen with at first, or WATCHER. */
  readonly seat: number;
  /** The reader played it, on this seat. */
  readonly own?: boolean;
  /** The match's name on the server, if it is finished there. */
  readonly source?: string;
  readonly proof?: DealProof | undefined;
  /** Of the players, by seat, if the record has none. */
  readonly names?: readonly string[];
  /** The coats of arms of the players, by seat, where the server knows the match: records do not say. */
  readonly arms?: readonly string[];
  /** Where it starts; at the beginning if left out. */
  readonly at?: number;
  readonly timers?: Timers;
}

/** `seat` is the reader's own, or WATCHER; the pictures are those of `eyes`. */
export class ReplayFeed extends ShownFeed implements Feed {
  readonly game: Game;
  readonly allows: Allows = ALLOWED.replay;
  readonly seat: number;
  readonly colours: readonly number[];
  readonly promise: SeenBefore;
  readonly playback: Playback;
  /** The name by which the server has the record; empty if it has none. For links. */
  readonly source: string;
  /** What its player was promised and shown, if it was opened from a saved proof. */
  readonly proof: DealProof | undefined;
  readonly send: Feed["send"] = refuse;
  #record: MatchRecord;
  #frames: readonly KeptFrame[];
  /** The last frame of each entry; the first one is of the beginning. */
  #ends: readonly number[];
  #taken: ReadonlySet<number>;
  readonly #names: readonly string[];
  readonly #arms: readonly string[];
  readonly #listeners = new Set<FeedListener>();
  readonly #moments: Moment[] = [];
  #eyes: number;
  #showsTaken: boolean;

  constructor({ game, record, seat, own = false, source = "", at: start = 0, proof, names = [], arms = [], timers }: ReplayOptions) {
    super();
    const { kept, ends, taken } = playWhole(game, record);
    this.game = game;
    this.seat = own ? seat : WATCHER;
    this.colours = coloursIn(record);
    this.promise = proof?.promise ?? promiseIn(record);
    this.source = source;
    this.proof = proof;
    this.#record = record;
    this.#names = names;
    this.#arms = arms;
    this.#frames = kept;
    this.#ends = ends;
    this.#taken = taken;
    // A link to such a moment shows it.
    this.#showsTaken = taken.has(start);
    this.#eyes = seat;
    this.#look();
    this.playback = new Playback({
      moments: this.#moments,
      last: () => this.#frames.length - 1,
      skips: (number) => this.skips(number),
      show: (moment, jump) => this.#show(moment, jump),
      start,
      ...(timers && { timers }),
    });
  }

  /** Whether anything was taken back. */
  get hasTaken(): boolean {
    return this.#taken.size > 0;
  }

  /** Whether what was taken back is shown too. */
  get showsTaken(): boolean {
    return this.#showsTaken;
  }

  showTaken(shows: boolean): void {
    this.#showsTaken = shows;
    this.playback.seek(this.playback.at);
    this.#show(this.#now(), true);
  }

  /** Passed over: it was taken back, or tells of that. The last frame is where the match stands. */
  skips(number: number): boolean {
    return !this.#showsTaken && this.#taken.has(number) && number < this.playback.last;
  }

  /** Moments by number, as the eyes see them. */
  get moments(): readonly Moment[] {
    return this.#moments;
  }

  /** The seat through whose eyes it is seen, or WATCHER. */
  get eyes(): number {
    return this.#eyes;
  }

  /** Looks through the eyes of a seat, or as a watcher, at the same frame. */
  lookAs(seat: number): void {
    if (seat === this.#eyes) return;
    this.#eyes = seat;
    this.#look();
    this.#show(this.#now(), true);
    this.playback.changed();
  }

  /** The last frame of an entry; entry 0 is the first. For links and shots. */
  frameOf(entry: number): number {
    const ends = this.#ends;
    return ends[Math.min(Math.max(0, entry), ends.length - 2) + 1] ?? this.playback.last;
  }

  listen(listener: FeedListener): () => void {
    this.#listeners.add(listener);
    listener.frame(this.#now(), true);
    const people = sittersOf(this.#record, this.#names, this.#arms);
    listener.presence({ people, proposal: NO_PROPOSAL, paused: false, connection: "open", retryIn: undefined });
    return () => this.#listeners.delete(listener);
  }

  async past(from: number, to: number): Promise<readonly Moment[]> {
    return this.#moments.slice(from, to + 1);
  }

  async record(): Promise<MatchRecord> {
    return this.#record;
  }

  leave(): void {
    this.playback.pause();
  }

  /** Another record takes the place of this one, and is shown at a frame; if none is given both are the same up to the one that is shown. */
  protected goOnWith(record: MatchRecord, at?: number): void {
    const { kept, ends, taken } = playWhole(this.game, record);
    this.#record = record;
    this.#frames = kept;
    this.#ends = ends;
    this.#taken = taken;
    this.#moments.length = kept.length;
    this.#look();
    if (at === undefined) return;
    this.playback.pause();
    this.playback.follow(at);
    this.#show(this.#now(), true);
  }

  /** How many entries have been played at a frame. */
  protected entriesAt(frame: number): number {
    return this.#ends.findLastIndex((end) => end <= frame);
  }

  /** A replay opens no seat's ask: nothing can be done in it. */
  protected seen({ moment, frame }: KeptFrame): Moment {
    return { ...moment, event: eventOf(frame, this.#eyes), sight: sightOf(frame, this.#eyes) };
  }

  #look(): void {
    for (const [number, frame] of this.#frames.entries()) this.#moments[number] = this.seen(frame);
  }

  #now(): Moment {
    return this.#moments[this.playback.at] as Moment;
  }

  #show(moment: Moment, jump: boolean): void {
    for (const listener of this.#listeners) listener.frame(moment, jump);
  }
}

/** A frame as everybody may see it, and the whole of it. What two frames have in common is kept once. */
export interface KeptFrame {
  readonly moment: Moment;
  readonly frame: Frame;
  /** Whose entry it is of. */
  readonly seat: number;
}

/** Plays the whole record once. Frames share what has not changed, so all of them fit into memory and any of them is there at once. */
function playWhole(game: Game, record: MatchRecord) {
  const kept: KeptFrame[] = [];
  const ends: number[] = [];
  const taken = new Set<number>();
  const inForce = new Set(entriesInForce(numbered(record)).map(({ number }) => number));
  for (const step of steps(game, record)) {
    const number = ends.length - 1;
    const { type, seat = WATCHER } = record.entries[number] ?? {};
    const isTaken = type === "undo" || (type === "moves" && !inForce.has(number));
    const seen = momentsOf(step, WATCHER);
    for (const [at, frame] of step.frames.entries()) {
      if (isTaken) taken.add(kept.length);
      kept.push({ moment: seen[at] as Moment, frame, seat });
    }
    ends.push(kept.length - 1);
  }
  return { kept, ends, taken };
}

/** Without a proof only what the record itself says is known. */
const promiseIn = ({ deal: { commitment, pledges } }: MatchRecord): SeenBefore => ({ commitment, ...(pledges && { pledges }) });

const coloursIn = ({ seats, colours }: MatchRecord): readonly number[] => colours ?? Array.from({ length: seats }, (_none, seat) => seat);

/** The players when the match began. */
function sittersOf(record: MatchRecord, names: readonly string[], arms: readonly string[]): SeatStatus[] {
  const { seats, entries } = record;
  const colours = coloursIn(record);
  return Array.from({ length: seats }, (_none, of): SeatStatus => {
    const sitter = entries.find((entry) => entry.type === "seat" && entry.seat === of);
    const { name = names[of] ?? "", kind = "person" } = sitter?.type === "seat" ? sitter : {};
    return {
      name,
      kind,
      colour: colours[of] as number,
      level: "",
      here: true,
      bot: botIn(record, of),
      ...NO_CLOCKS,
      // Who is erased has neither.
      arms: kind === "person" && name !== "" ? (arms[of] ?? "") : "",
    };
  });
}
