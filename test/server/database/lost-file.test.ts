/** A SQLite file that is deleted, replaced or moved under the running server: nothing acknowledged is lost, and every loss is noticed. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { setLog } from "../../../server/base/log.ts";
import { openDatabase } from "../../../server/database/database.ts";
import { storeIn } from "../../../server/database/store.ts";
import type { Entry, MatchRecord } from "../../../shared/core/match/record.ts";
import { start, watching, whenPresent } from "../server.ts";
import { newFolder } from "./storage.ts";

const RECORD = { game: "toy", rules: 1, seats: 2, options: {}, entries: [] } as unknown as MatchRecord;
const entry = (at: number): Entry => ({ type: "resign", seat: 0, at, by: "person" });

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** A data folder with a match of one entry. */
async function house() {
  const lines: string[] = [];
  onTestFinished(setLog("warn", (line) => lines.push(line)));
  const parent = newFolder();
  const folder = join(parent, "data");
  mkdirSync(folder);
  const file = join(folder, "quayside.sqlite");
  const started = async () => {
    const db = await openDatabase(folder, undefined);
    const { journal, storageError: trouble } = storeIn(db);
    let closed: Promise<void> | undefined;
    const close = () => (closed ??= db.destroy());
    open.push(close);
    return { journal, trouble: () => trouble?.(), close };
  };
  const first = await started();
  await first.journal.open("m", RECORD);
  await first.journal.append("m", 0, entry(0));
  /** The entries after a restart. */
  const restarted = async () => {
    await first.close();
    const { journal } = await started();
    return (await journal.read("m"))?.entries;
  };
  const move = (at: number) => first.journal.append("m", at, entry(at));
  return { ...first, parent, folder, file, lines, move, restarted };
}

const ends = ["", "-wal", "-shm"];

describe("A database file that is missing", () => {
  it.each([
    ["deleted alone", [""]],
    ["deleted with all beside it", ends],
    ["whose log was deleted", ["-wal"]],
    ["whose index of the log was deleted", ["-shm"]],
    ["whose log and its index were deleted", ["-wal", "-shm"]],
  ])("%s is restored before the next entry is answered", async (_how, gone) => {
    const { file, move, restarted, lines } = await house();
    for (const end of gone) rmSync(file + end);
    await move(1);
    expect(existsSync(file)).toBe(true);
    await move(2);
    expect(lines.join()).toContain("missing");
    expect(await restarted()).toHaveLength(3);
  });

  it("is restored even if nothing is written", async () => {
    const { file, restarted } = await house();
    for (const end of ends) rmSync(file + end);
    await expect.poll(() => existsSync(file)).toBe(true);
    expect(await restarted()).toHaveLength(1);
  });

  it("because it was moved is left unchanged at its new path", async () => {
    const { file, move, restarted } = await house();
    renameSync(file, `${file}.mine`);
    await move(1);
    expect(await restarted()).toHaveLength(2);
    expect(existsSync(`${file}.mine`)).toBe(true);
  });
});

describe("A data folder that is gone", () => {
  it("makes writes fail with the reason, and nothing is acknowledged", async () => {
    const { folder, move, trouble, lines } = await house();
    rmSync(folder, { recursive: true });
    await expect(move(1)).rejects.toThrow("the database file is missing");
    expect(trouble()).toContain("missing");
    await expect(move(1)).rejects.toThrow("the database file is missing");
    expect(lines.filter((line) => line.includes("missing"))).toHaveLength(1);
  });

  it("and comes back gets the file restored with all data, and writes succeed", async () => {
    const { folder, move, trouble, restarted } = await house();
    rmSync(folder, { recursive: true });
    await expect(move(1)).rejects.toThrow();
    mkdirSync(folder);
    await expect.poll(() => trouble() === undefined).toBe(true);
    // The refused entry may be saved: its player was told nothing.
    expect((await restarted())?.length).toBeGreaterThanOrEqual(1);
  });

  it("because it was moved works again as soon as it is back", async () => {
    const { folder, move, trouble, restarted, journal } = await house();
    renameSync(folder, `${folder}.moved`);
    await expect(move(1)).rejects.toThrow();
    renameSync(`${folder}.moved`, folder);
    await expect.poll(() => trouble() === undefined).toBe(true);
    const length = await journal.length("m");
    await move(length);
    expect(await restarted()).toHaveLength(length + 1);
  });

  it("and cannot be created on closing leaves a copy in the temporary folder, and reports it", async () => {
    const { folder, lines, close } = await house();
    rmSync(folder, { recursive: true });
    writeFileSync(folder, "");
    await close();
    const copy = /all data is in ([^"]+)/.exec(lines.join())?.[1] ?? "";
    // Checked before anything is removed: an unmatched name would name the working folder.
    expect(copy.startsWith(join(tmpdir(), "quayside-"))).toBe(true);
    onTestFinished(() => rmSync(dirname(copy), { recursive: true }));
    expect(existsSync(copy)).toBe(true);
  });

  it("is created again on closing, so that nothing acknowledged is lost", async () => {
    const { folder, restarted } = await house();
    rmSync(folder, { recursive: true });
    expect(await restarted()).toHaveLength(1);
  });
});

describe("A database file that was replaced by another", () => {
  it("makes writes fail, is left alone, and all data is saved beside it", async () => {
    const { folder, file, move, trouble, close } = await house();
    for (const end of ends) rmSync(file + end);
    writeFileSync(file, "");
    await expect(move(1)).rejects.toThrow("replaced");
    expect(trouble()).toContain("replaced");
    await expect(move(1)).rejects.toThrow("replaced");
    await close();
    const saved = readdirSync(folder).filter((name) => name.includes(".saved-"));
    expect(saved).toHaveLength(1);
    // Does what the log says: renamed while the server is stopped, the copy is the database again.
    renameSync(join(folder, saved[0] as string), file);
    const db = await openDatabase(folder, undefined);
    expect((await storeIn(db).journal.read("m"))?.entries.length).toBeGreaterThanOrEqual(1);
    await db.destroy();
  });

  it("can be removed: then the database is restored there", async () => {
    const { file, move, trouble, restarted } = await house();
    for (const end of ends) rmSync(file + end);
    writeFileSync(file, "");
    await expect(move(1)).rejects.toThrow("replaced");
    rmSync(file);
    await expect.poll(() => trouble() === undefined).toBe(true);
    expect((await restarted())?.length).toBeGreaterThanOrEqual(1);
  });
});

describe("A server whose data folder is gone", () => {
  it("reports it in its health, and to players and newcomers", async () => {
    const lines: string[] = [];
    onTestFinished(setLog("error", (line) => lines.push(line)));
    const folder = join(newFolder(), "data");
    mkdirSync(folder);
    const db = await openDatabase(folder, undefined);
    const under = await start(storeIn(db));
    const { feed } = watching(await under.browser().playNow("duel"));
    rmSync(folder, { recursive: true });
    expect(await feed.resign()).toMatchObject({ ok: false, key: "notSaved" });
    await whenPresent(feed, ({ why }) => why === "notSaved");
    const answer = await fetch(`${under.address}/healthz`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ ok: false, why: "journal", reason: "the database file is missing" });
    await expect(under.browser().playNow("duel")).rejects.toMatchObject({ key: "notSaved" });
    await under.serving.close();
    await db.destroy();
  });
});
