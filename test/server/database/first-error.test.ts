/** The first of several errors is reported: those of the clean-up would hide the cause. */
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { setLog } from "../../../server/base/log.ts";
import { withTimeout } from "../../../server/base/with-timeout.ts";
import type { Database } from "../../../server/database/schema.ts";
import { DATABASES, inFile } from "./storage.ts";

function logged(): string[] {
  const lines: string[] = [];
  onTestFinished(setLog("warn", (line) => lines.push(line)));
  return lines;
}

/** A write that ends the transaction by itself: the disk is full, or the connection breaks. */
const breaking: Readonly<Record<string, { readonly prepare: string; readonly write: string; readonly cause: RegExp }>> = {
  "in SQLite": {
    prepare: "pragma max_page_count = 1",
    write: "insert into people (id, name, created, seen) values ('a', hex(zeroblob(1000000)), 0, 0)",
    cause: /full/,
  },
  "in PostgreSQL": { prepare: "select 1", write: "select pg_terminate_backend(pg_backend_pid())", cause: /administrator command/ },
};

describe.each(DATABASES)("A transaction that has ended by itself %s", (kind, make) => {
  const { prepare, write, cause } = breaking[kind]!;
  const fails = (db: Database) => db.transaction().execute((within) => sql.raw(write).execute(within));

  it("reports the error that ended it, not the failed rollback", async () => {
    logged();
    const db = await make();
    await sql.raw(prepare).execute(db);
    await expect(fails(db)).rejects.toThrow(cause);
  });

  it("leaves the database usable", async () => {
    logged();
    const db = await make();
    await sql.raw(prepare).execute(db);
    await expect(fails(db)).rejects.toThrow();
    expect(await db.selectFrom("people").selectAll().execute()).toEqual([]);
    await db.transaction().execute((within) => within.selectFrom("people").selectAll().execute());
  });
});

describe("A SQLite transaction that ended by itself", () => {
  it("is not logged as a failed rollback", async () => {
    const lines = logged();
    const db = await inFile();
    await sql.raw("pragma max_page_count = 1").execute(db);
    await expect(db.transaction().execute((within) => sql.raw(breaking["in SQLite"]!.write).execute(within))).rejects.toThrow();
    expect(lines).toEqual([]);
  });
});

describe("Work that has timed out", () => {
  it("still has its cause logged when it fails", async () => {
    const lines = logged();
    const work = Promise.withResolvers<void>();
    await expect(withTimeout(work.promise, 1, "the journal")).rejects.toThrow("has not answered");
    work.reject(new Error("disk failing"));
    await work.promise.catch(() => undefined);
    expect(lines.join()).toContain("disk failing");
  });
});
