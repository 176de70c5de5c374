/**
 * A SQLite file that must stay where it is. A file that was deleted, replaced or moved under the running server takes writes as
 * before, and all of them are gone after a restart. So it is looked for before each write is answered. As long as it is open it is
 * whole: if it is missing it is written again from there; a file put in its place is never overwritten, the copy goes beside it.
 * Until one of these succeeds nothing more is written.
 */
import { closeSync, existsSync, fsyncSync, mkdirSync, mkdtempSync, openSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { time } from "../../time.ts";
import { type Connection, connect, type Query, type Result } from "./connection.ts";
import { type FileLoss, SIDE_FILES, watchForLoss } from "./file-identity.ts";

export interface SqliteFile {
  run(query: Query): Result;
  /** To be called often: without it a loss is found at the next write. */
  check(): void;
  close(): void;
}

export interface FileStatus {
  /** Why nothing can be written; undefined once it can. */
  readonly error: string | undefined;
  /** For the operator. */
  readonly note: string;
}

/** How long after a failed try to save the file the next one comes, in milliseconds. */
const RETRY_AFTER = 2_000;
const READ_ONLY = /^\s*(select|pragma)\b/i;

const LOSS_TEXT: Readonly<Record<FileLoss, string>> = {
  missing: "the database file is missing",
  replaced: "the database file was replaced by another",
  "sides missing": "the log of the database file is missing",
};

export function openFile(relative: string, tell: (news: FileStatus) => void): SqliteFile {
  const file = resolve(relative);
  let connection: Connection | undefined = connect(file);
  let loss = watchForLoss(file);
  let trouble: FileLoss | undefined;
  let copy: string | undefined; // whole, and not in place yet
  let tried = Number.NEGATIVE_INFINITY;

  function say(next: typeof trouble, note: string): void {
    trouble = next;
    tell({ error: next && LOSS_TEXT[next], note });
  }

  function open(): Connection {
    if (connection === undefined) throw lossError(trouble ?? "missing");
    return connection;
  }

  /** Throws unless what has been written is where a restart finds it. */
  function ensure(): void {
    const found = connection === undefined ? "missing" : loss();
    if (found === undefined && trouble !== undefined) say(undefined, "the database file is back in its place");
    if (found === undefined) return;
    if (found === trouble && performance.now() - tried < RETRY_AFTER) throw lossError(found);
    const isNews = found !== trouble;
    trouble = found;
    tried = performance.now();
    try {
      rescue(found);
    } catch (error) {
      if (isNews) say(found, `${LOSS_TEXT[found]}; nothing more is written, for it cannot be saved: ${(error as Error).message}`);
      throw lossError(found);
    }
    if (found === "replaced") throw lossError(found);
    say(undefined, `${LOSS_TEXT[found]}; it was written again from what is still open, and nothing is lost`);
  }

  function rescue(found: FileLoss): void {
    if (found === "replaced") {
      if (copy !== undefined) return;
      copy = copyBeside(open(), file);
      return say(found, `all that was saved is in ${basename(copy)}; move it to ${basename(file)} while the server is stopped`);
    }
    if (found === "missing") {
      if (connection !== undefined) copy = copyBeside(connection, file);
      // SQLite removes the files beside it by name, so this comes before there are new ones.
      connection?.close();
      connection = undefined;
      if (copy !== undefined) moveIntoPlace(copy, file);
      copy = undefined;
    } else {
      checkpointAndClose(open());
      connection = undefined;
    }
    connection = connect(file);
    loss = watchForLoss(file);
  }

  function isSaved(): boolean {
    try {
      ensure();
      return true;
    } catch {
      // Told already, when it was found.
      return false;
    }
  }

  /** What is only in the open file ends with it: it is saved even where the folder is gone, and if need be elsewhere. */
  function saveAtLast(last: Connection): void {
    if (copy !== undefined) return;
    try {
      if (trouble === "replaced") throw lossError(trouble);
      mkdirSync(dirname(file), { recursive: true });
      rescue("missing");
      say(undefined, `${LOSS_TEXT.missing}; it was written again at the end`);
    } catch {
      // What is in the way was told when it was found.
      copy ??= copyBeside(last, join(mkdtempSync(join(tmpdir(), "quayside-")), basename(file)));
      say(trouble, `the server ends without its database file; all that was saved is in ${copy}`);
    }
  }

  return {
    run(query) {
      const reads = READ_ONLY.test(query.sql);
      if (trouble !== undefined && !reads && !open().inTransaction) ensure();
      const result = open().run(query);
      if (!reads && !open().inTransaction) ensure();
      return result;
    },
    check() {
      if (connection?.inTransaction !== true) isSaved();
    },
    close() {
      if (connection !== undefined && !isSaved()) saveAtLast(connection);
      connection?.close();
    },
  };
}

const lossError = (loss: FileLoss): Error => Object.assign(new Error(LOSS_TEXT[loss]), { code: "DATABASE_LOST" });

/** All that is in the log alone goes into the file before. */
function checkpointAndClose(connection: Connection): void {
  const { rows } = connection.run({ sql: "PRAGMA wal_checkpoint(TRUNCATE)", parameters: [] });
  if ((rows[0] as { busy: number }).busy !== 0) throw new Error("another process is reading the database");
  connection.close();
}

/** Whole and on disk, log and all; gives its name. */
function copyBeside(connection: Connection, file: string): string {
  const copy = `${file}.saved-${time.now()}`;
  try {
    connection.run({ sql: "VACUUM INTO ?", parameters: [copy] });
    sync(copy);
  } catch (error) {
    if (existsSync(copy)) rmSync(copy);
    throw error;
  }
  syncFolder(copy);
  return copy;
}

/** Never over another file. */
function moveIntoPlace(copy: string, file: string): void {
  if (existsSync(file)) throw new Error(`another file is there now, and all that was saved is in ${basename(copy)}`);
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
