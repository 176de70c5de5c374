/** Moves what is readable of a damaged SQLite file (after a full disk or a crash of the machine) to a new file; the old one is kept. */
import { existsSync, renameSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { report } from "../base/log.ts";
import { time } from "../base/time.ts";
import { migrations } from "./migrations.ts";
import { sqliteDialect } from "./sqlite/dialect.ts";
import { SIDE_FILES } from "./sqlite/file-identity.ts";

export interface Salvage {
  /** Path of the damaged file. */
  readonly kept: string;
  readonly rows: number;
}

/** Tables that are referred to come first. */
const TABLES = [
  "matches",
  "entries",
  "gathered",
  "torn",
  "people",
  "given",
  "devices",
  "codes",
  "passkeys",
  "results",
  "ratings",
  "blocks",
  "desertions",
  "complaints",
  "complaint_chats",
  "subscriptions",
  "attempts",
  "exercises",
  "puzzle_ratings",
  "solvers",
  "settings",
  "acts",
  "page_errors",
  "tables",
  "sitters",
  "contacts",
  "daily_deals",
  "dailies",
  "arenas",
  "shared_deals",
  "deal_plays",
  "programs",
  "call_wishes",
  "appointments",
  "comers",
  "groups",
  "members",
  "contact_links",
  "findable",
  "publishers",
  "dumps",
  "published",
  "webhooks",
  "webhook_subjects",
] as const;

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGE_CODES = new Set<number | undefined>([11, 26]);

/** Undefined if the file is intact or missing. */
export async function salvageDatabase(file: string, now = time.now()): Promise<Salvage | undefined> {
  if (!existsSync(file) || isWhole(file)) return undefined;
  const kept = `${file}.damaged-${now}`;
  for (const side of ["", ...SIDE_FILES]) if (existsSync(file + side)) renameSync(file + side, kept + side);
  const database = new Kysely({ dialect: sqliteDialect(file) });
  const { error } = await new Migrator({ db: database, provider: migrations }).migrateToLatest();
  await database.destroy().catch((failure: unknown) => report("closing the new database", failure));
  if (error !== undefined) throw error;
  return { kept, rows: copyRows(kept, file) };
}

function isWhole(file: string): boolean {
  try {
    return withDatabase(file, (db) => db.prepare("PRAGMA quick_check(1)").get()?.quick_check === "ok");
  } catch (error) {
    // Too damaged for a check. Other errors, such as a lock of another process, are no damage.
    if (DAMAGE_CODES.has((error as { errcode?: number }).errcode)) return false;
    throw error;
  }
}

function withDatabase<T>(file: string, work: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(file);
  try {
    return work(db);
  } finally {
    db.close();
  }
}

function copyRows(from: string, to: string): number {
  return withDatabase(to, (target) => {
    // Row by row, with foreign keys checked: entries without their match are of no use.
    target.exec("PRAGMA foreign_keys = ON; BEGIN");
    let rows = 0;
    for (const table of TABLES) for (const row of readableRows(from, table)) rows += insertRow(target, table, row);
    target.exec("COMMIT");
    return rows;
  });
}

type Row = Readonly<Record<string, string | number | null>>;

/** Reads from both ends up to the damage. */
function readableRows(file: string, table: string): readonly Row[] {
  const rows = new Map<unknown, Row>();
  for (const order of ["asc", "desc"]) {
    try {
      withDatabase(file, (db) => {
        // Unless this is done, SQLite reads nothing of a file that is shorter than its header says.
        db.enableDefensive(false);
        db.exec("PRAGMA writable_schema = ON");
        for (const { rowid, ...row } of db.prepare(`SELECT rowid, * FROM "${table}" ORDER BY rowid ${order}`).iterate()) {
          if (rows.has(rowid)) break;
          rows.set(rowid, row as Row);
        }
      });
    } catch {
      // The damage: rows behind it are read from the other end, if at all.
    }
  }
  return [...rows].sort(([a], [b]) => Number(a) - Number(b)).map(([, row]) => row);
}

function insertRow(target: DatabaseSync, table: string, row: Row): number {
  // An older version had columns that are no more.
  const known = new Set(
    target
      .prepare("SELECT name FROM pragma_table_info(?)")
      .all(table)
      .map(({ name }) => name),
  );
  const columns = Object.keys(row).filter((column) => known.has(column));
  const names = columns.map((column) => `"${column}"`).join(", ");
  try {
    const { changes } = target
      .prepare(`INSERT OR IGNORE INTO "${table}" (${names}) VALUES (${columns.map(() => "?").join(", ")})`)
      .run(...columns.map((column) => row[column] as string | number | null));
    return Number(changes);
  } catch {
    // The row refers to one that is lost.
    return 0;
  }
}
