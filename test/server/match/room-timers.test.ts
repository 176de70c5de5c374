import { afterEach, describe, expect, it } from "vitest";
import { setLog } from "../../../server/base/log.ts";
import { roomTimers } from "../../../server/match/room-timers.ts";

/** A clock that is due as soon as it is asked. */
function stubClock() {
  const set: { active: boolean; call: () => void; clear: () => void }[] = [];
  return {
    setTimeout(call: () => void) {
      const delayed = { active: true, call, clear: () => void Object.assign(delayed, { active: false }) };
      set.push(delayed);
      return delayed;
    },
    /** How many fired. */
    async fire(): Promise<number> {
      const due = set.filter(({ active }) => active);
      for (const delayed of due) {
        delayed.active = false;
        delayed.call();
      }
      await new Promise(setImmediate);
      return due.length;
    },
  };
}

let loud: () => void = () => undefined;
afterEach(() => loud());

describe("A timer of a room", () => {
  it("whose event fails is tried again until it succeeds, and then no more", async () => {
    const said: string[] = [];
    loud = setLog("error", (line) => said.push(line));
    const clock = stubClock();
    const timers = roomTimers({ clock });
    let times = 0;
    timers.start("empty", 10, async () => {
      if (++times < 3) throw new Error("the store is away");
    });
    for (let round = 0; round < 5; round++) {
      await clock.fire();
      timers.retryFailed();
    }
    expect(times).toBe(3);
    expect(await clock.fire()).toBe(0);
    expect(said).toHaveLength(2);
  });

  it("that has failed and is ended is not tried again", async () => {
    loud = setLog("silent");
    const clock = stubClock();
    const timers = roomTimers({ clock });
    timers.start("grace 0", 10, () => Promise.reject(new Error("the store is away")));
    await clock.fire();
    timers.end("grace 0");
    timers.retryFailed();
    expect(await clock.fire()).toBe(0);
  });
});
