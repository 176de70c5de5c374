/** Deals that are played by a link, in a database. */
import { cleanText } from "../../../shared/core/base/player-text.ts";
import { LONGEST_NAME } from "../../../shared/core/wire/calls.ts";
import { LIMITS } from "../../base/limits.ts";
import type { DailyEnd } from "../../store/dailies.ts";
import { type DealTerms, type NewDeal, type SharedDealStore, type StoredDeal, type StoredPlay, seatOf } from "../../store/shared-deals.ts";
import { lockRow } from "../lock-row.ts";
import type { Database } from "../schema.ts";

export function sharedDealsIn(db: Database, now: () => number): SharedDealStore {
  return {
    addArenaDeal: async ({ code, game, last, arena, ...terms }) => {
      await db
        .insertInto("shared_deals")
        .values({ code, game, last, day: null, owner: null, arena, terms: JSON.stringify(terms satisfies DealTerms) })
        .onConflict((conflict) => conflict.column("code").doNothing())
        .execute();
    },

    addDeal: (owner, { code, game, last, day, ...terms }, today, first) =>
      db.transaction().execute(async (within) => {
        await lockRow(within, "people", "id", owner);
        const own = await within.selectFrom("shared_deals").select("code").where("owner", "=", owner).where("last", ">=", today).execute();
        if (own.length >= LIMITS.maxSharedDeals) return false;
        await within
          .insertInto("shared_deals")
          .values({ code, game, last, day: day ?? null, owner, arena: null, terms: JSON.stringify(terms satisfies DealTerms) })
          .execute();
        if (first === undefined) return true;
        const { match, end, ranked } = first;
        const { outcome, score, lead } = end;
        const ended = { ended: now(), outcome, score, lead: lead ?? null, ranked: Number(ranked) };
        await within
          .insertInto("deal_plays")
          .values({ code, match, person: owner, seat: terms.seat, number: 0, first: 1, ...ended })
          .execute();
        return true;
      }),

    sharedDeal: (code) => readDeal(db, code),
    plays: (code) => readPlays(db, code),

    claimPlay: (code, person, match) =>
      db.transaction().execute(async (within) => {
        // One after the other: each who comes may play in the next seat.
        if (!(await lockRow(within, "shared_deals", "code", code))) return undefined;
        const [deal, plays] = [await readDeal(within, code), await readPlays(within, code)];
        const own = plays.find((one) => one.person === person);
        if (deal === undefined || own !== undefined) return own;
        if (plays.length >= LIMITS.maxDealPlayers) return undefined;
        const seat = seatOf(deal, plays.length);
        await within.insertInto("deal_plays").values({ code, match, person, seat, number: plays.length, first: 0 }).execute();
        return { match, person, seat, name: "", first: false, end: undefined };
      }),

    async endPlay(match, { outcome, lead, score }, ranked) {
      await db
        .updateTable("deal_plays")
        .set({ outcome, lead: lead ?? null, score, ranked: Number(ranked), ended: now() })
        .where("match", "=", match)
        .where("ended", "is", null)
        .execute();
    },

    async mayWatchPlay(match, person, today) {
      const found = await db
        .selectFrom("deal_plays as other")
        .innerJoin("deal_plays as own", "own.code", "other.code")
        .innerJoin("shared_deals", "shared_deals.code", "other.code")
        .select("other.match")
        .where("other.match", "=", match)
        .where("own.person", "=", person)
        .where("own.ended", "is not", null)
        .where((either) => either.or([either("shared_deals.day", "is", null), either("shared_deals.day", "<", today)]))
        .executeTakeFirst();
      return found !== undefined;
    },
  };
}

async function readDeal(db: Database, code: string): Promise<StoredDeal | undefined> {
  const row = await db
    .selectFrom("shared_deals")
    .leftJoin("people", "people.id", "shared_deals.owner")
    .select(["shared_deals.game", "shared_deals.last", "shared_deals.day", "shared_deals.arena", "shared_deals.terms", "people.name"])
    .where("shared_deals.code", "=", code)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { game, last, day, arena, terms, name } = row;
  const deal: NewDeal = {
    code,
    game,
    last,
    ...(day !== null && { day }),
    ...(arena !== null && { arena }),
    ...(JSON.parse(terms) as DealTerms),
  };
  return { ...deal, by: cleanText(name ?? "", LONGEST_NAME) };
}

async function readPlays(db: Database, code: string): Promise<StoredPlay[]> {
  const rows = await db
    .selectFrom("deal_plays")
    .leftJoin("people", "people.id", "deal_plays.person")
    .select(["match", "person", "seat", "first", "ended", "outcome", "lead", "score", "ranked", "people.name"])
    .where("deal_plays.code", "=", code)
    .orderBy("number")
    .execute();
  return rows.map(({ match, person, seat, first, name, ...row }) => ({
    match,
    seat,
    person: person ?? undefined,
    name: cleanText(name ?? "", LONGEST_NAME),
    first: first === 1,
    end: endOfRow(row),
  }));
}

interface EndOfPlay {
  readonly ended: number | null;
  readonly outcome: DailyEnd["outcome"] | null;
  readonly lead: number | null;
  readonly score: number | null;
  readonly ranked: number | null;
}

/** Undefined while the match goes on. */
export function endOfRow({ ended, outcome, lead, score, ranked }: EndOfPlay): StoredPlay["end"] {
  if (ended === null || outcome === null || score === null) return undefined;
  return { outcome, score, ...(lead !== null && { lead }), ranked: ranked === 1 };
}
