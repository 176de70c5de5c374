/** Calls about deals that are played by a link. */

import { shareOfBot } from "../../shared/core/base/random.ts";
import { Refusal } from "../../shared/core/base/refusal.ts";
import { DEFAULT_LEVEL } from "../../shared/core/contract/bot-level.ts";
import { changedOptions, pickOptions } from "../../shared/core/match/record.ts";
import type { CallName, Calls } from "../../shared/core/wire/calls.ts";
import { DEAL_DAYS, type DealPlay, type SharedDealNews } from "../../shared/core/wire/shared-deals.ts";
import { gameOf } from "../base/games.ts";
import { endOf, isPlayedFairly } from "../match/daily/daily-result.ts";
import { dayIn, dayOf, dayOfMatch, endOfDay, isDealSecret, newDailyId } from "../match/daily/days.ts";
import { sharedTable } from "../match/shared-table.ts";
import { newCode } from "../matchmaking/create-table.ts";
import { guestSeat } from "../matchmaking/room-calls.ts";
import type { GuestDaily } from "../store/dailies.ts";
import type { Guest } from "../store/guest.ts";
import { type FirstPlay, type NewDeal, type StoredDeal, type StoredPlay, seatOf } from "../store/shared-deals.ts";
import { newSecret } from "../table/seats.ts";
import type { Api } from "./api.ts";
import type { ApiContext } from "./api-context.ts";
import { claimToday, openShared, openToday } from "./shared-tables.ts";
import { checkSeats } from "./table-calls.ts";

const DEAL_CALLS = ["shareDeal", "sharedDeal", "playDeal"] as const satisfies readonly CallName[];

/** Long enough not to be guessed. */
const CODE_LETTERS = 10;

export function sharedDealCalls(context: ApiContext): Pick<Api, (typeof DEAL_CALLS)[number]> {
  const { guests } = context;

  async function guestOf(token: string): Promise<Guest> {
    const person = await guests.byToken(token);
    if (person === undefined) throw new Refusal("unknownGuest");
    return person;
  }

  async function found(code: string): Promise<StoredDeal> {
    const deal = await guests.sharedDeal(code.trim().toUpperCase());
    if (deal === undefined) throw new Refusal("linkOver");
    return deal;
  }

  return {
    async shareDeal({ guest, match, rotates, ...wish }) {
      const owner = await guestOf(guest);
      const made = match === undefined ? { deal: newDeal(context, wish, rotates) } : await dealOfMatch(context, owner, match, rotates);
      const { deal, first } = { first: undefined, ...made };
      if (!(await guests.addDeal(owner.id, deal, dayOf(), first))) throw new Refusal("tooManyArranged");
      return dealNews(context, await found(deal.code), await guests.plays(deal.code), owner.id);
    },
    async sharedDeal({ code, guest }) {
      const reader = guest === undefined ? undefined : await guests.byToken(guest);
      const deal = await found(code);
      return dealNews(context, deal, await guests.plays(deal.code), reader?.id);
    },
    async playDeal({ guest, code }, { address }) {
      if (context.refusesTables) throw new Refusal("closing");
      const person = await guestOf(guest);
      const deal = await found(code);
      const game = gameOf(context, deal.game);
      const today = dayOf();
      if (deal.last < today || deal.arena !== undefined) throw new Refusal("linkOver");
      const daily = await dailyMatch(context, deal, person, today);
      const play = await guests.claimPlay(deal.code, person.id, daily?.match ?? newDailyId(deal.last));
      if (play === undefined) throw new Refusal("tableFull");
      if (daily?.result !== undefined && play.end === undefined) await endWithDaily(context, play, daily.match);
      if (daily?.result !== undefined || play.end !== undefined) throw new Refusal("dailyPlayed");
      const { match, seat } = play;
      if (daily !== undefined) return guestSeat(await openToday(context, game, person, match, address), person.id);
      const table = () => sharedTable(game, deal, person, { match, seat, opener: address });
      return guestSeat(await openShared(context, match, address, table), person.id);
    },
  };
}

/** Until its day is over, the deal of the day is played as such, so that nobody can try it beforehand; who has, goes on with that match. */
async function dailyMatch(context: ApiContext, { day, game }: StoredDeal, person: Guest, today: string): Promise<GuestDaily | undefined> {
  if (day === undefined) return undefined;
  return day === today ? claimToday(context, gameOf(context, game), person, day) : context.guests.dailyOfGuest({ day, game }, person.id);
}

