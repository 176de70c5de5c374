/** Who says something waits for his turn: alone at once, in a crowd together. */
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { setLog } from "../../../server/ops/log.ts";
import { createBatcher, type Schedule } from "../../../server/transport/batch.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "setImmediate"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether somebody has had his turn. */
function had(turn: Schedule): () => boolean {
  let over = false;
  turn(() => {
    over = true;
  });
  return () => over;
}

/** So many come at the same moment and have their turn. */
async function together(turn: Schedule, count: number): Promise<void> {
  const all = Array.from({ length: count }, () => had(turn));
  await vi.runAllTimersAsync();
  expect(all.every((over) => over())).toBe(true);
}

describe("A turn", () => {
  it("comes at once for whoever is alone, however often", async () => {
    const turn = createBatcher();
    for (let time = 0; time < 3; time++) {
      const own = had(turn);
      expect(own()).toBe(false);
      await vi.advanceTimersByTimeAsync(0);
      expect(own()).toBe(true);
    }
  });

  it("comes after twice as many milliseconds as there were last, for all who have come by then", async () => {
    const turn = createBatcher();
    await together(turn, 5);
    const first = had(turn);
    await vi.advanceTimersByTimeAsync(9);
    const second = had(turn);
    expect([first(), second()]).toEqual([false, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect([first(), second()]).toEqual([true, true]);
  });

  it("is never waited for longer than 20 milliseconds", async () => {
    const turn = createBatcher();
    await together(turn, 1_000);
    const own = had(turn);
    await vi.advanceTimersByTimeAsync(20);
    expect(own()).toBe(true);
  });

  it("comes at once again when the crowd is gone", async () => {
    const turn = createBatcher();
    await together(turn, 5);
    await together(turn, 1);
    const own = had(turn);
    await vi.advanceTimersByTimeAsync(0);
    expect(own()).toBe(true);
  });

  it("comes for all others when somebody fails in his", async () => {
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
