/**
 * A SQLite file that is checked to be still in its place before each write is answered. A file deleted, moved or replaced under the running
 * server takes writes without an error, and they are lost after a restart. While it is open its content is intact: a missing file is
 * restored from it; if another file is in its place, that one is left alone and a copy is saved beside it. Until then writes are refused.
 */
import { closeSync, existsSync, fsyncSync, mkdirSync, mkdtempSync, openSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { time } from "../../base/time.ts";
import { type Connection, connect, createPrivate, type Query, type Result } from "./connection.ts";
import { type FileLoss, SIDE_FILES, watchForLoss } from "./file-identity.ts";

export interface FileStatus {
  /** Why writes are refused; undefined once they succeed again. */
  readonly error: string | undefined;
  /** A line for the operator's log. */
  readonly note: string;
}

/** Delay after a failed attempt to save the file, in milliseconds. */
const RETRY_AFTER = 2_000;
const READ_ONLY = /^\s*(select|pragma)\b/i;

const LOSS_TEXT: Readonly<Record<FileLoss, string>> = {
  missing: "the database file is missing",
  replaced: "the database file was replaced by another",
  "sides missing": "the log of the database file is missing",
};

export class SqliteFile {
  readonly #file: string;
  readonly #onStatus: (status: FileStatus) => void;
  #connection: Connection | undefined;
  #currentLoss: () => FileLoss | undefined;
  #unresolved: FileLoss | undefined;
  /** Complete, and not in place yet. */
  #copy: string | undefined;
  #triedAt = Number.NEGATIVE_INFINITY;

  constructor(relative: string, onStatus: (status: FileStatus) => void) {
    this.#file = resolve(relative);
    this.#onStatus = onStatus;
    this.#connection = connect(this.#file);
    this.#currentLoss = watchForLoss(this.#file);
  }

  run(query: Query): Result {
    const isRead = READ_ONLY.test(query.sql);
    if (this.#unresolved !== undefined && !isRead && !this.#open().inTransaction) this.#ensureInPlace();
    const result = this.#open().run(query);
    if (!isRead && !this.#open().inTransaction) this.#ensureInPlace();
    return result;
  }

  get inTransaction(): boolean {
    return this.#connection?.inTransaction === true;
  }

  /** Finds a loss while nothing is written. */
  check(): void {
    if (!this.inTransaction) this.#isSaved();
  }

  close(): void {
    if (this.#connection !== undefined && !this.#isSaved()) this.#saveOnClose(this.#connection);
    this.#connection?.close();
  }

  #open(): Connection {
    if (this.#connection === undefined) throw lossError(this.#unresolved ?? "missing");
    return this.#connection;
  }

  #setStatus(next: FileLoss | undefined, note: string): void {
    this.#unresolved = next;
    this.#onStatus({ error: next && LOSS_TEXT[next], note });
  }

  /** Throws unless a restart would find what has been written. */
  #ensureInPlace(): void {
    const found = this.#connection === undefined ? "missing" : this.#currentLoss();
    if (found === undefined && this.#unresolved !== undefined) this.#setStatus(undefined, "the database file is back in its place");
    if (found === undefined) return;
    if (found === this.#unresolved && performance.now() - this.#triedAt < RETRY_AFTER) throw lossError(found);
    const isNew = found !== this.#unresolved;
    this.#unresolved = found;
    this.#triedAt = performance.now();
    try {
      this.#rescue(found);
    } catch (error) {
      if (isNew) this.#setStatus(found, `${LOSS_TEXT[found]}; writes are refused, because it cannot be saved: ${(error as Error).message}`);
      throw lossError(found);
    }
    if (found === "replaced") throw lossError(found);
    this.#setStatus(undefined, `${LOSS_TEXT[found]}; it was restored from the open file, and nothing is lost`);
  }

  #rescue(found: FileLoss): void {
    const file = this.#file;
    if (found === "replaced") {
      if (this.#copy !== undefined) return;
      this.#copy = copyBeside(this.#open(), file);
      return this.#setStatus(found, `all data is in ${basename(this.#copy)}; stop the server and rename it to ${basename(file)}`);
    }
    if (found === "missing") {
      if (this.#connection !== undefined) this.#copy = copyBeside(this.#connection, file);
      // Closed before the new file is in place: on closing, SQLite deletes the side files by name.
      this.#connection?.close();
      this.#connection = undefined;
      if (this.#copy !== undefined) moveIntoPlace(this.#copy, file);
      this.#copy = undefined;
    } else {
      checkpointAndClose(this.#open());
      this.#connection = undefined;
    }
    this.#connection = connect(file);
    this.#currentLoss = watchForLoss(file);
  }

  #isSaved(): boolean {
    try {
      this.#ensureInPlace();
      return true;
    } catch {
      // Reported when it was found.
      return false;
    }
  }

  /** Data that is only in the open file is lost with it: restores the file, its folder too, or else saves a copy elsewhere. */
  #saveOnClose(last: Connection): void {
    if (this.#copy !== undefined) return;
    try {
      if (this.#unresolved === "replaced") throw lossError(this.#unresolved);
      mkdirSync(dirname(this.#file), { recursive: true });
      this.#rescue("missing");
      this.#setStatus(undefined, `${LOSS_TEXT.missing}; it was restored on closing`);
    } catch {
      // The obstacle was reported when it was found.
      // Six random letters after a hyphen may look like a table's code, which the log leaves out.
      this.#copy ??= copyBeside(last, join(mkdtempSync(join(tmpdir(), "quayside-copy_")), basename(this.#file)));
      this.#setStatus(this.#unresolved, `the server stops without its database file; all data is in ${this.#copy}`);
    }
  }
}

const lossError = (loss: FileLoss): Error => Object.assign(new Error(LOSS_TEXT[loss]), { code: "DATABASE_LOST" });

/** Moves the write-ahead log into the file first. */
function checkpointAndClose(connection: Connection): void {
  const { rows } = connection.run({ sql: "PRAGMA wal_checkpoint(TRUNCATE)", parameters: [] });
  if ((rows[0] as { busy: number }).busy !== 0) throw new Error("another process is reading the database");
  connection.close();
}

/** Includes the log, and is synced to disk; returns the copy's name. */
function copyBeside(connection: Connection, file: string): string {
  const copy = `${file}.saved-${time.now()}`;
  try {
    createPrivate(copy);
    connection.run({ sql: "VACUUM INTO ?", parameters: [copy] });
    sync(copy);
  } catch (error) {
    if (existsSync(copy)) rmSync(copy);
    throw error;
  }
  syncFolder(copy);
  return copy;
}

/** Never overwrites another file. */
function moveIntoPlace(copy: string, file: string): void {
  if (existsSync(file)) throw new Error(`another file is in its place, and all data is in ${basename(copy)}`);
  for (const side of SIDE_FILES) rmSync(file + side, { force: true });
  renameSync(copy, file);
  syncFolder(file);
}

const syncFolder = (file: string): void => sync(dirname(file), "r");

function sync(path: string, mode = "r+"): void {
  const opened = openSync(path, mode);
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
