/** Loads tables in days whose time is over, so that their clocks act. A table in memory has timers of its own. */
import { matchMaker } from "@colyseus/core";
import { report } from "../base/log.ts";
import { ROOMS } from "../base/room-names.ts";
import { time } from "../base/time.ts";
import type { Timings } from "../base/timings.ts";
import { type FinderContext, findTable } from "../matchmaking/find-table.ts";
import type { DueTable } from "../store/table-store.ts";
import type { RoomListing } from "../table/listing.ts";

/** The most that are loaded at a time; the rest follows. Many of those that are read are in memory. */
const MAX_LOADED = 10;
const MAX_READ = 1_000;
/** A table that is still due for the same reason cannot go on by itself: it is tried again after this time, in milliseconds. */
const RETRY_AFTER = 600_000;

interface DueContext extends FinderContext {
  readonly timings: Pick<Timings, "dueInterval" | "journalTimeout">;
}

export function watchDueTables(context: DueContext, signal: AbortSignal): void {
  /** For each table, since when it was due, and when it was loaded for that. */
  const tried = new Map<string, { readonly due: number; readonly at: number }>();
  let isLoading = false;

  async function loadDue(): Promise<void> {
    const { cluster, tableStore } = context;
    // While other processes cannot be asked, their tables look unloaded.
    if (context.closing || !cluster.isConnected) return;
    try {
      await cluster.runExclusively("due tables", async () => {
        const now = time.elapsed();
        for (const [table, { at }] of tried) if (at < now - RETRY_AFTER) tried.delete(table);
        const due = await tableStore.due(time.now(), MAX_READ);
        const live = due.length === 0 ? new Set() : await liveTables(cluster);
        const missing = due.filter(({ table, due: since }) => !live.has(table) && tried.get(table)?.due !== since);
        for (const one of missing.slice(0, MAX_LOADED)) await load(one, now);
      });
    } catch (error) {
      report("tables in days", error);
    }
  }

  async function load({ table, due }: DueTable, at: number): Promise<void> {
    try {
      if (context.closing) return;
      tried.set(table, { due, at });
      await findTable(context, table);
    } catch (error) {
      report(`table ${table}`, error);
    }
  }

  async function run(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    await loadDue();
    isLoading = false;
  }

  void run();
  const timer = setInterval(() => void run(), context.timings.dueInterval);
  timer.unref();
  signal.addEventListener("abort", () => clearInterval(timer), { once: true });
}

async function liveTables({ seemsAlive }: DueContext["cluster"]): Promise<ReadonlySet<string>> {
  const rooms: RoomListing[] = await matchMaker.query({ name: ROOMS.match });
  return new Set(rooms.filter(({ processId }) => seemsAlive(processId)).map(({ roomId }) => roomId));
}
