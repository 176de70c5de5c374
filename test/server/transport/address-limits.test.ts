import { describe, expect, it } from "vitest";
import { callDesk } from "../../../client/feed/live/desk.ts";
import { costOfCall, rateLimit } from "../../../server/transport/address-limits.ts";
import { start } from "../server.ts";

describe("A rate limit", () => {
  function store() {
    let time = 0;
    const limit = rateLimit(60, () => time);
    const spend = (times: number, address = "a") =>
      Array.from({ length: times }, () => limit.spend(address, costOfCall("watch"))).filter(Boolean).length;
    return { spend, limit, pass: (seconds: number) => (time += 1_000 * seconds) };
  }

  it("is a bucket for each address", () => {
    const { spend } = store();
    expect(spend(100)).toBe(60);
    expect(spend(100, "b")).toBe(60);
  });

  it("refills with time, up to its capacity", () => {
    const { spend, pass } = store();
    spend(100);
    pass(5);
    expect(spend(100)).toBe(10);
    pass(1_000);
    expect(spend(100)).toBe(60);
  });

  it("can be checked without spending", () => {
    const { limit, spend } = store();
    expect([limit.has("a", 60), limit.has("a", 60), limit.has("a", 61)]).toEqual([true, true, false]);
    spend(60);
    expect(limit.has("a", 1)).toBe(false);
  });

  it("counts the cost of calls", () => {
    const { limit } = store();
    expect(Array.from({ length: 100 }, () => limit.spend("a", costOfCall("frames"))).filter(Boolean)).toHaveLength(6);
  });

  it("is a refusal to the client when used up", async () => {
    const under = await start({ maxCalls: 3 });
    const ask = () => callDesk(under.address, "watch", { match: "none" });
    for (let calls = 0; calls < 3; calls++) await expect(ask()).rejects.toMatchObject({ key: "unknownTable" });
    await expect(ask()).rejects.toMatchObject({ key: "tooOften" });
    await under.serving.close();
  });
});
