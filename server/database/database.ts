/** The server's one database: a SQLite file in the data folder, or PostgreSQL. */
import { join } from "node:path";
import { type Dialect, Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { report } from "../base/log.ts";
import { migrations } from "./migrations.ts";
import { salvageDatabase } from "./salvage.ts";
import type { Database, Tables } from "./schema.ts";
import { sqliteDialect } from "./sqlite/dialect.ts";
import { flushIfAny, isSqlite } from "./sqlite/flush-buffer.ts";

export async function openDatabase(folder: string, databaseUrl: string | undefined): Promise<Database> {
  if (!databaseUrl) return openFileDatabase(join(folder, "quayside.sqlite"));
  const { postgresDialect } = await import("./postgres.ts");
  return migrateDatabase(await postgresDialect(databaseUrl));
}

async function openFileDatabase(file: string): Promise<Database> {
  const salvage = await salvageDatabase(file);
  if (salvage !== undefined) {
    const { rows, kept } = salvage;
    console.error(`Quayside: the database was damaged. ${rows} rows could be saved into a new one; the damaged file is kept as ${kept}.`);
  }
  return migrateDatabase(sqliteDialect(file));
}

/** Opens a database with the current schema, and with all buffered entries flushed. */
export async function migrateDatabase(dialect: Dialect): Promise<Database> {
  const db = new Kysely<Tables>({ dialect });
  try {
    const { error } = await new Migrator({ db, provider: migrations, ...(await migrationSchema(db)) }).migrateToLatest();
    if (error !== undefined) throw error;
    if (isSqlite(db)) await flushIfAny(db);
    return db;
  } catch (failure) {
    await db.destroy().catch((error: unknown) => report("closing the database", error));
    throw failure;
  }
}

/** In PostgreSQL, Kysely would otherwise find the migrations of another schema of the same database. */
async function migrationSchema(db: Database): Promise<{ readonly migrationTableSchema?: string }> {
  if (isSqlite(db)) return {};
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  const [schema] = rows;
  return schema?.name ? { migrationTableSchema: schema.name } : {};
}
