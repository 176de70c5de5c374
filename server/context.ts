import { Refusal } from "../shared/core/base/refusal.ts";
import type { BotLevel } from "../shared/core/bots/levels.ts";
import type { Game } from "../shared/core/contract/game.ts";
import type { NoticeNews } from "../shared/core/wire/wire.ts";
import type { ReplayService } from "./api/replay-service.ts";
import type { Metrics } from "./base/metrics.ts";
import type { Timings } from "./base/timings.ts";
import type { Cluster } from "./cluster/cluster.ts";
import type { TableQuota } from "./matchmaking/table-quota.ts";
import type { DiskSpace } from "./ops/disk-space.ts";
import type { Leaderboards } from "./people/leaderboards.ts";
import type { Company } from "./people/people.ts";
import type { Push } from "./push/push.ts";
import type { GuestStore } from "./store/guest-store.ts";
import type { Journal } from "./store/journal.ts";
import type { TableStore } from "./store/table-store.ts";

export { report } from "./base/log.ts";

/** What all rooms and desk calls of one process share. */
export interface ServerContext {
  readonly games: readonly Game[];
  readonly journal: Journal;
  readonly tableStore: TableStore;
  readonly guests: GuestStore;
  readonly company: Company;
  readonly leaderboards: Leaderboards;
  readonly timings: Timings;
  /** The processes that serve the same players. */
  readonly cluster: Cluster;
  /** Messages a second from one connection; a connection that sends more is closed. */
  readonly maxMessagesPerSecond: number;
  /** Bytes that may wait for one client; a connection with more is terminated. */
  readonly maxBufferedBytes: number;
  /** How many tables an address may open. */
  readonly tableQuota: TableQuota;
  /** How many matches in days a guest may have. */
  readonly maxDayMatches: number;
  /** Tells players of their moves. */
  readonly push: Push;
  readonly metrics: Metrics;
  readonly replays: ReplayService;
  /** The most past frames in one answer. */
  readonly maxFrames: number;
  /** New guests of one address in a day. */
  readonly maxGuests: number;
  readonly disk: DiskSpace;
  /** Of the bots in the deal of the day. */
  readonly dailyLevel: BotLevel;
  /** The process is about to end: no new tables; running matches resume in the next process. */
  closing: boolean;
  /** Whether the journal and the stores work. */
  isHealthy(): boolean;
  /** Tables that are leaving memory, by id; a table is opened again only when its promise is settled. */
  readonly unloading: Map<string, Promise<void>>;
  /** Tables in memory. */
  readonly tables: Set<{ announce(notice: NoticeNews): void }>;
}

export function gameOf(context: Pick<ServerContext, "games">, id: string): Game {
  const found = context.games.find((game) => game.id === id);
  if (found === undefined) throw new Refusal("unknownGame", { game: id });
  return found;
}
