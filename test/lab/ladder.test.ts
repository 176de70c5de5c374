/** The ladder's scale: the distances that were played, in the unit of the ratings that guests are shown. */
import { describe, expect, it } from "vitest";
import { ANCHOR } from "../../lab/benches/bots/ladder.ts";
import { fitLadder } from "../../lab/benches/bots/ladder-fit.ts";
import { unitOf } from "../../lab/benches/bots/ladder-model.ts";
import { displayedRating, newRating, updatedRatings } from "../../server/store/ratings.ts";
import { below, quickLuck } from "../../shared/core/base/random.ts";

const luck = quickLuck(7);
/** A number between 0 and 1. */
const chance = (): number => (below(luck, 1e6) + 0.5) / 1e6;

/** Places as openskill's model expects them of players of these strengths. */
function placesOf(strengths: readonly number[]): number[] {
  const unit = unitOf(strengths.length);
  const shown = strengths.map((strength) => strength / unit - Math.log(-Math.log(chance())));
  return shown.map((own) => 1 + shown.filter((other) => other > own).length);
}

const TRUE: Readonly<Record<string, number>> = { weak: 800, usual: 1_200, good: 1_550, best: 1_700 };

const met = (players: readonly string[], matches: number) => ({
  players,
  matches: Array.from({ length: matches }, () => ({ places: placesOf(players.map((player) => TRUE[player] as number)) })),
});

describe("The ladder", () => {
  const anchor = { player: "usual", rating: 1_200 };
  const players = Object.keys(TRUE);

  it.each([2, 4])("finds the distances that were played at tables of %d seats, within its intervals", (seats) => {
    const pairs = players.slice(1).map((first, at) => Array.from({ length: seats }, (_none, seat) => (seat === 0 ? first : players[at]!)));
    const fitted = fitLadder(
      players,
      anchor,
      pairs.map((pair) => met(pair, 300 * seats)),
    );
    for (const player of players) {
      const { rating, low, high } = fitted.get(player)!;
      expect(Math.abs(rating - TRUE[player]!)).toBeLessThan(80);
      expect(low).toBeLessThanOrEqual(TRUE[player]!);
      expect(high).toBeGreaterThanOrEqual(TRUE[player]!);
    }
    expect(fitted.get("usual")).toEqual({ rating: 1_200, low: 1_200, high: 1_200 });
  });

  it("leaves a player who lost every match at a finite distance", () => {
    const lost = Array.from({ length: 50 }, () => ({ places: [2, 1] }));
    const { rating, low, high } = fitLadder(["weak", "usual"], anchor, [{ players: ["weak", "usual"], matches: lost }]).get("weak")!;
    // No drawn result can be worse than this one.
    expect(low).toBeLessThanOrEqual(rating);
    expect(high).toBeGreaterThan(rating);
    expect(rating).toBeLessThan(500);
    expect(rating).toBeGreaterThan(-1_500);
  });

  it.each([2, 4])(
    "has the unit of guests' ratings: those of two equally distant guests come to the same distance, with %d seats",
    (seats) => {
      const strengths = [300, ...Array.from({ length: seats - 1 }, () => 0)];
      let ratings = strengths.map(newRating);
      const distances: number[] = [];
      for (let match = 0; match < 6_000; match++) {
        ratings = updatedRatings(ratings, placesOf(strengths));
        const [first, ...others] = ratings.map(({ mu }) => 40 * mu);
        if (match >= 1_000) distances.push(first! - others.reduce((sum, mu) => sum + mu, 0) / others.length);
      }
      const mean = distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
      expect(mean).toBeGreaterThan(260);
      expect(mean).toBeLessThan(340);
    },
  );

  it.each([2, 3, 4, 5])("is anchored where an average guest is shown after about ten matches, with %d seats", (seats) => {
    let ratings = Array.from({ length: seats }, newRating);
    for (let match = 0; match < 10; match++)
      ratings = updatedRatings(
        ratings,
        ratings.map((_rating, seat) => 1 + ((seat + match) % seats)),
      );
    const shown = ratings.map(displayedRating).reduce((sum, rating) => sum + rating, 0) / seats;
    expect(Math.abs(shown - ANCHOR.rating)).toBeLessThan(60);
  });
});
