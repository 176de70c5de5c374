/** Tables of deals that many play: a guest's own is opened once, and found again from any browser. */
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import { dailyTable } from "../match/daily/daily-table.ts";
import { dayOf, isDealSecret, newDailyId } from "../match/daily/days.ts";
import { createTable } from "../matchmaking/create-table.ts";
import { ensureRoom } from "../matchmaking/ensure-room.ts";
import { findTable, liveTable } from "../matchmaking/find-table.ts";
import type { GuestDaily } from "../store/dailies.ts";
import type { Guest } from "../store/guest.ts";
import type { RoomListing } from "../table/listing.ts";
import type { TableOptions } from "../table/options.ts";
import type { ApiContext } from "./api-context.ts";

/** Shows nobody a match of a deal that others still play, but a guest who has finished the same one by the same link. */
export async function checkDealOpen({ guests }: Pick<ApiContext, "guests">, match: string, token?: string): Promise<void> {
  if (!isDealSecret(match)) return;
  const person = token === undefined ? undefined : await guests.byToken(token);
  if (person === undefined || !(await guests.mayWatchPlay(match, person.id, dayOf()))) throw new Refusal("dailySecret");
}

export async function openShared(context: ApiContext, match: string, opener: string, table: () => TableOptions): Promise<RoomListing> {
  const { tableStore, tableQuota, cluster } = context;
  const find = () => liveTable(context, match);
  const isKnown = (await find()) !== undefined || (await tableStore.load(match)) !== undefined;
  if (isKnown) return findTable(context, match);
  // It is opened also if a process has ended between the claim and the table.
  const open = () => tableQuota.openTable(opener, () => createTable(table()));
  return ensureRoom(cluster, { name: `table ${match}`, find, open });
}

/** The guest's match of the deal of a day, which may be over. */
export const claimToday = ({ guests }: ApiContext, game: Game, person: Guest, day: string): Promise<GuestDaily> =>
  guests.claimDaily({ day, game: game.id }, person.id, newDailyId(day));

export const openToday = (context: ApiContext, game: Game, person: Guest, match: string, opener: string): Promise<RoomListing> =>
  openShared(context, match, opener, () => dailyTable(context, game, person, { match, opener }));
