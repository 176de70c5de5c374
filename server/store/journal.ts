/** The journal in a database: an append is answered when it is on disk. */
import { type Entry, isEntry, type MatchRecord } from "../../shared/core/record.ts";
import type { Journal } from "../journal.ts";
import type { Database } from "./database.ts";

export function journalIn(db: Database): Journal {
  return {
    async open(match, { entries, ...head }) {
      if (entries.length > 0) throw new Error(`match ${match} begins with entries`);
      await db
        .insertInto("matches")
        .values({ id: match, head: JSON.stringify(head), closed: 0 })
        .execute();
    },
    async append(match, number, entry) {
      await db.transaction().execute(async (within) => {
        // The key refuses a number that is taken; this one refuses a number that does not follow.
        const { next } = await within
          .selectFrom("entries")
          .select(({ fn }) => fn.count<number>("number").as("next"))
          .where("match", "=", match)
          .executeTakeFirstOrThrow();
        if (Number(next) !== number) throw new Error(`match ${match} has ${next} entries, so ${number} does not follow`);
        await within
          .insertInto("entries")
          .values({ match, number, entry: JSON.stringify(entry) })
          .execute();
      });
    },
    async read(match) {
      const row = await db.selectFrom("matches").select("head").where("id", "=", match).executeTakeFirst();
      if (row === undefined) return undefined;
      const rows = await db.selectFrom("entries").select(["number", "entry"]).where("match", "=", match).orderBy("number").execute();
      return { ...(JSON.parse(row.head) as Omit<MatchRecord, "entries">), entries: wholeEntries(rows) };
    },
    async close(match) {
      await db.updateTable("matches").set({ closed: 1 }).where("id", "=", match).execute();
    },
    async unfinished() {
      const rows = await db.selectFrom("matches").select("id").where("closed", "=", 0).orderBy("id").execute();
      return rows.map(({ id }) => id);
    },
  };
}

/** Up to the first that is missing or cannot be read: what follows a hole never happened as far as anybody can prove. */
function wholeEntries(rows: readonly { readonly number: number; readonly entry: string }[]): Entry[] {
  const entries: Entry[] = [];
  for (const { number, entry } of rows) {
    const read = number === entries.length ? readEntry(entry) : undefined;
    if (read === undefined) break;
    entries.push(read);
  }
  return entries;
}

function readEntry(text: string): Entry | undefined {
  try {
    const entry: unknown = JSON.parse(text);
    return isEntry(entry) ? (entry as Entry) : undefined;
  } catch {
    return undefined;
  }
}
