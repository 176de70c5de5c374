/**
 * How a pool that is asked more than its threads can search divides their time: all questions get the same share, and each is answered
 * before its deadline. A search that gets less time looks at fewer lines.
 */

/**
 * Milliseconds kept back from each deadline: for the way there and back, because a search reads its clock only now and then, and because a
 * busy processor may not let it.
 */
const RESERVE = 150;
/** A search that would get fewer milliseconds is not worth its thread. */
export const LEAST_SHARE = 25;

export interface Line {
  /** The deadlines of the questions that wait, in the order they will be served. */
  readonly due: readonly number[];
  readonly now: number;
  readonly threads: number;
  /** How many threads are busy with earlier questions. */
  readonly busy: number;
}

/** Milliseconds for each question, running ones included. Below LEAST_SHARE there are too many. */
export function fairShare({ due, now, threads, busy }: Line): number {
  let share = Number.POSITIVE_INFINITY;
  for (const [before, end] of due.entries()) share = Math.min(share, (end - now - RESERVE) / Math.ceil((before + 1 + busy) / threads));
  return share;
}
