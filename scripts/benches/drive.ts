/** Sends at a steady beat, as people would: what is late is not made up for. */
import { setTimeout as pass } from "node:timers/promises";
import { inTime } from "./bench.ts";

export interface Lane {
  /** Sends what is due and waits for its answer; nothing if there is nothing to send now. */
  readonly turn: () => Promise<unknown> | undefined;
}

export interface Driven {
  /** How long each answer took, in milliseconds. */
  readonly answers: number[];
  /** Times when a lane had nothing to send, or still waited. */
  missed: number;
  /** How late the driver itself was, at worst, in milliseconds. */
  late: number;
}

/** How often it looks what is due, in milliseconds. */
const STEP = 4;
/** Whoever has not been answered for so long never will be. */
const PATIENCE = 60_000;

/** Every lane once each beat, one after another, for so long; ends when the last answer is there. */
export async function drive(lanes: readonly Lane[], beat: number, milliseconds: number): Promise<Driven> {
  const driven: Driven = { answers: [], missed: 0, late: 0 };
  const start = performance.now();
  const due = lanes.map((_lane, at) => start + (at * beat) / lanes.length);
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
    for (const [at, lane] of lanes.entries()) {
      if (due[at]! > now) continue;
      driven.late = Math.max(driven.late, now - due[at]!);
      due[at]! += beat;
      sent.push(send(lane));
    }
    await pass(STEP);
  }
  await inTime(Promise.all(sent), PATIENCE, "not everybody was answered");
  return driven;
}
