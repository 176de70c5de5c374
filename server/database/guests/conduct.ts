/** Conduct in a database. */
import { LIMITS } from "../../base/limits.ts";
import type { Complaint, Conduct } from "../../store/conduct.ts";
import type { Database } from "../schema.ts";
import { chatLines, deleteUnusedChats, keepChat } from "./complaint-chats.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Ban after the first, second, ... desertion that counts; the last one repeats. */
const BAN_TIMES = [2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR];
/** How long a desertion counts. */
const DESERTION_COUNTS_FOR = 7 * 24 * HOUR;
const DAY = 24 * HOUR;
/**
 * The most complaints of all guests. If there are more, the oldest of the guest who has made the most is deleted: a few guests cannot push
 * out the others'.
 */
const MAX_COMPLAINTS = 5_000;

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
    addComplaint: (person, { chat, about = null, address = "", line = 0, said = "", ...complaint }) =>
      db.transaction().execute(async (within) => {
        const { why, text } = complaint;
        const { numUpdatedRows } = await within
          .updateTable("complaints")
          .set({ why, text, handled: null })
          .where("person", "=", person)
          .where("match", "=", complaint.match)
          .where("seat", "=", complaint.seat)
          .where("line", "=", line)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) {
          const recent = await within
            .selectFrom("complaints")
            .select("at")
            .where("person", "=", person)
            .where("at", ">", now() - DAY)
            .execute();
          const inHour = recent.filter(({ at }) => at > now() - HOUR).length;
          if (inHour >= LIMITS.maxComplaintsPerHour || recent.length >= LIMITS.maxComplaintsPerDay) return false;
          await makeRoom(within);
          await within
            .insertInto("complaints")
            .values({ person, ...complaint, about, address, line, said, at: now() })
            .execute();
        }
        await keepChat(within, complaint.match, chat);
        return true;
      }),
    async complaints(limit, skipped = 0, handled) {
      const rows = await db
        .selectFrom("complaints")
        .innerJoin("complaint_chats", "complaint_chats.match", "complaints.match")
        .leftJoin("people", "people.id", "complaints.about")
        .select(["complaints.match", "seat", "why", "text", "chat", "at", "about", "address", "handled", "line", "said"])
        .select(({ selectFrom, fn, val }) => [
          selectFrom("complaints as own")
            .select(({ fn: { countAll } }) => countAll().as("made"))
            .whereRef("own.person", "=", "complaints.person")
            .as("made"),
          fn.coalesce("people.name", val("")).as("name"),
        ])
        .$if(handled !== undefined, (rows) => rows.where("handled", handled ? "is not" : "is", null))
        .orderBy("at", "desc")
        .orderBy("complaints.match")
        .limit(limit)
        .offset(skipped)
        .execute();
      return rows.map(({ chat, made, about, ...complaint }) => ({
        ...complaint,
        about: about ?? undefined,
        why: complaint.why as Complaint["why"],
        chat: chatLines(chat),
        made: Number(made),
      }));
    },
    countComplaints: (handled) => countComplaints(db, handled),
    async handleComplaints({ match, seat, line = 0 }, handled) {
      const { numUpdatedRows } = await db
        .updateTable("complaints")
        .set({ handled: handled ? now() : null })
        .where("match", "=", match)
        .where("seat", "=", seat)
        .where("line", "=", line)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

async function countComplaints(db: Database, handled?: boolean): Promise<number> {
  const { total } = await db
    .selectFrom("complaints")
    .select(({ fn }) => fn.countAll().as("total"))
    .$if(handled !== undefined, (rows) => rows.where("handled", handled ? "is not" : "is", null))
    .executeTakeFirstOrThrow();
  return Number(total);
}

async function makeRoom(within: Database): Promise<void> {
  if ((await countComplaints(within)) < MAX_COMPLAINTS) return;
  const most = within
    .selectFrom("complaints")
    .select("person")
    .groupBy("person")
    .orderBy(({ fn }) => fn.countAll(), "desc")
    .limit(1);
  const oldest = await within
    .selectFrom("complaints")
    .select(["person", "match", "seat", "line"])
    .where("person", "=", most)
    .orderBy("at")
    .limit(1)
    .executeTakeFirstOrThrow();
  await within
    .deleteFrom("complaints")
    .where("person", "=", oldest.person)
    .where("match", "=", oldest.match)
    .where("seat", "=", oldest.seat)
    .where("line", "=", oldest.line)
    .execute();
  await deleteUnusedChats(within);
}
