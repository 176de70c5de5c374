/** The days of the deal of the day, all in UTC. A match's id begins with its day, so that nothing has to be looked up to keep it secret. */
import { randomBytes } from "node:crypto";
import { time } from "../../base/time.ts";

export const DAY = 86_400_000;
/** Other matches have shorter ids. */
const DAILY_ID = /^(\d{4}-\d\d-\d\d)-[\w-]{12}$/;

/** The day, such as 2026-11-23: later days come later in the alphabet. */
export const dayOf = (at = time.now()): string => new Date(at).toISOString().slice(0, 10);
const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
/** That many days after today. */
export const dayIn = (days: number): string => dayOf(time.now() + days * DAY);
export const dayBefore = (day: string): string => dayOf(startOf(day) - DAY);
/** The days in a row up to this one or the one before. `days`: the newest first. */
export function streakOf(days: readonly string[], day: string): number {
  const [newest] = days;
  if (newest !== day && newest !== dayBefore(day)) return 0;
  const gap = days.findIndex((one, at) => at > 0 && one !== dayBefore(days[at - 1] as string));
  return gap < 0 ? days.length : gap;
}
/** When the day is over, in milliseconds since 1970. */
export const endOfDay = (day: string): number => startOf(day) + DAY;
/** Milliseconds until the next day. */
export const untilNextDay = (at = time.now()): number => endOfDay(dayOf(at)) - at;

/** The player's seat: each in turn, so that no game always gives the same advantage. */
export const seatOfDay = (day: string, seats: number): number => (startOf(day) / DAY) % seats;

export const newDailyId = (day: string): string => `${day}-${randomBytes(9).toString("base64url")}`;
/** Undefined for a match that is no deal of the day. */
export const dayOfMatch = (match: string): string | undefined => DAILY_ID.exec(match)?.[1];

/** Whether the match must stay unknown to all but its player: others still play the same deal. */
export const isDealSecret = (match: string, now = time.now()): boolean => (dayOfMatch(match) ?? "") >= dayOf(now);
