/** The room where a match is played: entries go on record and out as frames; one patch is one frame, and there is no patch timer. */
import { CloseCode } from "@colyseus/core";
import type { Allowance } from "../../shared/core/clocks.ts";
import type { Match } from "../../shared/core/match.ts";
import { outcome, rankBehind } from "../../shared/core/outcome.ts";
import { seedOf } from "../../shared/core/random.ts";
import type { Deal, Entry, MatchRecord } from "../../shared/core/record.ts";
import { Refusal, type RefusalKey } from "../../shared/core/refusal.ts";
import { writeFrame } from "../../shared/core/sync.ts";
import type { Frame } from "../../shared/core/view.ts";
import { MESSAGES, type NoticeNews } from "../../shared/core/wire.ts";
import { report } from "../context.ts";
import type { ClockMark, TableSnapshot } from "../data/table-store.ts";
import { type Bots, startBots } from "../match/bots.ts";
import { clockReplay, type RoomClocks, startClocks } from "../match/clocks.ts";
import { deal } from "../match/deal.ts";
import { type Keeper, type KeeperParts, type MatchListener, resumeMatch, startMatch } from "../match/keeper.ts";
import type { SeatedClient } from "../match/rematch.ts";
import type { Seat } from "../match/seats.ts";
import * as seating from "../match/seats.ts";
import { time } from "../time.ts";
import type { RoomLoad } from "./base-room.ts";
import type { MatchStanding } from "./kept-room.ts";
import { TableRoom } from "./table-room.ts";

/** Who plays for a seat from now on. */
const seatEntry = ({ number, name }: Seat, kind: Seat["kind"]): Entry => ({
  type: "seat",
  seat: number,
  at: time.elapsed(),
  by: "server",
  kind,
  name,
});

export abstract class PlayRoom extends TableRoom implements MatchListener {
  protected keeper: Keeper | undefined;
  protected clocks: RoomClocks | undefined;
  #bots: Bots | undefined;
  #paused = false;
  /** Opened again, and nobody has come yet. */
  #asleep = false;
  /** Entries that were put aside when the table was opened again. */
  #lost = 0;
  /** The clocks' banks when they last changed by anything but an entry. */
  #mark: ClockMark | undefined;
  #kept: Promise<void> = Promise.resolve();
  /** What players are told once it has stopped. */
  protected why: RefusalKey = "matchStopped";

  /** The match is over: nothing more is asked. */
  protected abstract ended(): void;
  /** What is asked of the table, and whether it rests. */
  protected abstract showRequests(): void;

  override onJoin(client: SeatedClient, place: { token: string }): void {
    super.onJoin(client, place);
    const open = this.#openDeal();
    if (open !== undefined) client.send(MESSAGES.deal, open);
    if (this.stopped) client.send(MESSAGES.stopped, this.why);
    if (this.#lost > 0) client.send(MESSAGES.notice, { key: "repaired", args: { entries: this.#lost } } satisfies NoticeNews);
    if (this.#asleep) this.#awake();
    this.#wake();
  }

  /** The process may have ended after somebody had gone or come, and before that was on record. */
  #awake(): void {
    this.#asleep = false;
    // The record does not tell how long nobody was here: from now on time runs anew.
    this.markClocks();
    for (const seat of this.seats) {
      const { number } = seat;
      const changed = this.keeper?.take(({ bots, resigned }) => {
        if (resigned.includes(number) || bots[number] === seating.playedByBot(seat)) throw new Refusal("notAsked");
        return seatEntry(seat, seating.playedByBot(seat) ? "bot" : "person");
      });
      changed?.catch(() => undefined); // nothing has to be put right, or the match is over or stopped
    }
  }

  override async forget(person: string): Promise<true> {
    const forgotten = await super.forget(person);
    // An entry that is on its way to the journal may still name him.
    await this.keeper?.idle();
    return forgotten;
  }

  protected override async retire(): Promise<void> {
    this.stopped = true;
    this.#halt();
    await this.keeper?.idle();
    await this.#kept;
    await super.retire();
  }

  show(frames: readonly Frame[], match: Match): void {
    for (const frame of frames) {
      writeFrame(this.state, frame, match);
      this.broadcastPatch();
    }
    this.followers.frames(frames, match);
    this.#wake(frames.length);
    const open = this.#openDeal(match);
    if (open === undefined) return;
    this.ended();
    this.broadcast(MESSAGES.deal, open);
    this.followers.deal(open);
    void this.setMetadata(this.news());
    this.#kept = this.#keepResult(match);
  }

  /** What is played counts even if it cannot be kept. */
  async #keepResult(match: Match): Promise<void> {
    const result = outcome(match);
    if (result === undefined) return;
    const { game, rated } = this.table;
    // Whoever was gone in the end has let others play for him: at a rated table nothing is won by that.
    const gone = rated ? this.seats.filter(({ away }) => away).map(({ number }) => number) : [];
    // Counted at once if he said so, and when the match ended if it is only opened again: after the end people may go.
    const deserters = this.#asleep ? [] : gone.filter((seat) => !match.resigned.includes(seat));
    const finished = {
      match: this.roomId,
      game,
      rated,
      people: this.players,
      result: { ...result, places: rankBehind(result.places, gone) },
    };
    try {
      await this.context.guests.addResult(finished);
      for (const seat of deserters) await this.#deserted(seat);
    } catch (error) {
      report(`result of ${this.roomId}`, error);
    }
  }

