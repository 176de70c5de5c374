/** Like `indexOf`, for short lists of numbers: engines inline it, while a call would cost more than the search. */
export function indexIn(list: readonly number[], item: number): number {
  for (let at = 0; at < list.length; at++) if (list[at] === item) return at;
  return -1;
}
