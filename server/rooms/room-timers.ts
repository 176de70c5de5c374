import type { Room } from "@colyseus/core";

/** The timers of a room, by name: a new one replaces the one before. They run on the clock of the room and end with it. */
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
