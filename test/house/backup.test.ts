/** `npm run backup` and `npm run restore`, with a database that a server has open. */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { root } from "../../scripts/settings.ts";
import { openDatabase } from "../../server/database/database.ts";
import { journalIn } from "../../server/database/journal.ts";
import type { Database } from "../../server/database/schema.ts";
import { savedVapidKey } from "../../server/push/vapid.ts";
import type { Entry } from "../../shared/core/match/record.ts";

let folder: string;
const opened: Database[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "quayside-"));
});
afterEach(async () => {
  for (const db of opened.splice(0)) await db.destroy();
  rmSync(folder, { recursive: true });
});

const HEAD = { game: "toy", rules: 1, seats: 2, options: {}, deal: { commitment: "c", secret: "s", shares: ["a", "b"] } };
const entry = (n: number): Entry => ({ type: "moves", seat: 0, at: n, by: "person", id: `e${n}`, ask: n, moves: [`take ${n}`] });

/** A data folder with the server's files open, and one match that has begun. */
async function openServer(data: string) {
  const db = await openDatabase(data, undefined);
  opened.push(db);
  const journal = journalIn(db);
  await journal.open("m", { ...HEAD, entries: [] });
  for (const n of [0, 1, 2]) await journal.append("m", n, entry(n));
  return { journal, key: savedVapidKey(join(data, "push-key.json")) };
}

/** Runs the command from another folder than the program's. */
async function run(command: "backup" | "restore", name: string, env: Record<string, string>) {
  const settings = { ...process.env, INIT_CWD: folder, DATABASE_URL: "", ...env };
  const done = promisify(execFile)(process.execPath, [join(root, `scripts/${command}.ts`), name], { env: settings });
  return done.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
}

const newData = (name: string): string => mkdtempSync(join(folder, name));

describe("A backup", () => {
  it("of a running server has every match and the push key, and restores into an empty folder", async () => {
    const data = newData("data-");
    const { journal, key } = await openServer(data);
    expect(await run("backup", "saved", { DATA_DIR: data })).toMatchObject({ code: 0 });
    const saved = join(folder, "saved");
    expect(readdirSync(saved).sort()).toEqual(["push-key.json", "quayside.sqlite"]);
    // The server goes on as before.
    await journal.append("m", 3, entry(3));

    const fresh = join(folder, "fresh");
    expect(await run("restore", "saved", { DATA_DIR: fresh })).toMatchObject({ code: 0 });
    expect(readdirSync(fresh).sort()).toEqual(["push-key.json", "quayside.sqlite"]);
    expect(savedVapidKey(join(fresh, "push-key.json")).public).toBe(key.public);
    const restored = await openDatabase(fresh, undefined);
    expect(await journalIn(restored).read("m")).toEqual({ ...HEAD, entries: [0, 1, 2].map(entry) });
    await restored.destroy();
  });

  it("is readable by its owner alone", async () => {
    const data = newData("data-");
    await openServer(data);
    await run("backup", "saved", { DATA_DIR: data });
    expect(statSync(join(folder, "saved")).mode & 0o077).toBe(0);
  });

  it("does not overwrite an older one", async () => {
    const data = newData("data-");
    await openServer(data);
    await run("backup", "saved", { DATA_DIR: data });
    const before = readFileSync(join(folder, "saved/quayside.sqlite"));
    const { code, said } = await run("backup", "saved", { DATA_DIR: data });
    expect(code).toBe(1);
    expect(said).toContain("a backup overwrites nothing");
    expect(readFileSync(join(folder, "saved/quayside.sqlite"))).toEqual(before);
  });

  it("of a damaged database leaves no folder that looks like a backup", async () => {
    const data = newData("data-");
    writeFileSync(join(data, "quayside.sqlite"), "no database at all");
    expect(await run("backup", "saved", { DATA_DIR: data })).toMatchObject({ code: 1 });
    expect(readdirSync(folder)).not.toContainEqual(expect.stringContaining("saved"));
  });

  it("of a folder without a database is refused", async () => {
    const { code, said } = await run("backup", "saved", { DATA_DIR: newData("data-") });
    expect(code).toBe(1);
    expect(said).toMatch(/^Quayside: there is no database in [^\n]+\n$/);
  });
});

describe("A restore", () => {
  it("leaves a folder alone that a server uses", async () => {
    const data = newData("data-");
    const { journal } = await openServer(data);
    await run("backup", "saved", { DATA_DIR: data });
    await journal.append("m", 3, entry(3));
    const { code, said } = await run("restore", "saved", { DATA_DIR: data });
    expect(code).toBe(1);
    expect(said).toContain("which a restore does not overwrite");
    expect((await journal.read("m"))?.entries).toHaveLength(4);
  });

  it("of a damaged backup is refused, and the data folder stays empty", async () => {
    const data = newData("data-");
    await openServer(data);
    await run("backup", "saved", { DATA_DIR: data });
    truncateSync(join(folder, "saved/quayside.sqlite"), 8_192);
    const fresh = join(folder, "fresh");
    const { code, said } = await run("restore", "saved", { DATA_DIR: fresh });
    expect(code).toBe(1);
    expect(said).toContain("is damaged");
    expect(existsSync(fresh)).toBe(false);
  });
});

describe("With PostgreSQL", () => {
  it.each([
    ["backup", "pg_dump"],
    ["restore", "pg_restore"],
  ] as const)("%s says the command of the database instead, without the password", async (command, program) => {
    const { code, said } = await run(command, "saved", { DATABASE_URL: "postgres://somebody:hush@127.0.0.1:1/quayside" });
    expect(code).toBe(1);
    expect(said).toContain(`${program} `);
    expect(said).not.toContain("hush");
  });
});
