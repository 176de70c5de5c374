/** Entries saved together are one buffered row until they are flushed, and readers never notice. */
import { statSync, truncateSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { migrateDatabase, openDatabase } from "../../../server/database/database.ts";
import { journalIn } from "../../../server/database/journal.ts";
import { KEEP_FOREVER } from "../../../server/database/retention.ts";
import { MEMORY } from "../../../server/database/sqlite/connection.ts";
import { sqliteDialect } from "../../../server/database/sqlite/dialect.ts";
import { storeIn } from "../../../server/database/store.ts";
import type { Entry, MatchRecord } from "../../../shared/core/match/record.ts";
import { inFile, newFile, newFolder } from "./storage.ts";

const HEAD: MatchRecord = { game: "toy", rules: 1, seats: 2, options: {}, deal: { commitment: "", secret: "", shares: [] }, entries: [] };
const entry = (n: number, name = `name ${n}`): Entry => ({ type: "seat", seat: 0, at: 1_000 + n, by: "server", kind: "person", name });

async function inMemoryDatabase() {
  const db = await migrateDatabase(sqliteDialect(MEMORY));
  onTestFinished(() => db.destroy());
  return db;
}

/** What a file holds beside the process that has it open. */
function inside<T>(file: string, look: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(file);
  try {
    return look(db);
  } finally {
    db.close();
  }
}
const rowsOf = (file: string, table: string): number =>
  inside(file, (db) => Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n));

/** Opens matches, one entry in each. */
async function begun(file: string, matches: readonly string[]) {
  const db = await inFile(file);
  const store = storeIn(db);
  for (const match of matches) {
    await store.journal.open(match, HEAD);
    await store.journal.append(match, 0, entry(0));
  }
  return { db, ...store };
}

/** Appends one more entry to each, at the same time. */
const together = (journal: ReturnType<typeof journalIn>, matches: readonly string[], n: number, name?: string) =>
  Promise.all(matches.map((match) => journal.append(match, n, entry(n, name))));

