/** Which guests do not want to meet each other. */
import type { GuestStore } from "../../store/guest-store.ts";
import type { Database } from "../schema.ts";
import { deleteContact } from "./contact-rows.ts";

export function blocksIn(db: Database): Pick<GuestStore, "block" | "unblock" | "blockedAmong"> {
  return {
    async block(id, other) {
      await db.transaction().execute(async (within) => {
        await within
          .insertInto("blocks")
          .values({ person: id, blocked: other })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await deleteContact(within, id, other);
      });
    },
    async unblock(id, other) {
      await db.deleteFrom("blocks").where("person", "=", id).where("blocked", "=", other).execute();
    },
    async blockedAmong(id, others) {
      if (others.length === 0) return [];
      const rows = await db
        .selectFrom("blocks")
        .select(["person", "blocked"])
        .where((either) =>
          either.or([
            either("person", "=", id).and("blocked", "in", [...others]),
            either("blocked", "=", id).and("person", "in", [...others]),
          ]),
        )
        .execute();
      const inBlock = new Set(rows.flatMap(({ person, blocked }) => [person, blocked]));
      return others.filter((other) => inBlock.has(other));
    },
  };
}
