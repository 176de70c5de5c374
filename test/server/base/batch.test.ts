/** Batching: a single action runs at once, many run together. */
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createBatcher, type Schedule } from "../../../server/base/batch.ts";
import { setLog } from "../../../server/base/log.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "setImmediate"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether an action has run. */
function had(turn: Schedule): () => boolean {
  let over = false;
  turn(() => {
    over = true;
  });
  return () => over;
}

/** A batch never waits longer, in milliseconds. */
const LONGEST_WAIT = 10;

/** Schedules this many actions at the same time and lets them run. */
async function together(turn: Schedule, count: number): Promise<void> {
  const all = Array.from({ length: count }, () => had(turn));
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT);
  expect(all.every((over) => over())).toBe(true);
}

describe("A batch", () => {
  it("of one runs at once, however often", async () => {
    const turn = createBatcher();
    for (let time = 0; time < 3; time++) {
      const own = had(turn);
      expect(own()).toBe(false);
      await vi.advanceTimersByTimeAsync(0);
      expect(own()).toBe(true);
    }
  });

  it("waits 2 ms per action in the last batch, and includes all that arrive by then", async () => {
    const turn = createBatcher();
    await together(turn, 5);
    const first = had(turn);
    await vi.advanceTimersByTimeAsync(9);
    const second = had(turn);
    expect([first(), second()]).toEqual([false, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect([first(), second()]).toEqual([true, true]);
  });

  it("never waits longer than 10 ms", async () => {
    const turn = createBatcher();
    await together(turn, 1_000);
    const own = had(turn);
    await vi.advanceTimersByTimeAsync(LONGEST_WAIT);
    expect(own()).toBe(true);
  });

  it("runs at once again after a batch of one", async () => {
    const turn = createBatcher();
    await together(turn, 5);
    await together(turn, 1);
    const own = had(turn);
    await vi.advanceTimersByTimeAsync(0);
    expect(own()).toBe(true);
  });

  it("continues after an action has thrown", async () => {
    const said: string[] = [];
    onTestFinished(setLog("error", (line) => said.push(line)));
    const turn = createBatcher();
    turn(() => {
      throw new Error("not now");
    });
    await together(turn, 2);
    expect(said.join()).toContain("not now");
  });
});
