/** Conduct in a database. */
import type { ChatLine } from "../../shared/core/wire.ts";
import type { Complaint, Conduct } from "../data/conduct.ts";
import type { Database } from "./schema.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** So long the first, the second and each later desertion keeps somebody away. */
const BAN_TIMES = [2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR];
/** After so long it is forgiven. */
const DESERTION_COUNTS_FOR = 7 * 24 * HOUR;
/** Within an hour. */
const MAX_COMPLAINTS_PER_HOUR = 10;

export function conductIn(db: Database, now: () => number): Conduct {
  return {
    async addDesertion(person, match) {
      const known = await db.selectFrom("people").select("id").where("id", "=", person).executeTakeFirst();
      // Whoever has been erased meanwhile is nobody any more.
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
      const made = await db
        .selectFrom("complaints")
        .select("at")
        .where("person", "=", person)
        .where("at", ">", now() - HOUR)
        .execute();
      if (made.length >= MAX_COMPLAINTS_PER_HOUR) return false;
      await db
        .insertInto("complaints")
        .values({ person, ...complaint, chat: JSON.stringify(chat), at: now() })
        .execute();
      return true;
    },
    async complaints(most) {
      const rows = await db.selectFrom("complaints").selectAll().orderBy("at", "desc").limit(most).execute();
      return rows.map(({ person: _kept, chat, ...complaint }) => ({
        ...complaint,
        why: complaint.why as Complaint["why"],
        chat: JSON.parse(chat) as ChatLine[],
      }));
    },
  };
}
