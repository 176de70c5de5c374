import { GAMES } from "../shared/games.ts";
import { singleProcess } from "./cluster/cluster.ts";
import { fencedJournal } from "./cluster/fenced-journal.ts";
import { openCompany } from "./company/company.ts";
import { openLeaderboards } from "./company/leaderboards.ts";
import type { ServerContext } from "./context.ts";
import { memoryJournal } from "./data/journal.ts";
import { memoryTableStore } from "./data/table-store.ts";
import { openReplayService } from "./desk/replay-service.ts";
import { tableQuota } from "./desk/table-quota.ts";
import { watchDisk } from "./ops/disk-space.ts";
import { monitorJournal } from "./ops/journal-monitor.ts";
import { openMetrics } from "./ops/metrics.ts";
import { openPush } from "./push/push.ts";
import type { ServeOptions } from "./serve-options.ts";
import { migrateDatabase } from "./store/database.ts";
import { guestStoreIn } from "./store/guests/guest-store.ts";
import { sqliteDialect } from "./store/sqlite/dialect.ts";
import { DEFAULT_TIMINGS } from "./timings.ts";
import { MAX_GUESTS } from "./transport/address-limits.ts";

/** Far more than the full state of any table: a client that lags so far behind is not reading. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

/** What all rooms share, and the way to close it. */
export async function createContext(options: ServeOptions): Promise<{ context: ServerContext; close(): Promise<void> }> {
  const timings = { ...DEFAULT_TIMINGS, ...options.timings };
  const cluster = options.cluster ?? singleProcess();
  const journal = options.journal ?? memoryJournal();
  const tableStore = options.tableStore ?? memoryTableStore();
  const memoryDatabase = options.guests === undefined ? await migrateDatabase(sqliteDialect(":memory:")) : undefined;
  const metrics = openMetrics();
  const monitored = monitorJournal(
    options.cluster === undefined ? journal : fencedJournal(journal, cluster),
    metrics,
    timings.journalTimeout,
  );
  const guests = options.guests ?? guestStoreIn(memoryDatabase as NonNullable<typeof memoryDatabase>);
  const disk = watchDisk(options.disk);
  await disk.read();
  const push = openPush(guests, options.push);
  const context: ServerContext = {
    games: options.games ?? GAMES,
    journal: monitored.journal,
    tableStore,
    guests,
    company: openCompany(cluster),
    leaderboards: openLeaderboards(guests),
    timings,
    cluster,
    maxMessagesPerSecond: options.maxMessagesPerSecond ?? 10,
    maxBufferedBytes: options.maxBufferedBytes ?? MAX_BUFFERED_BYTES,
    tableQuota: tableQuota({
      maxTables: options.maxTables ?? 5,
      maxUnfinishedTables: options.maxUnfinishedTables ?? 100,
      tableStore,
      cluster,
      checkRoom: disk.checkRoomForTable,
    }),
    push,
    disk,
    maxGuests: options.maxGuests ?? MAX_GUESTS,
    maxDayMatches: options.maxDayMatches ?? 20,
    metrics,
    replays: openReplayService(options.maxReplayedEntries),
    maxFrames: options.maxFrames ?? 300,
    dailyLevel: options.dailyLevel ?? "master",
    closing: false,
    isHealthy: () => monitored.isHealthy() && options.storageError?.() === undefined,
    unloading: new Map(),
    tables: new Set(),
  };
  return {
    context,
    async close() {
      disk.stop();
      push.close();
      await context.replays.close();
      metrics.stop();
      await memoryDatabase?.destroy();
    },
  };
}
