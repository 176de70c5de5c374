/** How long things take on the server, in milliseconds. Tests bring their own. */

import type { ClockSpeed } from "../shared/core/calls.ts";
import { ALLOWANCES, type Allowance } from "../shared/core/clocks.ts";

export interface Timings {
  /** How long people may think at each speed; nothing where they may take all the time they want. */
  readonly allowances: Readonly<Record<ClockSpeed, Allowance | undefined>>;
  /** How long a bot pretends to think; `again` if it goes on with its own turn. */
  botDelay(again: boolean): number;
  /** How long people's pictures take to show so many frames: only then does another begin to think. */
  animationTime(frames: number): number;
  /** How long a quick match looks for people before bots take the seats that are free. */
  readonly queueWait: number;
  /** How long somebody offered a seat may take to come. */
  readonly joinTimeout: number;
  /** How long a seat waits for somebody who dropped out before a bot plays for him. */
  readonly grace: number;
  /** How long a match without any person stays in memory. */
  readonly emptyRoomTimeout: number;
  /** How long a closing server lets people read that it does. */
  readonly closingNotice: number;
  /** How late watchers see the match. */
  readonly watchDelay: number;
  /** How long the journal may take for one entry; after that nobody can know what is on record. */
  readonly journalTimeout: number;
}

const between = (least: number, most: number): number => least + Math.random() * (most - least);

export const DEFAULT_TIMINGS: Timings = {
  allowances: ALLOWANCES,
  // Long enough to follow what happened and to take a move back, short enough not to bore.
  botDelay: (again) => (again ? between(350, 700) : between(200, 1_000)),
  animationTime: (frames) => Math.min(3_000, 700 + 500 * frames),
  queueWait: 10_000,
  joinTimeout: 15_000,
  grace: 30_000,
  emptyRoomTimeout: 120_000,
  closingNotice: 1_000,
  watchDelay: 0,
  journalTimeout: 10_000,
};
