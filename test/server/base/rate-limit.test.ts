import { describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import { costOfCall } from "../../../server/api/call-costs.ts";
import { rateLimit } from "../../../server/base/rate-limit.ts";
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

  it("lets an address try few codes: a wrong one costs as much as five calls, a right one as much as one", async () => {
    const under = await start({ maxCalls: 60 });
    const { guest } = under.browser({ name: "Ada" });
    await guest.name();
    const host = await under.browser({ name: "Ben" }).createTable("toy", {}, 3);
    const join = (code: string) =>
      callApi(under.address, "join", { code, name: "Cleo" }).then(
        () => "joined",
        (error: { key: string }) => error.key,
      );
    // 5 and 5 for two guests, 5 for the table: 45 are left.
    expect(await join(host.code)).toBe("joined");
    const tried: string[] = [];
    while (tried.at(-1) !== "tooOften" && tried.length < 20) tried.push(await join("AAAAAA"));
    expect(tried.filter((key) => key === "unknownTable").length).toBeLessThanOrEqual(9);
    expect(tried.at(-1)).toBe("tooOften");
    host.cancel();
    await under.serving.close();
  });

  it("lets an address bring a number of new guests in a day; those who have been here return", async () => {
    const under = await start({ maxGuests: 2 });
    const arrive = (guest?: string) => callApi(under.address, "arrive", { name: "Ada", ...(guest !== undefined && { guest }) });
    const [{ token }] = [await arrive(), await arrive()];
    await expect(arrive()).rejects.toMatchObject({ key: "tooManyGuests" });
    expect(await arrive(token)).toMatchObject({ name: "Ada", token });
    await under.serving.close();
  });

  it("is a refusal to the client when used up", async () => {
    const under = await start({ maxCalls: 3 });
    const ask = () => callApi(under.address, "watch", { match: "none" });
    for (let calls = 0; calls < 3; calls++) await expect(ask()).rejects.toMatchObject({ key: "unknownTable" });
    await expect(ask()).rejects.toMatchObject({ key: "tooOften" });
    await under.serving.close();
  });
});
