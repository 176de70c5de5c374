/** Which of the compared moves is played: the best, or with a manner one that is more to its liking and about as good. */
import { at } from "../base/checked.ts";

/** The most of the chance of victory that a liking may cost: a point at even chances of two, and less where the chance itself is less. */
export const WHIM = 0.01;
const EVEN = 0.5;

/** The place that is played instead of the best one. `likes` says how much a place is liked, from 0 to 1; of those liked equally it is the better one. */
export function favourite(chances: readonly number[], best: number, likes: ((place: number) => number) | undefined): number {
  if (likes === undefined) return best;
  const highest = at(chances, best);
  const least = highest - WHIM * Math.min(1, highest / EVEN);
  let found = best;
  let most = likes(best);
  for (const [place, chance] of chances.entries()) {
    if (chance < least || place === best) continue;
    const liking = likes(place);
    if (liking < most || (liking === most && (found === best || chance <= at(chances, found)))) continue;
    found = place;
    most = liking;
  }
  return found;
}
