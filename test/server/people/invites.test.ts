/** How often guests may invite each other, and how long an invitation is open. */
import { describe, expect, it } from "vitest";
import { time } from "../../../server/base/time.ts";
import { invites } from "../../../server/people/invites.ts";

const MINUTE = 60_000;
function setUp() {
  let now = 0;
  const all = invites(() => now);
  const invite = (match: string, to: string, from = "ada") =>
    all.add({ match, game: "toy", code: "ABCDEF", from: { id: from, name: from }, to });
  return { all, invite, pass: (milliseconds: number) => (now += milliseconds) };
}

describe("An invitation", () => {
  it("is open for three minutes", () => {
    const { all, invite, pass } = setUp();
    invite("m1", "ben");
    expect(all.openFor("ben")).toMatchObject([{ match: "m1", from: { id: "ada" } }]);
    expect(all.openFor("cleo")).toEqual([]);
    pass(3 * MINUTE);
    expect(all.openFor("ben")).toEqual([]);
  });

  it("to a table with a time is open until then, a day at most, and counts for ten minutes like any other", () => {
    const { all, pass } = setUp();
    const inviteAt = (code: string, at: number) =>
      all.add({ match: code, game: "toy", code, from: { id: "ada", name: "ada" }, to: "ben", at: time.now() + at });
    for (const code of ["SOON", "LATE", "NEXT"]) inviteAt(code, code === "SOON" ? 60 * MINUTE : 48 * 60 * MINUTE);
    expect(all.isAllowed("ada", "ben")).toBe(false);
    pass(59 * MINUTE);
    expect(all.isAllowed("ada", "ben")).toBe(true);
    expect(all.openFor("ben")).toHaveLength(3);
    pass(MINUTE);
    expect(all.openFor("ben").map(({ code }) => code)).toEqual(["LATE", "NEXT"]);
    all.decline("NEXT", "ben");
    expect(all.openFor("ben")).toHaveLength(1);
    pass(23 * 60 * MINUTE);
    expect([all.openFor("ben"), all.sentBy("ada")]).toEqual([[], []]);
  });

  it("that was declined is closed, and its sender sees that", () => {
    const { all, invite } = setUp();
    invite("m1", "ben");
    all.decline("m1", "ben");
    expect(all.openFor("ben")).toEqual([]);
    expect(all.sentBy("ada")).toMatchObject([{ to: "ben", declined: true }]);
    invite("m1", "ben");
    expect(all.openFor("ben")).toHaveLength(1);
    expect(all.sentBy("ada")).toMatchObject([{ to: "ben", declined: false }]);
  });

  it("may be sent to the same guest three times in ten minutes, and to all together fifteen times", () => {
    const { all, invite, pass } = setUp();
    for (const match of ["m1", "m2", "m3"]) {
      expect(all.isAllowed("ada", "ben")).toBe(true);
      invite(match, "ben");
    }
    expect(all.isAllowed("ada", "ben")).toBe(false);
    for (let guest = 0; guest < 12; guest++) {
      expect(all.isAllowed("ada", `guest ${guest}`)).toBe(true);
      invite("m4", `guest ${guest}`);
    }
    expect(all.isAllowed("ada", "dora")).toBe(false);
    expect(all.isAllowed("cleo", "ben")).toBe(true);
    pass(10 * MINUTE);
    expect(all.isAllowed("ada", "ben")).toBe(true);
  });

  it("vanishes with a guest who is erased", () => {
    const { all, invite } = setUp();
    invite("m1", "ben");
    invite("m2", "ada", "ben");
    all.forget("ben");
    expect([all.openFor("ben"), all.openFor("ada"), all.sentBy("ada")]).toEqual([[], [], []]);
  });
});
