/** A line is dead when it has not answered for so long, whatever the date on this machine says. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { time } from "../../../client/base/time.ts";
import { Heartbeat } from "../../../client/feed/live/heartbeat.ts";
import type { LiveRoom } from "../../../client/feed/live/room.ts";

const PULSE = { every: 3_000, patience: 6_000 };
const HOUR = 3_600_000;
let passed = 0;
let answer: ((there: number) => void) | undefined;
let asked = 0;
let line: AbortController;
const room = {
  send: () => asked++,
  onMessage: (_type: string, told: (there: number) => void) => {
    answer = told;
  },
} as unknown as LiveRoom<unknown>;

beforeEach(() => {
  [passed, asked] = [1_000, 0];
  line = new AbortController();
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  vi.spyOn(time, "elapsed").mockImplementation(() => passed);
});
afterEach(() => {
  line.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
function pass(): void {
  passed += PULSE.every;
  vi.advanceTimersByTime(PULSE.every);
}

it("a dead line is given up at the second ping without an answer, also if the timer comes a moment early", () => {
  const dead = vi.fn();
  new Heartbeat(room, { pulse: PULSE, signal: line.signal, dead });
  for (const _ping of [1, 2]) {
    passed += PULSE.every - 1;
    vi.advanceTimersByTime(PULSE.every);
  }
  expect(dead).toHaveBeenCalledOnce();
});

it("a line is given up at once when the browser says that the network is gone, and once it is stopped that changes nothing", () => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  const dead = vi.fn();
  new Heartbeat(room, { pulse: PULSE, signal: line.signal, dead });
  page.dispatchEvent(new Event("offline"));
  expect(dead).toHaveBeenCalledOnce();
  line.abort();
  page.dispatchEvent(new Event("offline"));
  expect(dead).toHaveBeenCalledOnce();
});

describe.each([
  ["forward", HOUR],
  ["back", -24 * HOUR],
])("When the date is set %s", (_where, by) => {
  it("a line that answers is not given up, and the server's time is known as before", () => {
    const dead = vi.fn();
    const beat = new Heartbeat(room, { pulse: PULSE, signal: line.signal, dead });
    vi.setSystemTime(Date.now() + by);
    pass();
    answer?.(passed + 500_000 - PULSE.every / 2);
    expect([dead.mock.calls.length, beat.ahead]).toEqual([0, 500_000]);
  });
  it("a line that is dead is given up in time", () => {
    const dead = vi.fn();
    new Heartbeat(room, { pulse: PULSE, signal: line.signal, dead });
    vi.setSystemTime(Date.now() + by);
    pass();
    expect(dead).not.toHaveBeenCalled();
    pass();
    expect(dead).toHaveBeenCalled();
  });
});
