/** Bots and thinking clocks of one match: what acts without a message. They act only while the match runs and a player has come. */
import { isDaySpeed } from "../../shared/core/match/speeds.ts";
import { time } from "../base/time.ts";
import type { Timings } from "../base/timings.ts";
import type { TableOptions } from "../table/options.ts";
import type { Seat, SeatClock } from "../table/seats.ts";
import type { ClockMark, Deadline, TableSnapshot } from "../table/snapshot.ts";
import { dailyThinkerOf } from "../thinkers/server-thinker.ts";
import { type Bots, startBots } from "./bots.ts";
import { type ClockReplay, clockReplay, type RoomClocks, startClocks } from "./clocks.ts";
import { isDaily } from "./daily/daily-table.ts";
import { type DayClocks, startDayClocks } from "./day-clocks.ts";
import type { Keeper } from "./keeping/keeper.ts";

export interface Actors {
  isPaused(): boolean;
  isStopped(): boolean;
  /** Resumed from a record, and no player has joined yet. */
  isAwaitingFirst(): boolean;
  start(keeper: Keeper, banks?: readonly number[]): void;
  /** Takes over what was saved beside the record; works out from the record what the clocks have used since. */
  resume(snapshot: TableSnapshot): ClockReplay;
  firstPlayerJoined(): void;
  /** Call after every change: bots and clocks act for the seats that owe a choice, once new frames have been animated. */
  schedule(frames?: number): void;
  setPaused(paused: boolean): void;
  /** Gives the seats that have got more time. */
  giveTime(from: number): readonly number[];
  /** By seat; empty without clocks. */
  clocks(): readonly SeatClock[];
  /** For good. */
  stop(): void;
  snapshot(): Pick<TableSnapshot, "paused" | "clocks" | "deadlines">;
}

export interface ActorOptions {
  readonly timings: Timings;
  readonly options: Pick<TableOptions, "kind" | "speed" | "bots" | "rated" | "opener">;
  /** The server's part of the deal. */
  readonly secret: string;
  readonly seats: readonly Seat[];
  failed(error: unknown): void;
  timedOut(seat: number): void;
  clocksChanged(): void;
  /** At a table in days this seat has a new question. */
  asked(seat: number): void;
  /** The snapshot has changed. */
  changed(): void;
}

export function openActors({ timings, options, secret, seats, failed, timedOut, clocksChanged, asked, changed }: ActorOptions): Actors {
  const { speed } = options;
  const inDays = isDaySpeed(speed);
  const allowance = inDays ? undefined : timings.allowances[speed];
  // A duel that counts is lost by a timeout; elsewhere the clock makes a move.
  const loses = options.rated && seats.length === 2;
  let keeper: Keeper | undefined;
  let bots: Bots | undefined;
  let clocks: RoomClocks | undefined;
  let dayClocks: DayClocks | undefined;
  let paused = false;
  let stopped = false;
  let awaitingFirst = false;
  /** The banks when they last changed by anything but an entry. */
  let mark: ClockMark | undefined;
  let kept: readonly Deadline[] = [];

  function schedule(frames = 0): void {
    // In days a table is also loaded because a time is over: then it plays without a player.
    if (stopped || paused || (awaitingFirst && !inDays)) return;
    bots?.schedule(frames);
    if (clocks?.update(frames)) clocksChanged();
    if (dayClocks?.update()) {
      clocksChanged();
      changed();
    }
  }

  function halt(): void {
    bots?.stop();
    clocks?.stop();
    dayClocks?.stop();
  }

  /** Changes of the clocks that are not on record are saved beside it. */
  function markClocks(): void {
    if (clocks === undefined || keeper === undefined) return;
    mark = { entries: keeper.match.record.entries.length, at: time.elapsed(), banks: clocks.banks() };
    changed();
  }

  return {
    isPaused: () => paused,
    isStopped: () => stopped,
    isAwaitingFirst: () => awaitingFirst,
    start(started, banks) {
      keeper = started;
      const daily = isDaily(options) && { dailySecret: secret, thinker: dailyThinkerOf(options.opener) };
      bots = startBots({ keeper, seats, level: options.bots, pace: timings, failed, ...daily });
      const shared = { keeper, seats, loses, failed, timedOut };
      if (inDays) dayClocks = startDayClocks({ ...shared, question: timings.dayQuestions[speed], kept, asked });
      else if (allowance !== undefined) clocks = startClocks({ ...shared, timings, allowance, banks });
      schedule(1);
    },
    resume(snapshot) {
      awaitingFirst = true;
      paused = snapshot.paused;
      mark = snapshot.clocks;
      // A pause that ends gives each question the whole time.
      kept = paused ? [] : (snapshot.deadlines ?? []);
      return clockReplay(allowance, timings, seats.length, mark);
    },
    firstPlayerJoined() {
      awaitingFirst = false;
      // The time without players does not count.
      markClocks();
    },
    schedule,
    setPaused(next) {
      paused = next;
      if (paused) halt();
      else schedule();
      markClocks();
    },
    giveTime(from) {
      const recipients = clocks?.give(from) ?? [];
      markClocks();
      clocksChanged();
      return recipients;
    },
    clocks: () => (dayClocks ?? clocks)?.shown() ?? [],
    stop() {
      stopped = true;
      halt();
    },
    snapshot: () => ({ paused, ...(mark && { clocks: mark }), ...(dayClocks && { deadlines: dayClocks.deadlines() }) }),
  };
}
