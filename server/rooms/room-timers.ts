import type { Room } from "@colyseus/core";

/** What a room does unless somebody comes first. One wait a matter: a new one replaces it, so none outlives its cause. */
export interface RoomTimers {
  start(matter: unknown, time: number, then: () => void): void;
  end(matter: unknown): void;
}

export function roomTimers({ clock }: Room): RoomTimers {
  const running = new Map<unknown, ReturnType<typeof clock.setTimeout>>();
  const end = (matter: unknown): void => {
    running.get(matter)?.clear();
    running.delete(matter);
  };
  return {
    start(matter, time, then) {
      end(matter);
      running.set(matter, clock.setTimeout(then, time));
    },
    end,
  };
}
