import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PictureGuard } from "../../../client/picture/board/picture-guard.ts";

const broken = (): never => {
  throw new Error("broken");
};

/** What was done about failures, in order. */
function watched() {
  const done: string[] = [];
  const ended = new AbortController();
  const guard = new PictureGuard({
    signal: ended.signal,
    rebuild: () => done.push("rebuild"),
    simplify: () => done.push("simplify"),
    restore: () => done.push("restore"),
    reportStatus: ({ type }) => done.push(type),
  });
  return { guard, close: () => ended.abort(), done };
}

describe("a failure of the picture", () => {
  it("first rebuilds the same picture", () => {
    const { guard, done } = watched();
    guard.tryPicture(broken, undefined);
    expect(done).toEqual(["rebuild"]);
  });

  it("is met by a simpler picture if it comes again", () => {
    const { guard, done } = watched();
    for (let failure = 0; failure < 3; failure++) guard.tryPicture(broken, undefined);
    expect(done).toEqual(["rebuild", "simplify", "simplify"]);
  });

  it("returns the fallback", () => {
    const { guard } = watched();
    expect([guard.tryPicture(() => 1, 0), guard.tryPicture<number>(broken, 0)]).toEqual([1, 0]);
  });
});

describe("a picture that is drawn in a simpler way", () => {
  const HOUR = 3_600_000;
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is drawn in full again once it has gone well for a while", () => {
    const { guard, done } = watched();
    for (let failure = 0; failure < 2; failure++) guard.tryPicture(broken, undefined);
    vi.advanceTimersByTime(HOUR);
    expect(done).toEqual(["rebuild", "simplify", "restore"]);
  });

  it("is tried in full three times and no more where that fails each time", () => {
    const { guard, done } = watched();
    guard.tryPicture(broken, undefined);
    for (let turn = 0; turn < 9; turn++) {
      guard.tryPicture(broken, undefined);
      vi.runOnlyPendingTimers();
    }
    expect(done.filter((what) => what === "restore")).toHaveLength(3);
    expect(done.filter((what) => what === "rebuild")).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is trusted again after long without a failure: the next one only rebuilds it", () => {
    const { guard, done } = watched();
    for (let failure = 0; failure < 2; failure++) guard.tryPicture(broken, undefined);
    vi.advanceTimersByTime(HOUR);
    guard.tryPicture(broken, undefined);
    expect(done).toEqual(["rebuild", "simplify", "restore", "rebuild"]);
  });

  it("waits again after each failure", () => {
    const { guard, done } = watched();
    guard.tryPicture(broken, undefined);
    for (let failure = 0; failure < 5; failure++) {
      guard.tryPicture(broken, undefined);
      vi.advanceTimersByTime(9_000);
    }
    expect(done).not.toContain("restore");
  });

  it("is left alone once the table is closed", () => {
    const { guard, close, done } = watched();
    for (let failure = 0; failure < 2; failure++) guard.tryPicture(broken, undefined);
    close();
    vi.advanceTimersByTime(HOUR);
    expect(done).not.toContain("restore");
  });
});

describe("a failure of the page around it", () => {
  it("is said, and the picture is left alone", () => {
    const { guard, done } = watched();
    guard.tryPage(broken);
    guard.tryPage(broken);
    expect(done).toEqual(["page", "page"]);
  });
});
