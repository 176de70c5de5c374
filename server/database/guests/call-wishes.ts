/** Who wishes to be called when a player waits, in a database. */
import { LIMITS } from "../../base/limits.ts";
import type { CallWishStore } from "../../store/call-wishes.ts";
import type { Database } from "../schema.ts";
import { blocksIn } from "./blocks.ts";

export function callWishesIn(db: Database, now: () => number): CallWishStore {
  const { blockedAmong } = blocksIn(db);
  return {
    callWishes: (person) =>
      db
        .selectFrom("call_wishes")
        .select(["game", "until"])
        .where("person", "=", person)
        .where("until", ">", now())
        .orderBy("game")
        .execute(),

    async wishToBeCalled(person, { game, until }) {
      // The row stays after its end: it knows when the guest was last called.
      await db
        .insertInto("call_wishes")
        .values({ person, game, until, called: 0, caller: null })
        .onConflict((conflict) => conflict.columns(["person", "game"]).doUpdateSet({ until }))
        .execute();
    },

    async takeCalls(game, waiting) {
      const since = now() - LIMITS.callInterval;
      const due = await db
        .selectFrom("call_wishes as wish")
        .select("person")
        .where("game", "=", game)
        .where("until", ">", now())
        .where("person", "!=", waiting)
        .where(({ or, eb }) => or([eb("caller", "is", null), eb("caller", "!=", waiting)]))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("call_wishes as last")
                .select("called")
                .whereRef("last.person", "=", "wish.person")
                .where("last.called", ">", since),
            ),
          ),
        )
        // Who was called last is called after all others.
        .orderBy("called")
        .limit(LIMITS.maxCalled)
        .execute();
      const apart = new Set(
        await blockedAmong(
          waiting,
          due.map(({ person }) => person),
        ),
      );
      const wanted = due.map(({ person }) => person).filter((person) => !apart.has(person));
      if (wanted.length === 0) return [];
      // Of two processes one finds the row as it was.
      const taken = await db
        .updateTable("call_wishes")
        .set({ called: now(), caller: waiting })
        .where("game", "=", game)
        .where("person", "in", wanted)
        .where("called", "<=", since)
        .returning("person")
        .execute();
      return taken.map(({ person }) => person);
    },
  };
}
