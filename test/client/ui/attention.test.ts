/** What calls the player, and what a move would change on the panels. */
import { describe, expect, it } from "vitest";
import type { Chip } from "../../../client/face/face.ts";
import { seatChanges } from "../../../client/ui/input/seat-changes.ts";
import { lastSeconds } from "../../../client/ui/panels/last-seconds.ts";

const watched = (wanted = true) => {
  const calls: (string | number)[] = [];
  const isShort = lastSeconds({ wanted: () => wanted, ring: () => calls.push("bell"), say: (seconds) => calls.push(seconds) });
  return { calls, isShort };
};

describe("The last 15 seconds of the player's clock", () => {
  const clock = { deadline: 60_000, whole: 45_000 };
  it("pulse all the time, and ring and are said once", () => {
    const { calls, isShort } = watched();
    expect([20, 15, 14, 1, 0].map((seconds) => isShort({ ...clock, seconds }))).toEqual([false, true, true, true, false]);
    expect(calls).toEqual(["bell", 15]);
  });
  it("ring again for the next question", () => {
    const { calls, isShort } = watched();
    isShort({ ...clock, seconds: 10 });
    isShort({ ...clock, deadline: 120_000, seconds: 12 });
    expect(calls).toEqual(["bell", 10, "bell", 12]);
  });
  it("do not ring where a question has no more time from its beginning", () => {
    const { calls, isShort } = watched();
    expect(isShort({ ...clock, whole: 15_000, seconds: 15 })).toBe(true);
    expect(calls).toEqual([]);
  });
  it("are not pointed out if the player has switched that off", () => {
    const { calls, isShort } = watched(false);
    expect(isShort({ ...clock, seconds: 5 })).toBe(false);
    expect(calls).toEqual([]);
  });
});

describe("What a move changes on the seats' panels", () => {
  const chip = (look: string, digits?: string): Chip => ({ look, title: [look], ...(digits !== undefined && { digits }) });
  const seats = (...all: readonly (readonly Chip[])[]) => all.map((chips) => ({ chips }));
  it("is told as differences, the player's own first", () => {
    const before = seats([chip("coin", "7"), chip("laurel", "2")], [chip("coin", "3")]);
    const after = seats([chip("coin", "9"), chip("laurel", "2")], [chip("coin", "0")]);
    expect(seatChanges(before, after, 1)).toEqual([
      { seat: 1, chips: [chip("coin", "−3")] },
      { seat: 0, chips: [chip("coin", "+2")] },
    ]);
  });
  it("counts a chip that comes or goes from nothing, and leaves out what has no number", () => {
    const before = seats([chip("corn", "2"), chip("hidden")]);
    const after = seats([chip("sugar", "+1"), chip("hidden")]);
    expect(seatChanges(before, after, 0)).toEqual([{ seat: 0, chips: [chip("sugar", "+1"), chip("corn", "−2")] }]);
  });
});
