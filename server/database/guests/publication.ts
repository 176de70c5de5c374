/** Published matches in a database. */
import { sql } from "kysely";
import type { Counted, PublicationStore } from "../../store/publication.ts";
import { storedKind } from "../../store/ratings.ts";
import type { Database } from "../schema.ts";
import { isAllowed, setAllowed } from "./allowances.ts";

export function publicationIn(db: Database, now: () => number): PublicationStore {
  return {
    publishes: (person) => isAllowed(db, "publishers", person),
    setPublishes: (person, on) => setAllowed(db, "publishers", person, on),

    async publishable(since, until) {
      const rows = await db
        .selectFrom("results")
        .leftJoin("publishers", "publishers.person", "results.person")
        .select("results.match")
        .where("results.at", ">=", since)
        .where("results.at", "<", until)
        .where("results.rated", "=", storedKind("rated"))
        .groupBy("results.match")
        .having(sql<boolean>`count(*) = count(publishers.person)`)
        .execute();
      return rows.map(({ match }) => match);
    },

    async isPublished(month) {
      return (await db.selectFrom("dumps").select("month").where("month", "=", month).executeTakeFirst()) !== undefined;
    },

    async beginMonth(month) {
      await db.deleteFrom("published").where("month", "=", month).execute();
    },

    async publish(month, match) {
      await db
        .insertInto("published")
        .values({ month, ...match })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async endMonth(month, counted) {
      await db
        .insertInto("dumps")
        .values({ month, made: now(), counted: JSON.stringify(counted) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async dumps() {
      const rows = await db
        .selectFrom("dumps")
        .innerJoin("published", "published.month", "dumps.month")
        .select(({ fn }) => ["dumps.month", "published.game", fn.countAll().as("matches")])
        .groupBy(["dumps.month", "published.game"])
        .orderBy("dumps.month", "desc")
        .orderBy("published.game")
        .execute();
      return rows.map(({ matches, ...dump }) => ({ ...dump, matches: Number(matches) }));
    },

    async dump(game, month, from, limit) {
      const rows = await db
        .selectFrom("published")
        .innerJoin("dumps", "dumps.month", "published.month")
        .select("record")
        .where("published.month", "=", month)
        .where("game", "=", game)
        .orderBy("deal")
        .offset(from)
        .limit(limit)
        .execute();
      return rows.map(({ record }) => record);
    },

    async counted(game, seats) {
      const rows = await db.selectFrom("dumps").select("counted").orderBy("month").execute();
      const all = rows.flatMap(({ counted }) => JSON.parse(counted) as Counted[]);
      return all.filter((one) => one.game === game && one.seats === seats);
    },
  };
}
