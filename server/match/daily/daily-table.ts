/** The table of a deal of the day: one seat for its player, bots of one level on the others, and the same deal every time. */

import { digest, shareOfBot } from "../../../shared/core/base/random.ts";
import { LEVELS } from "../../../shared/core/bots/levels.ts";
import type { BotLevel } from "../../../shared/core/contract/bot-level.ts";
import type { Game, View } from "../../../shared/core/contract/game.ts";
import type { Match } from "../../../shared/core/match/match.ts";
import { defaultSeats, pickOptions } from "../../../shared/core/match/record.ts";
import { askedSeats } from "../../../shared/core/match/step.ts";
import { commonChoices, commonTerms } from "../../../shared/core/wire/common-table-options.ts";
import type { Guest } from "../../store/guest.ts";
import type { TableOptions } from "../../table/options.ts";
import { emptySeats, type SavedSeat, withBots } from "../../table/seats.ts";
import { dayOfMatch, seatOfDay } from "./days.ts";

export function dailyTable(
  { dailyLevel }: { readonly dailyLevel: BotLevel },
  game: Game,
  { id: person, name }: Guest,
  { match, opener }: { readonly match: string; readonly opener: string },
): TableOptions {
  const seats = emptySeats(defaultSeats(game));
  const own = seatOfDay(dayOfMatch(match) ?? "", seats.length);
  const taken = seats.map((seat) => (seat.number === own ? { ...seat, kind: "person" as const, name, person } : seat));
  return {
    game: game.id,
    kind: "daily",
    id: match,
    code: "",
    seats: withBots(taken),
    options: pickOptions(game.options, {}),
    ...commonTerms(commonChoices({})),
    bots: dailyLevel,
    opener,
  };
}

/** Gives the seats the shares that make the same deal for all: the player's follows from the secret, as a bot's does. */
export const dailySeats = (seats: readonly SavedSeat[], secret: string): SavedSeat[] =>
  seats.map((seat, number) => (seat.kind === "person" ? { ...seat, share: shareOfBot(secret, number) } : seat));

/** A bot's luck follows from the deal and from what it sees: the same play meets the same replies. */
export const dailySeed = (secret: string, view: View): number =>
  Number.parseInt(digest(`${secret} thinks ${view.seat} ${JSON.stringify(view)}`).slice(0, 8), 16);

/** Seats that choose at once do so one after the other, the player first: no bot's view depends on who was faster. */
export function mayBotAct(match: Match, seat: number, isBot: (seat: number) => boolean): boolean {
  const asked = askedSeats(match);
  return asked.every(isBot) && Math.min(...asked) === seat;
}

/** Milliseconds for a decision: on a busy server a bot is slow, but looks at as many lines as ever. */
const UNHURRIED = 600_000;
export const dailyBudget = (level: TableOptions["bots"]) =>
  LEVELS[level].searches ? { time: UNHURRIED, deadline: UNHURRIED } : LEVELS[level].budget;
