/**
 * When an exercise comes back: a failed one the next day, a solved one after more and more days, until it was solved often enough. Days are
 * counted from 1970 in UTC.
 */

export interface Repeated {
  /** How often it was solved on a day when it was due. */
  readonly solves: number;
  /** The day from which on it is to be solved. */
  readonly due: number;
}

/** Days until a solved one comes back, after the first time and after the second. */
const PAUSES = [3, 10];
/** It is done when it was solved so often. */
export const SOLVES = PAUSES.length + 1;

export const isDone = ({ solves }: Repeated): boolean => solves >= SOLVES;
export const isDue = (one: Repeated, day: number): boolean => !isDone(one) && one.due <= day;

/** After an answer. Before it is due it can be tried any number of times: only the first answer since then counts. */
export function repeated<E extends Repeated>(one: E, right: boolean, day: number): E {
  if (!isDue(one, day)) return one;
  const pause = right ? (PAUSES[one.solves] ?? 0) : 1;
  return { ...one, solves: one.solves + Number(right), due: day + pause };
}
