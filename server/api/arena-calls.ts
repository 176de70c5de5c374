/** Calls about arenas. Each of its deals is a shared deal like any other, which is played there alone and in its turn. */

import { digest, shareOfBot } from "../../shared/core/base/random.ts";
import { Refusal } from "../../shared/core/base/refusal.ts";
import { DEFAULT_LEVEL } from "../../shared/core/contract/bot-level.ts";
import { changedOptions, pickOptions } from "../../shared/core/match/record.ts";
import { LATEST_APPOINTMENT } from "../../shared/core/wire/appointments.ts";
import { ARENA_DEALS, ARENA_POINTS, type ArenaNews, type ArenaPlay, type ArenaStanding } from "../../shared/core/wire/arenas.ts";
import { gameOf } from "../base/games.ts";
import { time } from "../base/time.ts";
import { dayOf, newDailyId } from "../match/daily/days.ts";
import { sharedTable } from "../match/shared-table.ts";
import { newCode } from "../matchmaking/create-table.ts";
import { guestSeat } from "../matchmaking/room-calls.ts";
import type { StoredArena, StoredArenaPlay } from "../store/arenas.ts";
import type { Guest } from "../store/guest.ts";
import type { NewDeal } from "../store/shared-deals.ts";
import { newSecret } from "../table/seats.ts";
import type { Api } from "./api.ts";
import type { ApiContext } from "./api-context.ts";
import { openShared } from "./shared-tables.ts";
import { checkSeats } from "./table-calls.ts";

/** Long enough not to be guessed. */
const CODE_LETTERS = 10;
const MINUTE = 60_000;

export function arenaCalls(context: ApiContext): Pick<Api, "openArena" | "arena" | "playArena"> {
  const { guests } = context;

  async function guestOf(token: string): Promise<Guest> {
    const person = await guests.byToken(token);
    if (person === undefined) throw new Refusal("unknownGuest");
    return person;
  }

  async function found(code: string): Promise<StoredArena> {
    const arena = await guests.arena(code.trim().toUpperCase());
    if (arena === undefined) throw new Refusal("linkOver");
    return arena;
  }

  /** The guest's match that goes on, or their next deal. */
  async function dealFor(arena: StoredArena, person: string): Promise<string> {
    const own = (await guests.arenaPlays(arena.code)).filter((play) => play.person === person);
    const running = own.find(({ end }) => end === undefined);
    if (running !== undefined) return running.deal;
    const now = time.now();
    if (now < arena.from) throw new Refusal("tooEarly");
    if (now >= arena.until || own.length >= ARENA_DEALS) throw new Refusal("linkOver");
    const deal = arenaDeal(arena, own.length);
    await guests.addArenaDeal(deal);
    return deal.code;
  }

  return {
    async openArena({ guest, minutes, at, listed, ...wish }) {
      const owner = await guestOf(guest);
      const game = gameOf(context, wish.game);
      const { seats = game.seats.fewest, options = {}, bots = DEFAULT_LEVEL } = wish;
      checkSeats(game, seats);
      const now = time.now();
      const from = at ?? now;
      if (from < now || from > now + LATEST_APPOINTMENT) throw new Refusal("badOptions", { at: from });
      const terms = { seats, options: pickOptions(game.options, options), bots, secret: newSecret() };
      const code = newCode(CODE_LETTERS);
      const isMade = await guests.addArena(owner.id, { code, game: game.id, from, until: from + minutes * MINUTE, listed, ...terms });
      if (!isMade) throw new Refusal("tooManyArranged");
      return arenaNews(context, await found(code), [], owner.id);
    },
    async arena({ code, guest }) {
      const reader = guest === undefined ? undefined : await guests.byToken(guest);
      const arena = await found(code);
      return arenaNews(context, arena, await guests.arenaPlays(arena.code), reader?.id);
    },
    async playArena({ guest, code }, { address }) {
      if (context.refusesTables) throw new Refusal("closing");
      const person = await guestOf(guest);
      const arena = await found(code);
      const deal = await guests.sharedDeal(await dealFor(arena, person.id));
      const play = deal && (await guests.claimPlay(deal.code, person.id, newDailyId(deal.last)));
      if (deal === undefined || play === undefined) throw new Refusal("tableFull");
      const { match, seat } = play;
      const table = () => sharedTable(gameOf(context, deal.game), deal, person, { match, seat, opener: address });
      return guestSeat(await openShared(context, match, address, table), person.id);
    },
  };
}

/** Its secret follows from the arena's, and tells nothing of it when its record is shown. All play it in the same seat, the next one in the next deal. */
function arenaDeal({ code, game, until, secret: all, seats, ...terms }: StoredArena, number: number): NewDeal & { readonly arena: string } {
  const secret = digest(`${all} deal ${number}`);
  const shares = Array.from({ length: seats }, (_none, seat) => shareOfBot(secret, seat));
  const { options, bots } = terms;
  const place = { code: code + String(number).padStart(2, "0"), game, last: dayOf(until), arena: code };
  return { ...place, seats, options, bots, seat: number % seats, rotates: false, secret, shares };
}

function arenaNews(context: ApiContext, arena: StoredArena, plays: readonly StoredArenaPlay[], reader: string | undefined): ArenaNews {
  const { code, game, seats, options, bots, by, listed, from, until } = arena;
  const own = plays.filter(({ person }) => person !== undefined && person === reader);
  return {
    code,
    game,
    seats,
    options: changedOptions(gameOf(context, game).options, options),
    bots,
    by,
    listed,
    from,
    until,
    players: new Set(plays.map(playerOf)).size,
    standings: standingsOf(plays, until, reader),
    own: own.map((play) => ownPlay(play, until)),
  };
}

function ownPlay({ deal, match, seat, end }: StoredArenaPlay, until: number): ArenaPlay {
  if (end === undefined) return { deal, match, seat };
  const { outcome, lead, at } = end;
  return { deal, match, seat, result: at > until ? "late" : outcome, ...(lead !== undefined && { lead }) };
}

/** Of an erased guest each match stands for itself. */
const playerOf = ({ person, match }: StoredArenaPlay): string => person ?? match;

function standingsOf(plays: readonly StoredArenaPlay[], until: number, reader: string | undefined): ArenaStanding[] {
  const players = Map.groupBy(plays, playerOf);
  const sums = [...players.values()].map((all) => {
    const inTime = all.flatMap(({ end }) => (end !== undefined && end.at <= until ? [end] : []));
    const points = inTime.reduce((sum, { outcome, ranked }) => sum + (ranked ? ARENA_POINTS[outcome] : 0), 0);
    const [{ name = "", person } = {}] = all;
    return { name, points, matches: inTime.length, ...(person !== undefined && person === reader && { own: true as const }) };
  });
  const isBetter = (one: (typeof sums)[number], other: (typeof sums)[number]): boolean =>
    one.points > other.points || (one.points === other.points && one.matches < other.matches);
  return sums
    .map((sum) => ({ ...sum, place: 1 + sums.filter((other) => isBetter(other, sum)).length }))
    .toSorted((one, other) => one.place - other.place);
}
