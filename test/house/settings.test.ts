import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { settingsFrom } from "../../scripts/settings.ts";
import { migrateDatabase } from "../../server/database/database.ts";
import { sqliteDialect } from "../../server/database/sqlite/dialect.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** The sentence with which the program ends because of these settings. */
function refusal(env: Record<string, string>): string {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const ends = vi.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("ended");
  });
  expect(() => settingsFrom(env)).toThrow("ended");
  expect(ends).toHaveBeenCalledWith(1);
  expect(said).toHaveBeenCalledTimes(1);
  const [sentence] = said.mock.calls[0] as [string];
  expect(sentence).toMatch(/^Quayside: [^\n]+$/);
  return sentence;
}

describe("Settings that cannot be used end the program with one sentence, which says", () => {
  it.each(["abc", "0", "65536", "-1", "25.5", "0x50", " 80", "999999"])("that PORT=%j is no port", (bad) => {
    expect(refusal({ PORT: bad })).toContain(`PORT must be a whole number from 1 to 65535, but it is "${bad}"`);
  });

  it.each([
    ["LOG_LEVEL", "loud", 'LOG_LEVEL must be one of silent, error, warn, info, debug, but it is "loud"'],
    ["ALLOWED_ORIGINS", "https://a.example, b.example", 'one is "b.example"'],
    ["ALLOWED_ORIGINS", "*", 'one is "*"'],
    ["ALLOWED_HOSTS", "play.example, b.example:80", 'one is "b.example:80"'],
    ["ALLOWED_HOSTS", "*", 'one is "*"'],
    ["ADDRESS_MAX_SOCKETS", "many", 'ADDRESS_MAX_SOCKETS must be a whole number, but it is "many"'],
    ["VACUUM", "yes", 'VACUUM must be 1, or not set, but it is "yes"'],
    ["METRICS", "yes", 'METRICS must be open, or not set, but it is "yes"'],
    ["DISK_STOP_MB", "1 GB", 'DISK_STOP_MB must be a whole number, but it is "1 GB"'],
    ["PUSH", "on", "PUSH must be off, or an address such as mailto:you@play.example"],
    ["WEBHOOKS", "yes", 'WEBHOOKS must be off, any, or not set, but it is "yes"'],
    ["TRUSTED_PROXIES", "all", 'TRUSTED_PROXIES must be a whole number from 0 to 9, but it is "all"'],
    ["TRUSTED_PROXIES", "-1", "TRUSTED_PROXIES must be a whole number"],
  ])("that %s=%j cannot be used", (name, bad, why) => {
    expect(refusal({ [name]: bad })).toContain(why);
  });

  it.each(["too short", "fifteen-letters", "words with blanks in them"])("that ADMIN_TOKEN is none, without repeating it: %s", (bad) => {
    const said = refusal({ ADMIN_TOKEN: bad });
    expect(said).toContain("ADMIN_TOKEN must be at least 16 letters");
    expect(said).not.toContain(bad);
  });
});

describe("DATA_DIR", () => {
  // Not even root can make a folder in /proc, and Node's own way never comes back from there.
  it.runIf(existsSync("/proc/self"))("ends the program at once if the folder cannot be made", () => {
    expect(refusal({ DATA_DIR: "/proc/quayside/data" })).toContain("the data folder /proc/quayside/data cannot be made (ENOENT)");
  });

  it("is made with the folders above it", () => {
    const above = mkdtempSync(join(tmpdir(), "quayside-"));
    const folder = join(above, "one", "two");
    expect(settingsFrom({ DATA_DIR: folder }).dataFolder).toBe(folder);
    expect(readdirSync(folder)).toEqual([]);
    rmSync(above, { recursive: true });
  });

  const rightsOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

  it("can be read by its user alone, with all in it, also if an older version has made it", async () => {
    const above = mkdtempSync(join(tmpdir(), "quayside-"));
    onTestFinished(() => rmSync(above, { recursive: true }));
    const [made, old] = [join(above, "made"), join(above, "old")];
    mkdirSync(old, { mode: 0o755 });
    for (const name of ["quayside.sqlite", "quayside.sqlite-wal"]) writeFileSync(join(old, name), "", { mode: 0o644 });
    settingsFrom({ DATA_DIR: made });
    settingsFrom({ DATA_DIR: old });
    expect([made, old].map(rightsOf)).toEqual(["700", "700"]);
    expect(["quayside.sqlite", "quayside.sqlite-wal"].map((name) => rightsOf(join(old, name)))).toEqual(["600", "600"]);
    const file = join(made, "quayside.sqlite");
    const db = await migrateDatabase(sqliteDialect(file));
    expect(["", "-wal", "-shm"].map((side) => rightsOf(file + side))).toEqual(["600", "600", "600"]);
    await db.destroy();
  });

  it("keeps its rights if other things are in it; then the files are closed to others", () => {
    const folder = mkdtempSync(join(tmpdir(), "quayside-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    chmodSync(folder, 0o755);
    for (const name of ["letters", "quayside.sqlite"]) writeFileSync(join(folder, name), "", { mode: 0o644 });
    settingsFrom({ DATA_DIR: folder });
    expect([folder, join(folder, "letters"), join(folder, "quayside.sqlite")].map(rightsOf)).toEqual(["755", "644", "600"]);
  });
});

describe("DATABASE_URL", () => {
  it("ends the program if it is of another kind of database, without showing the password", () => {
    const said = refusal({ DATABASE_URL: "mysql://me:secret@db/quayside" });
    expect(said).toContain("DATABASE_URL must be an address such as postgres://");
    expect(said).not.toContain("secret");
  });
});

describe("QUEUE_WAIT", () => {
  it("is how many seconds a quick match waits for people before bots join", () => {
    expect(settingsFrom({ QUEUE_WAIT: "90", DATA_DIR: tmpdir() }).timings).toMatchObject({ queueWait: 90_000 });
  });
});

describe("Free space of the disk", () => {
  it("is watched at 1000 and 200 MB unless set, and not at 0", () => {
    expect(settingsFrom({ DATA_DIR: tmpdir() }).disk).toEqual({ warnBelow: 1e9, refuseBelow: 2e8 });
    expect(settingsFrom({ DATA_DIR: tmpdir(), DISK_WARN_MB: "50", DISK_STOP_MB: "0" }).disk).toEqual({ warnBelow: 5e7, refuseBelow: 0 });
  });
});

describe("WATCH_DELAY", () => {
  it("delays what watchers see, in seconds", () => {
    expect(settingsFrom({ WATCH_DELAY: "60", DATA_DIR: tmpdir() }).timings).toEqual({ watchDelay: 60_000 });
  });
});
