/** How long things take on the server, in milliseconds. Tests bring their own. */

import type { Speed } from "../shared/core/calls.ts";
import { ALLOWANCES, type Allowance } from "../shared/core/clocks.ts";

export interface Pace {
  /** How long people may think at each speed; nothing where they may take all the time they want. */
  readonly clocks: Readonly<Record<Speed, Allowance | undefined>>;
  /** How long a bot pretends to think; `again` if it goes on with its own turn. */
  thinking(again: boolean): number;
  /** How long people's pictures take to show so many frames: only then does another begin to think. */
  showing(frames: number): number;
  /** How long a quick match looks for people before bots take the seats that are free. */
  readonly alone: number;
  /** How long somebody offered a seat may take to come. */
  readonly offer: number;
  /** How long a seat waits for somebody who dropped out before a bot plays for him. */
  readonly grace: number;
  /** How long a match without any person stays in memory. */
  readonly empty: number;
  /** How long a closing server lets people read that it does. */
  readonly farewell: number;
  /** How late watchers see the match. */
  readonly late: number;
  /** How long the journal may take for one entry; after that nobody can know what is on record. */
  readonly journal: number;
}

const between = (least: number, most: number): number => least + Math.random() * (most - least);

export const HUMAN_PACE: Pace = {
  clocks: ALLOWANCES,
  // Long enough to follow what happened and to take a move back, short enough not to bore.
  thinking: (again) => (again ? between(350, 700) : between(200, 1_000)),
  showing: (frames) => Math.min(3_000, 700 + 500 * frames),
  alone: 10_000,
  offer: 15_000,
  grace: 30_000,
  empty: 120_000,
  farewell: 1_000,
  late: 0,
  journal: 10_000,
};
