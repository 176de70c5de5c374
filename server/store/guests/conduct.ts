/** Conduct in a database. */
import type { ChatLine } from "../../../shared/core/wire/wire.ts";
import type { Complaint, Conduct } from "../../data/conduct.ts";
import type { Database } from "../schema.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Ban after the first, second, ... desertion that counts; the last one repeats. */
const BAN_TIMES = [2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR];
/** How long a desertion counts. */
const DESERTION_COUNTS_FOR = 7 * 24 * HOUR;
/** Within an hour. */
const MAX_COMPLAINTS_PER_HOUR = 10;

export function conductIn(db: Database, now: () => number): Conduct {
  return {
    async addDesertion(person, match) {
      const known = await db.selectFrom("people").select("id").where("id", "=", person).executeTakeFirst();
      // The guest may have been erased since.
      if (known === undefined) return;
      await db
        .insertInto("desertions")
        .values({ person, match, at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async bannedUntil(person) {
      const rows = await db
        .selectFrom("desertions")
        .select("at")
        .where("person", "=", person)
        .where("at", ">", now() - DESERTION_COUNTS_FOR)
        .orderBy("at", "desc")
        .execute();
      const [last] = rows;
      const until = last === undefined ? 0 : last.at + (BAN_TIMES[Math.min(rows.length, BAN_TIMES.length) - 1] as number);
      return until > now() ? until : 0;
    },
    async addComplaint(person, { chat, ...complaint }) {
      const recent = await db
        .selectFrom("complaints")
        .select("at")
        .where("person", "=", person)
        .where("at", ">", now() - HOUR)
        .execute();
      if (recent.length >= MAX_COMPLAINTS_PER_HOUR) return false;
      await db
        .insertInto("complaints")
        .values({ person, ...complaint, chat: JSON.stringify(chat), at: now() })
        .execute();
      return true;
    },
    async complaints(limit) {
      const rows = await db.selectFrom("complaints").selectAll().orderBy("at", "desc").limit(limit).execute();
      return rows.map(({ person: _person, chat, ...complaint }) => ({
        ...complaint,
        why: complaint.why as Complaint["why"],
        chat: JSON.parse(chat) as ChatLine[],
      }));
    },
  };
}
