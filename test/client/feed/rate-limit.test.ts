import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HUMAN_PULSE } from "../../../client/feed/live/heartbeat.ts";
import { HUMAN_RATE, rateLimited } from "../../../client/feed/live/rate-limit.ts";

/** What the server hears of one client within a second. */
const HEARD = 10;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function speaking(rate = HUMAN_RATE) {
  const said: { one: number; at: number }[] = [];
  const began = Date.now();
  const voice = rateLimited((one: number) => said.push({ one, at: Date.now() - began }), rate);
  return { said, voice };
}

describe("Whoever has much to say", () => {
  it("says it in order, and nothing is lost", () => {
    const { said, voice } = speaking();
    for (let one = 0; one < 30; one++) voice.say(one);
    vi.advanceTimersByTime(10_000);
    expect(said.map(({ one }) => one)).toEqual(Array.from({ length: 30 }, (_none, one) => one));
  });

  it("says never so much within a second that the server would close the line, its pings included", () => {
    const { said, voice } = speaking();
    const pings = Math.ceil(1_000 / HUMAN_PULSE.every);
    for (let one = 0; one < 200; one++) {
      voice.say(one);
      if (one % 20 === 0) vi.advanceTimersByTime(1_700);
    }
    vi.advanceTimersByTime(60_000);
    expect(said).toHaveLength(200);
    const within = said.map(({ at }) => said.filter((other) => other.at >= at && other.at < at + 1_000).length);
    expect(Math.max(...within) + pings).toBeLessThanOrEqual(HEARD);
  });

  it("says nothing more when the line is gone", () => {
    const { said, voice } = speaking();
    for (let one = 0; one < 9; one++) voice.say(one);
    voice.stop();
    vi.advanceTimersByTime(10_000);
    expect(said).toHaveLength(HUMAN_RATE.most);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("Whoever says little", () => {
  it("says it at once, and no timer runs on", () => {
    const { said, voice } = speaking();
    voice.say(1);
    expect(said).toEqual([{ one: 1, at: 0 }]);
    vi.advanceTimersByTime(HUMAN_RATE.every);
    expect(vi.getTimerCount()).toBe(0);
  });
});
