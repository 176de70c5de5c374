/** One match in play: entries in, frames out; one patch is one frame. */
import type { Client } from "@colyseus/core";
import { Refusal, type RefusalKey } from "../../shared/core/base/refusal.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { outcome } from "../../shared/core/match/outcome.ts";
import type { Deal, MatchRecord } from "../../shared/core/match/record.ts";
import type { Frame } from "../../shared/core/match/view.ts";
import { type Root, writeFrame } from "../../shared/core/wire/sync.ts";
import { MESSAGES, type NoticeNews } from "../../shared/core/wire/wire.ts";
import { report } from "../base/log.ts";
import type { Seat } from "../table/seats.ts";
import type { TableSnapshot } from "../table/snapshot.ts";
import type { Actors } from "./actors.ts";
import type { EntryDraft } from "./entries.ts";
import { frameOf, type Keeper, type KeeperOptions, type MatchListener, resumeMatch, type SentEntry, startMatch } from "./keeping/keeper.ts";
import type { MatchContext } from "./match-context.ts";
import type { Results } from "./results.ts";
import { type ServerEntries, serverEntries } from "./server-entries.ts";

/** A record from the journal. */
export interface FoundRecord {
  readonly record: MatchRecord;
  /** How many entries the journal has, readable or not. */
  readonly length: number;
}

export interface PlayOptions {
  readonly id: string;
  readonly context: Pick<MatchContext, "journal" | "timings" | "isHealthy">;
  readonly game: Game;
  readonly seats: readonly Seat[];
  readonly state: Root;
  readonly actors: Actors;
  readonly results: Results;
  sendPatch(): void;
  broadcast(type: string, message: unknown): void;
  /** Whether the deal may be known once the match is over. */
  isDealOpen(): boolean;
  /** Frames have been sent. */
  played(frames: readonly Frame[], match: Match): void;
  ended(deal: Deal): void;
  /** A match can be played now. */
  started(): void;
  /** The match has stopped, and its players have been told. */
  closeRoom(): void;
  /** Called when another process has gone on with the match. */
  takenOver(): void;
}

export class Play {
  readonly #options: PlayOptions;
  readonly #entries: ServerEntries;
  #keeper: Keeper | undefined;
  /** Entries put aside when the match was resumed. */
  #lost = 0;
  #resultSaved: Promise<void> = Promise.resolve();
  /** What players are told once the match has stopped. */
  #why: RefusalKey = "matchStopped";

  constructor(options: PlayOptions) {
    const { id, seats, results } = options;
    this.#options = options;
    this.#entries = serverEntries({ id, seats, results, keeper: () => this.#keeper });
  }

  /** Undefined before the deal. */
  get match(): Match | undefined {
    return this.#keeper?.match;
  }

  isOver(): boolean {
    return this.match !== undefined && outcome(this.match) !== undefined;
  }