/** A deal that nobody has played. */
function newDeal(context: ApiContext, wish: Omit<Calls["shareDeal"], "guest" | "match" | "rotates">, rotates: boolean): NewDeal {
  const game = gameOf(context, wish.game ?? "");
  const { seats = game.seats.fewest, options = {}, bots = DEFAULT_LEVEL } = wish;
  checkSeats(game, seats);
  const secret = newSecret();
  const shares = Array.from({ length: seats }, (_none, seat) => shareOfBot(secret, seat));
  const terms = { seats, options: pickOptions(game.options, options), bots, seat: 0, rotates, secret, shares };
  return { code: newCode(CODE_LETTERS), game: game.id, last: dayIn(DEAL_DAYS), ...terms };
}

/** The deal of a guest's finished match, in which nobody else played. */
async function dealOfMatch(
  context: ApiContext,
  { id }: Guest,
  match: string,
  rotates: boolean,
): Promise<{ readonly deal: NewDeal; readonly first: FirstPlay }> {
  const { guests, journal } = context;
  const [played, record] = [await guests.aloneAgainstBots(id, match), await journal.read(match)];
  if (played === undefined || record?.bots === undefined) throw new Refusal("foreignSeat");
  // Nobody tries an arena's deal beforehand by a link.
  if (isDealSecret(match) && (await guests.isOfArena(match))) throw new Refusal("dailySecret");
  const game = gameOf(context, record.game);
  const day = dayOfMatch(match);
  // A deal by a link has its own; by other rules the deal would be another one.
  if (record.rules !== game.rules) throw new Refusal("unknownRules");
  const { seats, options, bots, deal, entries } = record;
  const { seat, result } = played;
  const isTakenBack = entries.some(({ type }) => type === "undo");
  const resigned = entries.flatMap((entry) => (entry.type === "resign" ? entry.seat : []));
  const first: FirstPlay = {
    match,
    end: endOf(result, seat, resigned.includes(seat)),
    ranked: !isTakenBack && isPlayedFairly({ record, resigned, ending: "" }, seat),
  };
  const terms = { seats, options, bots, seat, rotates, secret: deal.secret, shares: deal.shares };
  const isOfDay = day !== undefined && deal.again === undefined;
  return { deal: { code: newCode(CODE_LETTERS), game: game.id, last: dayIn(DEAL_DAYS), ...(isOfDay && { day }), ...terms }, first };
}

/** Who has played the deal of the day already is compared by that match. */
async function endWithDaily({ guests, journal }: ApiContext, { person = "" }: StoredPlay, match: string): Promise<void> {
  const [played, record] = [await guests.aloneAgainstBots(person, match), await journal.read(match)];
  if (played === undefined || record === undefined) return;
  const resigned = record.entries.flatMap((entry) => (entry.type === "resign" ? entry.seat : []));
  const end = endOf(played.result, played.seat, resigned.includes(played.seat));
  await guests.endPlay(match, end, isPlayedFairly({ record, resigned, ending: "" }, played.seat));
}

function dealNews(context: ApiContext, deal: StoredDeal, plays: readonly StoredPlay[], reader: string | undefined): SharedDealNews {
  const { code, game, seats, options, bots, rotates, by, last, day } = deal;
  const own = reader === undefined ? undefined : plays.find(({ person }) => person === reader);
  const isTold = own?.end !== undefined || last < dayOf();
  return {
    code,
    game,
    seats,
    options: changedOptions(gameOf(context, game).options, options),
    bots,
    rotates,
    by,
    ...(deal.arena !== undefined && { arena: deal.arena }),
    seat: own?.seat ?? seatOf(deal, plays.length),
    until: endOfDay(last),
    players: plays.length,
    watchFrom: day === undefined ? 0 : endOfDay(day),
    ...(own && { own: { match: own.match, over: own.end !== undefined } }),
    ...(isTold && { plays: shownPlays(plays, reader) }),
  };
}

/** Best first, of equal ones the first; those that are not ranked come last. */
function shownPlays(plays: readonly StoredPlay[], reader: string | undefined): DealPlay[] {
  const ended = plays.flatMap(({ end, ...play }) => (end === undefined ? [] : { ...play, end }));
  const ranked = ended.filter(({ end }) => end.ranked);
  return ended
    .toSorted(({ end: one }, { end: other }) => Number(other.ranked) - Number(one.ranked) || other.score - one.score)
    .map(({ match, seat, name, person, first, end }) => ({
      match,
      seat,
      name,
      outcome: end.outcome,
      ...(end.ranked && { place: 1 + ranked.filter((other) => other.end.score > end.score).length }),
      ...(end.lead !== undefined && { lead: end.lead }),
      ...(person !== undefined && person === reader && { own: true as const }),
      ...(first && { first: true as const }),
    }));
}
