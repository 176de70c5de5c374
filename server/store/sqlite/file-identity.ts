/** Whether the files of a database are still those that were opened. SQLite writes on into a deleted file without an error. */
import { statSync } from "node:fs";

/** SQLite keeps what is not in the file yet beside it. */
export const SIDE_FILES = ["-wal", "-shm"] as const;

/** Of the file itself, or of one beside it alone; a file that is missing can be written again, a foreign one is left alone. */
export type FileLoss = "missing" | "replaced" | "sides missing";

/** To be asked for when the database has just been opened; the answer tells what was lost since. Takes some microseconds. */
export function watchForLoss(file: string): () => FileLoss | undefined {
  const opened = new Map<string, string>();
  const look = (side: string): "same" | "missing" | "replaced" => {
    const now = identityOf(file + side);
    const before = opened.get(side);
    if (now === undefined) return before === undefined ? "same" : "missing";
    // The files beside it are made at the first write.
    if (before === undefined) opened.set(side, now);
    return before === undefined || before === now ? "same" : "replaced";
  };
  for (const side of ["", ...SIDE_FILES]) look(side);
  return () => {
    const main = look("");
    const sides = SIDE_FILES.map(look);
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
    // Missing, or no longer reachable under its path: after a restart that is the same.
    return undefined;
  }
}
