/** The best-rated guests of a game. */
import type { Rating } from "../store/guests/ratings.ts";

export interface RatedGuest extends Rating {
  readonly id: string;
  readonly name: string;
}

/** Where a guest stands among all who have a place. */
export interface OwnStanding extends RatedGuest {
  /** 1 is best; as if the guest had a place already. */
  readonly place: number;
  readonly best: number;
  readonly worst: number;
}

export interface LeaderStore {
  /** Guests with at least `matches` matches, or with fewer, best first. */
  ratedGuests(
    game: string,
    rated: boolean,
    matches: { readonly least: number } | { readonly below: number },
    limit: number,
  ): Promise<RatedGuest[]>;
  countRated(game: string, rated: boolean, least: number): Promise<number>;
  /** Undefined without a rating. */
  standing(id: string, game: string, rated: boolean, least: number): Promise<OwnStanding | undefined>;
}
