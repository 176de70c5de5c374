/** Watches the free space of the data folder: a warning first, and no new tables when little is left, so that running matches can end. */
import { statfs } from "node:fs/promises";
import { Refusal } from "../../shared/core/base/refusal.ts";
import { log, report } from "../base/log.ts";

export interface DiskOptions {
  /** Free bytes. */
  readonly readFree: () => Promise<number>;
  /** The least free space in bytes; 0 switches the watch off. */
  readonly warnBelow: number;
  readonly refuseBelow: number;
}

/** Low: the operator is warned. Full: no new tables. */
export type DiskState = "ok" | "low" | "full";

/** In milliseconds. */
const INTERVAL = 30_000;

export const freeBytesOf = (folder: string) => async (): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

export class DiskSpace {
  readonly #options: DiskOptions | undefined;
  #free: number | undefined;
  #logged: DiskState = "ok";

  constructor(options: DiskOptions | undefined, signal: AbortSignal) {
    this.#options = options;
    if (options === undefined) return;
    const timer = setInterval(() => void this.read(), INTERVAL).unref();
    signal.addEventListener("abort", () => clearInterval(timer), { once: true });
  }

  /** Bytes, when last read; undefined if nothing is watched. */
  free(): number | undefined {
    return this.#free;
  }

  state(): DiskState {
    if (this.#options === undefined || this.#free === undefined) return "ok";
    return this.#free < this.#options.refuseBelow ? "full" : this.#free < this.#options.warnBelow ? "low" : "ok";
  }

  /** Throws a Refusal if no new table should be opened. */
  checkRoomForTable(): void {
    if (this.state() === "full") throw new Refusal("diskFull");
  }

  /** Reads now; resolves when it is known. */
  async read(): Promise<void> {
    try {
      this.#free = await this.#options?.readFree();
    } catch (error) {
      report("free disk space", error);
    }
    const now = this.state();
    if (now !== this.#logged && this.#free !== undefined) log("warn", DISK_EVENTS[now], { bytes: this.#free });
    this.#logged = now;
  }
}

const DISK_EVENTS: Readonly<Record<DiskState, string>> = {
  ok: "enough disk space again",
  low: "little disk space left",
  full: "disk space used up, no new tables",
};