describe("Entries that arrive together", () => {
  const matches = ["a", "b", "c-1"];

  it("are saved as one row, and each is read in its own match", async () => {
    const file = newFile();
    const { journal } = await begun(file, matches);
    const before = rowsOf(file, "gathered");
    await together(journal, matches, 1);
    expect(rowsOf(file, "gathered")).toBe(before + 1);
    for (const match of matches) expect((await journal.read(match))?.entries).toEqual([entry(0), entry(1)]);
    expect(rowsOf(file, "gathered")).toBe(0);
    await together(journal, matches, 2);
    expect(await Promise.all(matches.map((match) => journal.length(match)))).toEqual([3, 3, 3]);
  });

  it("are flushed for the next process", async () => {
    const file = newFile();
    const { journal, db } = await begun(file, matches);
    await together(journal, matches, 1);
    await db.destroy();
    const next = journalIn(await inFile(file));
    expect([rowsOf(file, "gathered"), rowsOf(file, "entries")]).toEqual([0, 6]);
    await together(next, matches, 2);
    expect((await next.read("b"))?.entries).toEqual([entry(0), entry(1), entry(2)]);
  });

  it("keep any text exactly", async () => {
    const file = newFile();
    const { journal } = await begun(file, ["a", "b"]);
    let n = 0;
    const run = fc.asyncProperty(fc.array(fc.string({ unit: "binary" }), { minLength: 1, maxLength: 20 }), async (names) => {
      const from = ++n;
      for (const name of names) await together(journal, ["a", "b"], n++, name);
      n--;
      const read = (await journal.read("b"))?.entries.slice(from);
      expect(read).toEqual(names.map((name, at) => entry(from + at, name)));
    });
    await fc.assert(run, { numRuns: 30 });
  });

  it("are flushed when there are many", async () => {
    const file = newFile();
    const many = Array.from({ length: 60 }, (_none, at) => `m${at}`);
    const { journal } = await begun(file, many);
    for (let n = 1; n <= 35; n++) await together(journal, many, n);
    expect(rowsOf(file, "entries")).toBeGreaterThan(2_000);
    for (const match of many) expect((await journal.read(match))?.entries).toHaveLength(36);
  });

  it("lose the name of an erased guest", async () => {
    const file = newFile();
    const { journal, guests: people } = await begun(file, matches);
    const { person } = await people.create("Albatross");
    await together(journal, matches, 1, "Albatross");
    await people.erase(person.id, [{ match: "b", seat: 0 }]);
    const { gathered, entries } = inside(file, (db) => ({
      gathered: db.prepare("SELECT * FROM gathered").all(),
      entries: db.prepare("SELECT * FROM entries WHERE match = 'b'").all(),
    }));
    expect(JSON.stringify([gathered, entries])).not.toContain("Albatross");
    expect((await journal.read("a"))?.entries.at(-1)).toMatchObject({ name: "Albatross" });
  });

  it("are deleted with their expired match", async () => {
    const file = newFile();
    const { journal, db } = await begun(file, matches);
    await together(journal, matches, 1);
    await db.deleteFrom("matches").where("id", "=", "b").execute();
    expect((await journal.read("a"))?.entries).toHaveLength(2);
    expect(await journal.length("b")).toBe(0);
  });

  it("of which one is damaged affect that match only: it opens before the entry, and knows the number of entries", async () => {
    const file = newFile();
    const { journal } = await begun(file, matches);
    for (const n of [1, 2]) await together(journal, matches, n);
    inside(file, (db) => db.exec(`UPDATE gathered SET entries = replace(entries, '["b",2,{"type"', '["b",2,{type"')`));
    for (const match of ["a", "c-1"]) expect((await journal.read(match))?.entries).toEqual([0, 1, 2].map((n) => entry(n)));
    expect((await journal.read("b"))?.entries).toEqual([entry(0), entry(1)]);
    expect(await journal.length("b")).toBe(3);
    expect(await journal.repair("b", 2, 3)).toBe(1);
    await together(journal, matches.slice(1, 2), 2, "again");
    expect((await journal.read("b"))?.entries.at(-1)).toEqual(entry(2, "again"));
  });

  it("are read exactly beside a damaged one, whatever their text", async () => {
    const file = newFile();
    const { journal } = await begun(file, ["a", "b"]);
    await together(journal, ["a", "b"], 1, "x\u2028y\u2029");
    inside(file, (db) => db.exec(`UPDATE gathered SET entries = replace(entries, '["b",1,{"type"', '["b",1,{type"')`));
    expect((await journal.read("a"))?.entries).toEqual([entry(0), entry(1, "x\u2028y\u2029")]);
    expect(await journal.length("b")).toBe(2);
  });

  it.each(['[["b",1]]', '["b",1]', '"x"', '[["b",1,null]]', '[["b","x",{}]]', "{}", "7", '[["b"', ""])(
    "are read though %s lies among them, also by the next process",
    async (odd) => {
      const file = newFile();
      const { journal, db } = await begun(file, matches);
      await together(journal, matches, 1);
      inside(file, (other) => other.prepare("INSERT INTO gathered (entries) VALUES (?)").run(odd));
      const heard = vi.spyOn(console, "error").mockImplementation(() => undefined);
      onTestFinished(() => heard.mockRestore());
      await together(journal, matches, 2);
      await db.destroy();
      const next = journalIn(await inFile(file));
      for (const match of ["a", "c-1"]) expect((await next.read(match))?.entries).toHaveLength(3);
      expect((await next.read("b"))?.entries.slice(0, 2)).toEqual([entry(0), entry(1)]);
    },
  );

  it.each([0, 1, 2, 3])(
    "wait for another writer who comes %i turns later, or the other way round, and follow what is left",
    async (turns) => {
      const { journal } = await begun(newFile(), ["a"]);
      for (const n of [1, 2, 3, 4]) await journal.append("a", n, entry(n));
      const appended = journal.append("a", 5, entry(5)).catch((error: unknown) => error);
      for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
      expect(await journal.repair("a", 3, 6)).toBe((await appended) === undefined ? 3 : 2);
      expect(await journal.length("a")).toBe(3);
      await expect(journal.append("a", 6, entry(6))).rejects.toThrow("does not follow");
      await journal.append("a", 3, entry(3));
      expect((await journal.read("a"))?.entries).toEqual([0, 1, 2, 3].map((n) => entry(n)));
    },
  );

  it("are deleted with an expired match, buffered or not", async () => {
    const file = newFile();
    const db = await inFile(file);
    const store = storeIn(db, { ...KEEP_FOREVER, matches: 1 });
    await store.journal.open("old", HEAD);
    for (const n of [0, 1]) await store.journal.append("old", n, entry(n));
    await store.journal.close("old");
    await db.updateTable("matches").set({ ended: 1 }).execute();
    await store.deleteExpired();
    expect([rowsOf(file, "gathered"), rowsOf(file, "entries"), rowsOf(file, "matches")]).toEqual([0, 0, 0]);
  });

  it("are salvaged from a file that is damaged elsewhere", async () => {
    const file = join(newFolder(), "quayside.sqlite");
    const { journal, guests: people, db } = await begun(file, matches);
    await together(journal, matches, 1);
    for (let at = 0; at < 400; at++) await people.create(`Guest ${at}`);
    await db.destroy();
    expect(rowsOf(file, "gathered")).toBeGreaterThan(0);
    truncateSync(file, statSync(file).size - 4096);
    const heard = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const saved = await openDatabase(dirname(file), undefined);
    onTestFinished(() => saved.destroy());
    expect(heard).toHaveBeenCalledOnce();
    heard.mockRestore();
    for (const match of matches) expect((await journalIn(saved).read(match))?.entries).toEqual([entry(0), entry(1)]);
  });
});

