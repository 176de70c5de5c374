/** Databases for tests: files and schemas of their own, gone when the test is. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { onTestFinished } from "vitest";
import { migrateDatabase } from "../../../server/database/database.ts";
import { postgresDialect } from "../../../server/database/postgres.ts";
import type { Database } from "../../../server/database/schema.ts";
import { sqliteDialect } from "../../../server/database/sqlite/dialect.ts";

const POSTGRES = process.env.TEST_DATABASE_URL;

/** A lock of the database: a migration reads about all schemas and fails if another test drops one at the same time. */
const MIGRATIONS = 20_261;

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "quayside-store-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

export const newFile = (): string => join(newFolder(), "store.sqlite");

export async function inFile(file = newFile()): Promise<Database> {
  return closing(await migrateDatabase(sqliteDialect(file)));
}

async function inPostgres(): Promise<Database> {
  const url = new URL(POSTGRES as string);
  const schema = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const admin = new Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`CREATE SCHEMA ${schema}`);
  onTestFinished(async () => {
    await admin.query(`SELECT pg_advisory_lock(${MIGRATIONS})`);
    await admin.query(`DROP SCHEMA ${schema} CASCADE`);
    await admin.end();
  });
  url.searchParams.set("options", `-c search_path=${schema}`);
  await admin.query(`SELECT pg_advisory_lock_shared(${MIGRATIONS})`);
  const db = await migrateDatabase(await postgresDialect(url.href));
  await admin.query(`SELECT pg_advisory_unlock_shared(${MIGRATIONS})`);
  return closing(db);
}

function closing(db: Database): Database {
  onTestFinished(() => db.destroy());
  return db;
}

/** Every database available here, by name: all have the same contract. */
export const DATABASES: readonly (readonly [string, () => Promise<Database>])[] = [
  ["in SQLite", () => inFile()],
  ...(POSTGRES === undefined ? [] : [["in PostgreSQL", inPostgres] as const]),
];
if (POSTGRES === undefined) console.log("TEST_DATABASE_URL is not set: nothing is tried on PostgreSQL.");
