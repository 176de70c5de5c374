/** Arenas, in a database. */
import { cleanText } from "../../../shared/core/base/player-text.ts";
import { LONGEST_NAME } from "../../../shared/core/wire/calls.ts";
import { LIMITS } from "../../base/limits.ts";
import type { ArenaStore, ArenaTerms } from "../../store/arenas.ts";
import { lockRow } from "../lock-row.ts";
import type { Database } from "../schema.ts";
import { endOfRow } from "./shared-deals.ts";

export function arenasIn(db: Database, now: () => number): ArenaStore {
  return {
    addArena: (owner, { code, game, from, until, listed, ...terms }) =>
      db.transaction().execute(async (within) => {
        await lockRow(within, "people", "id", owner);
        const own = await within.selectFrom("arenas").select("code").where("owner", "=", owner).where("closes", ">", now()).execute();
        if (own.length >= LIMITS.maxArenas) return false;
        await within
          .insertInto("arenas")
          .values({
            code,
            game,
            owner,
            opens: from,
            closes: until,
            listed: Number(listed),
            terms: JSON.stringify(terms satisfies ArenaTerms),
          })
          .execute();
        return true;
      }),

    async arena(code) {
      const row = await db
        .selectFrom("arenas")
        .leftJoin("people", "people.id", "arenas.owner")
        .select(["game", "opens", "closes", "listed", "terms", "people.name"])
        .where("code", "=", code)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { game, opens, closes, listed, terms, name } = row;
      const by = cleanText(name ?? "", LONGEST_NAME);
      return { code, game, from: opens, until: closes, listed: listed === 1, by, ...(JSON.parse(terms) as ArenaTerms) };
    },

    async arenaPlays(code) {
      const rows = await db
        .selectFrom("shared_deals")
        .innerJoin("deal_plays", "deal_plays.code", "shared_deals.code")
        .leftJoin("people", "people.id", "deal_plays.person")
        .select(["shared_deals.code", "match", "seat", "person", "ended", "outcome", "lead", "score", "ranked", "people.name"])
        .where("shared_deals.arena", "=", code)
        .orderBy("shared_deals.code")
        .execute();
      return rows.map((row) => {
        const end = endOfRow(row);
        return {
          deal: row.code,
          match: row.match,
          seat: row.seat,
          person: row.person ?? undefined,
          name: cleanText(row.name ?? "", LONGEST_NAME),
          end: end && { ...end, at: row.ended ?? 0 },
        };
      });
    },

    async arenasFor(person, notice) {
      const rows = await db
        .selectFrom("arenas")
        .select(["code", "game", "opens", "closes"])
        .where("closes", ">", now())
        .where("opens", "<", now() + notice)
        .where((either) => either.or([either("listed", "=", 1), either("owner", "=", person)]))
        .orderBy("opens")
        .orderBy("code")
        .limit(LIMITS.maxListedArenas)
        .execute();
      const counts = await Promise.all(rows.map(({ code }) => playersOf(db, code)));
      return rows.map(({ code, game, opens, closes }, at) => ({ code, game, from: opens, until: closes, players: counts[at] ?? 0 }));
    },
  };
}

async function playersOf(db: Database, arena: string): Promise<number> {
  const { count } = await db
    .selectFrom("shared_deals")
    .innerJoin("deal_plays", "deal_plays.code", "shared_deals.code")
    .select((of) => of.fn.count("deal_plays.person").distinct().as("count"))
    .where("shared_deals.arena", "=", arena)
    .executeTakeFirstOrThrow();
  return Number(count);
}
