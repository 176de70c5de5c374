/** Snapshots of tables in a database. */
import { DEFAULT_LEVEL, levelOfWord } from "../../shared/core/contract/bot-level.ts";
import { report } from "../base/log.ts";
import { time } from "../base/time.ts";
import type { TableStore } from "../store/table-store.ts";
import { dueOf, isInDays, type TableSnapshot } from "../table/snapshot.ts";
import type { Database } from "./schema.ts";
import { namedIn } from "./table-names.ts";

export function tableStoreIn(db: Database, now: () => number = time.now): TableStore {
  /** Newest first. */
  const tablesOf = (person: string) =>
    db
      .selectFrom("sitters")
      .innerJoin("tables", "tables.id", "sitters.table")
      .select("tables.id")
      .where("sitters.person", "=", person)
      .where("sitters.seated", "=", 1)
      .orderBy("tables.touched", "desc");
  return {
    async save(id, snapshot) {
      const { code, opener } = snapshot.table;
      const days = isInDays(snapshot) ? 1 : 0;
      const touched = now();
      const row = { code, opener, standing: JSON.stringify(snapshot), touched, indexed: touched, days, due: dueOf(snapshot) ?? null };
      const named = namedIn(snapshot);
      await db.transaction().execute(async (within) => {
        await within
          .insertInto("tables")
          .values({ id, ...row })
          .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
          .execute();
        await within.deleteFrom("sitters").where("table", "=", id).execute();
        if (named.length > 0)
          await within
            .insertInto("sitters")
            .values(named.map((guest) => ({ table: id, ...guest })))
            .execute();
      });
    },
    async load(id) {
      const row = await db.selectFrom("tables").select("standing").where("id", "=", id).executeTakeFirst();
      return row && readSnapshot(id, row.standing);
    },
    async drop(id) {
      await db.deleteFrom("tables").where("id", "=", id).execute();
    },
    async byCode(code) {
      const row = await db.selectFrom("tables").select("id").where("code", "=", code).orderBy("touched", "desc").executeTakeFirst();
      return row?.id;
    },
    async ofPlayer(person) {
      const rows = await tablesOf(person).execute();
      return rows.map(({ id }) => id);
    },
    async inDays(person) {
      const rows = await tablesOf(person).where("tables.days", "=", 1).execute();
      return rows.map(({ id }) => id);
    },
    async openedBy(opener) {
      const { count } = db.fn;
      const row = await db.selectFrom("tables").select(count("id").as("tables")).where("opener", "=", opener).executeTakeFirstOrThrow();
      return Number(row.tables);
    },
    async unchangedSince(since, inDaysSince) {
      const rows = await db
        .selectFrom("tables")
        .select("id")
        .where(({ eb, and, or }) =>
          or([and([eb("days", "=", 0), eb("touched", "<", since)]), and([eb("days", "=", 1), eb("touched", "<", inDaysSince)])]),
        )
        .execute();
      return rows.map(({ id }) => id);
    },
    async due(before, limit) {
      const rows = db.selectFrom("tables").select(["id as table", "due"]).where("due", "<", before).orderBy("due").limit(limit);
      return (await rows.execute()).map(({ table, due }) => ({ table, due: Number(due) }));
    },
  };
}

/** An unreadable snapshot counts as missing: the match is ended as abandoned. */
export function readSnapshot(id: string, text: string): TableSnapshot | undefined {
  try {
    const snapshot = JSON.parse(text) as TableSnapshot;
    // Saved before there were levels, or by a version that has others.
    const bots = levelOfWord(snapshot.table.bots) ?? DEFAULT_LEVEL;
    return { ...snapshot, table: { ...snapshot.table, bots } };
  } catch (error) {
    report(`snapshot of ${id}`, error);
    return;
  }
}
