/** As `indexOf`, for lists of few numbers: an engine compiles it into its caller, where a call would cost more than the look. */
export function indexIn(list: readonly number[], item: number): number {
  for (let at = 0; at < list.length; at++) if (list[at] === item) return at;
  return -1;
}
