/** The contract of journals, and what a journal on disk adds to it. */

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pass } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { migrateDatabase } from "../../../server/database/database.ts";
import { journalIn } from "../../../server/database/journal.ts";
import { sqliteDialect } from "../../../server/database/sqlite/dialect.ts";
import type { Journal } from "../../../server/store/journal.ts";
import type { Entry, MatchRecord } from "../../../shared/core/match/record.ts";
import { inMemory } from "../in-memory.ts";
import { DATABASES, inFile, newFile, newFolder } from "./storage.ts";

const HEAD: MatchRecord = {
  game: "toy",
  rules: 1,
  seats: 2,
  options: { open: true, cards: 5 },
  deal: { commitment: "ab".repeat(32), secret: "cd".repeat(32), shares: ["ef".repeat(16), "01".repeat(16)] },
  entries: [],
};
const entry = (n: number): Entry => ({
  type: "moves",
  seat: 0,
  at: 1_000 + n,
  by: "person",
  id: `e${n}`,
  ask: n,
  moves: [`take ${n}`, "ü \" '"],
});

const kinds: readonly (readonly [string, () => Promise<Journal>])[] = [
  ["in memory", async () => (await inMemory()).journal],
  ...DATABASES.map(([name, make]) => [name, async () => journalIn(await make())] as const),
];

describe.each(kinds)("A journal %s", (_kind, make) => {
  it("returns what was saved, in order", async () => {
    const journal = await make();
    await journal.open("m", HEAD);
    for (const n of [0, 1, 2]) await journal.append("m", n, entry(n));
    expect(await journal.read("m")).toEqual({ ...HEAD, entries: [0, 1, 2].map(entry) });
  });

  it("refuses a number that is taken or not the next", async () => {
    const journal = await make();
    await journal.open("m", HEAD);
    await journal.append("m", 0, entry(0));
    await expect(journal.append("m", 0, entry(7))).rejects.toThrow();
    await expect(journal.append("m", 2, entry(2))).rejects.toThrow();
    expect((await journal.read("m"))?.entries).toEqual([entry(0)]);
  });

  it("refuses a known match, and an entry of an unknown one", async () => {
    const journal = await make();
    await journal.open("m", HEAD);
    await expect(journal.open("m", HEAD)).rejects.toThrow();
    await expect(journal.append("other", 0, entry(0))).rejects.toThrow();
    expect(await journal.read("other")).toBeUndefined();
  });

  it("lists the matches that are not over", async () => {
    const journal = await make();
    for (const match of ["a", "b", "c"]) await journal.open(match, HEAD);
    await journal.close("b");
    expect(await journal.unfinished()).toEqual(["a", "c"]);
    expect((await journal.read("b"))?.game).toBe("toy");
  });
});

describe("A journal on disk", () => {
  it("can be read by the next process", async () => {
    const file = newFile();
    const db = await migrateDatabase(sqliteDialect(file));
    const first = journalIn(db);
    await first.open("m", HEAD);
    await first.append("m", 0, entry(0));
    await db.destroy();
    const second = journalIn(await inFile(file));
    expect((await second.read("m"))?.entries).toEqual([entry(0)]);
    await second.append("m", 1, entry(1));
    expect(await second.unfinished()).toEqual(["m"]);
  });

  it("lets only one of two processes append to a match", async () => {
    const file = newFile();
    const [one, other] = [journalIn(await inFile(file)), journalIn(await inFile(file))];
    await one.open("m", HEAD);
    await one.append("m", 0, entry(0));
    await expect(other.append("m", 0, entry(5))).rejects.toThrow();
    await other.append("m", 1, entry(1));
    await expect(one.append("m", 1, entry(6))).rejects.toThrow();
    expect((await one.read("m"))?.entries).toEqual([entry(0), entry(1)]);
  });

  it("does not hold up the event loop while the disk is slow", async () => {
    const file = newFile();
    const journal = journalIn(await inFile(file));
    await journal.open("m", HEAD);
    const other = new DatabaseSync(file);
    other.exec("BEGIN IMMEDIATE");
    let kept = false;
    const append = journal.append("m", 0, entry(0)).then(() => {
      kept = true;
    });
    await pass(50);
    expect(kept).toBe(false);
    other.exec("COMMIT");
    other.close();
    await append;
    expect((await journal.read("m"))?.entries).toEqual([entry(0)]);
  });

  it("reports why it cannot be opened", async () => {
    const file = join(newFolder(), "missing", "store.sqlite");
    await expect(inFile(file)).rejects.toThrow(`no such file or directory, open '${file}'`);
  });

  it.each([
    ["is missing", "DELETE FROM entries WHERE number = 1"],
    ["is no JSON", "UPDATE entries SET entry = substr(entry, 1, 20) WHERE number = 1"],
    ["is no entry", `UPDATE entries SET entry = '{"type":"moves"}' WHERE number = 1`],
  ])("opens at the last intact entry if one %s", async (_what, damage) => {
    const file = newFile();
    const journal = journalIn(await inFile(file));
    await journal.open("m", HEAD);
    for (const n of [0, 1, 2]) await journal.append("m", n, entry(n));
    // Reading flushes the buffer.
    expect((await journal.read("m"))?.entries).toHaveLength(3);
    const knife = new DatabaseSync(file);
    knife.exec(damage);
    knife.close();
    expect((await journal.read("m"))?.entries).toEqual([entry(0)]);
  });
});
