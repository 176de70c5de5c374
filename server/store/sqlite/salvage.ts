/**
 * A damaged SQLite file, cut short by a full disk or a crash of the whole machine, must not keep the harbour shut: what can be
 * read of it moves to a new file, and the old one is kept beside it.
 */
import { existsSync, renameSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { report } from "../../ops/log.ts";
import { time } from "../../time.ts";
import { migrations } from "../schema.ts";
import { sqliteDialect } from "./dialect.ts";
import { SIDE_FILES } from "./file-identity.ts";

export interface Salvage {
  /** Where the damaged file is now. */
  readonly kept: string;
  readonly rows: number;
}

/** What is referred to comes before what refers to it. */
const TABLES = [
  "matches",
  "entries",
  "gathered",
  "torn",
  "people",
  "given",
  "devices",
  "codes",
  "results",
  "ratings",
  "blocks",
  "desertions",
  "complaints",
  "tables",
  "sitters",
] as const;

/** SQLite's own numbers for a malformed file, and for one that is no database. */
const DAMAGE_CODES = new Set<number | undefined>([11, 26]);

/** Nothing if the file is whole, or not there. */
export async function salvageDatabase(file: string, now = time.now()): Promise<Salvage | undefined> {
  if (!existsSync(file) || isWhole(file)) return undefined;
  const kept = `${file}.damaged-${now}`;
  for (const side of ["", ...SIDE_FILES]) if (existsSync(file + side)) renameSync(file + side, kept + side);
  const fresh = new Kysely({ dialect: sqliteDialect(file) });
  const { error } = await new Migrator({ db: fresh, provider: migrations }).migrateToLatest();
  await fresh.destroy().catch((failure: unknown) => report("closing the new database", failure));
  if (error !== undefined) throw error;
  return { kept, rows: copyRows(kept, file) };
}

function isWhole(file: string): boolean {
  try {
    return withDatabase(file, (db) => db.prepare("PRAGMA quick_check(1)").get()?.quick_check === "ok");
  } catch (error) {
    // Too damaged to say what is wrong with it. Whatever else stands in the way, another process say, is no damage.
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
    // One by one, and only what fits: of a match whose head is lost the entries are of no use.
    target.exec("PRAGMA foreign_keys = ON; BEGIN");
    let rows = 0;
    for (const table of TABLES) for (const row of readableRows(from, table)) rows += insertRow(target, table, row);
    target.exec("COMMIT");
    return rows;
  });
}

type Row = Readonly<Record<string, string | number | null>>;

/** From either end as far as it can be read. */
function readableRows(file: string, table: string): readonly Row[] {
  const rows = new Map<unknown, Row>();
  for (const order of ["asc", "desc"]) {
    try {
      withDatabase(file, (db) => {
        // Else SQLite reads nothing at all of a file that is shorter than it says.
        db.enableDefensive(false);
        db.exec("PRAGMA writable_schema = ON");
        for (const { rowid, ...row } of db.prepare(`SELECT rowid, * FROM "${table}" ORDER BY rowid ${order}`).iterate()) {
          if (rows.has(rowid)) break;
          rows.set(rowid, row as Row);
        }
      });
    } catch {
      // Here is the damage: what lies behind it is reached from the other end, if at all.
    }
  }
  return [...rows].sort(([a], [b]) => Number(a) - Number(b)).map(([, row]) => row);
}

function insertRow(target: DatabaseSync, table: string, row: Row): number {
  const columns = Object.keys(row);
  const names = columns.map((column) => `"${column}"`).join(", ");
  try {
    const { changes } = target
      .prepare(`INSERT OR IGNORE INTO "${table}" (${names}) VALUES (${columns.map(() => "?").join(", ")})`)
      .run(...Object.values(row));
    return Number(changes);
  } catch {
    // It refers to something that is lost.
    return 0;
  }
}
