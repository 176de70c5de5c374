/**
 * The heart of the house: what each room does a few times a second, all do at once. A process that wakes up for every one of them by
 * itself, a thousand times a second with 250 rooms, finds all it needs out of the processor's reach each time.
 */
import { report } from "./house.ts";

/** Milliseconds. */
const BEAT = 250;

const beating = new Set<() => boolean>();
let heart: NodeJS.Timeout | undefined;

/** Calls it at each beat until it gives false. */
export function atEachBeat(act: () => boolean): void {
  beating.add(act);
  heart ??= setInterval(beat, BEAT);
}

function beat(): void {
  for (const act of beating) {
    try {
      if (!act()) beating.delete(act);
    } catch (error) {
      report("a beat", error);
    }
  }
  if (beating.size > 0) return;
  clearInterval(heart);
  heart = undefined;
}
