/** How a database's thread and its process end. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pass } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { migrateDatabase } from "../../../server/database/database.ts";
import { journalIn } from "../../../server/database/journal.ts";
import { MEMORY } from "../../../server/database/sqlite/connection.ts";
import { sqliteDialect } from "../../../server/database/sqlite/dialect.ts";
import type { AsyncConnection } from "../../../server/database/sqlite/thread-client.ts";
import type { MatchRecord } from "../../../shared/core/match/record.ts";
import { newFile, newFolder } from "./storage.ts";

/** A process that opens a database and then runs the given code. */
async function endOf(then: string): Promise<{ readonly code: number; readonly said: string }> {
  const module = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const script = `
    import { Worker } from "node:worker_threads";
    import { migrateDatabase } from ${module("../../../server/database/database.ts")};
    import { sqliteDialect } from ${module("../../../server/database/sqlite/dialect.ts")};
    const threads = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (...words) {
      threads.push(this);
      return post.apply(this, words);
    };
    const db = await migrateDatabase(sqliteDialect(${JSON.stringify(newFile())}));
    const ask = () => db.selectFrom("people").selectAll().execute();
    ${then}
  `;
  const file = join(newFolder(), "process.mjs");
  writeFileSync(file, script);
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", file], { stdio: ["ignore", "ignore", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  child.stderr.on("data", (some) => (said += some));
  const [code] = await once(child, "close");
  return { code, said };
}

describe("A process whose database has ended", () => {
  it("ends too, and does not go on looking healthy", async () => {
    const { code, said } = await endOf("threads[0].terminate(); setInterval(() => undefined, 1_000);");
    expect(code).toBe(1);
    expect(said).toContain("the database is closed");
  });
});

describe("A process that has nothing left to do", () => {
  it.each([
    ["ends with an open database too", "await ask();"],
    [
      "ends when it has closed its database, which answers first whatever was asked",
      "const asked = ask(); await new Promise(setImmediate); await db.destroy(); await asked;",
    ],
  ])("%s", async (_how, then) => {
    expect(await endOf(then)).toEqual({ code: 0, said: "" });
  });
});

describe("A database that does not answer", () => {
  it("delays concurrent appends once, not one after another", async () => {
    const db = await migrateDatabase(sqliteDialect(MEMORY));
    onTestFinished(() => db.destroy());
    const journal = journalIn(db);
    const entry = { type: "resign", seat: 0, at: 1, by: "person" } as const;
    for (const match of ["a", "b", "c"]) {
      await journal.open(match, { entries: [] } as unknown as MatchRecord);
      await journal.append(match, 0, entry);
    }
    let tries = 0;
    const { connection } = db.getExecutor().adapter as unknown as { connection: AsyncConnection };
    connection.runAlone = async () => {
      tries++;
      await pass(1_200);
      throw new Error("held");
    };
    const appended = await Promise.allSettled(["a", "b", "c"].map((match) => journal.append(match, 1, entry)));
    expect(appended.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(tries).toBe(1);
  });
});
