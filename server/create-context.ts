import { GAMES } from "../shared/games.ts";
import { openReplayService } from "./api/replay-service.ts";
import { openMetrics } from "./base/metrics.ts";
import { MAX_GUESTS } from "./base/rate-limit.ts";
import { DEFAULT_TIMINGS } from "./base/timings.ts";
import { singleProcess } from "./cluster/cluster.ts";
import { fencedJournal } from "./cluster/fenced-journal.ts";
import type { ServerContext } from "./context.ts";
import { migrateDatabase } from "./database/database.ts";
import { guestStoreIn } from "./database/guests/guest-store.ts";
import { sqliteDialect } from "./database/sqlite/dialect.ts";
import { tableQuota } from "./matchmaking/table-quota.ts";
import { watchDisk } from "./ops/disk-space.ts";
import { monitorJournal } from "./ops/journal-monitor.ts";
import { openLeaderboards } from "./people/leaderboards.ts";
import { openCompany } from "./people/people.ts";
import { openPush } from "./push/push.ts";
import type { ServeOptions } from "./serve-options.ts";
import { memoryJournal } from "./store/journal.ts";
import { memoryTableStore } from "./store/table-store.ts";

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
