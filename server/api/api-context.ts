import type { BotLevel } from "../../shared/core/contract/bot-level.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import type { Limits } from "../base/limits.ts";
import type { Timings } from "../base/timings.ts";
import type { FinderContext } from "../matchmaking/find-table.ts";
import type { TableQuota } from "../matchmaking/table-quota.ts";
import type { Leaderboards } from "../people/leaderboards.ts";
import type { People } from "../people/people.ts";
import type { Sanctions } from "../people/sanctions.ts";
import type { Push } from "../push/push.ts";
import type { Webhooks } from "../push/webhooks.ts";
import type { GuestStore } from "../store/guest-store.ts";
import type { Journal } from "../store/journal.ts";
import type { ReplayService } from "./replay-service.ts";

/** What the calls of one process share. */
export interface ApiContext extends FinderContext {
  readonly games: readonly Game[];
  readonly journal: Journal;
  /** Refuses the token of a banned guest. */
  readonly guests: GuestStore;
  /** Banned guests too: they may see and erase what is kept about them. */
  readonly allGuests: Pick<GuestStore, "byToken">;
  readonly people: People;
  readonly leaderboards: Leaderboards;
  readonly push: Push;
  readonly webhooks: Webhooks;
  readonly sanctions: Sanctions;
  readonly replays: ReplayService;
  readonly tableQuota: TableQuota;
  readonly timings: Pick<Timings, "journalTimeout" | "watchDelay">;
  readonly limits: Pick<Limits, "maxDayMatches" | "maxPrograms" | "maxFrames" | "maxGuests" | "maxMessagesPerSecond">;
  /** The level of the bots in the deal of the day. */
  readonly dailyLevel: BotLevel;
}
