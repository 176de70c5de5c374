/** The deal of the day in a database. */
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { cleanText } from "../../../shared/core/base/player-text.ts";
import { LONGEST_NAME } from "../../../shared/core/wire/calls.ts";
import type { DailyResult } from "../../../shared/core/wire/daily.ts";
import type { DailyDeal, DailyStore, GuestDaily } from "../../store/dailies.ts";
import type { Database } from "../schema.ts";

export function dailiesIn(db: Database, now: () => number): DailyStore {
  const rankedOf = ({ day, game }: DailyDeal) =>
    db.selectFrom("dailies").where("dailies.day", "=", day).where("dailies.game", "=", game).where("dailies.ranked", "=", 1);

  async function standing(deal: DailyDeal, match: string, score: number): Promise<Pick<DailyResult, "others" | "worse">> {
    const { others, worse } = await rankedOf(deal)
      .where("dailies.match", "!=", match)
      .select(({ fn }) => [
        fn.countAll().as("others"),
        sql<number | null>`sum(case when dailies.score < ${score} then 1 else 0 end)`.as("worse"),
      ])
      .executeTakeFirstOrThrow();
    return { others: Number(others), worse: Number(worse ?? 0) };
  }

  async function dailyOfGuest(deal: DailyDeal, person: string): Promise<GuestDaily | undefined> {
    const row = await db
      .selectFrom("dailies")
      .select(["match", "ranked", "score", "outcome", "lead"])
      .where("person", "=", person)
      .where("day", "=", deal.day)
      .where("game", "=", deal.game)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { match, score, outcome, ranked } = row;
    if (score === null || outcome === null) return { match };
    return { match, result: { outcome, ...leadOf(row), ranked: ranked === 1, ...(await standing(deal, match, score)) } };
  }

  return {
    dailyOfGuest,
    async dailySecret({ day, game }) {
      await db
        .insertInto("daily_deals")
        .values({ day, game, secret: randomBytes(32).toString("hex") })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const deal = db.selectFrom("daily_deals").select("secret").where("day", "=", day).where("game", "=", game);
      return (await deal.executeTakeFirstOrThrow()).secret;
    },
    async claimDaily(deal, person, match) {
      await db
        .insertInto("dailies")
        .values({ match, ...deal, person })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const own = await dailyOfGuest(deal, person);
      if (own === undefined) throw new Error(`the guest has no match of ${deal.day}`);
      return own;
    },
    async endDaily(match, { outcome, lead, score }, ranked) {
      await db
        .updateTable("dailies")
        .set({ outcome, lead: lead ?? null, score, ranked: Number(ranked), ended: now() })
        .where("match", "=", match)
        .where("ended", "is", null)
        .execute();
    },
    async bestDaily(deal) {
      const best = await rankedOf(deal)
        .leftJoin("people", "people.id", "dailies.person")
        .select(["dailies.match", "dailies.outcome", "dailies.lead", "people.name"])
        .orderBy("dailies.score", "desc")
        .orderBy("dailies.ended")
        .limit(1)
        .executeTakeFirst();
      if (best === undefined || best.outcome === null) return undefined;
      const { players } = await rankedOf(deal)
        .select(({ fn }) => fn.countAll().as("players"))
        .executeTakeFirstOrThrow();
      const { match, outcome, name } = best;
      return { match, outcome, ...leadOf(best), name: cleanText(name ?? "", LONGEST_NAME), players: Number(players) };
    },
    async dailyDays(person, most) {
      const days = db.selectFrom("dailies").select("day").distinct().where("person", "=", person).where("ranked", "=", 1);
      return (await days.orderBy("day", "desc").limit(most).execute()).map(({ day }) => day);
    },
    async isDailyPlayed({ day, game }) {
      const one = db.selectFrom("dailies").select("match").where("day", "=", day).where("game", "=", game).limit(1);
      return (await one.executeTakeFirst()) !== undefined;
    },
  };
}

const leadOf = ({ lead }: { readonly lead: number | null }): { readonly lead?: number } => (lead === null ? {} : { lead });
