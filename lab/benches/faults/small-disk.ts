/** A folder on a disk of its own, which can be filled. */
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk {
  readonly folder: string;
  fill(): void;
  makeRoom(): void;
  close(): void;
}

const MEGABYTES = 48;
/** Sizes of what fills it, in bytes: the last gap is smaller than any write of a database. */
const CHUNKS = [1 << 20, 1 << 10, 1];

/** Undefined where no disk can be mounted: only root may. */
export function smallDisk(): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), "quayside-disk-"));
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${MEGABYTES}m`, "tmpfs", folder], { stdio: "ignore" });
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, "filler");
  return {
    folder,
    fill() {
      const file = openSync(filler, "w");
      for (const size of CHUNKS) writeAll(file, size);
      closeSync(file);
    },
    makeRoom: () => rmSync(filler),
    close() {
      spawnSync("umount", [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Writes pieces of this size until there is no room for another. */
function writeAll(file: number, size: number): void {
  try {
    while (writeSync(file, Buffer.alloc(size)) === size);
  } catch {
    // The disk is full.
  }
}
