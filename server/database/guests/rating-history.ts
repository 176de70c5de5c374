/** Ratings after each match that was saved before they were kept, derived from all results in the order they came. */
import type { Kysely } from "kysely";
import { newRating, type Rating, updatedRatings } from "../../store/ratings.ts";
import type { Tables } from "../schema.ts";

/** Rows read at once. */
const PAGE = 2_000;
type Row = Pick<Tables["results"], "match" | "seat" | "person" | "game" | "rated" | "at" | "place">;

/**
 * Fills `mu` and `sigma` as `addResult` would have. Where an opponent has been erased since, the match cannot be rated again and is left out;
 * the ratings themselves are not touched.
 */
export async function deriveRatingHistory(db: Kysely<Tables>): Promise<void> {
  const ratings = new Map<string, Rating>();
  let rest: Row[] = [];
  for (let last: Row | undefined; ; ) {
    const page = await rowsAfter(db, last);
    last = page.at(-1);
    rest.push(...page);
    // The last match of a page may go on in the next one.
    const open = page.length < PAGE ? undefined : last?.match;
    const whole = rest.filter(({ match }) => match !== open);
    rest = rest.filter(({ match }) => match === open);
    for (const rows of Map.groupBy(whole, ({ match }) => match).values()) await rate(db, rows, ratings);
    if (open === undefined) return;
  }
}

const rowsAfter = (db: Kysely<Tables>, last: Row | undefined): Promise<Row[]> => {
  const rows = db.selectFrom("results").select(["match", "seat", "person", "game", "rated", "at", "place"]);
  const next =
    last === undefined
      ? rows
      : rows
          .where("at", ">=", last.at)
          .where(({ or, and, eb }) =>
            or([eb("at", ">", last.at), eb("match", ">", last.match), and([eb("match", "=", last.match), eb("seat", ">", last.seat)])]),
          );
  return next.orderBy("at").orderBy("match").orderBy("seat").limit(PAGE).execute();
};

async function rate(db: Kysely<Tables>, rows: readonly Row[], ratings: Map<string, Rating>): Promise<void> {
  const rated = rows.filter(({ person, place }) => person !== null && place > 0);
  if (rated.length < 2) return;
  const keys = rated.map(({ person, game, rated: kind }) => `${person} ${game} ${kind}`);
  const before = keys.map((key) => ratings.get(key) ?? newRating());
  const after = updatedRatings(
    before,
    rated.map(({ place }) => place),
  );
  for (const [at, rating] of after.entries()) {
    const { match, seat } = rated[at] as Row;
    ratings.set(keys[at] as string, rating);
    const { mu, sigma } = rating;
    await db.updateTable("results").set({ mu, sigma }).where("match", "=", match).where("seat", "=", seat).execute();
  }
}
