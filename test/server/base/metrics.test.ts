import { describe, expect, it, onTestFinished, vi } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import { openMetrics, type RoomTotals } from "../../../server/base/metrics.ts";
import { time } from "../../../server/base/time.ts";
import { asked, over, start, watching } from "../server.ts";

const NOBODY: RoomTotals = { matches: { waiting: 0, running: 0, over: 0 }, people: 0, connections: 0 };

function metrics() {
  const ended = new AbortController();
  onTestFinished(() => ended.abort());
  return openMetrics(ended.signal);
}

/** Samples by name and labels; throws on a malformed line. */
function samples(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const line of text.trimEnd().split("\n")) {
    if (/^# (HELP [a-z_]+ [^\n]+|TYPE [a-z_]+ (counter|gauge|histogram))$/.test(line)) continue;
    const [, name, value] = /^([a-z_]+(?:\{[a-z]+="[^"\\]*"(?:,[a-z]+="[^"\\]*")*\})?) (\S+)$/.exec(line) ?? [];
    if (name === undefined || found.has(name)) throw new Error(`no sample, or one twice: ${line}`);
    found.set(name, Number(value));
  }
  return found;
}

describe("A timing", () => {
  it("is a histogram with cumulative buckets", () => {
    const { entry, text } = metrics();
    for (const ms of [0.5, 4, 4, 40, 10_000]) entry(ms);
    const told = samples(text(NOBODY));
    const bucket = (le: string) => told.get(`quayside_entry_seconds_bucket{le="${le}"}`);
    expect(["0.001", "0.0025", "0.005", "0.05", "2.5", "+Inf"].map(bucket)).toEqual([1, 1, 3, 4, 4, 5]);
    expect(told.get("quayside_entry_seconds_count")).toBe(5);
    expect(told.get("quayside_entry_seconds_sum")).toBeCloseTo(10.0485);
  });
});

describe("A counter", () => {
  it("is written by labels, and every name has its type once", () => {
    const { called, refused, text } = metrics();
    called("play", "answered");
    called("play", "answered");
    called("play", "refused");
    refused("tooOften");
    const written = text({ matches: { waiting: 1, running: 2, over: 3 }, people: 4, connections: 5 });
    const told = samples(written);
    expect(told.get('quayside_desk_calls_total{call="play",outcome="answered"}')).toBe(2);
    expect(told.get('quayside_desk_calls_total{call="play",outcome="refused"}')).toBe(1);
    expect(told.get('quayside_refusals_total{key="tooOften"}')).toBe(1);
    expect(["waiting", "running", "over"].map((phase) => told.get(`quayside_matches{phase="${phase}"}`))).toEqual([1, 2, 3]);
    expect([told.get("quayside_people"), told.get("quayside_connections")]).toEqual([4, 5]);
    const typed = written.match(/(?<=^# TYPE )\w+/gm)!;
    expect(new Set(typed).size).toBe(typed.length);
  });
});

describe("The event loop's delay", () => {
  it("is written as rising quantiles", () => {
    const told = samples(metrics().text(NOBODY));
    const quantiles = ["0.5", "0.9", "0.99", "1"].map((q) => told.get(`quayside_event_loop_delay_seconds{quantile="${q}"}`)!);
    expect(quantiles.every(Number.isFinite)).toBe(true);
    expect(quantiles).toEqual(quantiles.toSorted((a, b) => a - b));
  });
});

describe("The server's metrics", () => {
  it("contain matches, players, entries, journal writes, calls and refusals", async () => {
    const under = await start({ access: { openMetrics: true } });
    const read = async () => samples(await (await fetch(`${under.address}/metrics`)).text());
    const one = under.browser();
    const here = new Promise<void>((seen) => one.onState(({ people }) => people > 0 && seen()));
    const { feed } = watching(await one.playNow("duel"));
    const [{ ask }] = await Promise.all([asked(feed), here]);
    await feed.send(["build castle"], ask);
    await callApi(under.address, "join", { code: "NOSUCH" }).catch(() => undefined);
    const before = await read();
    expect(before.get('quayside_matches{phase="running"}')).toBe(1);
    expect(before.get("quayside_people")).toBe(1);
    expect(before.get("quayside_connections")).toBe(2);
    expect(before.get('quayside_refusals_total{key="illegalMove"}')).toBe(1);
    expect(before.get('quayside_desk_calls_total{call="play",outcome="answered"}')).toBe(1);
    expect(before.get('quayside_desk_calls_total{call="join",outcome="refused"}')).toBe(1);
    const entries = before.get("quayside_entry_seconds_count")!;
    await feed.resign();
    await over(feed);
    // Metrics are cached for a second.
    const elapsed = time.elapsed();
    const clock = vi.spyOn(time, "elapsed").mockReturnValue(elapsed + 1_000);
    onTestFinished(() => clock.mockRestore());
    const after = await read();
    expect(after.get("quayside_entry_seconds_count")).toBe(entries + 1);
    expect(after.get("quayside_journal_seconds_count")).toBeGreaterThan(before.get("quayside_journal_seconds_count")!);
    expect(after.get('quayside_matches{phase="over"}')).toBe(1);
    await under.serving.close();
  });

  it("are for the operator alone unless they are opened", async () => {
    const token = "sixteen letters at least".replaceAll(" ", "-");
    const closed = await start({ access: { adminToken: token } });
    const read = async (headers: Record<string, string> = {}) => fetch(`${closed.address}/metrics`, { headers });
    expect((await read()).status).toBe(401);
    expect((await read({ Authorization: "Bearer wrong" })).status).toBe(401);
    const told = await read({ Authorization: `Bearer ${token}` });
    expect(await told.text()).toContain("quayside_matches");
    await closed.serving.close();
    const without = await start();
    expect((await fetch(`${without.address}/metrics`)).status).toBe(404);
    await without.serving.close();
  });
});
