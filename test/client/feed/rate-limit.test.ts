import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HUMAN_PULSE } from "../../../client/feed/live/heartbeat.ts";
import { RateLimited, rateWithin } from "../../../client/feed/live/rate-limit.ts";

/** What the server accepts of one client within a second. */
const ACCEPTED = 10;
const RATE = rateWithin(ACCEPTED);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function sending(rate = RATE) {
  const passed: { message: number; at: number }[] = [];
  const began = Date.now();
  const connection = new AbortController();
  const limited = new RateLimited((message: number) => passed.push({ message, at: Date.now() - began }), rate, connection.signal);
  return { passed, limited, lose: () => connection.abort() };
}

describe("A burst of messages", () => {
  it("is sent in order, and none is lost", () => {
    const { passed, limited } = sending();
    for (let message = 0; message < 30; message++) limited.send(message);
    vi.advanceTimersByTime(10_000);
    expect(passed.map(({ message }) => message)).toEqual(Array.from({ length: 30 }, (_none, message) => message));
  });

  it("stays below the server's limit within any second, pings included", () => {
    const { passed, limited } = sending();
    const pings = Math.ceil(1_000 / HUMAN_PULSE.every);
    for (let message = 0; message < 200; message++) {
      limited.send(message);
      if (message % 20 === 0) vi.advanceTimersByTime(1_700);
    }
    vi.advanceTimersByTime(60_000);
    expect(passed).toHaveLength(200);
    const within = passed.map(({ at }) => passed.filter((other) => other.at >= at && other.at < at + 1_000).length);
    expect(Math.max(...within) + pings).toBeLessThanOrEqual(ACCEPTED);
  });

  it("is dropped when the connection is gone", () => {
    const { passed, limited, lose } = sending();
    for (let message = 0; message < 9; message++) limited.send(message);
    lose();
    limited.send(9);
    vi.advanceTimersByTime(10_000);
    expect(passed).toHaveLength(RATE.most);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("A single message", () => {
  it("is sent at once, and no timer runs on", () => {
    const { passed, limited } = sending();
    limited.send(1);
    expect(passed).toEqual([{ message: 1, at: 0 }]);
    vi.advanceTimersByTime(RATE.every);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("With a server of an earlier version, which names no limit", () => {
  it("messages go out one a second, in order, and no timer runs on", () => {
    const { passed, limited } = sending(rateWithin(undefined));
    for (let message = 0; message < 3; message++) limited.send(message);
    vi.advanceTimersByTime(10_000);
    expect(passed.map(({ at }) => at)).toEqual([0, 1_000, 2_000]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
