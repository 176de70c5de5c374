/** The one database of a house: a file in its data folder, or the PostgreSQL it was told of. */
import { join } from "node:path";
import { type Dialect, Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { report } from "../log.ts";
import { salvaged } from "./salvage.ts";
import { type Database, migrations, type Tables } from "./schema.ts";
import { isSqlite, settleIfAny } from "./settling.ts";
import { sqliteDialect } from "./sqlite.ts";

export async function openDatabase(folder: string, databaseUrl: string | undefined): Promise<Database> {
  if (!databaseUrl) return inFile(join(folder, "quayside.sqlite"));
  const { postgresDialect } = await import("./postgres.ts");
  return migrated(await postgresDialect(databaseUrl));
}

async function inFile(file: string): Promise<Database> {
  const salvage = await salvaged(file);
  if (salvage !== undefined) {
    const { rows, kept } = salvage;
    console.error(`Quayside: the database was damaged. ${rows} rows could be saved into a new one; the damaged file is kept as ${kept}.`);
  }
  return migrated(sqliteDialect(file));
}

/** With every table as this version of the program wants it, and every entry in its place. */
export async function migrated(dialect: Dialect): Promise<Database> {
  const db = new Kysely<Tables>({ dialect });
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  try {
    if (error !== undefined) throw error;
    if (isSqlite(db)) await settleIfAny(db);
    return db;
  } catch (failure) {
    await db.destroy().catch((error: unknown) => report("closing the database", error));
    throw failure;
  }
}
