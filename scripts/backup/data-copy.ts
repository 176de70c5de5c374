/** What `npm run backup` and `npm run restore` have in common: the files of a data folder, and copies of a database. */
import { closeSync, existsSync, fsyncSync, openSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { codeOf, root, stop } from "../settings.ts";

export const DATABASE = "quayside.sqlite";
export const PUSH_KEY = "push-key.json";

/** The folder of the server; unlike at a start it is not made. */
export const dataFolder = (): string => resolve(root, process.env.DATA_DIR || "data");

/** The folder that the command names, as seen from where it was typed: npm changes to the package's own. */
export function namedFolder(command: string): string {
  const [name, ...more] = process.argv.slice(2);
  if (name === undefined || more.length > 0) stop(`name one folder: npm run ${command} -- FOLDER`);
  return resolve(process.env.INIT_CWD ?? ".", name);
}

/** Whole, also while a server writes to the file: one read of everything as it is at this moment. */
export function copyDatabase(from: string, to: string): void {
  withDatabase(from, (db) => db.prepare("VACUUM INTO ?").run(to));
  if (!isWholeDatabase(to)) throw new Error("the copy is damaged");
  const copy = openSync(to, "r+");
  fsyncSync(copy);
  closeSync(copy);
}

export function isWholeDatabase(file: string): boolean {
  try {
    return withDatabase(file, (db) => db.prepare("PRAGMA integrity_check(1)").get()?.integrity_check === "ok");
  } catch {
    return false;
  }
}

function withDatabase<T>(file: string, work: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return work(db);
  } finally {
    db.close();
  }
}

/** The files of a data folder that are there. */
export const filesIn = (folder: string): string[] =>
  [DATABASE, `${DATABASE}-wal`, PUSH_KEY].filter((name) => existsSync(join(folder, name)));

/** The URL holds a password: the command names the variable. */
export function stopForPostgres(command: string): void {
  if (process.env.DATABASE_URL) stop(`matches, guests and ratings are in PostgreSQL, which has its own way: ${command}`);
}

export const failed = (what: string, error: unknown): never => stop(`${what} (${codeOf(error)}). Nothing was changed.`);
