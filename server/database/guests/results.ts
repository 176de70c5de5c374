/** Results of finished matches, and the ratings that follow from them. */

import { cleanText } from "../../../shared/core/base/player-text.ts";
import { LONGEST_NAME } from "../../../shared/core/wire/calls.ts";
import { strengthsOf } from "../../../shared/strengths.ts";
import type { FinishedMatch, GuestStore } from "../../store/guest-store.ts";
import { FOR_A_PLACE } from "../../store/leaders.ts";
import { levelRating, newRating, type Rating, type RatingKind, storedKind, updatedRatings } from "../../store/ratings.ts";
import type { Database } from "../schema.ts";
import { eraseSeat } from "./erase-guest.ts";
import { guestIn } from "./guest-identity.ts";
import { opponentStrengths } from "./opponent-strength.ts";

export function resultsIn(
  db: Database,
  now: () => number,
): Pick<GuestStore, "addResult" | "rating" | "ratings" | "history" | "outcomeOf" | "aloneAgainstBots" | "opponentAt"> {
  return {
    async addResult(finished) {
      await db.transaction().execute(async (within) => {
        const match = await withoutErasedGuests(within, finished);
        const { result, game } = match;
        const kind = kindOf(match);
        const met = await opponentStrengths(match, (person) => ratingIn(within, person, game, kind));
        const rows = match.people.map((person, seat) => ({
          match: match.match,
          seat,
          person: person ?? null,
          game,
          rated: storedKind(kind),
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
        if (Number(inserted.numInsertedOrUpdatedRows) > 0 && !match.uncounted && (await changesRatings(within, match)))
          await updateRatings(within, match);
      });
    },
    rating: (id, game, kind) => ratingIn(db, id, game, kind),
    async ratings(id) {
      const rows = await db
        .selectFrom("ratings")
        .select(["game", "rated", "mu", "sigma", "matches"])
        .where("person", "=", id)
        .where("rated", "<>", storedKind("ladder"))
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
        .select(["results.game", "results.at", "results.place", "results.points", "people.name", "people.arms"])
        .where("results.match", "=", match)
        .orderBy("results.seat")
        .execute();
      const [first] = rows;
      if (first === undefined) return undefined;
      const seats = rows.map(({ name, arms, place, points }) => ({
        name: name ?? "",
        arms: arms ?? "",
        place,
        points: JSON.parse(points) as Record<string, number>,
      }));
      return { game: first.game, at: first.at, seats };
    },
    async aloneAgainstBots(id, match) {
      const rows = await db.selectFrom("results").selectAll().where("match", "=", match).orderBy("seat").execute();
      const people = rows.filter(({ person }) => person !== null);
      const [own] = people;
      if (own === undefined || people.length > 1 || own.person !== id) return undefined;
      const points = rows.map((row) => JSON.parse(row.points) as Record<string, number>);
      return { seat: own.seat, result: { how: own.how, places: rows.map(({ place }) => place), points } };
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

/** Only the ladder has programs, and there no guest plays against themselves: a program stands for its owner. */
async function changesRatings(within: Database, { people, ladder }: FinishedMatch): Promise<boolean> {
  const players = people.flatMap((person) => person ?? []);
  if (players.length === 0) return true;
  const programs = await within.selectFrom("programs").select(["person", "owner"]).where("person", "in", players).execute();
  if (ladder !== true) return programs.length === 0;
  const owners = new Map(programs.map(({ person, owner }) => [person, owner]));
  return new Set(players.map((person) => owners.get(person) ?? person)).size === players.length;
}

const kindOf = ({ ladder, rated }: FinishedMatch): RatingKind => (ladder ? "ladder" : rated ? "rated" : "casual");

/** Guests are rated against guests only; on the ladder also against levels, whose own ratings stay. */
async function updateRatings(within: Database, finished: FinishedMatch): Promise<void> {
  const { match, game, people, result } = finished;
  const kind = kindOf(finished);
  const before: { readonly seat: number; readonly person: string | undefined; readonly rating: Rating }[] = [];
  for (const [seat, person] of people.entries()) {
    const rating = person === undefined ? ratingOfLevel(finished, seat) : await ratingIn(within, person, game, kind);
    if (rating !== undefined && result.places[seat] !== undefined) before.push({ seat, person, rating });
  }
  if (before.length < 2) return;
  const ratings = updatedRatings(
    before.map(({ rating }) => rating),
    before.map(({ seat }) => result.places[seat] as number),
  );
  const after = before.flatMap(({ seat, person }, at) => (person === undefined ? [] : { seat, person, rating: ratings[at] as Rating }));
  for (const { seat, person, rating } of after) {
    await within
      .insertInto("ratings")
      .values({ person, game, rated: storedKind(kind), opponents: 0, ...rating })
      .onConflict((conflict) => conflict.columns(["person", "game", "rated"]).doUpdateSet(rating))
      .execute();
    const { mu, sigma } = rating;
    await within.updateTable("results").set({ mu, sigma }).where("match", "=", match).where("seat", "=", seat).execute();
  }
  for (const { person } of after) {
    await within
      .updateTable("ratings")
      .set({ opponents: await countOpponents(within, person, game, kind) })
      .where("person", "=", person)
      .where("game", "=", game)
      .where("rated", "=", storedKind(kind))
      .execute();
  }
}

/** Of a bot in a match that counts for the ladder, if its level was measured. */
function ratingOfLevel({ ladder, game, levels = [] }: FinishedMatch, seat: number): Rating | undefined {
  const level = levels[seat];
  const strength = ladder && level !== undefined ? strengthsOf(game)?.[level] : undefined;
  return strength === undefined ? undefined : levelRating(strength);
}

/** A match of guests who are new may count later: all are counted again. */
async function countOpponents(within: Database, person: string, game: string, kind: RatingKind): Promise<number> {
  const { count } = await within
    .selectFrom("results as own")
    .innerJoin("results as other", (join) => join.onRef("other.match", "=", "own.match").onRef("other.person", "!=", "own.person"))
    .innerJoin("ratings", (join) =>
      join.onRef("ratings.person", "=", "other.person").onRef("ratings.game", "=", "own.game").onRef("ratings.rated", "=", "own.rated"),
    )
    .where("own.person", "=", person)
    .where("own.game", "=", game)
    .where("own.rated", "=", storedKind(kind))
    .where("own.mu", "is not", null)
    .where("ratings.matches", ">=", FOR_A_PLACE.matches)
    .select(({ fn }) => fn.count("other.person").distinct().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function ratingIn(within: Database, person: string, game: string, kind: RatingKind): Promise<Rating> {
  const found = await within
    .selectFrom("ratings")
    .select(["mu", "sigma", "matches"])
    .where("person", "=", person)
    .where("game", "=", game)
    .where("rated", "=", storedKind(kind))
    .executeTakeFirst();
  return found ?? newRating();
}

export async function opponentsIn(db: Database, id: string, matches: readonly string[]) {
  if (matches.length === 0) return [];
  const rows = await db
    .selectFrom("results")
    .innerJoin("people", "people.id", "results.person")
    .leftJoin("blocks", (join) => join.onRef("blocks.blocked", "=", "results.person").on("blocks.person", "=", id))
    .leftJoin("contacts as own", (join) => join.onRef("own.other", "=", "results.person").on("own.person", "=", id))
    .leftJoin("contacts as theirs", (join) => join.onRef("theirs.person", "=", "results.person").on("theirs.other", "=", id))
    .select(["results.match", "results.seat", "people.name", "people.arms", "blocks.blocked", "own.at as added", "theirs.at as addedBy"])
    .where("results.match", "in", [...matches])
    .where("results.person", "!=", id)
    .orderBy("results.seat")
    .execute();
  return rows.map(({ blocked, name, arms, added, addedBy, ...row }) => ({
    ...row,
    name: cleanText(name, LONGEST_NAME),
    ...(arms !== "" && { arms }),
    blocked: blocked !== null,
    ...(added !== null && addedBy !== null && { known: true as const }),
  }));
}
