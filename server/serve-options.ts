import type { BotLevel } from "../shared/core/contract/bot-level.ts";
import type { Game } from "../shared/core/contract/game.ts";
import type { Limits } from "./base/limits.ts";
import type { Timings } from "./base/timings.ts";
import type { Cluster } from "./cluster/cluster.ts";
import type { Access } from "./http/access.ts";
import type { DiskOptions } from "./ops/disk-space.ts";
import type { PushOptions } from "./push/push.ts";
import type { WebhookOptions } from "./push/webhooks.ts";
import type { GuestStore } from "./store/guest-store.ts";
import type { Journal } from "./store/journal.ts";
import type { TableStore } from "./store/table-store.ts";

/** What a server is started with. */
export interface ServeOptions extends Partial<Limits> {
  /** 0 picks a free port. */
  readonly port: number;
  /** Folder of the built client; undefined serves no files. */
  readonly clientFolder: string | undefined;
  readonly games?: readonly Game[];
  /** Without these, journal, tables and guests are in memory. */
  readonly journal?: Journal;
  readonly tableStore?: TableStore;
  readonly guests?: GuestStore;
  /** Why nothing can be saved now, if that is known without trying. */
  readonly storageError?: () => string | undefined;
  /** Deletes what is past its retention; called every hour. */
  readonly deleteExpired?: () => Promise<void>;
  readonly timings?: Partial<Timings>;
  /** The level of the bots in the deal of the day. */
  readonly dailyLevel?: BotLevel;
  /** Where data is saved; without it free space is not watched. */
  readonly disk?: DiskOptions;
  readonly access?: Partial<Access>;
  /** Without it no player is told of a move outside the page. */
  readonly push?: PushOptions;
  /** Without it nothing is posted to chat services. */
  readonly webhooks?: WebhookOptions;
  /** The processes that share the database and Redis; by default this one alone. */
  readonly cluster?: Cluster;
}
