/** Calls about the deal of the day: what there is to play, and a seat at it. */

import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import { defaultSeats } from "../../shared/core/match/record.ts";
import type { DailyGame } from "../../shared/core/wire/daily.ts";
import { GAMES } from "../../shared/games.ts";
import { gameOf } from "../base/games.ts";
import { dailyTable } from "../match/daily/daily-table.ts";
import { dayBefore, dayOf, isDealSecret, newDailyId, seatOfDay, streakOf, untilNextDay } from "../match/daily/days.ts";
import { createTable } from "../matchmaking/create-table.ts";
import { ensureRoom } from "../matchmaking/ensure-room.ts";
import { findTable, liveTable } from "../matchmaking/find-table.ts";
import { guestSeat } from "../matchmaking/room-calls.ts";
import type { Guest } from "../store/guest.ts";
import type { RoomListing } from "../table/listing.ts";
import type { Api } from "./api.ts";
import type { ApiContext } from "./api-context.ts";

/** A longer row of days is told as this. */
const MOST_DAYS = 400;

/** Shows nobody a match of the deal until the day is over: others still play the same cards. */
export function checkDealOpen(match: string): void {
  if (isDealSecret(match)) throw new Refusal("dailySecret");
}

export function dailyCalls(context: ApiContext): Pick<Api, "daily" | "dailies"> {
  const { guests, tableStore, tableQuota, cluster } = context;
  const games = GAMES.filter((game) => context.games.includes(game));

  async function guestOf(token: string): Promise<Guest> {
    const person = await guests.byToken(token);
    if (person === undefined) throw new Refusal("unknownGuest");
    return person;
  }

  async function openDaily(game: Game, guest: Guest, match: string, opener: string): Promise<RoomListing> {
    const find = () => liveTable(context, match);
    const isKnown = (await find()) !== undefined || (await tableStore.load(match)) !== undefined;
    if (isKnown) return findTable(context, match);
    // It is opened also if a process has ended between the claim and the table.
    const open = () => tableQuota.openTable(opener, () => createTable(dailyTable(context, game, guest, { match, opener })));
    return ensureRoom(cluster, { name: `table ${match}`, find, open });
  }

  async function gameToday(game: Game, day: string, person: string): Promise<DailyGame> {
    const before = dayBefore(day);
    const yesterday = { day: before, game: game.id };
    const [own, past, best] = await Promise.all([
      guests.dailyOfGuest({ day, game: game.id }, person),
      guests.dailyOfGuest(yesterday, person),
      guests.bestDaily(yesterday),
    ]);
    const shown: DailyGame = { game: game.id, ...(own && { own }), ...(past?.result && { before: past.result }) };
    if (best !== undefined) return { ...shown, best: { ...best, seat: seatOfDay(before, defaultSeats(game)) } };
    return (await guests.isDailyPlayed(yesterday)) ? shown : { ...shown, unplayed: true };
  }

  return {
    async dailies({ guest }) {
      const { id } = await guestOf(guest);
      const day = dayOf();
      const [days, ...shown] = await Promise.all([guests.dailyDays(id, MOST_DAYS), ...games.map((game) => gameToday(game, day, id))]);
      return { day, left: untilNextDay(), streak: streakOf(days, day), games: shown };
    },
    async daily({ guest, game: asked }, { address }) {
      if (context.closing) throw new Refusal("closing");
      const person = await guestOf(guest);
      const game = gameOf({ games }, asked);
      const day = dayOf();
      const { match, result } = await guests.claimDaily({ day, game: game.id }, person.id, newDailyId(day));
      if (result !== undefined) throw new Refusal("dailyPlayed");
      return guestSeat(await openDaily(game, person, match, address), person.id);
    },
  };
}
