/** Results of finished matches, and the ratings that follow from them. */

import { cleanText } from "../../../shared/core/base/player-text.ts";
import { LONGEST_NAME } from "../../../shared/core/wire/calls.ts";
import type { FinishedMatch, GuestStore } from "../../store/guest-store.ts";
import { FOR_A_PLACE } from "../../store/leaders.ts";
import { newRating, type Rating, updatedRatings } from "../../store/ratings.ts";
import type { Database } from "../schema.ts";
import { eraseSeat } from "./erase-guest.ts";
import { guestIn } from "./guest-identity.ts";
import { opponentStrengths } from "./opponent-strength.ts";

export function resultsIn(
  db: Database,
  now: () => number,
): Pick<GuestStore, "addResult" | "rating" | "ratings" | "history" | "outcomeOf" | "opponentAt"> {
  return {
    async addResult(finished) {
      await db.transaction().execute(async (within) => {
        const match = await withoutErasedGuests(within, finished);
        const { result, game } = match;
        const met = await opponentStrengths(match, (person) => ratingIn(within, person, game, match.rated));
        const rows = match.people.map((person, seat) => ({
          match: match.match,
          seat,
          person: person ?? null,
          game,
          rated: Number(match.rated),
          at: now(),
          place: result.places[seat] ?? 0,
          how: result.how,
          points: JSON.stringify(result.points[seat] ?? {}),
          met: met[seat] ?? null,
        }));
        const inserted = await within
          .insertInto("results")
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (Number(inserted.numInsertedOrUpdatedRows) > 0 && !match.uncounted && !(await hasProgram(within, match)))
          await updateRatings(within, match);
      });
    },
    rating: (id, game, rated) => ratingIn(db, id, game, rated),
    async ratings(id) {
      const rows = await db
        .selectFrom("ratings")
        .select(["game", "rated", "mu", "sigma", "matches"])
        .where("person", "=", id)
        .orderBy("game")
        .execute();
      return rows.map((row) => ({ ...row, rated: row.rated === 1 }));
    },
    async history(id, limit) {
      const rows = await db
        .selectFrom("results")
        .select(["match", "seat", "game", "rated", "at", "place", "how", "points"])
        .where("person", "=", id)
        .orderBy("at", "desc")
        .limit(limit)
        .execute();
      const opponents = await opponentsIn(
        db,
        id,
        rows.map(({ match }) => match),
      );
      return rows.map(({ rated, points, ...row }) => ({
        ...row,
        rated: rated === 1,
        points: JSON.parse(points) as Record<string, number>,
        others: opponents.filter(({ match }) => match === row.match).map(({ match: _same, ...other }) => other),
      }));
    },
    async outcomeOf(match) {
      const rows = await db
        .selectFrom("results")
        .leftJoin("people", "people.id", "results.person")
        .select(["results.game", "results.at", "results.place", "results.points", "people.name"])
        .where("results.match", "=", match)
        .orderBy("results.seat")
        .execute();
      const [first] = rows;
      if (first === undefined) return undefined;
      const seats = rows.map(({ name, place, points }) => ({
        name: name ?? "",
        place,
        points: JSON.parse(points) as Record<string, number>,
      }));
      return { game: first.game, at: first.at, seats };
    },
    async opponentAt(id, match, seat) {
      const seats = await db.selectFrom("results").select(["seat", "person"]).where("match", "=", match).execute();
      if (!seats.some(({ person }) => person === id)) return undefined;
      return seats.find((other) => other.seat === seat && other.person !== id)?.person ?? undefined;
    },
  };
}

/** A guest may be erased during the match: their seat then counts as a bot's, and the others keep their result. */
async function withoutErasedGuests(within: Database, finished: FinishedMatch): Promise<FinishedMatch> {
  const known = await Promise.all(finished.people.map((id) => id && guestIn(within, id)));
  const people = known.map((person) => (person ? person.id : undefined));
  for (const [seat, id] of finished.people.entries())
    if (id !== undefined && people[seat] === undefined) await eraseSeat(within, { match: finished.match, seat });
  return { ...finished, people };
}

async function hasProgram(within: Database, { people }: FinishedMatch): Promise<boolean> {
  const players = people.flatMap((person) => person ?? []);
  if (players.length === 0) return false;
  return (await within.selectFrom("programs").select("person").where("person", "in", players).executeTakeFirst()) !== undefined;
}

/** Guests are rated against guests only, not against bots or programs. */
async function updateRatings(within: Database, { match, game, rated, people, result }: FinishedMatch): Promise<void> {
  const seats = people.flatMap((person, seat) => (person === undefined || result.places[seat] === undefined ? [] : [seat]));
  if (seats.length < 2) return;
  const before = await Promise.all(seats.map((seat) => ratingIn(within, people[seat] as string, game, rated)));
  const places = seats.map((seat) => result.places[seat] as number);
  for (const [at, after] of updatedRatings(before, places).entries()) {
    await within
      .insertInto("ratings")
      .values({ person: people[seats[at] as number] as string, game, rated: Number(rated), opponents: 0, ...after })
      .onConflict((conflict) => conflict.columns(["person", "game", "rated"]).doUpdateSet(after))
      .execute();
    const { mu, sigma } = after;
    await within
      .updateTable("results")
      .set({ mu, sigma })
      .where("match", "=", match)
      .where("seat", "=", seats[at] as number)
      .execute();
  }
  for (const seat of seats) {
    const person = people[seat] as string;
    await within
      .updateTable("ratings")
      .set({ opponents: await countOpponents(within, person, game, rated) })
      .where("person", "=", person)
      .where("game", "=", game)
      .where("rated", "=", Number(rated))
      .execute();
  }
}

/** A match of guests who are new may count later: all are counted again. */
async function countOpponents(within: Database, person: string, game: string, rated: boolean): Promise<number> {
  const { count } = await within
    .selectFrom("results as own")
    .innerJoin("results as other", (join) => join.onRef("other.match", "=", "own.match").onRef("other.person", "!=", "own.person"))
    .innerJoin("ratings", (join) =>
      join.onRef("ratings.person", "=", "other.person").onRef("ratings.game", "=", "own.game").onRef("ratings.rated", "=", "own.rated"),
    )
    .where("own.person", "=", person)
    .where("own.game", "=", game)
    .where("own.rated", "=", Number(rated))
    .where("own.mu", "is not", null)
    .where("ratings.matches", ">=", FOR_A_PLACE.matches)
    .select(({ fn }) => fn.count("other.person").distinct().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function ratingIn(within: Database, person: string, game: string, rated: boolean): Promise<Rating> {
  const found = await within
    .selectFrom("ratings")
    .select(["mu", "sigma", "matches"])
    .where("person", "=", person)
    .where("game", "=", game)
    .where("rated", "=", Number(rated))
    .executeTakeFirst();
  return found ?? newRating();
}

export async function opponentsIn(db: Database, id: string, matches: readonly string[]) {
  if (matches.length === 0) return [];
  const rows = await db
    .selectFrom("results")
    .innerJoin("people", "people.id", "results.person")
    .leftJoin("blocks", (join) => join.onRef("blocks.blocked", "=", "results.person").on("blocks.person", "=", id))
    .select(["results.match", "results.seat", "people.name", "blocks.blocked"])
    .where("results.match", "in", [...matches])
    .where("results.person", "!=", id)
    .orderBy("results.seat")
    .execute();
  return rows.map(({ blocked, name, ...row }) => ({ ...row, name: cleanText(name, LONGEST_NAME), blocked: blocked !== null }));
}
