/** People in a database. */
import { randomBytes, randomInt } from "node:crypto";
import { LONGEST_NAME } from "../../shared/core/calls.ts";
import { cleanText } from "../../shared/core/player-text.ts";
import type { FinishedMatch, GuestStore, KnownGuest } from "../data/guest-store.ts";
import { digestOf, newToken } from "../data/tokens.ts";
import { time } from "../time.ts";
import { assignName, releaseName } from "./assigned-names.ts";
import { conductIn } from "./conduct.ts";
import { eraseGuest, eraseSeat } from "./erase-guest.ts";
import { newRating, type Rating, updatedRatings as ratedAfter } from "./ratings.ts";
import type { Database } from "./schema.ts";

/** How long a code moves somebody to another device, in milliseconds. */
const CODE_LIFETIME = 5 * 60_000;
const CODE_LENGTH = 8;
/** Without letters and digits that look alike. */
const CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");

export function guestStoreIn(db: Database, now: () => number = time.now): GuestStore {
  async function newDevice(person: string, within: Database = db): Promise<string> {
    const token = newToken();
    await within
      .insertInto("devices")
      .values({ digest: digestOf(token), person })
      .execute();
    return token;
  }

  const personOf = (id: string, within: Database = db): Promise<KnownGuest | undefined> =>
    within
      .selectFrom("people")
      .select(["id", "name"])
      .where("id", "=", id)
      .executeTakeFirst()
      .then((person) => person && { ...person, name: cleanText(person.name, LONGEST_NAME) });

  async function ratingOf(within: Database, person: string, game: string, rated: boolean): Promise<Rating> {
    const found = await within
      .selectFrom("ratings")
      .select(["mu", "sigma", "matches"])
      .where("person", "=", person)
      .where("game", "=", game)
      .where("rated", "=", Number(rated))
      .executeTakeFirst();
    return found ?? newRating();
  }

  /** Only people who met people say anything of each other. */
  async function updateRatings(within: Database, { game, rated, people, result }: FinishedMatch): Promise<void> {
    const seats = people.flatMap((person, seat) => (person === undefined || result.places[seat] === undefined ? [] : [seat]));
    if (seats.length < 2) return;
    const before = await Promise.all(seats.map((seat) => ratingOf(within, people[seat] as string, game, rated)));
    const places = seats.map((seat) => result.places[seat] as number);
    for (const [at, after] of ratedAfter(before, places).entries()) {
      await within
        .insertInto("ratings")
        .values({ person: people[seats[at] as number] as string, game, rated: Number(rated), ...after })
        .onConflict((conflict) => conflict.columns(["person", "game", "rated"]).doUpdateSet(after))
        .execute();
    }
  }

  async function opponentsIn(id: string, matches: readonly string[]) {
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

  return {
    ...conductIn(db, now),
    async create(wished, others) {
      const id = randomBytes(8).toString("hex");
      return db.transaction().execute(async (within) => {
        await within.insertInto("people").values({ id, name: wished, created: now(), seen: now() }).execute();
        const name =
          others === undefined
            ? wished
            : await assignName(
                within,
                id,
                [wished, ...others].filter((name) => name !== ""),
              );
        if (name !== wished) await within.updateTable("people").set({ name }).where("id", "=", id).execute();
        return { person: { id, name }, token: await newDevice(id, within) };
      });
    },
    async byToken(token) {
      const device = await db.selectFrom("devices").select("person").where("digest", "=", digestOf(token)).executeTakeFirst();
      if (device === undefined) return undefined;
      await db.updateTable("people").set({ seen: now() }).where("id", "=", device.person).execute();
      return personOf(device.person);
    },
    async rename(id, name) {
      await db.transaction().execute(async (within) => {
        const { numUpdatedRows } = await within
          .updateTable("people")
          .set({ name })
          .where("id", "=", id)
          .where("name", "!=", name)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await releaseName(within, id);
      });
    },
    async createCode(id) {
      const code = newCode();
      await db
        .deleteFrom("codes")
        .where((or) => or.or([or("person", "=", id), or("until", "<", now())]))
        .execute();
      await db
        .insertInto("codes")
        .values({ code, person: id, until: now() + CODE_LIFETIME })
        .execute();
      return code;
    },
    async redeem(code) {
      return db.transaction().execute(async (within) => {
        const found = await within
          .deleteFrom("codes")
          .where("code", "=", code.trim().toUpperCase())
          .returning(["person", "until"])
          .executeTakeFirst();
        const person = found === undefined || found.until < now() ? undefined : await personOf(found.person, within);
        return person && { person, token: await newDevice(person.id, within) };
      });
    },
    rating: (id, game, rated) => ratingOf(db, id, game, rated),
    async addResult(told) {
      const { result, game, rated } = told;
      await db.transaction().execute(async (within) => {
        // Whoever has been erased while he played is nobody any more; the others keep their result.
        const known = await Promise.all(told.people.map((id) => id && personOf(id, within)));
        const people = known.map((person) => (person ? person.id : undefined));
        const match = { ...told, people };
        for (const [seat, id] of told.people.entries())
          if (id !== undefined && people[seat] === undefined) await eraseSeat(within, { match: told.match, seat });
        const rows = people.map((person, seat) => ({
          match: match.match,
          seat,
          person: person ?? null,
          game,
          rated: Number(rated),
          at: now(),
          place: result.places[seat] ?? 0,
          how: result.how,
          points: JSON.stringify(result.points[seat] ?? {}),
        }));
        const kept = await within
          .insertInto("results")
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (Number(kept.numInsertedOrUpdatedRows) > 0) await updateRatings(within, match);
      });
    },
    async ratings(id) {
      const rows = await db
        .selectFrom("ratings")
        .select(["game", "rated", "mu", "sigma", "matches"])
        .where("person", "=", id)
        .orderBy("game")
        .execute();
      return rows.map((row) => ({ ...row, rated: row.rated === 1 }));
    },
    async history(id, most) {
      const rows = await db
        .selectFrom("results")
        .select(["match", "seat", "game", "rated", "at", "place", "how", "points"])
        .where("person", "=", id)
        .orderBy("at", "desc")
        .limit(most)
        .execute();
      const met = await opponentsIn(
        id,
        rows.map(({ match }) => match),
      );
      return rows.map(({ rated, points, ...row }) => ({
        ...row,
        rated: rated === 1,
        points: JSON.parse(points) as Record<string, number>,
        others: met.filter(({ match }) => match === row.match).map(({ match: _same, ...other }) => other),
      }));
    },
    async opponentAt(id, match, seat) {
      const sat = await db.selectFrom("results").select(["seat", "person"]).where("match", "=", match).execute();
      if (!sat.some(({ person }) => person === id)) return undefined;
      return sat.find((other) => other.seat === seat && other.person !== id)?.person ?? undefined;
    },
    async block(id, other) {
      await db
        .insertInto("blocks")
        .values({ person: id, blocked: other })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async unblock(id, other) {
      await db.deleteFrom("blocks").where("person", "=", id).where("blocked", "=", other).execute();
    },
    async blockedAmong(id, others) {
      if (others.length === 0) return [];
      const rows = await db
        .selectFrom("blocks")
        .select(["person", "blocked"])
        .where((either) =>
          either.or([
            either("person", "=", id).and("blocked", "in", [...others]),
            either("blocked", "=", id).and("person", "in", [...others]),
          ]),
        )
        .execute();
      const met = new Set(rows.flatMap(({ person, blocked }) => [person, blocked]));
      return others.filter((other) => met.has(other));
    },
    async exportData(id) {
      const of = { column: "person", id } as const;
      const [person, devices, ratings, matches, blocks, desertions, complaints] = await Promise.all([
        db.selectFrom("people").selectAll().where("id", "=", id).executeTakeFirst(),
        db.selectFrom("devices").select("digest").where(of.column, "=", id).execute(),
        db.selectFrom("ratings").selectAll().where(of.column, "=", id).execute(),
        db.selectFrom("results").selectAll().where(of.column, "=", id).orderBy("at").execute(),
        db.selectFrom("blocks").select("blocked").where(of.column, "=", id).execute(),
        db.selectFrom("desertions").select(["match", "at"]).where(of.column, "=", id).execute(),
        db.selectFrom("complaints").select(["match", "seat", "why", "text", "chat", "at"]).where(of.column, "=", id).execute(),
      ]);
      const blocked = blocks.map(({ blocked }) => blocked);
      return { person, devices: devices.length, ratings, matches, blocked, desertions, complaints };
    },
    async erase(id, running = []) {
      await db.transaction().execute((within) => eraseGuest(within, id, running));
    },
  };
}
