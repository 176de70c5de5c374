/** Delays and timeouts of the server, in milliseconds. Tests bring their own. */

import { ALLOWANCES, type Allowance, DAY_QUESTIONS } from "../../shared/core/match/clocks.ts";
import type { DaySpeed, LiveSpeed } from "../../shared/core/match/speeds.ts";
import { GRACE } from "../../shared/core/wire/wire.ts";

export interface Timings {
  /** Thinking time of people at each speed; undefined for unlimited. */
  readonly allowances: Readonly<Record<LiveSpeed, Allowance | undefined>>;
  /** The time for each question at a table in days. */
  readonly dayQuestions: Readonly<Record<DaySpeed, number>>;
  /** How often stored tables are looked through for clocks in days that have run out. */
  readonly dueInterval: number;
  /** Pause before a bot moves; `again` if it also made the last move. The difficulty of its choice is from 0 to 1. */
  botDelay(again: boolean, difficulty: number): number;
  /** How long clients animate this many frames: bots and clocks start after it. */
  animationTime(frames: number): number;
  /** How long a quick match waits for people before bots take the free seats. */
  readonly queueWait: number;
  /** How long an offered seat is held until its player joins and pledges a share. */
  readonly joinTimeout: number;
  /** How long browsers may take to open their shares, once all are pledged: a connection may be lost and found again in it. */
  readonly openTimeout: number;
  /** Grace period: how long a disconnected player's seat is held before a bot stands in, or the others choose. */
  readonly grace: number;
  /** How long a match without connected players stays in memory. */
  readonly emptyRoomTimeout: number;
  /** How long a closing server shows its notice. */
  readonly closingNotice: number;
  /** Delay of watchers behind the match. */
  readonly watchDelay: number;
  /** How long the journal may take for one entry; later it is unknown what is on record, so the match stops. */
  readonly journalTimeout: number;
}

const between = (least: number, most: number): number => least + Math.random() * (most - least);

export const DEFAULT_TIMINGS: Timings = {
  allowances: ALLOWANCES,
  dayQuestions: DAY_QUESTIONS,
  dueInterval: 20_000,
  // Long enough to follow the move before and to take it back. Longer where a person would think.
  botDelay: (again, difficulty) => between(0.75, 1.25) * (again ? 300 + 500 * difficulty : 350 + 1_250 * difficulty),
  animationTime: (frames) => Math.min(3_000, 700 + 500 * frames),
  queueWait: 40_000,
  joinTimeout: 15_000,
  openTimeout: 20_000,
  grace: GRACE,
  emptyRoomTimeout: 120_000,
  closingNotice: 1_000,
  watchDelay: 0,
  journalTimeout: 10_000,
};
