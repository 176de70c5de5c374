/** Detects that the files of an open database were deleted or replaced. SQLite keeps writing into a deleted file without an error. */
import { statSync } from "node:fs";

/** SQLite's write-ahead log and its index, beside the database file. */
export const SIDE_FILES = ["-wal", "-shm"] as const;

/** "sides missing": the database file is there, one of its side files is not. */
export type FileLoss = "missing" | "replaced" | "sides missing";

/** Call right after opening; the returned function tells what was lost since. It takes a few microseconds. */
export function watchForLoss(file: string): () => FileLoss | undefined {
  const opened = new Map<string, string>();
  const compare = (side: string): "same" | "missing" | "replaced" => {
    const now = identityOf(file + side);
    const before = opened.get(side);
    if (now === undefined) return before === undefined ? "same" : "missing";
    // Side files are created at the first write.
    if (before === undefined) opened.set(side, now);
    return before === undefined || before === now ? "same" : "replaced";
  };
  for (const side of ["", ...SIDE_FILES]) compare(side);
  return () => {
    const main = compare("");
    const sides = SIDE_FILES.map(compare);
    if (main === "replaced" || sides.includes("replaced")) return "replaced";
    if (main === "missing") return "missing";
    return sides.includes("missing") ? "sides missing" : undefined;
  };
}

function identityOf(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    // Missing, or not reachable under its path: for a restart that is the same.
    return undefined;
  }
}
