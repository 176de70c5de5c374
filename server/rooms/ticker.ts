/**
 * One timer for the periodic work of all rooms. With a timer each, 250 rooms would wake the process a thousand times a second, each
 * time with cold processor caches.
 */
import { report } from "../base/log.ts";

/** In milliseconds. */
const TICK_MS = 250;

const listeners = new Set<() => boolean>();
let timer: NodeJS.Timeout | undefined;

/** Calls `act` at every tick until it returns false. */
export function onTick(act: () => boolean): void {
  listeners.add(act);
  timer ??= setInterval(tick, TICK_MS);
}

function tick(): void {
  for (const act of listeners) {
    try {
      if (!act()) listeners.delete(act);
    } catch (error) {
      report("tick", error);
    }
  }
  if (listeners.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}
