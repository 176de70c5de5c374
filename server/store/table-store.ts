/** The shelf in a database. */
import { BOT_LEVELS, DEFAULT_LEVEL } from "../../shared/core/levels.ts";
import { isWord } from "../../shared/core/plain.ts";
import type { TableSnapshot, TableStore } from "../data/table-store.ts";
import { report } from "../ops/log.ts";
import { time } from "../time.ts";
import type { Database } from "./schema.ts";

export function tableStoreIn(db: Database, now: () => number = time.now): TableStore {
  return {
    async save(id, standing) {
      const { code, opener } = standing.table;
      const row = { code, opener, standing: JSON.stringify(standing), touched: now() };
      const sitters = [...new Set(standing.seats.map(({ person }) => person))].filter((person) => person !== "");
      await db.transaction().execute(async (within) => {
        await within
          .insertInto("tables")
          .values({ id, ...row })
          .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
          .execute();
        await within.deleteFrom("sitters").where("table", "=", id).execute();
        if (sitters.length > 0)
          await within
            .insertInto("sitters")
            .values(sitters.map((person) => ({ table: id, person })))
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
      const rows = await db
        .selectFrom("sitters")
        .innerJoin("tables", "tables.id", "sitters.table")
        .select("tables.id")
        .where("sitters.person", "=", person)
        .orderBy("tables.touched", "desc")
        .execute();
      return rows.map(({ id }) => id);
    },
    async openedBy(opener) {
      const { count } = db.fn;
      const row = await db.selectFrom("tables").select(count("id").as("tables")).where("opener", "=", opener).executeTakeFirstOrThrow();
      return Number(row.tables);
    },
    async unchangedSince(since) {
      const rows = await db.selectFrom("tables").select("id").where("touched", "<", since).execute();
      return rows.map(({ id }) => id);
    },
  };
}

/** What cannot be read is no table any more, and is given up like one. */
export function readSnapshot(id: string, text: string): TableSnapshot | undefined {
  try {
    const standing = JSON.parse(text) as TableSnapshot;
    // Kept before there were levels, or by a harbour that has others.
    const bots = isWord(BOT_LEVELS)(standing.table.bots) ? standing.table.bots : DEFAULT_LEVEL;
    return { ...standing, table: { ...standing.table, bots } };
  } catch (error) {
    report(`standing of ${id}`, error);
    return;
  }
}
