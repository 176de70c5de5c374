/** Sends at a steady interval, as players would: missed sends are not repeated. */

import { setTimeout as pass } from "node:timers/promises";
import { add, at } from "../../../shared/core/base/checked.ts";
import { inTime } from "./bench.ts";

export interface Lane {
  /** Sends what is due and resolves with its answer; undefined if there is nothing to send now. */
  readonly turn: () => Promise<unknown> | undefined;
}

export interface Driven {
  /** How long each answer took, in milliseconds. */
  readonly answers: number[];
  /** Times a lane had nothing to send or was still waiting. */
  missed: number;
  /** The driver's own largest delay, in milliseconds. */
  late: number;
}

/** How often lanes are checked, in milliseconds. */
const STEP = 4;
/** The time for one answer. */
const PATIENCE = 60_000;

/** Every lane sends once per interval, spread evenly; resolves with the last answer. */
export async function drive(lanes: readonly Lane[], interval: number, milliseconds: number): Promise<Driven> {
  const driven: Driven = { answers: [], missed: 0, late: 0 };
  const start = performance.now();
  const due = lanes.map((_lane, at) => start + (at * interval) / lanes.length);
  const busy = new Set<Lane>();
  const send = async (lane: Lane): Promise<void> => {
    const sent = performance.now();
    const answer = busy.has(lane) ? undefined : lane.turn();
    if (answer === undefined) return void driven.missed++;
    busy.add(lane);
    await answer;
    driven.answers.push(performance.now() - sent);
    busy.delete(lane);
  };
  const sent: Promise<void>[] = [];
  for (let now = start; now < start + milliseconds; now = performance.now()) {
    for (const [i, lane] of lanes.entries()) {
      if (at(due, i) > now) continue;
      driven.late = Math.max(driven.late, now - at(due, i));
      add(due, i, interval);
      sent.push(send(lane));
    }
    await pass(STEP);
  }
  await inTime(Promise.all(sent), PATIENCE, "not everybody was answered");
  return driven;
}
