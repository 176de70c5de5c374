import type { Game } from "../shared/core/game.ts";
import { Refusal } from "../shared/core/refusal.ts";
import type { NoticeNews } from "../shared/core/wire.ts";
import type { Cluster } from "./cluster/cluster.ts";
import type { GuestStore } from "./data/guest-store.ts";
import type { Journal } from "./data/journal.ts";
import type { TableStore } from "./data/table-store.ts";
import type { ReplayService } from "./desk/replay-service.ts";
import type { TableQuota } from "./desk/table-quota.ts";
import type { Metrics } from "./ops/metrics.ts";
import type { Timings } from "./timings.ts";

export { report } from "./ops/log.ts";

/** What all rooms of one process share. */
export interface ServerContext {
  readonly games: readonly Game[];
  readonly journal: Journal;
  readonly tableStore: TableStore;
  readonly guests: GuestStore;
  readonly timings: Timings;
  /** The processes that serve the same people. */
  readonly cluster: Cluster;
  /** Messages a second from one connection; more is no player but a flood, and closes it. */
  readonly maxMessagesPerSecond: number;
  /** Bytes that may wait for somebody who does not read them; more, and his connection is ended. */
  readonly maxBufferedBytes: number;
  /** Who may open one more table. */
  readonly tableQuota: TableQuota;
  readonly metrics: Metrics;
  readonly replays: ReplayService;
  /** The most past frames in one answer. */
  readonly maxFrames: number;
  /** No new tables: the process is about to end, and what is on will go on in the next one. */
  closing: boolean;
  /** Whether what is played can be kept. */
  isHealthy(): boolean;
  /** Rooms of tables that are just leaving memory, by name: until then nobody opens the table again. */
  readonly unloading: Map<string, Promise<void>>;
  /** Those in memory. */
  readonly tables: Set<{ announce(notice: NoticeNews): void }>;
}

export function gameOf(context: Pick<ServerContext, "games">, id: string): Game {
  const found = context.games.find((game) => game.id === id);
  if (found === undefined) throw new Refusal("unknownGame", { game: id });
  return found;
}
