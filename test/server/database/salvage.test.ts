/** A database file that was damaged. */
import { copyFileSync, existsSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, vi } from "vitest";
import { openDatabase } from "../../../server/database/database.ts";
import { salvageDatabase } from "../../../server/database/salvage.ts";
import { storeIn } from "../../../server/database/store.ts";
import { newFolder } from "./storage.ts";

/** A file with this many guests, and an empty log. */
async function filled(guests: number): Promise<{ folder: string; file: string; tokens: string[] }> {
  const folder = newFolder();
  const db = await openDatabase(folder, undefined);
  const { guests: people } = storeIn(db);
  const tokens: string[] = [];
  for (let at = 0; at < guests; at++) tokens.push((await people.create(`Guest ${at}`)).token);
  await db.destroy();
  return { folder, file: `${folder}/quayside.sqlite`, tokens };
}

async function known(folder: string, tokens: readonly string[]): Promise<number> {
  const db = await openDatabase(folder, undefined);
  const { guests: people } = storeIn(db);
  const found = await Promise.all(tokens.map((token) => people.byToken(token)));
  await db.destroy();
  return found.filter((person) => person !== undefined).length;
}

describe("A database file", () => {
  it("that is intact or missing is left alone", async () => {
    const { folder, file } = await filled(3);
    expect(await salvageDatabase(file)).toBeUndefined();
    expect(await salvageDatabase(`${folder}/other.sqlite`)).toBeUndefined();
  });

  it("that was truncated opens with its readable rows, is reported, and is kept", async () => {
    const { folder, file, tokens } = await filled(400);
    truncateSync(file, statSync(file).size - 4096);
    const heard = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const left = await known(folder, tokens);
    const said = heard.mock.calls.flat().join();
    heard.mockRestore();
    expect(said).toMatch(/damaged\. \d+ rows/);
    expect(left).toBeGreaterThan(0);
    expect(existsSync((/\S+\.damaged-\d+/.exec(said) as RegExpExecArray)[0])).toBe(true);
    // The next start finds an intact one.
    expect(await salvageDatabase(file)).toBeUndefined();
    expect(await known(folder, tokens)).toBe(left);
  });

  it("that was truncated keeps what guests have beside their matches: passkeys, programs, groups, what they allow", async () => {
    const folder = newFolder();
    const db = await openDatabase(folder, undefined);
    const { guests } = storeIn(db);
    const { person } = await guests.create("Ada");
    await guests.addPasskey(person.id, { id: "key", device: "", publicKey: "abc", counter: 0, transports: [] });
    await guests.createProgram(person.id, "BOT Ada");
    await guests.foundGroup(person.id, { name: "Friday", code: "ABCDEF" });
    await guests.setFindable(person.id, true);
    // Written later, so that the damage is in these.
    for (let at = 0; at < 400; at++) await guests.create(`Guest ${at}`);
    await db.destroy();
    const file = `${folder}/quayside.sqlite`;
    truncateSync(file, statSync(file).size - 4096);
    expect((await salvageDatabase(file, 7))?.rows).toBeGreaterThan(400);
    const saved = await openDatabase(folder, undefined);
    const { guests: again } = storeIn(saved);
    expect(await again.passkeysOf(person.id)).toMatchObject([{ id: "key" }]);
    expect(await again.programsOf(person.id)).toMatchObject([{ name: "BOT Ada" }]);
    expect(await saved.selectFrom("members").select("person").execute()).toEqual([{ person: person.id }]);
    expect(await again.isFindable(person.id)).toBe(true);
    await saved.destroy();
  });

  it("that is no database opens empty", async () => {
    const { folder, file, tokens } = await filled(3);
    writeFileSync(file, "This was a database once, and somebody has written over it.".repeat(40));
    const salvage = await salvageDatabase(file, 7);
    expect(salvage).toEqual({ kept: `${file}.damaged-7`, rows: 0 });
    expect(readFileSync(`${file}.damaged-7`, "utf8")).toMatch(/^This was/);
    expect(await known(folder, tokens)).toBe(0);
  });

  it("that is locked by another process does not count as damaged", async () => {
    const { file } = await filled(3);
    const before = readFileSync(file);
    const other = new DatabaseSync(file);
    other.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    await expect(salvageDatabase(file)).rejects.toThrow(/locked/);
    other.exec("ROLLBACK");
    other.close();
    expect(readFileSync(file).length).toBe(before.length);
    copyFileSync(file, `${file}.copy`);
    expect(await salvageDatabase(`${file}.copy`)).toBeUndefined();
  });
});
