/**
 * The heart of the house: what each room does a few times a second, all do at once. A process that wakes up for every one of them by
 * itself, a thousand times a second with 250 rooms, finds all it needs out of the processor's reach each time.
 */
import { report } from "../context.ts";

/** Milliseconds. */
const TICK_MS = 250;

const listeners = new Set<() => boolean>();
let timer: NodeJS.Timeout | undefined;

/** Calls it at each beat until it gives false. */
export function onTick(act: () => boolean): void {
  listeners.add(act);
  timer ??= setInterval(tick, TICK_MS);
}

function tick(): void {
  for (const act of listeners) {
    try {
      if (!act()) listeners.delete(act);
    } catch (error) {
      report("a beat", error);
    }
  }
  if (listeners.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}
