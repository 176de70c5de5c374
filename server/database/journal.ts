/** The journal in a database. An append resolves when it is on disk. */
import type { Entry, MatchRecord } from "../../shared/core/match/record.ts";
import { time } from "../base/time.ts";
import type { Journal } from "../store/journal.ts";
import { createAppendQueue } from "./append-queue.ts";
import { entryTable, readEntry } from "./entry-table.ts";
import type { Database } from "./schema.ts";
import { entryBuffer } from "./sqlite/entry-buffer.ts";
import { flushMatch, isSqlite } from "./sqlite/flush-buffer.ts";

export function journalIn(db: Database, now: () => number = time.now): Journal {
  // In PostgreSQL several processes append, so that the key must check every entry at once: it has no buffer.
  const buffer = isSqlite(db) ? entryBuffer(db) : undefined;
  const append = createAppendQueue(buffer ?? entryTable(db));
  return {
    async open(match, { entries, ...head }) {
      if (entries.length > 0) throw new Error(`match ${match} begins with entries`);
      await db
        .insertInto("matches")
        .values({ id: match, head: JSON.stringify(head), closed: 0, ended: null })
        .execute();
      buffer?.beginMatch(match);
    },
    append: (match, number, entry) => append(match, number, JSON.stringify(entry)),
    async read(match) {
      const row = await db.selectFrom("matches").select("head").where("id", "=", match).executeTakeFirst();
      if (row === undefined) return undefined;
      await flushMatch(db, match);
      const rows = await db.selectFrom("entries").select(["number", "entry"]).where("match", "=", match).orderBy("number").execute();
      return { ...(JSON.parse(row.head) as Omit<MatchRecord, "entries">), entries: readableEntries(rows) };
    },
    async length(match) {
      await flushMatch(db, match);
      const row = await db
        .selectFrom("entries")
        .select(({ fn }) => fn.max("number").as("last"))
        .where("match", "=", match)
        .executeTakeFirst();
      return row?.last == null ? 0 : Number(row.last) + 1;
    },
    async repair(match, from, to) {
      const change = buffer?.changeMatch ?? ((_match, work) => db.transaction().execute(work));
      return change(match, async (within) => {
        const damaged = await within
          .selectFrom("entries")
          .selectAll()
          .where("match", "=", match)
          .where("number", ">=", from)
          .where("number", "<", to)
          .execute();
        if (damaged.length === 0) return 0;
        const at = now();
        await within
          .insertInto("torn")
          .values(damaged.map((row) => ({ ...row, at })))
          .execute();
        await within.deleteFrom("entries").where("match", "=", match).where("number", ">=", from).where("number", "<", to).execute();
        return damaged.length;
      });
    },
    async close(match) {
      buffer?.endMatch(match);
      await db.updateTable("matches").set({ closed: 1, ended: now() }).where("id", "=", match).where("closed", "=", 0).execute();
    },
    async isClosed(match) {
      const row = await db.selectFrom("matches").select("closed").where("id", "=", match).executeTakeFirst();
      return row?.closed === 1;
    },
    async unfinished() {
      const rows = await db.selectFrom("matches").select("id").where("closed", "=", 0).orderBy("id").execute();
      return rows.map(({ id }) => id);
    },
  };
}

/** Reads up to the first entry that is missing or unreadable: what follows a gap cannot be replayed. */
function readableEntries(rows: readonly { readonly number: number; readonly entry: string }[]): Entry[] {
  const entries: Entry[] = [];
  for (const { number, entry } of rows) {
    const read = number === entries.length ? readEntry(entry) : undefined;
    if (read === undefined) break;
    entries.push(read);
  }
  return entries;
}
