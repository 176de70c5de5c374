/** The browser's own timers. */
import type { Timers } from "../../shared/core/base/timers.ts";

export type { Timers };

export const realTimers: Timers = {
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};
