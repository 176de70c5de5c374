/** The shelf in a database. */
import { LEVELS, USUAL } from "../../shared/core/levels.ts";
import { isWord } from "../../shared/core/plain.ts";
import { report } from "../log.ts";
import type { Shelf, Standing } from "../shelf.ts";
import { time } from "../time.ts";
import type { Database } from "./schema.ts";

export function shelfIn(db: Database, now: () => number = time.now): Shelf {
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
      return row && readStanding(id, row.standing);
    },
    async drop(id) {
      await db.deleteFrom("tables").where("id", "=", id).execute();
    },
    async coded(code) {
      const row = await db.selectFrom("tables").select("id").where("code", "=", code).orderBy("touched", "desc").executeTakeFirst();
      return row?.id;
    },
    async of(person) {
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
    async untouched(since) {
      const rows = await db.selectFrom("tables").select("id").where("touched", "<", since).execute();
      return rows.map(({ id }) => id);
    },
  };
}

/** What cannot be read is no table any more, and is given up like one. */
export function readStanding(id: string, text: string): Standing | undefined {
  try {
    const standing = JSON.parse(text) as Standing;
    // Kept before there were levels, or by a harbour that has others.
    const bots = isWord(LEVELS)(standing.table.bots) ? standing.table.bots : USUAL;
    return { ...standing, table: { ...standing.table, bots } };
  } catch (error) {
    report(`standing of ${id}`, error);
    return;
  }
}
