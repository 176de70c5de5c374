/** One timer for the periodic work of all rooms. */
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";

/** A ticker of its own, with its log: rooms of other tests may still be listening to the one they share. */
let onTick: typeof import("../../../server/rooms/ticker.ts").onTick;
let setLog: typeof import("../../../server/base/log.ts").setLog;
beforeEach(async () => {
  vi.resetModules();
  ({ onTick } = await import("../../../server/rooms/ticker.ts"));
  ({ setLog } = await import("../../../server/base/log.ts"));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("The ticker", () => {
  it("calls all listeners together, four times a second", () => {
    const beats: string[] = [];
    let on = true;
    const beating = (name: string) =>
      onTick(() => {
        beats.push(name);
        return on;
      });
    beating("a");
    vi.advanceTimersByTime(200);
    beating("b");
    vi.advanceTimersByTime(50);
    expect(beats).toEqual(["a", "b"]);
    vi.advanceTimersByTime(750);
    expect(beats).toHaveLength(8);
    on = false;
    vi.advanceTimersByTime(250);
    expect(beats).toHaveLength(10);
  });

  it("stops without listeners, and starts again", () => {
    const beat = vi.fn(() => beat.mock.calls.length < 3);
    onTick(beat);
    vi.advanceTimersByTime(5_000);
    expect(beat).toHaveBeenCalledTimes(3);
    expect(vi.getTimerCount()).toBe(0);
    const again = vi.fn(() => false);
    onTick(again);
    vi.advanceTimersByTime(250);
    expect([again.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  it("continues when a listener ends", () => {
    const gone = vi.fn(() => false);
    const stays = vi.fn(() => stays.mock.calls.length < 4);
    for (const act of [gone, stays]) onTick(act);
    vi.advanceTimersByTime(2_000);
    expect([gone.mock.calls.length, stays.mock.calls.length]).toEqual([1, 4]);
  });

  it("continues when a listener throws, and logs it", () => {
    const said: string[] = [];
    onTestFinished(setLog("error", (line) => said.push(line)));
    const failing = vi.fn((): boolean => {
      if (failing.mock.calls.length < 3) throw new Error("not today");
      return false;
    });
    const other = vi.fn(() => other.mock.calls.length < 4);
    for (const act of [failing, other]) onTick(act);
    vi.advanceTimersByTime(2_000);
    expect([failing.mock.calls.length, other.mock.calls.length]).toEqual([3, 4]);
    expect(said.join()).toContain("not today");
  });
});
