/** The best-rated guests of a game, from a database. */
import { sql } from "kysely";
import { FOR_A_PLACE, type LeaderStore, type RatedGuest } from "../../store/leaders.ts";
import { CAUTION, type RatingKind, storedKind } from "../../store/ratings.ts";
import type { Database } from "../schema.ts";
import { guestOfRow } from "./guest-identity.ts";

/** Computed like the displayed rating. */
const cautious = sql<number>`ratings.mu - ${sql.lit(CAUTION)} * ratings.sigma`;

const isPlaced = sql<boolean>`(ratings.matches >= ${sql.lit(FOR_A_PLACE.matches)} and ratings.opponents >= ${sql.lit(FOR_A_PLACE.opponents)})`;

export function leadersIn(db: Database): LeaderStore {
  const ratingsOf = (game: string, kind: RatingKind) =>
    db.selectFrom("ratings").where("ratings.game", "=", game).where("ratings.rated", "=", storedKind(kind));
  const withNames = (game: string, kind: RatingKind) =>
    ratingsOf(game, kind)
      .innerJoin("people", "people.id", "ratings.person")
      .select(["people.id", "people.name", "people.arms", "ratings.mu", "ratings.sigma", "ratings.matches", "ratings.opponents"]);
  const named = ({ id, name, arms, ...rating }: Required<RatedGuest>): RatedGuest => ({ ...guestOfRow({ id, name, arms }), ...rating });

  return {
    async ratedGuests(game, kind, placed, limit) {
      const some = withNames(game, kind).where(placed ? isPlaced : sql<boolean>`not ${isPlaced}`);
      return (await some.orderBy(cautious, "desc").orderBy("people.id").limit(limit).execute()).map(named);
    },

    async countPlaced(game, kind) {
      const { count } = await ratingsOf(game, kind)
        .where(isPlaced)
        .select(({ fn }) => fn.countAll().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async standing(id, game, kind) {
      const own = await withNames(game, kind).where("people.id", "=", id).executeTakeFirst();
      if (own === undefined) return undefined;
      const { mu, sigma } = own;
      const counted = (condition: ReturnType<typeof sql<boolean>>) => sql<number>`sum(case when ${condition} then 1 else 0 end)`;
      const { above, better, better_or_equal } = await ratingsOf(game, kind)
        .where(isPlaced)
        .where("ratings.person", "!=", id)
        .select([
          counted(sql`${cautious} > ${mu - CAUTION * sigma}`).as("above"),
          counted(sql`ratings.mu - ratings.sigma > ${mu + sigma}`).as("better"),
          counted(sql`ratings.mu + ratings.sigma >= ${mu - sigma}`).as("better_or_equal"),
        ])
        .executeTakeFirstOrThrow();
      const place = Number(above) + 1;
      const [best, worst] = [Number(better) + 1, Number(better_or_equal) + 1];
      return { ...named(own), place, best: Math.min(place, best), worst: Math.max(place, worst) };
    },
  };
}
