/** A deal of the day in words. Nothing here tells what happened in the match: the result may be shared. */
import type { Dailies, DailyGame, DailyResult } from "../../../../shared/core/wire/daily.ts";
import { MINUTE } from "../../../base/durations.ts";
import { dayOfUtc } from "../../../text/dates.ts";
import type { Text } from "../../../text/languages.ts";
import { gameName } from "../../common/game-name.ts";

/** "won by 12". */
export const resultOf = ({ daily }: Text, { outcome, lead }: Pick<DailyResult, "outcome" | "lead">): string => daily.result(outcome, lead);

/** "won by 12, better than 83% of 41 players". */
export function resultLine(text: Text, result: DailyResult): string {
  const { daily } = text;
  if (result.outcome === "gaveUp") return resultOf(text, result);
  return daily.ofMatch(resultOf(text, result), result.ranked ? daily.standing(result.worse, result.others) : daily.late);
}

/** What is said where yesterday's deal has no best match. */
export const withoutBest = ({ daily }: Text, { unplayed }: Pick<DailyGame, "unplayed">): string =>
  daily.noBest[unplayed ? "unplayed" : "noneRanked"];

/** How the guest did the day before in the deal they did best in, and their days in a row. */
export function pastOf(text: Text, { games, streak }: Pick<Dailies, "games" | "streak">): string {
  const standing = ({ others, worse }: DailyResult): number => (others === 0 ? 1 : worse / others);
  const played = games.flatMap(({ game, before }) => (before?.ranked ? [{ game, before }] : []));
  const [best] = played.sort((one, other) => standing(other.before) - standing(one.before));
  const yesterday = best && text.daily.yesterday(gameName(text, best.game), resultLine(text, best.before));
  return text.parts([yesterday ?? "", streak > 1 ? text.daily.streak(streak) : ""]);
}

export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A day of the server, which counts them in UTC: "23 Nov". */
export const dateOf = (day: string, language: string): string => dayOfUtc(language, new Date(`${day}T00:00:00Z`));

export interface Shared extends Pick<Dailies, "day"> {
  readonly game: string;
  readonly result: DailyResult;
  readonly language: string;
  readonly address: string;
}

export const shareText = (text: Text, { game, day, result, language, address }: Shared): string =>
  text.daily.shareText(gameName(text, game), dateOf(day, language), resultLine(text, result), address);

const HOUR = 60 * MINUTE;

/** Rounded down like `timeLeft`: the two are read side by side. */
export const hoursLeft = ({ daily }: Text, milliseconds: number): string => daily.hoursLeft(Math.floor(milliseconds / HOUR));

/** Whole hours and minutes that are left for certain. */
export function timeLeft({ daily }: Text, milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE));
  return daily.left(Math.floor(minutes / 60), minutes % 60);
}
