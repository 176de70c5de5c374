import { describe, expect, it, onTestFinished, vi } from "vitest";
import { setLog } from "../../../server/base/log.ts";
import { openMetrics } from "../../../server/base/metrics.ts";
import type { DiskOptions } from "../../../server/ops/disk-space.ts";
import { monitorJournal } from "../../../server/ops/journal-monitor.ts";
import type { Journal } from "../../../server/store/journal.ts";
import type { MatchRecord } from "../../../shared/core/match/record.ts";
import { inMemory } from "../in-memory.ts";
import { start, watching } from "../server.ts";

const health = async (address: string) => {
  const answer = await fetch(`${address}/healthz`);
  return { status: answer.status, ...((await answer.json()) as object) };
};

const RECORD = { entries: [] } as unknown as MatchRecord;
const ENTRY = { type: "resign", seat: 0, at: 0, by: "person" } as const;

async function watched(more: Partial<Journal>, patience = 1_000) {
  const ended = new AbortController();
  onTestFinished(() => ended.abort());
  const metrics = openMetrics(ended.signal);
  return monitorJournal({ ...(await inMemory()).journal, ...more }, metrics, patience);
}

describe("A server's health", () => {
  it("is reported with version, build and uptime", async () => {
    const under = await start();
    const told = await health(under.address);
    expect(told).toEqual({
      status: 200,
      ok: true,
      build: "",
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      uptime: expect.any(Number),
    });
    await under.serving.close();
  });

  it("is bad, with the reason, while it is closing", async () => {
    const under = await start({ timings: { closingNotice: 2_000 } });
    const feed = await under.browser().playNow("duel");
    const closed = under.serving.close();
    expect(await health(under.address)).toMatchObject({ status: 503, ok: false, why: "closing" });
    feed.leave();
    // Closing twice is idempotent.
    await Promise.all([closed, under.serving.close()]);
    await under.serving.close();
  });

  it("is bad, with the reason, after a failed write to the journal", async () => {
    const journal = { ...(await inMemory()).journal, append: () => Promise.reject(new Error("disk full")) };
    const under = await start({ journal });
    const { feed } = watching(await under.browser().playNow("duel"));
    await feed.resign();
    expect(await health(under.address)).toMatchObject({ status: 503, ok: false, why: "journal" });
    feed.leave();
    await under.serving.close();
  });
});

describe("When the disk is nearly full", () => {
  it("the operator is warned, new tables are refused with a reason, and running matches go on", async () => {
    const lines: string[] = [];
    onTestFinished(setLog("warn", (line) => lines.push(line)));
    let free = 5_000;
    const disk = { readFree: async () => free, warnBelow: 1_000, refuseBelow: 200 };
    const { watch, under } = await watchedServer(disk);
    const lobby = under.browser();
    const { feed } = watching(await lobby.playNow("duel"));
    expect(await health(under.address)).not.toHaveProperty("disk");
    free = 900;
    await watch();
    expect(await health(under.address)).toMatchObject({ status: 200, ok: true, disk: "low" });
    expect(JSON.parse(lines[0]!)).toMatchObject({ level: "warn", event: "little disk space left", bytes: 900 });
    await under
      .browser()
      .playNow("toy")
      .then((other) => other.leave());
    free = 100;
    await watch();
    await watch();
    expect(lines).toHaveLength(2);
    for (const open of [() => lobby.playNow("toy"), () => lobby.createTable("toy", {}, 2), () => lobby.quickMatch("duel")])
      await expect(open()).rejects.toMatchObject({ key: "diskFull" });
    expect(await health(under.address)).toMatchObject({ status: 200, ok: true, disk: "full" });
    const metrics = await (await fetch(`${under.address}/metrics`)).text();
    expect(metrics).toContain("quayside_disk_free_bytes 100");
    expect(await feed.resign()).toMatchObject({ ok: true });
    free = 5_000;
    await watch();
    await under
      .browser()
      .playNow("toy")
      .then((other) => other.leave());
  });

  /** Its disk is looked at when the test says so. */
  async function watchedServer(disk: DiskOptions) {
    const timer = vi.spyOn(globalThis, "setInterval");
    const under = await start({ disk, access: { openMetrics: true } });
    const [look] = timer.mock.calls.find(([, interval]) => interval === 30_000)!;
    timer.mockRestore();
    onTestFinished(() => under.serving.close());
    const watch = async (): Promise<void> => {
      (look as () => void)();
      await new Promise(setImmediate);
    };
    return { under, watch };
  }
});

describe("The journal is healthy", () => {
  it("no longer when a write is given up, even if the timer fires a little early", async () => {
    const started = performance.now();
    const clock = vi.spyOn(performance, "now").mockReturnValue(started);
    onTestFinished(() => clock.mockRestore());
    const { journal, isHealthy } = await watched({ append: () => new Promise<never>(() => undefined) }, 100);
    void journal.append("m", 0, ENTRY);
    clock.mockReturnValue(started + 98);
    expect(isHealthy()).toBe(true);
    clock.mockReturnValue(started + 99.4);
    expect(isHealthy()).toBe(false);
  });

  it("again after a successful write", async () => {
    let full = true;
    const { journal: memory } = await inMemory();
    const append: Journal["append"] = (...entry) => (full ? Promise.reject(new Error("disk full")) : memory.append(...entry));
    const { journal, isHealthy: isWell } = await watched({ ...memory, append });
    await journal.open("m", RECORD);
    await expect(journal.append("m", 0, ENTRY)).rejects.toThrow("disk full");
    expect(isWell()).toBe(false);
    full = false;
    await journal.append("m", 0, ENTRY);
    expect(isWell()).toBe(true);
  });

  it("if it refuses an entry because another process has the match", async () => {
    const { journal, isHealthy: isWell } = await watched({});
    await journal.open("m", RECORD);
    await journal.append("m", 0, ENTRY);
    await expect(journal.append("m", 0, ENTRY)).rejects.toThrow();
    expect(isWell()).toBe(true);
  });

  it("no longer if an entry is refused for another reason", async () => {
    const { journal: memory } = await inMemory();
    const append: Journal["append"] = async (...entry) => {
      await memory.append(...entry);
      throw new Error("disk full");
    };
    const { journal, isHealthy: isWell } = await watched({ ...memory, append });
    await journal.open("m", RECORD);
    await expect(journal.append("m", 0, ENTRY)).rejects.toThrow("disk full");
    expect(isWell()).toBe(false);
  });

  it("no longer if it does not answer", async () => {
    const { journal, isHealthy: isWell } = await watched({ append: () => new Promise(() => undefined) }, 0);
    await journal.open("m", RECORD);
    expect(isWell()).toBe(true);
    void journal.append("m", 0, ENTRY);
    expect(isWell()).toBe(false);
  });
});
