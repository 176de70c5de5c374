/** Watches the free space of the data folder: a warning first, and no new tables when little is left, so that running matches can end. */
import { statfs } from "node:fs/promises";
import { Refusal } from "../../shared/core/base/refusal.ts";
import { log, report } from "../base/log.ts";

export interface DiskOptions {
  /** Free bytes. */
  readonly readFree: () => Promise<number>;
  /** In bytes; 0 switches it off. */
  readonly warnBelow: number;
  readonly refuseBelow: number;
}

/** Low: the operator is warned. Full: no new tables. */
export type DiskState = "ok" | "low" | "full";

export interface DiskSpace {
  /** Bytes, when last read; undefined if nothing is watched. */
  free(): number | undefined;
  state(): DiskState;
  /** Throws a Refusal if no new table should be opened. */
  checkRoomForTable(): void;
  /** Reads now; resolves when it is known. */
  read(): Promise<void>;
  stop(): void;
}

/** In milliseconds. */
const INTERVAL = 30_000;

export const freeBytesOf = (folder: string) => async (): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

export function watchDisk(options: DiskOptions | undefined): DiskSpace {
  let free: number | undefined;
  let logged: DiskState = "ok";

  function state(): DiskState {
    if (options === undefined || free === undefined) return "ok";
    return free < options.refuseBelow ? "full" : free < options.warnBelow ? "low" : "ok";
  }

  async function read(): Promise<void> {
    try {
      free = await options?.readFree();
    } catch (error) {
      report("free disk space", error);
    }
    const now = state();
    if (now !== logged && free !== undefined) log("warn", DISK_EVENTS[now], { bytes: free });
    logged = now;
  }

  const timer = options && setInterval(() => void read(), INTERVAL).unref();
  return {
    free: () => free,
    state,
    read,
    checkRoomForTable() {
      if (state() === "full") throw new Refusal("diskFull");
    },
    stop: () => clearInterval(timer),
  };
}

const DISK_EVENTS: Readonly<Record<DiskState, string>> = {
  ok: "enough disk space again",
  low: "little disk space left",
  full: "disk space used up, no new tables",
};