describe("Two journals in one database", () => {
  it("share one buffer", async () => {
    const db = await inFile();
    const [one, other] = [journalIn(db), journalIn(db)];
    await one.open("m", HEAD);
    await one.append("m", 0, entry(0));
    await other.append("m", 1, entry(1));
    await expect(one.append("m", 1, entry(7))).rejects.toThrow("does not follow");
    const both = await Promise.allSettled([one.append("m", 2, entry(2)), other.append("m", 2, entry(2))]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await other.read("m"))?.entries).toEqual([0, 1, 2].map((n) => entry(n)));
  });
});

describe("Two processes on one file", () => {
  it("never both append, and lose nothing, in any order of reads and writes", async () => {
    const act = fc.record({ by: fc.nat(1), match: fc.constantFrom("a", "b"), off: fc.constantFrom(0, 0, 0, 0, -1, 1), read: fc.boolean() });
    const run = fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
      const file = newFile();
      const { journal: one } = await begun(file, ["a", "b"]);
      const journals = [one, journalIn(await inFile(file))];
      const kept: Record<string, Entry[]> = { a: [entry(0)], b: [entry(0)] };
      for (const { by, match, off, read } of acts) {
        const entries = kept[match] as Entry[];
        const journal = journals[by] as typeof one;
        const number = entries.length + off;
        const next = entry(number, `${by} ${entries.length}`);
        const appended = await journal.append(match, number, next).then(
          () => true,
          () => false,
        );
        expect(appended).toBe(off === 0);
        if (appended) entries.push(next);
        if (read) expect((await journal.read(match))?.entries).toEqual(entries);
      }
      for (const [match, entries] of Object.entries(kept)) expect((await one.read(match))?.entries).toEqual(entries);
    });
    await fc.assert(run, { numRuns: 15 });
  });
});

describe("An entry that arrives while a transaction is open", () => {
  it.each([
    ["in a file", () => inFile()],
    ["in memory", inMemoryDatabase],
  ])("waits for its end, and does not go with its rollback: %s", async (_where, make) => {
    const db = await make();
    const journal = journalIn(db);
    for (const match of ["a", "b"]) await journal.open(match, HEAD);
    // The first fills the buffer's numbers.
    await journal.append("a", 0, entry(0));
    let answered = false;
    let appended = Promise.resolve();
    const failing = db.transaction().execute(async (within) => {
      await within.deleteFrom("matches").where("id", "=", "b").execute();
      appended = journal.append("a", 1, entry(1)).then(() => {
        answered = true;
      });
      for (let query = 0; query < 5; query++) await within.selectFrom("matches").select("id").execute();
      expect(answered).toBe(false);
      throw new Error("taken back");
    });
    await expect(failing).rejects.toThrow("taken back");
    await appended;
    expect((await journal.read("a"))?.entries).toEqual([entry(0), entry(1)]);
    expect((await journal.read("b"))?.entries).toEqual([]);
  });
});
