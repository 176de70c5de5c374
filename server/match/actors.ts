/** Bots and thinking clocks of one match: what acts without a message. They act only while the match runs and a player has come. */
import { type Allowance, COUNTED } from "../../shared/core/match/clocks.ts";
import { type ClockSpeed, isDaySpeed } from "../../shared/core/match/speeds.ts";
import { time } from "../base/time.ts";
import type { Timings } from "../base/timings.ts";
import { isSharedDeal, type TableOptions } from "../table/options.ts";
import type { Seat, SeatClock } from "../table/seats.ts";
import type { ClockMark, Deadline, TableSnapshot } from "../table/snapshot.ts";
import { dailyThinkerOf } from "../thinkers/server-thinker.ts";
import { Bots } from "./bots.ts";
import { type ClockReplay, clockReplay, RoomClocks } from "./clocks.ts";
import { DayClocks } from "./day-clocks.ts";
import type { Keeper } from "./keeping/keeper.ts";

interface ActorOptions {
  readonly timings: Timings;
  readonly options: Pick<TableOptions, "kind" | "speed" | "bots" | "rated" | "opener" | "program">;
  /** The server's part of the deal. */
  readonly secret: string;
  readonly seats: readonly Seat[];
  failed(error: unknown): void;
  timedOut(seat: number): void;
  clocksChanged(): void;
  /** Called when a seat has a new question at a table in days. */
  asked(seat: number): void;
  /** The snapshot has changed. */
  changed(): void;
}

const NO_PAUSES = { botDelay: () => 0, animationTime: () => 0 } satisfies Partial<Timings>;

export class Actors {
  readonly #options: ActorOptions;
  readonly #speed: ClockSpeed;
  #keeper: Keeper | undefined;
  #bots: Bots | undefined;
  #clocks: RoomClocks | undefined;
  #dayClocks: DayClocks | undefined;
  #isPaused = false;
  #isStopped = false;
  #isAwaitingFirst = false;
  /** The banks when they last changed by anything but an entry. */
  #mark: ClockMark | undefined;
  #kept: readonly Deadline[] = [];

  constructor(options: ActorOptions) {
    this.#options = options;
    this.#speed = options.options.speed;
  }

  isPaused(): boolean {
    return this.#isPaused;
  }

  isStopped(): boolean {
    return this.#isStopped;
  }

  /** Resumed from a record, and no player has joined yet. */
  isAwaitingFirst(): boolean {
    return this.#isAwaitingFirst;
  }

  start(keeper: Keeper, banks?: readonly number[]): void {
    const { timings, options, secret, seats, failed, timedOut, asked } = this.#options;
    this.#keeper = keeper;
    const daily = isSharedDeal(options) && { dailySecret: secret, thinker: dailyThinkerOf(options.opener) };
    // A program that is alone with bots needs no time to look.
    const pace = options.program && options.kind === "play" ? { ...timings, ...NO_PAUSES } : timings;
    this.#bots = new Bots({ keeper, seats, level: options.bots, pace, failed, ...daily });
    // A duel that counts is lost by a timeout; elsewhere the clock makes a move.
    const shared = { keeper, seats, loses: options.rated && seats.length === 2, failed, timedOut };
    const allowance = this.#allowance();
    if (isDaySpeed(this.#speed))
      this.#dayClocks = new DayClocks({ ...shared, question: timings.dayQuestions[this.#speed], kept: this.#kept, asked });
    else if (allowance !== undefined) this.#clocks = new RoomClocks({ ...shared, timings, allowance, banks });
    this.schedule(1);
  }

  /** Takes over what was saved beside the record; works out from the record what the clocks have used since. */
  resume({ paused, clocks, deadlines = [] }: TableSnapshot): ClockReplay {
    this.#isAwaitingFirst = true;
    this.#isPaused = paused;
    this.#mark = clocks;
    // A pause that ends gives each question the whole time.
    this.#kept = paused ? [] : deadlines;
    return clockReplay(this.#allowance(), this.#options.timings, this.#options.seats.length, clocks);
  }

  firstPlayerJoined(): void {
    this.#isAwaitingFirst = false;
    // The time without players does not count.
    this.#markClocks();
  }

  /** Call after every change: bots and clocks act for the seats that owe a choice, once new frames have been animated. */
  schedule(frames = 0): void {
    // In days a table is also loaded because a time is over: then it plays without a player.
    if (this.#isStopped || this.#isPaused || (this.#isAwaitingFirst && !isDaySpeed(this.#speed))) return;
    this.#bots?.schedule(frames);
    if (this.#clocks?.update(frames)) this.#options.clocksChanged();
    if (this.#dayClocks?.update()) {
      this.#options.clocksChanged();
      this.#options.changed();
    }
  }

  setPaused(paused: boolean): void {
    this.#isPaused = paused;
    if (paused) this.#halt();
    else this.schedule();
    this.#markClocks();
  }

  /** Gives the seats that have got more time. */
  giveTime(from: number): readonly number[] {
    const recipients = this.#clocks?.give(from) ?? [];
    this.#markClocks();
    this.#options.clocksChanged();
    return recipients;
  }

  /** The clock of each seat; empty without clocks. */
  clocks(): readonly SeatClock[] {
    return (this.#dayClocks ?? this.#clocks)?.shown() ?? [];
  }

  /** Stops for good. */
  stop(): void {
    this.#isStopped = true;
    this.#halt();
  }

  snapshot(): Pick<TableSnapshot, "paused" | "clocks" | "deadlines"> {
    return {
      paused: this.#isPaused,
      ...(this.#mark && { clocks: this.#mark }),
      ...(this.#dayClocks && { deadlines: this.#dayClocks.deadlines() }),
    };
  }

  /** Undefined in days, and where one person has no clock among bots: nobody else thinks. */
  #allowance(): Allowance | undefined {
    const { timings, seats } = this.#options;
    if (isDaySpeed(this.#speed)) return undefined;
    return timings.allowances[this.#speed] ?? (seats.filter(({ kind }) => kind === "person").length > 1 ? COUNTED : undefined);
  }

  #halt(): void {
    this.#bots?.stop();
    this.#clocks?.stop();
    this.#dayClocks?.stop();
  }

  /** Changes of the clocks that are not on record are saved beside it. */
  #markClocks(): void {
    if (this.#clocks === undefined || this.#keeper === undefined) return;
    this.#mark = { entries: this.#keeper.match.record.entries.length, at: time.elapsed(), banks: this.#clocks.banks() };
    this.#options.changed();
  }
}
