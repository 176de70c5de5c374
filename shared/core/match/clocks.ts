/**
 * The thinking clocks of one match. Every question has its own time; what goes beyond it is taken from the seat's bank.
 * Pure: the time is an argument.
 */

import type { DaySpeed, LiveSpeed } from "./speeds.ts";

/** In milliseconds. */
export interface Allowance {
  /** For each question. */
  readonly question: number;
  /** In the bank, for the whole match. */
  readonly bank: number;
}

/** Without a speed, time is unlimited. */
export const ALLOWANCES = {
  none: undefined,
  relaxed: { question: 120_000, bank: 900_000 },
  normal: { question: 45_000, bank: 300_000 },
  fast: { question: 15_000, bank: 120_000 },
} as const satisfies Readonly<Record<LiveSpeed, Allowance | undefined>>;

/** Where time is unlimited, what has gone from a bank that never empties is what the seat has thought. */
export const COUNTED: Allowance = { question: 0, bank: 2 ** 40 };

const DAY = 86_400_000;
/** Milliseconds for each question at a table in days. There is no bank: every question has the whole time. */
export const DAY_QUESTIONS = { day: DAY, threeDays: 3 * DAY } as const satisfies Readonly<Record<DaySpeed, number>>;

export interface Clock {
  /** The ask it runs for; 0 while the seat is not asked. */
  readonly ask: number;
  /** When the seat was asked. */
  readonly since: number;
  /** Left in the bank at that time. */
  readonly bank: number;
}

export interface Clocks {
  readonly allowance: Allowance | undefined;
  readonly seats: readonly Clock[];
  /** When the match was paused; 0 while it runs. */
  readonly paused: number;
}

/** Full banks unless given. */
export function newClocks(allowance: Allowance | undefined, seats: number, banks: readonly number[] = []): Clocks {
  const full = allowance?.bank ?? 0;
  return { allowance, seats: Array.from({ length: seats }, (_none, seat) => ({ ask: 0, since: 0, bank: banks[seat] ?? full })), paused: 0 };
}

/** Call it after every entry with the asks by seat, 0 if not asked. A clock whose ask is unchanged goes on. */
export function updateAsks(clocks: Clocks, asks: readonly number[], now: number): Clocks {
  const at = clocks.paused || now;
  const seats = clocks.seats.map((clock, seat): Clock => {
    const ask = asks[seat] ?? 0;
    return ask === clock.ask ? clock : { ask, since: ask === 0 ? 0 : at, bank: bankAt(clocks, seat, now) };
  });
  return { ...clocks, seats };
}

/** What is in the bank now. */
export function bankAt({ allowance, seats, paused }: Clocks, seat: number, now: number): number {
  const { ask, since, bank } = seats[seat] as Clock;
  const question = allowance?.question;
  if (question === undefined || ask === 0) return bank;
  return Math.max(0, bank - Math.max(0, (paused || now) - since - question));
}

/** How long the seat has thought so far, where that alone is counted. */
export const thoughtAt = (clocks: Clocks, seat: number, now: number): number => COUNTED.bank - bankAt(clocks, seat, now);

/** When the time of a seat is over; undefined while its clock is stopped. */
export function timeOver({ allowance, seats, paused }: Clocks, seat: number): number | undefined {
  const { ask, since, bank } = seats[seat] as Clock;
  const question = allowance?.question;
  return question === undefined || ask === 0 || paused > 0 ? undefined : since + question + bank;
}

export const pauseClocks = (clocks: Clocks, now: number): Clocks => (clocks.paused > 0 ? clocks : { ...clocks, paused: now });

/** The time between, a pause or an outage of the server, does not count. */
export function resumeClocks(clocks: Clocks, now: number): Clocks {
  const { paused } = clocks;
  if (paused === 0) return clocks;
  const seats = clocks.seats.map((clock) => (clock.ask === 0 ? clock : { ...clock, since: clock.since + (now - paused) }));
  return { ...clocks, seats, paused: 0 };
}

/** More time for a seat, a gift of another. */
export function addTime(clocks: Clocks, seat: number, time: number): Clocks {
  const seats = clocks.seats.map((clock, at) => (at === seat ? { ...clock, bank: clock.bank + time } : clock));
  return { ...clocks, seats };
}
