/** The best-rated guests of a game. */
import type { Rating, RatingKind } from "./ratings.ts";

/**
 * What a place among the best takes: by then a rating follows from the matches more than from the guess it began with. Opponents count who
 * have as many matches themselves, so that nobody gets a place by playing guests made for it.
 */
export const FOR_A_PLACE: { readonly matches: number; readonly opponents: number } = { matches: 10, opponents: 3 };

export interface RatedGuest extends Rating {
  readonly id: string;
  readonly name: string;
  /** Left out if they follow from the name. */
  readonly arms?: string;
  /** Different ones who count for a place. */
  readonly opponents: number;
}

export const hasPlace = ({ matches, opponents }: Pick<RatedGuest, "matches" | "opponents">): boolean =>
  matches >= FOR_A_PLACE.matches && opponents >= FOR_A_PLACE.opponents;

/** Where a guest stands among all who have a place. */
export interface Standing extends RatedGuest {
  /** 1 is best; as if the guest had a place already. */
  readonly place: number;
  readonly best: number;
  readonly worst: number;
}

export interface LeaderStore {
  /** Guests with a place, or without one yet, best first. */
  ratedGuests(game: string, kind: RatingKind, placed: boolean, limit: number): Promise<RatedGuest[]>;
  countPlaced(game: string, kind: RatingKind): Promise<number>;
  /** Undefined without a rating. */
  standing(id: string, game: string, kind: RatingKind): Promise<Standing | undefined>;
}
