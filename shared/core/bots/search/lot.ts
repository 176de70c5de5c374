/** Drawing by lot with uneven odds. */
import { below, type Luck } from "../../base/random.ts";

/** Steps into which the lot divides its range. */
const GRAIN = 2 ** 30;

// Free between two calls: a search draws at every step of a line.
let odds = new Float64Array(64);

/** An index. Where one log is higher by `heat`, its index is drawn e times as often. */
export function drawn(logs: ArrayLike<number>, heat: number, luck: Luck): number {
  const count = logs.length;
  if (odds.length < count) odds = new Float64Array(2 * count);
  let highest = logs[0]!;
  for (let at = 1; at < count; at++) if (logs[at]! > highest) highest = logs[at]!;
  let sum = 0;
  for (let at = 0; at < count; at++) sum += odds[at] = Math.exp((logs[at]! - highest) / heat);
  let left = (sum * below(luck, GRAIN)) / GRAIN;
  for (let at = 0; at < count; at++) {
    left -= odds[at]!;
    if (left < 0) return at;
  }
  return count - 1;
}
