/** How strong a seat's opponents were before a match, on the scale of displayed ratings. */
import { strengthsOf } from "../../../shared/strengths.ts";
import type { FinishedMatch } from "../../store/guest-store.ts";
import { displayedRating, type Rating } from "../../store/ratings.ts";

/** The mean, for each seat, over its opponents whose strength is known; undefined if none is. */
export async function opponentStrengths(
  { game, people, levels = [] }: Pick<FinishedMatch, "game" | "people" | "levels">,
  ratingOf: (person: string) => Promise<Rating>,
  measured = strengthsOf(game),
): Promise<readonly (number | undefined)[]> {
  const strengths = await Promise.all(
    people.map(async (person, seat) => {
      if (person !== undefined) return displayedRating(await ratingOf(person));
      const level = levels[seat];
      return level && measured?.[level];
    }),
  );
  return people.map((_person, own) => mean(strengths.filter((strength, seat) => seat !== own && strength !== undefined) as number[]));
}

const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
