/** Who may watch a match while it runs, and see its past as a watcher. */
import { Refusal } from "../../shared/core/base/refusal.ts";
import { liveTable } from "../matchmaking/find-table.ts";
import type { RoomListing } from "../table/listing.ts";
import { type TableOptions, watchCodeOf } from "../table/options.ts";
import type { ApiContext } from "./api-context.ts";
import { checkDealOpen } from "./shared-tables.ts";
import { isOver } from "./unfinished-matches.ts";

interface Watching {
  readonly code: string | undefined;
  readonly unwatched: boolean;
}

const ofListing = ({ metadata }: RoomListing): Watching => ({
  code: metadata?.watchCode,
  unwatched: metadata?.terms.unwatched === true,
});
const ofOptions = (options: Omit<TableOptions, "seats">): Watching => ({
  code: watchCodeOf(options),
  unwatched: options.unwatched === true,
});

export async function checkMayWatch(context: ApiContext, match: string, code = ""): Promise<void> {
  await checkDealOpen(context, match);
  const live = await liveTable(context, match);
  const kept = live === undefined ? (await context.tableStore.load(match))?.table : undefined;
  const { code: needed, unwatched } = live !== undefined ? ofListing(live) : kept !== undefined ? ofOptions(kept) : EVERYBODY;
  const isAllowed = !unwatched && (needed === undefined || needed === code.trim().toUpperCase());
  // A finished match is public.
  if (isAllowed || (await isOver(context, match))) return;
  throw new Refusal(unwatched ? "noWatchers" : "needsCode");
}

const EVERYBODY: Watching = { code: undefined, unwatched: false };