  /** `opened`: the journal has the match, and nothing of it is shown yet. */
  async begin(record: MatchRecord, opened: () => void): Promise<void> {
    const { seats, actors, results, started } = this.#options;
    const keeper = await startMatch(this.#keeping(), record, opened).catch((error: unknown) => {
      throw new Refusal(this.stop(error));
    });
    this.#keeper = keeper;
    for (const { number, kind } of seats) this.recordSeat(number, kind);
    actors.start(keeper);
    started();
    if (results.uncounted(keeper.match) === "oneAddress") this.#tellUncounted(keeper.match);
  }

  /** Goes on from the record; what cannot be played is put aside. */
  async resume({ record, length }: FoundRecord, snapshot: TableSnapshot): Promise<void> {
    const { actors, started } = this.#options;
    const replay = actors.resume(snapshot);
    try {
      const { keeper, lost } = await resumeMatch(this.#keeping(), record, length, replay.step);
      this.#keeper = keeper;
      this.#lost = lost;
      actors.start(keeper, replay.banks());
      started();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Gives the number of the last frame that the entry led to. Idempotent for an entry that is sent again. */
  async take(draft: EntryDraft, sent?: SentEntry): Promise<number> {
    if (this.#keeper === undefined) throw new Refusal(this.#options.actors.isStopped() ? this.#why : "notBegun");
    return this.#keeper.take(draft, sent);
  }

  hasTaken(sent: SentEntry): boolean {
    return this.match !== undefined && frameOf(this.match, sent) !== undefined;
  }

  /** Puts on record who plays for a seat from now on. */
  recordSeat(seat: number, kind: Seat["kind"], chosenBy?: number): void {
    this.#entries.recordSeat(seat, kind, chosenBy);
    this.#options.actors.schedule();
  }

  /** A player who leaves a rated match loses it. Resolves when that is on record, or refused. */
  forfeit(seat: number, by: "person" | "clock"): Promise<void> {
    return this.#entries.forfeit(seat, by);
  }

  /** Ends a match that no player will play on. */
  endAbandoned(): Promise<void> {
    return this.#entries.endAbandoned();
  }

  /** Sends what a player who joins has to know beside the state. Play goes on with the first player. */
  playerJoined(client: Pick<Client, "send">): void {
    const { actors, results, isDealOpen } = this.#options;
    const tell = (news: NoticeNews): void => client.send(MESSAGES.notice, news);
    const { match } = this;
    if (this.isOver() && isDealOpen()) client.send(MESSAGES.deal, match?.record.deal);
    if (match !== undefined && !this.isOver() && results.uncounted(match) === "oneAddress") tell({ key: "oneAddress", args: {} });
    if (actors.isStopped()) client.send(MESSAGES.stopped, this.#why);
    if (this.#lost > 0) tell({ key: "repaired", args: { entries: this.#lost } });
    if (actors.isAwaitingFirst()) {
      actors.firstPlayerJoined();
      this.#entries.correctSeats();
    }
    actors.schedule();
  }

  /** Journal, picture, bot or clock failed: nothing more is played here. Returns what players are told. */
  stop(error: unknown): RefusalKey {
    this.#fail(error);
    // The sender is answered first. Opened again the match may go on: the disk may have room then.
    setImmediate(this.#options.closeRoom);
    return this.#why;
  }

  /** Resolves when no entry is being taken. */
  async idle(): Promise<void> {
    await this.#keeper?.idle();
  }

  /** Resolves when nothing is being taken or saved any more. */
  async retired(): Promise<void> {
    await this.idle();
    await this.#resultSaved;
  }

  #keeping(): KeeperOptions {
    const { id, game, context, takenOver } = this.#options;
    const listener: MatchListener = { show: (frames, match) => this.#show(frames, match), stop: (error) => this.stop(error), takenOver };
    return { id, game, journal: context.journal, timeout: context.timings.journalTimeout, listener };
  }

  #show(frames: readonly Frame[], match: Match): void {
    const { state, actors, results, sendPatch, played, ended } = this.#options;
    for (const frame of frames) {
      writeFrame(state, frame, match);
      sendPatch();
    }
    played(frames, match);
    actors.schedule(frames.length);
    if (outcome(match) === undefined) return;
    ended(match.record.deal);
    this.#tellUncounted(match);
    this.#resultSaved = results.save(match, actors.isAwaitingFirst());
  }

  /** Says nothing of a void match: its end says so. */
  #tellUncounted(match: Match): void {
    const { results, broadcast } = this.#options;
    const why = results.uncounted(match);
    if (why !== undefined && match.ending !== "void") broadcast(MESSAGES.notice, { key: why, args: {} } satisfies NoticeNews);
  }

  #fail(error: unknown): void {
    const { id, context, actors, broadcast } = this.#options;
    report(`match ${id} stopped`, error);
    if (!context.isHealthy()) this.#why = "notSaved";
    actors.stop();
    broadcast(MESSAGES.stopped, this.#why);
  }
}
