/** Errors of pages in a database. */
import type { PageErrorStore } from "../store/page-errors.ts";
import type { Database } from "./schema.ts";

/** Beyond this number, which only made-up errors can reach, the oldest group goes. */
export const MOST_GROUPS = 200;

export function pageErrorsIn(db: Database, now: () => number): PageErrorStore {
  return {
    async addPageError({ message, build, places, game = "", match = "", frame = -1 }) {
      const at = now();
      const told = { places: places.join(" "), game, match, frame, last: at };
      await db
        .insertInto("page_errors")
        .values({ message, build, ...told, first: at, count: 1 })
        .onConflict((conflict) =>
          conflict.columns(["message", "build"]).doUpdateSet(({ eb }) => ({ ...told, count: eb("page_errors.count", "+", 1) })),
        )
        .execute();
      const tooMany = db.selectFrom("page_errors").select("last").orderBy("last", "desc").limit(1).offset(MOST_GROUPS);
      await db.deleteFrom("page_errors").where("last", "<=", tooMany).execute();
    },
    async pageErrors(limit) {
      const rows = await db.selectFrom("page_errors").selectAll().orderBy("last", "desc").orderBy("message").limit(limit).execute();
      return rows.map(({ places, ...row }) => ({ ...row, places: places === "" ? [] : places.split(" ") }));
    },
  };
}
