import type { Game } from "../../shared/core/contract/game.ts";
import type { Limits } from "../base/limits.ts";
import type { Metrics } from "../base/metrics.ts";
import type { Timings } from "../base/timings.ts";
import type { FinderContext } from "../matchmaking/find-table.ts";
import type { Sanctions } from "../people/sanctions.ts";
import type { Push } from "../push/push.ts";
import type { Webhooks } from "../push/webhooks.ts";
import type { GuestStore } from "../store/guest-store.ts";
import type { Journal } from "../store/journal.ts";

/** What the matches of one process share. */
export interface MatchContext extends FinderContext {
  readonly games: readonly Game[];
  readonly journal: Journal;
  readonly guests: Pick<GuestStore, "addDesertion" | "addResult" | "dailySecret" | "endDaily" | "endPlay">;
  readonly timings: Timings;
  readonly limits: Pick<Limits, "maxMessagesPerSecond">;
  readonly disk: { checkRoomForTable(): void };
  /** Tells players of their moves. */
  readonly push: Pick<Push, "tell">;
  /** Tells chat services. */
  readonly webhooks: Pick<Webhooks, "alsoPost" | "isPosted" | "post" | "postSpaced">;
  readonly metrics: Pick<Metrics, "entry" | "refused">;
  readonly sanctions: Pick<Sanctions, "check" | "isBanned" | "all" | "listen">;
  readonly unloading: Map<string, Promise<void>>;
}
