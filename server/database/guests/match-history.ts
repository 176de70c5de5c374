/** A guest's finished matches, in pages and in figures. Every query walks the index of one guest's results. */
import { type ExpressionBuilder, sql } from "kysely";
import type { MatchFilter } from "../../../shared/core/wire/calls.ts";
import type { GuestStore } from "../../store/guest-store.ts";
import { displayedRating, estimatedRating, storedKind } from "../../store/ratings.ts";
import type { Database, Tables } from "../schema.ts";
import { opponentsIn } from "./results.ts";

export function matchHistoryIn(db: Database): Pick<GuestStore, "matchPage" | "figures"> {
  return {
    async matchPage(id, filter, limit) {
      const found = await pageQuery(db, id, filter)
        .limit(limit + 1)
        .execute();
      const rows = found.slice(0, limit);
      const opponents = await opponentsIn(
        db,
        id,
        rows.map(({ match }) => match),
      );
      const matches = rows.map((row) => ({
        ...row,
        rated: row.rated === 1,
        seats: Number(row.seats),
        others: opponents.filter(({ match }) => match === row.match).map(({ match: _same, ...other }) => other),
      }));
      return { matches, more: found.length > limit };
    },
    async figures(id, limit) {
      const rows = await db
        .selectFrom("results as own")
        .select(["own.game", "own.rated", "own.at", "own.seat", "own.place", "own.how", "own.mu", "own.sigma", "own.met"])
        .select(seatCount)
        .where("own.person", "=", id)
        .orderBy("own.at", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ rated, seats, mu, sigma, met, ...row }) => ({
        ...row,
        rated: rated === 1,
        seats: Number(seats),
        // On the ladder a guest has another rating, which is not told here.
        ...(mu !== null &&
          sigma !== null &&
          rated !== storedKind("ladder") && { rating: displayedRating({ mu, sigma }), estimate: estimatedRating({ mu }) }),
        ...(met !== null && { met: Math.round(met) }),
      }));
    },
  };
}

type Own = ExpressionBuilder<Tables & { own: Tables["results"] }, "own">;

const seatCount = (make: Own) =>
  make
    .selectFrom("results as all")
    .whereRef("all.match", "=", "own.match")
    .select(({ fn }) => fn.countAll().as("count"))
    .as("seats");

/** Newest first. Exported for the test that asks the database how it would run it. */
export function pageQuery(db: Database, id: string, { game, result, rated, player = "", from, until, after }: MatchFilter) {
  let query = db
    .selectFrom("results as own")
    .select(["own.match", "own.seat", "own.game", "own.rated", "own.at", "own.place", "own.how"])
    .select(seatCount)
    .where("own.person", "=", id)
    .orderBy("own.at", "desc")
    .orderBy("own.match", "desc");
  if (game !== undefined) query = query.where("own.game", "=", game);
  if (rated !== undefined) query = query.where("own.rated", rated ? "=" : "<>", storedKind("rated"));
  if (result === "won") query = query.where("own.place", "=", 1);
  if (result === "lost") query = query.where("own.place", "<>", 1);
  if (from !== undefined) query = query.where("own.at", ">=", from);
  if (until !== undefined) query = query.where("own.at", "<", until);
  if (after !== undefined)
    query = query
      .where("own.at", "<=", after.at)
      .where(({ or, eb }) => or([eb("own.at", "<", after.at), eb("own.match", "<", after.match)]));
  if (player !== "") query = query.where((own) => own.exists(opponentNamed(own as unknown as Own, id, player)));
  return query;
}

/** Case does not matter, in SQLite of ASCII letters. */
const opponentNamed = (own: Own, id: string, part: string) =>
  own
    .selectFrom("results as other")
    .innerJoin("people", "people.id", "other.person")
    .select("other.seat")
    .whereRef("other.match", "=", "own.match")
    .where("other.person", "<>", id)
    .where(({ ref }) => sql<boolean>`lower(${ref("people.name")}) like lower(${`%${part.replace(/[%_!]/g, "!$&")}%`}) escape '!'`);
