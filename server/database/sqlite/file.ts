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

export interface SqliteFile {
  run(query: Query): Result;
  /** Finds a loss while nothing is written. */
  check(): void;
  close(): void;
}

export interface FileStatus {
  /** Why writes are refused; undefined once they succeed again. */
  readonly error: string | undefined;
  /** For the operator's log. */
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

export function openFile(relative: string, onStatus: (status: FileStatus) => void): SqliteFile {
  const file = resolve(relative);
  let connection: Connection | undefined = connect(file);
  let currentLoss = watchForLoss(file);
  let unresolved: FileLoss | undefined;
  let copy: string | undefined; // complete, and not in place yet
  let triedAt = Number.NEGATIVE_INFINITY;

  function setStatus(next: typeof unresolved, note: string): void {
    unresolved = next;
    onStatus({ error: next && LOSS_TEXT[next], note });
  }

  const open = (): Connection => connection ?? refuse(unresolved ?? "missing");

  /** Throws unless a restart would find what has been written. */
  function ensureInPlace(): void {
    const found = connection === undefined ? "missing" : currentLoss();
    if (found === undefined && unresolved !== undefined) setStatus(undefined, "the database file is back in its place");
    if (found === undefined) return;
    if (found === unresolved && performance.now() - triedAt < RETRY_AFTER) throw lossError(found);
    const isNew = found !== unresolved;
    unresolved = found;
    triedAt = performance.now();
    try {
      rescue(found);
    } catch (error) {
      if (isNew) setStatus(found, `${LOSS_TEXT[found]}; writes are refused, because it cannot be saved: ${(error as Error).message}`);
      throw lossError(found);
    }
    if (found === "replaced") throw lossError(found);
    setStatus(undefined, `${LOSS_TEXT[found]}; it was restored from the open file, and nothing is lost`);
  }

  function rescue(found: FileLoss): void {
    if (found === "replaced") {
      if (copy !== undefined) return;
      copy = copyBeside(open(), file);
      return setStatus(found, `all data is in ${basename(copy)}; stop the server and rename it to ${basename(file)}`);
    }
    if (found === "missing") {
      if (connection !== undefined) copy = copyBeside(connection, file);
      // Before the new file is in place: on closing, SQLite deletes the side files by name.
      connection?.close();
      connection = undefined;
      if (copy !== undefined) moveIntoPlace(copy, file);
      copy = undefined;
    } else {
      checkpointAndClose(open());
      connection = undefined;
    }
    connection = connect(file);
    currentLoss = watchForLoss(file);
  }

  function isSaved(): boolean {
    try {
      ensureInPlace();
      return true;
    } catch {
      // Reported when it was found.
      return false;
    }
  }

  /** Data that is only in the open file is lost with it: restores the file, its folder too, or else saves a copy elsewhere. */
  function saveOnClose(last: Connection): void {
    if (copy !== undefined) return;
    try {
      if (unresolved === "replaced") throw lossError(unresolved);
      mkdirSync(dirname(file), { recursive: true });
      rescue("missing");
      setStatus(undefined, `${LOSS_TEXT.missing}; it was restored on closing`);
    } catch {
      // The obstacle was reported when it was found.
      // Six random letters after a hyphen may look like a table's code, which the log leaves out.
      copy ??= copyBeside(last, join(mkdtempSync(join(tmpdir(), "quayside-copy_")), basename(file)));
      setStatus(unresolved, `the server stops without its database file; all data is in ${copy}`);
    }
  }

  return {
    run(query) {
      const isRead = READ_ONLY.test(query.sql);
      if (unresolved !== undefined && !isRead && !open().inTransaction) ensureInPlace();
      const result = open().run(query);
      if (!isRead && !open().inTransaction) ensureInPlace();
      return result;
    },
    check() {
      if (connection?.inTransaction !== true) isSaved();
    },
    close() {
      if (connection !== undefined && !isSaved()) saveOnClose(connection);
      connection?.close();
    },
  };
}

function refuse(loss: FileLoss): never {
  throw lossError(loss);
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