  async #deserted(seat: number): Promise<void> {
    const person = this.players[seat];
    if (person !== undefined && this.table.rated) await this.context.guests.addDesertion(person, this.roomId);
  }

  protected override forfeit(seat: Seat, by: "person" | "clock"): void {
    const stamp = { type: "resign", seat: seat.number, at: time.elapsed(), by } as const;
    const given = this.keeper?.take(() => stamp).then(() => this.#deserted(seat.number));
    const gone = given?.finally(() => this.waitForPeople());
    gone?.catch((error: unknown) => error instanceof Refusal || report(`match ${this.roomId}`, error)); // over, or given up already
  }

  stop(error: unknown): RefusalKey {
    this.#fail(error);
    // Whoever comes again finds it as it is on record, and may be luckier: the disk may have room again. Now he is answered first.
    setImmediate(() => void this.disconnect(CloseCode.WITH_ERROR));
    return this.why;
  }

  #fail(error: unknown): void {
    report(`match ${this.roomId} stopped`, error);
    if (!this.context.isHealthy()) this.why = "notSaved";
    this.stopped = true;
    this.#halt();
    this.broadcast(MESSAGES.stopped, this.why);
  }

  takenOver(): void {
    this.moveElsewhere();
  }

  override moveElsewhere(): void {
    this.stopped = true;
    this.#halt();
    super.moveElsewhere();
  }

  override roomLoad(): RoomLoad {
    return { ...super.roomLoad(), entries: this.keeper?.match.record.entries.length ?? 0 };
  }

  protected override async begin(): Promise<number> {
    this.showPeople();
    if (this.begun || !seating.isFull(this.seats) || !seating.isReady(this.seats)) return 0;
    this.begun = true;
    const { record, seats } = deal(this.game, this.table, this.seats, this.secret);
    // A record is useless to people whose seats are not known.
    await this.standingKept();
    this.players = seats.map(({ person }) => person || undefined);
    this.sendTo(seats);
    try {
      this.keeper = await startMatch(this.#parts(), record);
    } catch (error) {
      throw new Refusal(this.stop(error));
    }
    for (const seat of this.seats) this.changed(seat, seat.kind);
    this.#start(this.keeper);
    this.keepStanding();
    return this.keeper.match.frame;
  }

  protected override async goOn(standing: TableSnapshot): Promise<boolean> {
    // Asked first: what a process that is believed dead appends after this is not damage.
    const length = await this.context.journal.length(this.roomId);
    const record = await this.context.journal.read(this.roomId);
    if (record === undefined) return false;
    // The process may have ended between the deal and what was kept of it.
    if (!standing.begun) this.#seatDrawn(record);
    this.#asleep = true;
    this.#paused = standing.paused;
    this.#mark = standing.clocks;
    const passed = clockReplay(this.#allowance(), this.context.timings, record.seats, standing.clocks);
    try {
      const { keeper, lost } = await resumeMatch(this.#parts(), record, length, passed.step);
      this.keeper = keeper;
      this.#lost = lost;
      this.#start(keeper, passed.banks());
    } catch (error) {
      this.#fail(error);
    }
    return true;
  }

  #seatDrawn({ seating: wished, deal: { secret, shares } }: MatchRecord): void {
    if (wished === "random") this.seats = seating.drawSeats(this.seats, seedOf(secret, shares));
    this.players = this.seats.map(({ person }) => person || undefined);
  }

  #parts(): KeeperParts {
    const { journal, timings: pace } = this.context;
    return { id: this.roomId, game: this.game, journal, timeout: pace.journalTimeout, audience: this };
  }

  #allowance = (): Allowance | undefined => this.context.timings.allowances[this.table.speed];

  /** Bots and clocks begin to work. */
  #start(keeper: Keeper, banks?: readonly number[]): void {
    const { timings: pace } = this.context;
    const failed = (error: unknown) => this.stop(error);
    this.#bots = startBots({ keeper, seats: this.seats, level: this.table.bots, pace, failed });
    const allowance = this.#allowance();
    const asleep = (seat: Seat) => this.#sleep(seat);
    if (allowance !== undefined) {
      const loses = this.isRatedDuel();
      this.clocks = startClocks({
        keeper,
        seats: this.seats,
        pace,
        failed,
        allowance,
        unresponsive: asleep,
        loses,
        ...(banks && { banks }),
      });
    }
    this.#wake(1);
    void this.setMetadata(this.news());
  }

  protected override matchStanding(): MatchStanding {
    return { paused: this.#paused, chat: [], ...(this.#mark && { clocks: this.#mark }) };
  }

  /** What has changed the clocks beside the record is kept beside the record. */
  protected markClocks(): void {
    const banks = this.clocks?.banks();
    if (banks === undefined || this.keeper === undefined) return;
    this.#mark = { entries: this.keeper.match.record.entries.length, at: time.elapsed(), banks };
    this.keepStanding();
  }

  /** For whoever sleeps while others wait a bot plays; the match of one who is alone rests. */
  #sleep(seat: Seat): void {
    if (seating.seatedPlayers(this.seats).some((other) => other !== seat && !other.away)) this.standIn(seat);
    else void this.rest(true);
  }

  protected async rest(paused: boolean): Promise<number> {
    this.#paused = paused;
    if (paused) this.#halt();
    else this.#wake();
    if (!paused) this.awaitOthers();
    this.markClocks();
    this.keepStanding();
    this.showClocks();
    this.showRequests();
    return this.state.frame;
  }

  /** Puts on record who plays for a seat from now on. */
  protected override changed(seat: Seat, kind: Seat["kind"]): void {
    const taken = this.keeper?.take(() => seatEntry(seat, kind));
    taken?.catch(() => undefined); // the match is over or stopped, and its people no longer matter
    this.#wake();
  }

  /** Whoever is asked begins to think, bots and people, when the pictures have shown so many frames. */
  #wake(frames = 0): void {
    if (this.stopped || this.#paused || this.#asleep) return;
    this.#bots?.schedule(frames);
    if (this.clocks?.update(frames)) this.showClocks();
  }

  #halt(): void {
    this.#bots?.stop();
    this.clocks?.stop();
  }

  protected override over(match = this.keeper?.match): boolean {
    return match !== undefined && outcome(match) !== undefined;
  }

  protected override rests(): boolean {
    return this.#paused;
  }

  /** The deal, once it may be told. */
  #openDeal(match = this.keeper?.match): Deal | undefined {
    return this.over(match) ? match?.record.deal : undefined;
  }
}
