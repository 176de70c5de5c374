import { afterEach, describe, expect, it, vi } from "vitest";
import { thinkingTimes } from "../../../client/ui/common/countdown.ts";
import { stopTime } from "../../server/stopped-time.ts";

afterEach(() => void vi.restoreAllMocks());

describe("The time thought, where there is no clock", () => {
  it("goes on from what the server said while the player thinks, stands while another does, and follows the server again", () => {
    const pass = stopTime();
    const seconds = thinkingTimes(() => undefined);
    expect(seconds(0, 10, true)).toBe(10);
    pass(2_500);
    expect(seconds(0, 10, true)).toBe(12);
    pass(700);
    expect(seconds(0, 10, false)).toBe(13);
    pass(9_000);
    expect([seconds(0, 10, true), seconds(1, 4, false)]).toEqual([13, 4]);
    pass(5_000);
    expect([seconds(0, 20, true), seconds(1, 4, false)]).toEqual([20, 4]);
  });
});
