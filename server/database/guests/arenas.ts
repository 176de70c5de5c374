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

    async isOfArena(match) {
      const found = await db
        .selectFrom("deal_plays")
        .innerJoin("shared_deals", "shared_deals.code", "deal_plays.code")
        .select("match")
        .where("match", "=", match)
        .where("arena", "is not", null)
        .executeTakeFirst();
      return found !== undefined;
    },

    async arenasFor(person, notice) {
      const open = db
        .selectFrom("arenas")
        .select(["code", "game", "opens", "closes"])
        .where("closes", ">", now())
        .where("opens", "<", now() + notice)
        .orderBy("opens")
        .orderBy("code");
      const played = db
        .selectFrom("deal_plays")
        .innerJoin("shared_deals", "shared_deals.code", "deal_plays.code")
        .select("shared_deals.arena")
        .where("deal_plays.person", "=", person);
      // However many others are listed, nobody loses the way to their own.
      const [own, listed] = await Promise.all([
        open.where((either) => either.or([either("owner", "=", person), either("code", "in", played)])).execute(),
        open.where("listed", "=", 1).limit(LIMITS.maxListedArenas).execute(),
      ]);
      const rows = [...new Map([...own, ...listed].map((row) => [row.code, row])).values()];
      const counts = await Promise.all(rows.map(({ code }) => playersOf(db, code)));
      return rows
        .map(({ code, game, opens, closes }, at) => ({ code, game, from: opens, until: closes, players: counts[at] ?? 0 }))
        .toSorted((one, other) => one.from - other.from);
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
