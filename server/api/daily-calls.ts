/** Calls about the deal of the day: what there is to play, and a seat at it. */

import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Game } from "../../shared/core/contract/game.ts";
import { defaultSeats } from "../../shared/core/match/record.ts";
import { ARENA_NOTICE } from "../../shared/core/wire/arenas.ts";
import type { DailyGame } from "../../shared/core/wire/daily.ts";
import { GAMES } from "../../shared/games.ts";
import { gameOf } from "../base/games.ts";
import { dayBefore, dayOf, seatOfDay, streakOf, untilNextDay } from "../match/daily/days.ts";
import { guestSeat } from "../matchmaking/room-calls.ts";
import type { Guest } from "../store/guest.ts";
import type { Api } from "./api.ts";
import type { ApiContext } from "./api-context.ts";
import { claimToday, openToday } from "./shared-tables.ts";

/** A longer row of days is told as this. */
const MOST_DAYS = 400;

export function dailyCalls(context: ApiContext): Pick<Api, "daily" | "dailies"> {
  const { guests } = context;
  const games = GAMES.filter((game) => context.games.includes(game));

  async function guestOf(token: string): Promise<Guest> {
    const person = await guests.byToken(token);
    if (person === undefined) throw new Refusal("unknownGuest");
    return person;
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
      const arenas = await guests.arenasFor(id, ARENA_NOTICE);
      return { day, left: untilNextDay(), streak: streakOf(days, day), games: shown, arenas };
    },
    async daily({ guest, game: asked }, { address }) {
      if (context.refusesTables) throw new Refusal("closing");
      const person = await guestOf(guest);
      const game = gameOf({ games }, asked);
      const { match, result } = await claimToday(context, game, person, dayOf());
      if (result !== undefined) throw new Refusal("dailyPlayed");
      return guestSeat(await openToday(context, game, person, match, address), person.id);
    },
  };
}
