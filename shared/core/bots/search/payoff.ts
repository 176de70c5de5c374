/**
 * What a seat wants of a state, as one number for each seat: its chance of victory, then its place, then its lead. The small parts matter
 * where the chance cannot be changed any more: a bot that cannot win plays for the best place it can have.
 */
import type { Result } from "../../contract/game.ts";
import { shareOfVictory } from "../../match/outcome.ts";

const PLACE = 0.08;
const LEAD = 0.02;
const CHANCE = 1 - PLACE - LEAD;

/** For an estimate: a seat is ahead of another with the odds of their chances of victory. With two seats that is the chance itself. */
export function expectedPayoffs(chances: readonly number[], into: Float64Array): void {
  const seats = chances.length;
  for (let seat = 0; seat < seats; seat++) {
    const own = chances[seat]!;
    let before = 0;
    for (let other = 0; other < seats; other++) {
      if (other !== seat) before += share(own, chances[other]!);
    }
    into[seat] = CHANCE * own + (PLACE + LEAD) * (before / (seats - 1));
  }
}

/** For a match that is over. */
export function finalPayoffs(result: Result, into: Float64Array): void {
  const { places, points } = result;
  const seats = places.length;
  const sums = points.map((sources) => Object.values(sources).reduce((sum, worth) => sum + worth, 0));
  for (let seat = 0; seat < seats; seat++) {
    let before = 0;
    let lead = 0;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const ahead = places[seat]! < places[other]! ? 1 : places[seat] === places[other] ? 1 / 2 : 0;
      before += ahead;
      // Where no points are counted the winner leads by everything; otherwise such a defeat would look better than playing on with little
      // hope.
      lead += share(sums[seat]!, sums[other]!, ahead);
    }
    into[seat] = CHANCE * shareOfVictory(result, seat) + (PLACE * before + LEAD * lead) / (seats - 1);
  }
}

/** A number's part of the sum of two; half, or what is given, if there is nothing to share. */
const share = (own: number, other: number, ofNothing = 1 / 2): number => (own + other > 0 ? own / (own + other) : ofNothing);
