/** Sentences for a match that ended at the table, and not by the rules of its game. */
import type { Result } from "../../shared/core/contract/game.ts";
import type { Say } from "./say.ts";

/** An ending decided at the table names the player who decided it, and no player is their own opponent. */
export function endedByTable({ text, name }: Say, { how, places }: Pick<Result, "how" | "places">, own: number): string | undefined {
  const words = text.score;
  if (how === "agreed" || how === "abandoned" || how === "void") return words[how];
  if (how !== "resigned" && how !== "timeout") return undefined;
  const [loser, ...more] = seatsWhere(places, (place) => place !== 1);
  if (loser === undefined || more.length > 0) return words.alone;
  return loser === own ? words.you[how] : words.other[how](name(loser));
}

export const seatsWhere = (places: readonly number[], wanted: (place: number) => boolean): number[] =>
  places.flatMap((place, seat) => (wanted(place) ? [seat] : []));
